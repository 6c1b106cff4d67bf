import { addDays, type Day } from '@app/domain/day/day'
import { formatMonthName, weekdayNames } from '@app/domain/day/day-words'
import { nextMonth, previousMonth, startOfMonth } from '@app/domain/day/month'
import type { DayKind } from '@app/domain/streak/day-log'
import { useQueries } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from '../../router/link.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { DayKindKey, DayKindMark, WeekdayHead } from './calendar-marks.tsx'
import { type OpenWindow, openYesterday, type RecentDays, yearQuery } from './day-log.queries.ts'
import * as styles from './month-card.module.css'
import { type MonthCell, monthGridOf, yearOf } from './month-grid.ts'
import { PeriodPager } from './period-pager.tsx'
import { dayKindTexts } from './streak-text.ts'

// Opened by a press.
const YearDialog = lazyPart(async () => (await import('./year-dialog.tsx')).YearDialog)

export function MonthCard({ today, kinds, since, open }: RecentDays & { since: Day; open: OpenWindow }) {
  const [shown, setShown] = useState<Day | null>(null)
  const [isYearOpen, setYearOpen] = useState(false)
  const month = startOfMonth(shown ?? today)
  const log = useDaysSince(yearOf(month), { today, kinds, hasOlder: shown !== null })
  const weeks = monthGridOf(month, { today, kinds: log.kinds, late: openYesterday(today, open) })
  return (
    <section className={`card ${styles.month}`} aria-labelledby="month" aria-busy={log.isPending}>
      <PeriodPager
        unit="Month"
        onBefore={month > startOfMonth(since) ? () => setShown(previousMonth(month)) : null}
        onAfter={month === startOfMonth(today) ? null : () => setShown(nextMonth(month))}
        className={styles.turn}
      >
        <h2 id="month" aria-live="polite">
          <Link to={`/months/${month.slice(0, 7)}`} className={styles.name}>
            {`${formatMonthName(month)} ${yearOf(month) === yearOf(today) ? '' : yearOf(month)}`}
          </Link>
        </h2>
      </PeriodPager>
      <Weeks weeks={weeks} />
      <div className={styles.ways}>
        <DayKindKey kinds={weeks.flat().flatMap((cell) => cell?.kind ?? [])}>
          {weeks.flat().some((cell) => cell?.when === 'late') && (
            <span>
              <i className={styles.ofLate} />
              Still open
            </span>
          )}
        </DayKindKey>
        <LookBack today={today} since={since} />
        <button type="button" className="link" onClick={() => setYearOpen(true)}>
          Your year
        </button>
      </div>
      {log.isError && <p role="alert">These days didn’t load.</p>}
      <Suspense>
        {isYearOpen && <YearDialog today={today} since={since} onClosed={() => setYearOpen(false)} />}
      </Suspense>
    </section>
  )
}

const daysOfWeek = 7

/** In the first week of a month, for those who were here before it. */
function LookBack({ today, since }: { today: Day; since: Day }) {
  const first = startOfMonth(today)
  if (since >= first || today >= addDays(first, daysOfWeek)) return null
  const last = previousMonth(today)
  return <Link className="link" to={`/months/${last.slice(0, 7)}`}>{`Look Back at ${formatMonthName(last)}`}</Link>
}

const Weeks = ({ weeks }: { weeks: readonly (MonthCell | null)[][] }) => (
  <table>
    <WeekdayHead />
    <tbody>
      {weeks.map((week, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: weeks and days never move.
        <tr key={place}>
          {week.map((cell, weekday) => (
            <td key={weekdayNames[weekday]}>{cell && <DayMark cell={cell} />}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

function DayMark({ cell: { date, kind, isInStreak, when, isStreakStart, isStreakEnd } }: { cell: MonthCell }) {
  const words = [
    when === 'today' && (kind ? 'today' : 'today, not done yet'),
    when === 'late' && 'still open',
    kind && dayKindTexts[kind],
    isInStreak && 'part of your streak',
  ]
  const names = [isInStreak && styles.streak, isStreakStart && styles.opens, isStreakEnd && styles.closes]
  return (
    <span className={names.filter(Boolean).join(' ')} data-when={when} data-kind={kind}>
      <span aria-hidden="true">{date}</span>
      <span className="sr">{[date, ...words.filter(Boolean)].join(', ')}</span>
      {kind && <DayKindMark kind={kind} />}
    </span>
  )
}

interface Options extends RecentDays {
  /** Without older days the recent ones are enough. */
  hasOlder: boolean
}

/** Every recorded day from this year on: a streak may reach across the years between. */
function useDaysSince(year: number, { today, kinds, hasOlder }: Options) {
  const count = hasOlder ? yearOf(today) - year + 1 : 0
  const answers = useQueries({ queries: Array.from({ length: count }, (_, place) => yearQuery(year + place)) })
  const all = new Map<Day, DayKind>(answers.flatMap(({ data }) => [...(data?.kinds ?? [])]))
  for (const [day, kind] of kinds) all.set(day, kind)
  return {
    kinds: all,
    isPending: answers.some(({ isPending }) => isPending),
    isError: answers.some(({ isError }) => isError),
  }
}
