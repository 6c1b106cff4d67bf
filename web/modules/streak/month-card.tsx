import { addDays, type Day } from '@app/domain/day/day'
import { firstOfMonth, monthAfter, monthBefore, monthName } from '@app/domain/day/month'
import { type DayKind, dayKinds } from '@app/domain/streak/day-log'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '../../router/link.tsx'
import * as buttons from '../../ui/styles/buttons.module.css'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import { dayWords } from './day-names.ts'
import { type Cell, weeksOf, yearOf } from './month.ts'
import * as styles from './month-card.module.css'
import { PeriodTurn } from './period-turn.tsx'
import { lateDay, type Open, type RecentDays, yearQuery } from './progress.queries.ts'
import { WeekdayHead, weekdays } from './weekday-head.tsx'
import { YearDialog } from './year-dialog.tsx'

/** Rare kinds only where one is shown. */
const MonthKey = ({ kinds, hasLate }: { kinds: readonly DayKind[]; hasLate: boolean }) => (
  <p className={styles.key}>
    <span>
      <i className={styles.ofStreak} />
      Streak
    </span>
    {dayKinds
      .filter((kind) => kind === 'done' || kinds.includes(kind))
      .map((kind) => (
        <span key={kind}>
          <i className={styles.mark} data-kind={kind} />
          {capital(dayWords[kind])}
        </span>
      ))}
    <span>
      <i className={styles.ofToday} />
      Today
    </span>
    {hasLate && (
      <span>
        <i className={styles.ofLate} />
        Still open
      </span>
    )}
  </p>
)

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

export function MonthCard({ today, kinds, since, open }: RecentDays & { since: Day; open: Open }) {
  const [shown, setShown] = useState<Day | null>(null)
  const [isYearOpen, setYearOpen] = useState(false)
  const month = firstOfMonth(shown ?? today)
  const log = useDaysSince(yearOf(month), { today, kinds, hasOlder: shown !== null })
  const weeks = weeksOf(month, { today, kinds: log.kinds, late: lateDay(today, open) })
  return (
    <section className={`${surfaces.card} ${styles.month}`} aria-labelledby="month" aria-busy={log.isPending}>
      <PeriodTurn
        unit="Month"
        onBefore={month > firstOfMonth(since) ? () => setShown(monthBefore(month)) : null}
        onAfter={month === firstOfMonth(today) ? null : () => setShown(monthAfter(month))}
        className={styles.turn}
      >
        <h2 id="month" aria-live="polite">
          <Link to={`/months/${month.slice(0, 7)}`} className={styles.name}>
            {`${monthName(month)} ${yearOf(month) === yearOf(today) ? '' : yearOf(month)}`}
          </Link>
        </h2>
      </PeriodTurn>
      <Weeks weeks={weeks} />
      <MonthKey
        kinds={weeks.flat().flatMap((cell) => cell?.kind ?? [])}
        hasLate={weeks.flat().some((cell) => cell?.when === 'late')}
      />
      <p className={styles.ways}>
        <LookBack today={today} since={since} />
        <button type="button" className={buttons.link} onClick={() => setYearOpen(true)}>
          The whole year
        </button>
      </p>
      {log.isError && <p role="alert">These days did not load.</p>}
      {isYearOpen && <YearDialog today={today} since={since} onClosed={() => setYearOpen(false)} />}
    </section>
  )
}

const daysOfWeek = 7

/** In the first week of a month, for those who were here before it. */
function LookBack({ today, since }: { today: Day; since: Day }) {
  const first = firstOfMonth(today)
  if (since >= first || today >= addDays(first, daysOfWeek)) return null
  const last = monthBefore(today)
  return <Link className={buttons.link} to={`/months/${last.slice(0, 7)}`}>{`Look back at ${monthName(last)}`}</Link>
}

const Weeks = ({ weeks }: { weeks: readonly (Cell | null)[][] }) => (
  <table>
    <WeekdayHead />
    <tbody>
      {weeks.map((week, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: weeks and days never move.
        <tr key={place}>
          {week.map((cell, weekday) => (
            <td key={weekdays[weekday]}>{cell && <DayMark cell={cell} />}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

function DayMark({ cell: { date, kind, inStreak, when, opens, closes } }: { cell: Cell }) {
  const words = [
    when === 'today' && (kind ? 'today' : 'today, not done yet'),
    when === 'late' && 'still open',
    kind && dayWords[kind],
    inStreak && 'part of your streak',
  ]
  const names = [inStreak && styles.streak, opens && styles.opens, closes && styles.closes]
  return (
    <span className={names.filter(Boolean).join(' ')} data-when={when} data-kind={kind}>
      <span aria-hidden="true">{date}</span>
      <span className={layout.sr}>{[date, ...words.filter(Boolean)].join(', ')}</span>
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
