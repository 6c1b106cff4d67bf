import { dayAt } from '@app/domain/day'
import { Link } from '@tanstack/react-router'
import { Timer } from 'lucide-react'
import { useUser } from '../../api/session.ts'
import type { FinishedRound } from './feedback.queries.ts'
import { ShareShape } from './share-shape.tsx'
import './round-end.css'

/** Where somebody goes from a round. */
export function RoundEnd({ round }: { round: FinishedRound }) {
  const zone = useUser()?.timeZone
  const isToday = zone !== undefined && round.day === dayAt(Date.now(), zone)
  return (
    <div className="round-end">
      <Link className="btn big" to="/">
        Done
      </Link>
      {round.feedback && <ShareShape round={round} feedback={round.feedback} />}
      {isToday && (
        <p className="later">
          <Timer className="i" />
          <span>Second look tomorrow: one minute to add to your last list of today</span>
        </p>
      )}
    </div>
  )
}
