import { dayAt } from '@app/domain/day/day'
import { useQuery } from '@tanstack/react-query'
import { Timer } from 'lucide-react'
import { useUser } from '../../api/session.ts'
import { Link } from '../../ui/link.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { type FinishedRound, latestQuery } from './feedback.queries.ts'
import * as styles from './round-end.module.css'
import { ShareShape } from './share-shape.tsx'

/** Where somebody goes from a round. */
export function RoundEnd({ round }: { round: FinishedRound }) {
  const zone = useUser()?.timeZone
  const isToday = zone !== undefined && round.day === dayAt(Date.now(), zone)
  // The server knows which list of a day was its last, and whether that day is still today.
  const isLast = useQuery({ ...latestQuery, enabled: isToday }).data?.today?.id === round.id
  return (
    <div className={styles.roundEnd}>
      <Link className={`${buttons.btn} ${buttons.big}`} to="/">
        Done
      </Link>
      {round.feedback && <ShareShape round={round} feedback={round.feedback} />}
      {isToday && isLast && (
        <p className={styles.later}>
          <Timer className={layout.i} />
          <span>Second look tomorrow: one minute to add to this list</span>
        </p>
      )}
    </div>
  )
}
