import type { Day } from '@app/domain/day/day'
import { formatDayAndMonth, formatMonthName, formatShortMonth } from '@app/domain/day/day-words'
import { endOfMonth } from '@app/domain/day/month'
import { nounFor } from '@app/domain/text/number-words'
import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { SymbolDrawing } from '../../ui/symbols.tsx'
import { type DayKinds, yearQuery } from './day-log.queries.ts'
import { type MonthCell, monthGridOf, yearOf } from './month-grid.ts'
import { PeriodPager } from './period-pager.tsx'
import * as styles from './year-dialog.module.css'

const noDays: DayKinds = new Map()

/** A match for each month, burnt as far as today. */
export function YearDialog({ today, since, onClosed }: { today: Day; since: Day; onClosed: () => void }) {
  const [year, setYear] = useState(yearOf(today))
  const { data, isError } = useQuery(yearQuery(year))
  const kinds = data?.kinds ?? noDays
  const lit = [...kinds.values()].filter((kind) => kind === 'done').length
  const first = [since, ...kinds.keys()].sort()[0] ?? since
  return (
    <Dialog title="Your year" className={styles.year} onClosed={onClosed}>
      {() => (
        <>
          <div className={`heroBlock onBlock ${styles.head}`}>
            <p>
              <span className="bigNum">{lit}</span> <span>{litText(lit, first, year)}</span>
            </p>
            {yearOf(since) < yearOf(today) ? (
              <YearPager year={year} first={yearOf(since)} last={yearOf(today)} onShow={setYear} />
            ) : (
              <SymbolDrawing name="bird" />
            )}
          </div>
          {isError && <p role="alert">These days didn’t load.</p>}
          <Dates />
          <ol>
            {monthsOf(year, first).map((month) => (
              <Month key={month} month={month} today={today} since={first} kinds={kinds} />
            ))}
          </ol>
          <Key />
        </>
      )}
    </Dialog>
  )
}

const litText = (lit: number, first: Day, year: number) =>
  `${nounFor(lit, 'day')} lit${yearOf(first) === year ? ` since ${formatDayAndMonth(first)}` : ''}`

/** From the month on in which somebody came. */
const monthsOf = (year: number, since: Day): Day[] =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}-01`).filter(
    (month) => endOfMonth(month) >= since,
  )

interface YearPagerProps {
  year: number
  first: number
  last: number
  onShow: (year: number) => void
}

function YearPager({ year, first, last, onShow }: YearPagerProps) {
  const name = (
    <p className="hSm disp" aria-live="polite">
      {year}
    </p>
  )
  return (
    <PeriodPager
      unit="Year"
      onBefore={year > first ? () => onShow(year - 1) : null}
      onAfter={year < last ? () => onShow(year + 1) : null}
      className={styles.turn}
    >
      {name}
    </PeriodPager>
  )
}

const Dates = () => (
  <p className={styles.dates} aria-hidden="true">
    {[1, 10, 20, 30].map((date) => (
      <span key={date} style={{ '--from': date } as CSSProperties}>
        {date}
      </span>
    ))}
    <b>Lit</b>
  </p>
)

const markNames = { done: 'Lit', kept: 'Streak saved', without: 'Not lit', 'to-come': 'To come' }

const Key = () => (
  <p className="key">
    {Object.entries(markNames).map(([mark, name]) => (
      <span key={mark}>
        <i data-mark={mark} />
        {name}
      </span>
    ))}
  </p>
)

/** A day before the account could not be missed, and today can still be done. */
function markOf({ day, kind, when }: MonthCell, since: Day) {
  if (kind) return kind === 'done' ? 'done' : 'kept'
  if (day < since) return 'before'
  return when === 'past' ? 'without' : 'to-come'
}

/** Days in a row of one mark, as one stroke. */
function strokesOf(cells: readonly MonthCell[], since: Day) {
  const strokes: { mark: ReturnType<typeof markOf>; from: number; days: number }[] = []
  for (const cell of cells) {
    const mark = markOf(cell, since)
    const last = strokes.at(-1)
    if (last?.mark === mark) last.days += 1
    else strokes.push({ mark, from: cell.date, days: 1 })
  }
  return strokes
}

function Month({ month, today, since, kinds }: { month: Day; today: Day; since: Day; kinds: DayKinds }) {
  const cells = monthGridOf(month, { today, kinds }).flatMap((week) => week.filter((cell) => cell !== null))
  const done = cells.filter(({ kind }) => kind === 'done').length
  const kept = cells.filter(({ kind }) => kind && kind !== 'done').length
  const isToCome = month > today
  return (
    <li data-quiet={isToCome || undefined}>
      <h3>
        <span aria-hidden="true">{formatShortMonth(month)}</span>
        <span className="sr">{formatMonthName(month)}</span>
      </h3>
      <p className={styles.stick} aria-hidden="true">
        {strokesOf(cells, since).map(({ mark, from, days }) => (
          <i key={from} data-mark={mark} style={{ '--from': from, '--span': days } as CSSProperties} />
        ))}
        {today.startsWith(month.slice(0, 7)) && (
          <span style={{ '--from': Number(today.slice(8)) } as CSSProperties}>
            <SymbolDrawing name="flame" />
          </span>
        )}
      </p>
      <p className="num">
        <span aria-hidden="true">{isToCome ? '' : done}</span>
        <span className="sr">{isToCome ? 'Still to come' : `${done} lit${kept > 0 ? `, ${kept} saved` : ''}`}</span>
      </p>
    </li>
  )
}
