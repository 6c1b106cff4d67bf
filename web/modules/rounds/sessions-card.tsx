import { roundsPerDay } from '@app/domain/premium/plan'
import { useQuery } from '@tanstack/react-query'
import type { User } from '../../api/session.ts'
import { Drawing } from '../../ui/symbols.tsx'
import { todayCountQuery } from './today.queries.ts'

/** Sessions of today: a flame for each that is done, a head for each that waits. */
export function SessionsCard({ plan }: Pick<User, 'plan'>) {
  // Without an answer nothing is claimed.
  const { count, limit } = useQuery(todayCountQuery).data ?? { count: null, limit: roundsPerDay[plan] }
  return (
    <div className="card stat sessions">
      <dt>Sessions today</dt>
      <dd>
        <span>
          <span className="v">{count ?? '–'}</span>
          <span className="u">of {limit}</span>
        </span>
        <span className="matches">
          {Array.from({ length: limit }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the matches differ by their place alone.
            <Drawing key={place} name={count !== null && place < count ? 'match-lit' : 'match-new'} />
          ))}
        </span>
      </dd>
    </div>
  )
}
