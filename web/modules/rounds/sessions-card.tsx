import { roundsPerDay } from '@app/domain/premium/plan-limits'
import type { User } from '../../api/session.ts'
import * as match from '../../ui/styles/match.module.css'
import * as stat from '../../ui/styles/stat.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import { Drawing } from '../../ui/symbols.tsx'
import { useSessionsToday } from './sessions-today.ts'
import * as styles from './today-card.module.css'

export function SessionsCard({ plan }: Pick<User, 'plan'>) {
  const { count, limit } = useSessionsToday() ?? { count: null, limit: roundsPerDay[plan] }
  return (
    <div className={`${surfaces.card} ${stat.stat} ${styles.sessions}`}>
      <dt>Sessions today</dt>
      <dd>
        <span>
          <span className={stat.v}>{count ?? '–'}</span>
          <span className={stat.u}>of {limit}</span>
        </span>
        <span className={`${match.matches} ${styles.matches}`}>
          {Array.from({ length: limit }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the matches differ by their place alone.
            <Drawing key={place} name={count !== null && place < count ? 'match-lit' : 'match-new'} />
          ))}
        </span>
      </dd>
    </div>
  )
}
