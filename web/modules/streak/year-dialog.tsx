import type { Day } from '@app/domain/day/day'
import { formatMonthName } from '@app/domain/day/day-words'
import { startOfMonth } from '@app/domain/day/month'
import type { DayKind } from '@app/domain/streak/day-log'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { type DayKinds, yearQuery } from './day-log.queries.ts'
import { type MonthCell, monthGridOf, yearOf } from './month-grid.ts'
import { PeriodPager } from './period-pager.tsx'
import * as styles from './year-dialog.module.css'

const noDays: DayKinds = new Map()

export function YearDialog({ today, since, onClosed }: { today: Day; since: Day; onClosed: () => void }) {
  const [year, setYear] = useState(yearOf(today))
  const { data, isError } = useQuery(yearQuery(year))
  const months = Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}-01`).filter(
    (month) => month >= startOfMonth(since),
  )
  return (
    <Dialog title="The Whole Year" onClosed={onClosed}>
      {() => (
        <div className={styles.year}>
          <PeriodPager
            unit="Year"
            onBefore={year > yearOf(since) ? () => setYear(year - 1) : null}
            onAfter={year < yearOf(today) ? () => setYear(year + 1) : null}
            className={styles.turn}
          >
            <p className="hSm disp" aria-live="polite">
              {year}
            </p>
          </PeriodPager>
          {isError && <p role="alert">These days didn’t load.</p>}
          <ol>
            {months.map((month) => (
              <Month key={month} month={month} today={today} since={since} kinds={data?.kinds ?? noDays} />
            ))}
          </ol>
          <Legend />
        </div>
      )}
    </Dialog>
  )
}

const Legend = () => (
  <p className={styles.legend}>
    <span>
      <i data-mark="done" />
      Done
    </span>
    <span>
      <i data-mark="kept" /> Kept, no session
    </span>
    <span>
      <i data-mark="without" />
      Not done
    </span>
  </p>
)

/** A day before the account could not be missed. */
function markOf({ day, kind, when }: MonthCell, since: Day) {
  if (kind) return kind === 'done' ? 'done' : 'kept'
  if (day < since) return 'before'
  return when === 'future' ? 'to-come' : 'without'
}

function Month({ month, today, since, kinds }: { month: Day; today: Day; since: Day; kinds: DayKinds }) {
  const cells = monthGridOf(month, { today, kinds }).flat()
  const count = (is: (kind: DayKind) => boolean) => cells.filter((cell) => cell?.kind && is(cell.kind)).length
  const done = count((kind) => kind === 'done')
  const kept = count((kind) => kind !== 'done')
  const isToCome = month > today
  const sum = `${done} done${kept > 0 ? `, ${kept} kept` : ''}`
  return (
    <li>
      <h3>{formatMonthName(month)}</h3>
      <p className={styles.squares} aria-hidden="true">
        {cells.map((cell, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: days never move.
          <i key={place} data-mark={cell ? markOf(cell, since) : undefined} />
        ))}
      </p>
      <p className="muted">{isToCome ? 'Still to come' : sum}</p>
    </li>
  )
}
