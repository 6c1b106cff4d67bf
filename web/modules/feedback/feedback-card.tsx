import { dayAt } from '@app/domain/day/day'
import { slotsFor } from '@app/domain/rounds/slots'
import type { ThinkerId } from '@app/domain/rounds/thinker-ids'
import { bestIdeasByScore } from '@app/domain/scoring/most-unusual'
import { formatCount } from '@app/domain/text/number-words'
import { ArrowRight, Check, History } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { useUser } from '../../api/session.ts'
import { useSubmissionQueue } from '../../device/submission-queue/submission-queue.ts'
import { Link } from '../../router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { Matches } from '../../ui/symbols.tsx'
import { useRoundsToday } from '../rounds/rounds-today.ts'
import { thinkerBriefs } from '../rounds/thinker-briefs.ts'
import { ShareButton } from '../share-links/share-button.tsx'
import { hasChoice } from './favourites-choice.ts'
import { FavouritesForm, useFocusOnceChosen } from './favourites-form.tsx'
import type { Feedback, FinishedRound } from './feedback.queries.ts'
import * as styles from './feedback-card.module.css'
import { FinishBand, thinkerCaption } from './finish-band.tsx'
import { OrderHalves, QuotedIdeas } from './order-card.tsx'
import { MatchRow } from './order-chart.tsx'
import { hasChart } from './round-summary.ts'

export interface FeedbackCardProps {
  round: FinishedRound
  /** Before its figures. */
  shouldAsk: boolean
  /** The first card of the day. */
  isFirst: boolean
}

export function FeedbackCard({ round, shouldAsk, isFirst }: FeedbackCardProps) {
  const heading = useFocusOnceChosen(shouldAsk)
  if (!shouldAsk) return <DoneCard round={round} heading={heading} />
  return (
    <div className={styles.asks}>
      {isFirst && <FinishBand {...round} roundId={round.id} count={round.ideas.length} isTaken />}
      <FavouritesForm round={round} Head="h2" />
    </div>
  )
}

function DoneCard({ round, heading }: { round: FinishedRound; heading: RefObject<HTMLHeadingElement | null> }) {
  const head = useId()
  const { feedback } = round
  const best = feedback ? bestIdeasByScore(feedback.score) : []
  return (
    <article
      className={`${styles.done} label onBlock`}
      data-part={hasChoice(round) ? undefined : 'few'}
      aria-labelledby={head}
    >
      <div className={styles.summary}>
        <SessionOfDay day={round.day} />
        <h2 id={head} ref={heading} tabIndex={-1}>
          {feedback?.sentences.headline ?? `${formatCount(round.ideas.length, 'idea')} handed in`}
        </h2>
        {feedback && <QuotedIdeas round={round} feedback={feedback} />}
        {feedback && best.length > 0 && <OrderHalves score={feedback.score} />}
        <Tomorrow day={round.day} />
        <div className={`row ${styles.goes}`}>
          <Button size="big" to={`/rounds/${round.id}`}>
            See your session <ArrowRight className="i" />
          </Button>
          <ShareButton round={round} />
          <AllSessions />
        </div>
        <Says round={round} />
      </div>
      {feedback && (hasChart(feedback.score) ? <MatchRow {...feedback} isCut /> : <Struck {...feedback} />)}
    </article>
  )
}

/** The line that stood before the choice stays with the day. */
function Says({ round: { thinkerId, answer } }: Pick<FeedbackCardProps, 'round'>) {
  const [name] = thinkerBriefs[thinkerId as ThinkerId] ?? []
  if (!name || !answer) return null
  return (
    <p className={styles.says}>
      <span>{thinkerCaption(thinkerId ?? '', name)}</span>
      <b>{answer.line}</b>
    </p>
  )
}

/** A lit match for each idea where nothing tells them apart; a phone has no room to give away. */
const Struck = ({ score: { fluency } }: Feedback) =>
  fluency.different > 0 && (
    <p className={styles.struck} aria-hidden="true">
      <Matches of={fluency.different} lit={fluency.different} />
    </p>
  )

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth']

/** Those that wait to be sent were finished after the one that is shown. */
function SessionOfDay({ day }: Pick<FinishedRound, 'day'>) {
  const { waiting } = useSubmissionQueue()
  const sessions = useRoundsToday()
  if (!sessions) return null
  const count = sessions.count - waiting.filter(({ about }) => about.day === day).length
  return (
    <p className={`row ${styles.place}`}>
      <span>{`Your ${ordinals[count - 1] ? `${ordinals[count - 1]} session today` : 'latest session'}`}</span>
      {/* Ideas of a trial take no session of the day. */}
      {count > 0 && (
        <span className="tag">
          <Check className="i" />
          <span>{`${count} of ${sessions.limit}`}</span>
        </span>
      )}
    </p>
  )
}

/** After the first session, and on the first day of the account: ideas of a trial are none of today's sessions. */
function Tomorrow({ day }: Pick<FinishedRound, 'day'>) {
  const user = useUser()
  const count = useRoundsToday()?.count
  if (!user || count === undefined) return null
  if (user.totalSolved !== count && dayAt(Date.parse(user.createdAt), user.timeZone) !== day) return null
  return (
    <p className={styles.tomorrow}>
      {`Your next session has ${slotsFor(user)} slots, and tomorrow brings a second look at this list.`}
    </p>
  )
}

function AllSessions() {
  if (useUser()?.plan !== 'premium') return null
  return (
    <Link className="link" to="/solution-history">
      <History className="i" />
      All your sessions
    </Link>
  )
}
