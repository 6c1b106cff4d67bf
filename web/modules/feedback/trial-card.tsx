import type { Reply } from '@app/contract/calls'
import { isBlank, sanitizeForDisplay, trimText } from '@app/domain/text/text'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { findLengthFault } from '../rounds/writing/idea-limit.ts'
import { type TrialAnswer, useAnswerTrial } from './feedback.queries.ts'
import * as styles from './trial-card.module.css'

const answers = [
  { answer: 'tried', label: 'Tried' },
  { answer: 'not_yet', label: 'Not yet' },
  { answer: 'dropped', label: 'Dropped' },
] as const

/** As in the contract. */
const noteLimit = { graphemes: 500, bytes: 4096 }

interface Props {
  trial: Reply<'dueTrials'>[number]
  onAnswered: (answer: TrialAnswer) => void
}

export function TrialCard({ trial, onAnswered }: Props) {
  const head = useId()
  const [note, setNote] = useState('')
  const reply = useAnswerTrial(trial.id, onAnswered)
  const fault = findLengthFault(note, noteLimit)
  const isHeld = reply.isPending || fault !== null
  const noteSent = isBlank(note) ? {} : { note: trimText(note) }
  return (
    <section className={`card ${styles.trial}`} aria-labelledby={head}>
      <h2 id={head}>Did you try it?</h2>
      <blockquote dir="auto">{sanitizeForDisplay(trial.idea)}</blockquote>
      <p className="muted" dir="auto">
        {sanitizeForDisplay(trial.problemText)}
      </p>
      <p className="field">
        <label htmlFor={`${head}-note`}>What happened? (optional)</label>
        <input
          id={`${head}-note`}
          className="input"
          dir="auto"
          aria-invalid={fault !== null || undefined}
          aria-describedby={fault === null ? undefined : `${head}-fault`}
          value={note}
          readOnly={reply.isPending}
          onChange={({ target }) => setNote(target.value)}
        />
        {fault !== null && (
          <small id={`${head}-fault`} className="err">
            {fault}
          </small>
        )}
      </p>
      <div className="row">
        {answers.map(({ answer, label }) => (
          <Button key={answer} kind="line" isBusy={isHeld} onClick={() => reply.mutate({ answer, ...noteSent })}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
