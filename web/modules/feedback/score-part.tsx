import { useId, useState } from 'react'
import { CountingDialog } from './counting-dialog.tsx'
import type { Feedback } from './feedback.queries.ts'
import { Measures } from './measures.tsx'
import './score-part.css'

/** The four measures under their sum, which is a game score and called nothing more. */
export function ScorePart({ feedback, Head }: { feedback: Feedback; Head: 'h2' | 'h3' }) {
  const head = useId()
  const [isAsked, setAsked] = useState(false)
  return (
    <section className="score-part" aria-labelledby={head}>
      <div className="head">
        <div>
          <Head id={head} className="title">
            Four ways to look at the list
          </Head>
          <p className="muted">This counts words and compares lists. It is a game score, not a test of you.</p>
        </div>
        <p className="sum">
          <span className="big-num">
            {feedback.score.total}
            <small> of 100</small>
          </span>
          <button type="button" className="link" onClick={() => setAsked(true)}>
            How it is counted
          </button>
        </p>
      </div>
      <Measures {...feedback} />
      {isAsked && <CountingDialog onClosed={() => setAsked(false)} />}
    </section>
  )
}
