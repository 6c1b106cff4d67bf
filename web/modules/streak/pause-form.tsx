import { type Day, dayAfter } from '@app/domain/day/day'
import { useId, useState } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/use-form.ts'
import type { usePlanPause } from './streak.queries.ts'
import * as styles from './streak-dialog.module.css'

const missing = 'Please choose a first and a last day'

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
      <Button type="submit" kind="line" isBusy={plan.isPending}>
        Plan Pause
      </Button>
      <p id={id} className="err" role="alert">
        {fault}
      </p>
      <p className="sr" role="status">
        {plan.isSuccess && 'Pause planned.'}
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
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
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
