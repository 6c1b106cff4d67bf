import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { useForm } from '../../ui/use-form.ts'
import { FailedLine } from './failed-line.tsx'
import * as styles from './other-idea-card.module.css'
import { type ReportReason, type SharedIdea, useReportIdea } from './shared-ideas.queries.ts'

const reasons: Record<ReportReason, string> = {
  hurts: 'It’s hurtful',
  names: 'It names someone or shows how to find them',
  sells: 'It’s advertising something',
}

interface Props {
  idea: SharedIdea
  onReported: () => void
  onBack: () => void
}

/** In place of the card. */
export function ReportForm({ idea, onReported, onBack }: Props) {
  const name = useId()
  const [reason, setReason] = useState<ReportReason>('hurts')
  const report = useReportIdea(idea.id, onReported)
  const { form } = useForm({ isBusy: report.isPending, send: () => report.mutate(reason) })
  const first = useFocusIfLost<HTMLInputElement>(true)
  return (
    <li className={`card ${styles.report}`}>
      <form {...form}>
        <fieldset>
          <legend>What’s wrong with it?</legend>
          {Object.entries(reasons).map(([each, words], place) => (
            <label key={each}>
              <input
                type="radio"
                name={name}
                ref={place === 0 ? first : undefined}
                checked={each === reason}
                onChange={() => setReason(each as ReportReason)}
              />
              <span>{words}</span>
            </label>
          ))}
        </fieldset>
        <div className="row">
          <Button type="submit" isBusy={report.isPending}>
            Report
          </Button>
          <Button kind="ghost" onClick={onBack}>
            Back
          </Button>
        </div>
        <FailedLine error={report.error} />
      </form>
    </li>
  )
}
