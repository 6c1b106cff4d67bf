import { sanitizeForDisplay } from '@app/domain/text/text'
import { ArrowRight } from 'lucide-react'
import { type RefObject, useEffect, useId } from 'react'
import { useNavigation } from '../../router/navigation.ts'
import { Button } from '../../ui/button.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { OfflinePlate } from '../rounds/offline-plate.tsx'
import { hasTechnique } from '../rounds/technique-words.ts'
import { FavouritesForm, useFocusOnceChosen } from './favourites-form.tsx'
import type { FinishedRound } from './feedback.queries.ts'
import * as styles from './feedback-card.module.css'
import { FinishBand } from './finish-band.tsx'
import { LastStep, nextTitleOf } from './next-step.tsx'
import { picksOf } from './picked-ideas.tsx'
import { resultHeadOf } from './round-summary.ts'

export interface FeedbackCardProps {
  round: FinishedRound
  /** Before its result. */
  shouldAsk: boolean
  /** The first card of the day. */
  isFirst: boolean
}

export function FeedbackCard({ round, shouldAsk, isFirst }: FeedbackCardProps) {
  const heading = useFocusOnceChosen(shouldAsk)
  const { go, fetchAhead } = useNavigation()
  const result = `/rounds/${round.id}` as const
  useEffect(() => {
    if (shouldAsk) fetchAhead(result)
  }, [shouldAsk, fetchAhead, result])
  if (!shouldAsk) return <DoneCard round={round} heading={heading} />
  return (
    <div className={styles.asks}>
      {isFirst && <FinishBand roundId={round.id} form={round.form} count={round.ideas.length} isTaken />}
      <FavouritesForm round={round} Head="h2" onChosen={() => go(result)} />
    </div>
  )
}

/** The session of today in short: what was picked, and the next step. */
function DoneCard({ round, heading }: { round: FinishedRound; heading: RefObject<HTMLHeadingElement | null> }) {
  const head = useId()
  const { coach, thinkerId } = round
  const { title } = resultHeadOf(round)
  const picks = picksOf(round)
  return (
    <article className={`${styles.done} label onBlock`} aria-labelledby={head}>
      <OfflinePlate id={hasTechnique(thinkerId) ? thinkerId : 'my-own-path'} />
      <div className={styles.summary}>
        <h2 id={head} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {picks.length > 0 && <p className={styles.label}>You picked</p>}
        {picks.map((place) => (
          <blockquote key={place} dir="auto">
            {sanitizeForDisplay(round.ideas[place]?.text ?? '')}
          </blockquote>
        ))}
        {coach?.last && <LastStep last={coach.last} />}
        {coach?.next && (
          <div className={styles.next}>
            <p className={styles.label}>{nextTitleOf(coach)}</p>
            <p className={`disp ${styles.line}`}>
              <MarkedText text={coach.next.line} />
            </p>
          </div>
        )}
        <Button kind="line" size="big" to={`/rounds/${round.id}`}>
          See Your Session <ArrowRight className="i" />
        </Button>
      </div>
    </article>
  )
}
