import { type Day, dayAfter } from '@app/domain/day/day'
import { useId, useState } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as fields from '../../ui/styles/fields.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import { useForm } from '../../ui/use-form.ts'
import type { usePlanPause } from './streak.queries.ts'
import * as styles from './streak-dialog.module.css'

const missing = 'Please choose the first and the last day.'

/** The server validates the days. */
export function PauseForm({ today, plan }: { today: Day; plan: ReturnType<typeof usePlanPause> }) {
  const id = useId()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  function clear() {
    setFrom('')
    setTo('')
  }
  const { form, faults } = useForm<'from' | 'to'>({
    isBusy: plan.isPending,
    check: () => ({ ...(!from && { from: missing }), ...(!to && { to: missing }) }),
    send: () => plan.mutate({ from, to }, { onSuccess: clear }),
  })
  const fault = faults.from ?? faults.to ?? (plan.error ? errorMessage(plan.error) : undefined)

  return (
    <form className={styles.pauseForm} {...form}>
      <DayField
        label="First day"
        name="from"
        value={from}
        least={dayAfter(today)}
        faultId={fault ? id : undefined}
        onPick={setFrom}
      />
      <DayField
        label="Last day"
        name="to"
        value={to}
        least={from || dayAfter(today)}
        faultId={fault ? id : undefined}
        onPick={setTo}
      />
      <button type="submit" className={buttons.btn} aria-disabled={plan.isPending}>
        Plan Pause
      </button>
      <p id={id} className={`${fields.err} ${styles.err}`} role="alert">
        {fault}
      </p>
      <p className={layout.sr} role="status">
        {plan.isSuccess && 'The pause is planned.'}
      </p>
    </form>
  )
}

interface DayFieldProps {
  label: string
  name: string
  value: string
  least: Day
  faultId: string | undefined
  onPick: (day: string) => void
}

function DayField({ label, name, value, least, faultId, onPick }: DayFieldProps) {
  const id = useId()
  return (
    <p className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="date"
        className={fields.input}
        min={least}
        value={value}
        aria-invalid={faultId !== undefined || undefined}
        aria-describedby={faultId}
        onChange={({ target }) => onPick(target.value)}
      />
    </p>
  )
}
