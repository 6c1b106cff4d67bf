import { bestOf, shownFirst } from '@app/domain/score/most-unusual'
import { ideasForOrder } from '@app/domain/score/order-curve'
import { shownText } from '@app/domain/text/text'
import { type RefObject, Suspense, useId, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import type { Feedback, FinishedRound } from './feedback.queries.ts'
import * as styles from './order-card.module.css'
import { OrderChart } from './order-chart.tsx'

const LateIdeasDialog = lazyPart(async () => (await import('./late-ideas-dialog.tsx')).LateIdeasDialog)

/** Of more ideas that tie, the numbers say enough. */
const quotedAtMost = 2

interface Props {
  round: FinishedRound
  feedback: Feedback
  Head: 'h1' | 'h2'
  /** What it says takes the focus of a button that has gone. */
  said?: RefObject<HTMLHeadingElement | null>
}

/** The row of matches, and what it says. */
export function OrderCard({ round, feedback, Head, said }: Props) {
  const head = useId()
  const { score, sentences } = feedback
  const best = bestOf(score)
  const first = shownFirst(score)
  return (
    <section className={`${styles.burn} ${layout.onBlock}`} aria-labelledby={head}>
      <div className={styles.said}>
        <Head id={head} ref={said} tabIndex={-1}>
          {sentences.headline}
        </Head>
        <Quoted round={round} best={first} />
        <p>{sentences.order}</p>
        {best.length > 0 && <LateIdeasLink isSo={score.order.delta > 0} />}
        {best.length > 0 && <Halves order={score.order} />}
      </div>
      {(first.length > 0 || score.ideas.length >= ideasForOrder) && <OrderChart {...feedback} />}
    </section>
  )
}

/** The best idea, in the words of the person. */
export const Quoted = ({ round, best }: { round: FinishedRound; best: readonly number[] }) =>
  best.length <= quotedAtMost &&
  best.map((place) => (
    <blockquote key={place} className={styles.quoted} dir="auto">
      {shownText(round.ideas[place]?.text ?? '')}
    </blockquote>
  ))

export function Halves({ order: { curve, firstHalf, secondHalf } }: { order: Feedback['score']['order'] }) {
  const first = Math.ceil(curve.length / 2)
  return (
    <dl className={styles.halves}>
      <div>
        <dt>first {first}, on average</dt>
        <dd className={layout.num}>{firstHalf}</dd>
      </div>
      <div>
        <dt>last {curve.length - first}</dt>
        <dd className={layout.num}>{secondHalf}</dd>
      </div>
    </dl>
  )
}

/** Beside the sentence on order; a list that went the other way must not read that it cannot. */
function LateIdeasLink({ isSo }: { isSo: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const title = isSo ? 'Why late ideas are odder' : 'Why late ideas are often odder'
  return (
    <>
      <button type="button" className={buttons.link} onClick={() => setOpen(true)}>
        {title}
      </button>
      {isOpen && (
        <Suspense>
          <LateIdeasDialog title={title} onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
