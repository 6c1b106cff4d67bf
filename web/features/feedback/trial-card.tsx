import type { Reply } from '@app/contract/call'
import type { dueTrials } from '@app/contract/feedback'
import { useId } from 'react'
import { useAnswerTrial } from './feedback.queries.ts'
import './trial-card.css'

const answers = [
  { answer: 'tried', label: 'Tried' },
  { answer: 'not_yet', label: 'Not yet' },
  { answer: 'dropped', label: 'Dropped' },
] as const

/** An idea that was marked to be tried for real, a week later. */
export function TrialCard({ trial }: { trial: Reply<typeof dueTrials>[number] }) {
  const head = useId()
  const reply = useAnswerTrial(trial.id)
  return (
    <section className="card trial" aria-labelledby={head}>
      <h2 id={head}>Did you try it?</h2>
      <blockquote dir="auto">{trial.idea}</blockquote>
      <p className="muted" dir="auto">
        {trial.problemText}
      </p>
      <div className="row">
        {answers.map(({ answer, label }) => (
          <button
            key={answer}
            type="button"
            className="btn line"
            aria-disabled={reply.isPending}
            onClick={() => reply.isPending || reply.mutate({ answer })}
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  )
}
