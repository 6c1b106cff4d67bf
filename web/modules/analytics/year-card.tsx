import { addDays, type Day, daysBetween } from '@app/domain/day/day'
import { formatDay, formatMonthOfYear, formatShortMonth } from '@app/domain/day/day-words'
import { startOfWeek } from '@app/domain/day/month'
import { formatCount } from '@app/domain/text/number-words'
import { Fragment } from 'react'
import { ChartSvg } from '../../ui/charts/chart-svg.tsx'
import * as figures from '../../ui/charts/figures.module.css'
import { FiguresTable } from '../../ui/charts/figures.tsx'
import { useMarks } from '../../ui/charts/use-marks.ts'
import type { Analytics } from './analytics.queries.ts'
import * as styles from './charts.module.css'

const pitch = 21.6
/** In front of the weeks stand the letters. */
const edge = 34
const letters = [
  ['M', 0],
  ['W', 2],
  ['F', 4],
  ['S', 6],
] as const
const byWeek = { ArrowLeft: -7, ArrowRight: 7, ArrowUp: -1, ArrowDown: 1, PageUp: -28, PageDown: 28 }
const halfYear = 26

/** As much of the year as somebody has been here, at least a half; two halves stand below each other on a phone. */
function halvesOf({ today, since }: Pick<Analytics, 'today' | 'since'>) {
  const monday = startOfWeek(today)
  const past = daysBetween(startOfWeek(since ?? today), monday) / 7 + 1
  const weeks = past > halfYear ? Math.ceil(Math.min(past, 53) / 2) : halfYear
  const firsts = (past > halfYear ? [1 - 2 * weeks, 1 - weeks] : [1 - weeks]).map((from) => addDays(monday, 7 * from))
  return { weeks, firsts }
}

/** A column for each week, Mondays on top. */
export function YearCard({ data }: { data: Analytics }) {
  const { today, year, streak, longestStreak } = data
  const { weeks, firsts } = halvesOf(data)
  const first = firsts[0] ?? today
  const rounds = new Map(year.map((each) => [each.day, each.rounds]))
  const { shown, propsOf } = useMarks(daysBetween(first, today) + 1, byWeek)
  const labelOf = (day: string) => `${formatDay(day)}: ${formatCount(rounds.get(day) ?? 0, 'session')}`
  return (
    <section className={`card ${styles.year}`}>
      <header>
        <h2>Your sessions</h2>
        <p className="muted">
          {longestStreak > 0 &&
            `Longest streak ${formatCount(longestStreak, 'day')}${streak === longestStreak ? ', still running' : ''}`}
        </p>
      </header>
      <div className={styles.halves}>
        {firsts.map((from) => (
          <ChartSvg
            key={from}
            viewBox={`0 -12 ${edge + pitch * weeks} 192`}
            name={`Sessions per day from ${formatMonthOfYear(from)}`}
          >
            <Letters />
            {Array.from({ length: 7 * weeks }, (_, at) => {
              const day = addDays(from, at)
              const [x, y] = [edge + pitch * (Math.floor(at / 7) + 0.5), 32 + pitch * (at % 7)]
              const amount = day > today ? 'to-come' : Math.min(rounds.get(day) ?? 0, 4)
              const dot = <circle cx={x} cy={y} r="8.5" data-rounds={amount} />
              return (
                <Fragment key={day}>
                  {day > today ? (
                    dot
                  ) : (
                    <g {...propsOf(daysBetween(first, day))} aria-label={labelOf(day)}>
                      {dot}
                    </g>
                  )}
                  {isLabelled(day, at, weeks) && (
                    <text x={x - 8} y="8">
                      {formatShortMonth(day)}
                    </text>
                  )}
                </Fragment>
              )
            })}
          </ChartSvg>
        ))}
      </div>
      <p className={figures.readout} aria-hidden="true">
        {shown !== null && labelOf(addDays(first, shown))}
      </p>
      <Key />
      <FiguresTable caption="Sessions a month" head={['Month', 'Days', 'Sessions']} rows={monthsOf(year)} />
    </section>
  )
}

/** The first of a month, and what begins soon before one; at the end there is no room. */
const isLabelled = (day: Day, at: number, weeks: number) =>
  at < 7 * (weeks - 1) && (day.endsWith('-01') || (at === 0 && Number(day.slice(8)) < 15))

const Letters = () =>
  letters.map(([letter, weekday]) => (
    <text key={weekday} y={32 + pitch * weekday} dominantBaseline="central">
      {letter}
    </text>
  ))

const Key = () => (
  <p className="key">
    <span>No session</span>
    {[0, 1, 2, 3, 4].map((amount) => (
      <i key={amount} data-rounds={amount} />
    ))}
    <span>4 or more</span>
  </p>
)

function monthsOf(year: Analytics['year']) {
  const months = new Map<string, { days: number; rounds: number }>()
  for (const { day, rounds } of year) {
    const month = `${day.slice(0, 7)}-01`
    const known = months.get(month) ?? { days: 0, rounds: 0 }
    months.set(month, { days: known.days + 1, rounds: known.rounds + rounds })
  }
  return [...months].map(([month, { days, rounds }]) => [formatMonthOfYear(month), days, rounds])
}
