import { ArrowRight } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { Burn } from './burn.tsx'
import type { FinishedRound } from './feedback.queries.ts'
import { PickForm } from './pick-form.tsx'
import { ScorePart } from './score-part.tsx'
import { useFocusOnceChosen } from './use-focus-once-chosen.ts'
import './feedback-card.css'

/** Is there a choice to make before the numbers? Of one or two ideas the best two are plain. */
export const asksFirst = ({ feedback, ideas }: FinishedRound): boolean =>
  feedback !== null && feedback.favourites === null && ideas.length > 2

/** The round that was just finished, first on the dashboard. */
export function FeedbackCard({ round }: { round: FinishedRound }) {
  const asks = asksFirst(round)
  const said = useFocusOnceChosen(asks)
  if (asks)
    return (
      <div className="feedback-card">
        <PickForm round={round} Head="h2" />
      </div>
    )
  return (
    <div className="feedback-card">
      {round.feedback && (
        <>
          <Burn round={round} feedback={round.feedback} Head="h2" said={said} />
          <ScorePart feedback={round.feedback} Head="h3" />
        </>
      )}
      <Link className="btn line" to={`/rounds/${round.id}`}>
        Every idea of this round <ArrowRight className="i" />
      </Link>
    </div>
  )
}
