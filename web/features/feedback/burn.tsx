import { type RefObject, useId } from 'react'
import type { Feedback, FinishedRound } from './feedback.queries.ts'
import { headlineOf } from './headline.ts'
import { LateIdeasLink } from './late-ideas-link.tsx'
import { OrderChart } from './order-chart.tsx'
import './burn.css'

interface Props {
  round: FinishedRound
  feedback: Feedback
  Head: 'h1' | 'h2'
  /** What it says takes the focus of a button that has gone. */
  said?: RefObject<HTMLHeadingElement | null>
}

/** The row of matches, and what it says. */
export function Burn({ round, feedback, Head, said }: Props) {
  const head = useId()
  const { score, sentences } = feedback
  const { title, best, why } = headlineOf(round, score, sentences.order)
  return (
    <section className="burn on-block" aria-labelledby={head}>
      <div className="said">
        <Head id={head} ref={said} tabIndex={-1}>
          {title}
        </Head>
        {best !== null && <blockquote dir="auto">{best}</blockquote>}
        <p>{why}</p>
        {best !== null && <LateIdeasLink isSo={score.order.delta > 0} />}
        {best !== null && <Halves order={score.order} />}
      </div>
      <OrderChart {...feedback} />
    </section>
  )
}

function Halves({ order: { curve, firstHalf, secondHalf } }: { order: Feedback['score']['order'] }) {
  const first = Math.ceil(curve.length / 2)
  return (
    <dl className="halves">
      <div>
        <dt>first {first}, on average</dt>
        <dd className="num">{firstHalf}</dd>
      </div>
      <div>
        <dt>last {curve.length - first}</dt>
        <dd className="num">{secondHalf}</dd>
      </div>
    </dl>
  )
}
