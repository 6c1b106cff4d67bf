import { type Day, endOfDay, startOfDay } from '@app/domain/day/day'
import { slotsFor } from '@app/domain/rounds/slots'
import type { CSSProperties } from 'react'
import type { User } from '../../api/session.ts'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as match from '../../ui/styles/match.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import { Drawing } from '../../ui/symbols.tsx'
import { CustomProblemLink } from './custom-problem-link.tsx'
import * as styles from './next-card.module.css'
import { timeLeft, useTimeLeft } from './time-left.ts'

export function NextCard({ user, today, onShowNext }: { user: User; today: Day; onShowNext: () => void }) {
  const { timeZone } = user
  const end = endOfDay(today, timeZone)
  const left = useTimeLeft(end)
  const words = timeLeft(left)
  const spent = { '--p': Math.min(1, 1 - left / (end - startOfDay(today, timeZone))) } as CSSProperties
  return (
    <section className={`${surfaces.card} ${styles.next}`} aria-labelledby="next">
      <h2 id="next">{words ? 'Next problem in' : 'The next problem is here'}</h2>
      {words ? (
        <>
          <p className={styles.left}>{words}</p>
          <div className={`${match.match} ${styles.match}`} style={spent} aria-hidden="true">
            <div className={match.stick} />
            <span className={match.fl}>
              <Drawing name="flame" />
            </span>
          </div>
        </>
      ) : (
        <button type="button" className={buttons.btn} onClick={onShowNext}>
          Show It
        </button>
      )}
      <p className={layout.muted}>
        {words && `At midnight, ${timeZone.replaceAll('_', ' ')} time. `}
        You will have {slotsFor(user)} slots.
      </p>
      <CustomProblemLink user={user} />
    </section>
  )
}
