import { ArrowRight } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import type { FinishedRound } from './feedback.queries.ts'
import * as styles from './feedback-card.module.css'
import { OrderCard } from './order-card.tsx'
import { PickForm } from './pick-form.tsx'
import { ScorePart } from './score-part.tsx'
import { useFocusOnceChosen } from './use-focus-once-chosen.ts'

/** Is there a choice to make before the numbers? Of one or two ideas the best two are plain. */
export const asksFirst = ({ feedback, ideas }: FinishedRound): boolean =>
  feedback !== null && feedback.favourites === null && ideas.length > 2

/** The round that was just finished, first on the dashboard. */
export function FeedbackCard({ round }: { round: FinishedRound }) {
  const asks = asksFirst(round)
  const said = useFocusOnceChosen(asks)
  if (asks)
    return (
      <div className={styles.feedbackCard}>
        <PickForm round={round} Head="h2" />
      </div>
    )
  return (
    <div className={styles.feedbackCard}>
      {round.feedback && (
        <>
          <OrderCard round={round} feedback={round.feedback} Head="h2" said={said} />
          <ScorePart feedback={round.feedback} Head="h3" />
        </>
      )}
      <Link className={`${buttons.btn} ${styles.btn} ${buttons.line}`} to={`/rounds/${round.id}`}>
        Every idea of this round <ArrowRight className={layout.i} />
      </Link>
    </div>
  )
}
