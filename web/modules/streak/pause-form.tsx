import { type Day, dayAfter } from '@app/domain/day/day'
import { type SubmitEvent, useId, useState } from 'react'
import { sentenceOf } from '../../api/call-failed.ts'
import type { usePlanPause } from './streak.queries.ts'

/** Two days; the server says what is wrong with them. */
export function PauseForm({ today, plan }: { today: Day; plan: ReturnType<typeof usePlanPause> }) {
  const id = useId()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [isBlank, setBlank] = useState(false)
  const fault = isBlank
    ? 'Please choose the first and the last day.'
    : plan.error && sentenceOf(plan.error, 'That did not work. Please try again.')

  function clear() {
    setFrom('')
    setTo('')
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    setBlank(!from || !to)
    if (from && to && !plan.isPending) plan.mutate({ from, to }, { onSuccess: clear })
  }

  return (
    <form className="pause-form" onSubmit={submit} noValidate>
      <DayField
        label="First day"
        value={from}
        least={dayAfter(today)}
        faultId={fault ? id : undefined}
        onPick={setFrom}
      />
      <DayField
        label="Last day"
        value={to}
        least={from || dayAfter(today)}
        faultId={fault ? id : undefined}
        onPick={setTo}
      />
      <button type="submit" className="btn" aria-disabled={plan.isPending}>
        Plan Pause
      </button>
      <p id={id} className="err" role="alert">
        {fault}
      </p>
      <p className="sr" role="status">
        {plan.isSuccess && 'The pause is planned.'}
      </p>
    </form>
  )
}

interface DayFieldProps {
  label: string
  value: string
  least: Day
  faultId: string | undefined
  onPick: (day: string) => void
}

function DayField({ label, value, least, faultId, onPick }: DayFieldProps) {
  const id = useId()
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        className="input"
        min={least}
        value={value}
        aria-invalid={faultId !== undefined || undefined}
        aria-describedby={faultId}
        onChange={({ target }) => onPick(target.value)}
      />
    </p>
  )
}
