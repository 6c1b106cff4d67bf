import type { Day } from '@app/domain/day/day'
import { formatWeekdayAndDate } from '@app/domain/day/day-words'
import { formatCount } from '@app/domain/text/number-words'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorMessage } from '../../api/api-error.ts'
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts'
import { PauseForm } from './pause-form.tsx'
import { type StreakSummary, useEndPause, usePlanPause } from './streak.queries.ts'
import * as styles from './streak-dialog.module.css'

interface Props {
  pauses: StreakSummary['pauses']
  daysLeft: number
  today: Day
}

export function Pauses({ pauses, daysLeft, today }: Props) {
  const end = useEndPause()
  const plan = usePlanPause()
  const open = pauses.filter(({ to }) => to >= today)
  const isGone = end.isSuccess && !open.some(({ id }) => id === end.variables)
  function takeBack(id: string) {
    if (end.isPending) return
    // Its message is about another pause.
    plan.reset()
    end.mutate(id)
  }
  const head = useFocusIfLost<HTMLHeadingElement>(isGone)
  return (
    <section aria-labelledby="pauses">
      <h3 id="pauses" ref={head} tabIndex={-1}>
        Planned pauses
      </h3>
      <p className="muted">
        Going away? A pause keeps your streak and stops reminders.{' '}
        <span>{`${formatCount(daysLeft, 'pause day')} left this year.`}</span>
      </p>
      {open.length > 0 && (
        <ul className={styles.rows}>
          {open.map(({ id, from, to }) => (
            <li key={id}>
              <span>
                {from === to
                  ? formatWeekdayAndDate(from)
                  : `${formatWeekdayAndDate(from)} to ${formatWeekdayAndDate(to)}`}
              </span>
              <button type="button" className="link" aria-disabled={end.isPending} onClick={() => takeBack(id)}>
                {from > today ? 'Cancel' : 'End Now'}
              </button>
            </li>
          ))}
        </ul>
      )}
      {end.error && (
        <p className="err" role="alert">
          {errorMessage(end.error)}
        </p>
      )}
      <Fold name="Plan a pause">
        <PauseForm today={today} plan={plan} />
      </Fold>
    </section>
  )
}

export const Fold = ({ name, children }: { name: string; children: ReactNode }) => (
  <details className={styles.fold}>
    <summary>
      <ChevronDown className="i" />
      <span>{name}</span>
    </summary>
    {children}
  </details>
)
