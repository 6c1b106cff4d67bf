import { useId, useState } from 'react'
import { CountingDialog } from './counting-dialog.tsx'
import type { Feedback } from './feedback.queries.ts'
import { Measures } from './measures.tsx'
import * as styles from './score-section.module.css'

export function ScoreSection({ feedback, Head }: { feedback: Feedback; Head: 'h2' | 'h3' }) {
  const head = useId()
  const [isAsked, setAsked] = useState(false)
  return (
    <section className={styles.scorePart} aria-labelledby={head}>
      <div className={styles.head}>
        <div>
          <Head id={head} className={styles.title}>
            Four ways to look at the list
          </Head>
          <p className="muted">This counts words and compares lists. It is a game score, not a test of you.</p>
        </div>
        <p className={styles.sum}>
          <span className="bigNum" data-part="total">
            <span>{feedback.score.total ?? '–'}</span>
            <small> of 100</small>
          </span>
          <button type="button" className="link" onClick={() => setAsked(true)}>
            How it is counted
          </button>
        </p>
      </div>
      {feedback.sentences.topic !== null && <p className={`muted ${styles.topic}`}>{feedback.sentences.topic}</p>}
      <Measures {...feedback} />
      {isAsked && <CountingDialog onClosed={() => setAsked(false)} />}
    </section>
  )
}
