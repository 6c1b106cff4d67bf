import { bestIdeasByScore } from '@app/domain/scoring/most-unusual'
import { type RefObject, useId, useState } from 'react'
import type { Feedback, FinishedRound } from './feedback.queries.ts'
import { LateIdeasDialog } from './late-ideas-dialog.tsx'
import * as styles from './order-card.module.css'
import { OrderChart } from './order-chart.tsx'
import { hasChart, lateIdeasTitle, orderHalves, quotedIdeas } from './round-summary.ts'

interface Props {
  round: FinishedRound
  feedback: Feedback
  Head: 'h1' | 'h2'
  /** Takes the focus of a button that has gone. */
  heading?: RefObject<HTMLHeadingElement | null>
}

export function OrderCard({ round, feedback, Head, heading }: Props) {
  const head = useId()
  const { score, sentences } = feedback
  const best = bestIdeasByScore(score)
  return (
    <section className={`${styles.burn} onBlock`} aria-labelledby={head}>
      <div className={styles.summary}>
        <Head id={head} ref={heading} tabIndex={-1}>
          {sentences.headline}
        </Head>
        <QuotedIdeas round={round} feedback={feedback} />
        <p>{sentences.order}</p>
        {best.length > 0 && <LateIdeasLink title={lateIdeasTitle(score)} />}
        {best.length > 0 && <OrderHalves score={score} />}
      </div>
      {hasChart(score) && <OrderChart {...feedback} />}
    </section>
  )
}

export const QuotedIdeas = ({ round, feedback }: Pick<Props, 'round' | 'feedback'>) =>
  quotedIdeas(round, feedback).map((text) => (
    <blockquote key={text} className={styles.quoted} dir="auto">
      {text}
    </blockquote>
  ))

export const OrderHalves = ({ score }: { score: Feedback['score'] }) => (
  <dl className={styles.halves}>
    {orderHalves(score).map(({ name, mean }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="num">{mean}</dd>
      </div>
    ))}
  </dl>
)

function LateIdeasLink({ title }: { title: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="link" onClick={() => setOpen(true)}>
        {title}
      </button>
      {isOpen && <LateIdeasDialog title={title} onClosed={() => setOpen(false)} />}
    </>
  )
}
