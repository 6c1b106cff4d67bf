import { addDays, type Day, daysBetween } from '@app/domain/day/day'
import { formatDay, formatMonthOfYear, formatShortMonth } from '@app/domain/day/day-words'
import { startOfWeek } from '@app/domain/day/month'
import { formatCount } from '@app/domain/text/number-words'
import { Fragment, useEffect, useRef } from 'react'
import { ChartSvg } from '../../ui/charts/chart-svg.tsx'
import * as figures from '../../ui/charts/figures.module.css'
import { Figures } from '../../ui/charts/figures.tsx'
import { useMarks } from '../../ui/charts/use-marks.ts'
import type { Analytics } from './analytics.queries.ts'
import * as styles from './charts.module.css'

const pitch = 21.6
const letters = [
  ['M', 0],
  ['W', 2],
  ['F', 4],
  ['S', 6],
] as const
const byWeek = { ArrowLeft: -7, ArrowRight: 7, ArrowUp: -1, ArrowDown: 1, PageUp: -28, PageDown: 28 }
const firstWeeks = 12

/** As much of the year as somebody has been here; at first, the weeks to come as well. */
function weeksOf({ today, since }: Pick<Analytics, 'today' | 'since'>, isEarly: boolean) {
  const monday = startOfWeek(today)
  const past = daysBetween(startOfWeek(since ?? today), monday) / 7 + 1
  const weeks = isEarly ? firstWeeks : Math.min(Math.max(past, 26), 53)
  return { weeks, first: addDays(monday, 7 * (1 - (isEarly ? Math.min(past, weeks) : weeks))) }
}

/** A column for each week, Mondays on top. */
export function YearCard({ data, isEarly }: { data: Analytics; isEarly: boolean }) {
  const { today, year, streak, longestStreak } = data
  const { first, weeks } = weeksOf(data, isEarly)
  const rounds = new Map(year.map((each) => [each.day, each.rounds]))
  const days = Array.from({ length: daysBetween(first, today) + 1 }, (_, at) => addDays(first, at))
  const { shown, propsOf } = useMarks(days.length, byWeek)
  const box = useRef<HTMLDivElement>(null)
  const labelOf = (day: string) => `${formatDay(day)}: ${formatCount(rounds.get(day) ?? 0, 'session')}`
  useEffect(() => stayAtPresent(box.current), [])
  return (
    <section className={`card ${styles.year}`} data-early={isEarly || undefined}>
      <header>
        <h2>{isEarly ? 'Twelve weeks of sessions' : 'Your sessions'}</h2>
        <p className="muted">
          {longestStreak > 0 &&
            `Longest streak ${formatCount(longestStreak, 'day')}${streak === longestStreak ? ', still running' : ''}`}
        </p>
      </header>
      <div className={styles.map}>
        <Letters />
        <div className={styles.scroll} data-part="year-scroll" ref={box}>
          <ChartSvg
            viewBox={`0 0 ${4 + pitch * weeks} 180`}
            name={`Sessions per day, on ${formatCount(year.length, 'day')}`}
          >
            {days.map((day, at) => (
              <g key={day} {...propsOf(at)} aria-label={labelOf(day)}>
                <circle
                  cx={14 + pitch * Math.floor(at / 7)}
                  cy={32 + pitch * (at % 7)}
                  r="8.5"
                  data-rounds={Math.min(rounds.get(day) ?? 0, 4)}
                />
              </g>
            ))}
            <MonthsAndDaysToCome first={first} weeks={weeks} today={today} />
          </ChartSvg>
        </div>
      </div>
      <p className={figures.readout} aria-hidden="true">
        {shown !== null && labelOf(days[shown] ?? today)}
      </p>
      <Key />
      <Figures caption="Sessions a month" head={['Month', 'Days', 'Sessions']} rows={monthsOf(year)} />
    </section>
  )
}

const MonthsAndDaysToCome = ({ first, weeks, today }: { first: Day; weeks: number; today: Day }) =>
  Array.from({ length: 7 * weeks }, (_, at) => {
    const day = addDays(first, at)
    const [x, y] = [14 + pitch * Math.floor(at / 7), 32 + pitch * (at % 7)]
    return (
      <Fragment key={day}>
        {day > today && <circle cx={x} cy={y} r="8.5" data-rounds="to-come" />}
        {day.endsWith('-01') && at < 7 * (weeks - 1) && (
          <text x={x - 8} y="12">
            {formatShortMonth(day)}
          </text>
        )}
      </Fragment>
    )
  })

const Letters = () => (
  <svg className={styles.letters} viewBox="0 0 16 180" aria-hidden="true">
    {letters.map(([letter, weekday]) => (
      <text key={weekday} x="0" y={36 + pitch * weekday}>
        {letter}
      </text>
    ))}
  </svg>
)

const Key = () => (
  <p className="key">
    <span>No session</span>
    {[0, 1, 2, 3, 4].map((amount) => (
      <i key={amount} data-rounds={amount} />
    ))}
    <span>4 or more</span>
  </p>
)

/** The present is at the right end, also after the window has become narrower. */
function stayAtPresent(box: HTMLElement | null) {
  if (!box) return
  const watch = new ResizeObserver(() => {
    box.scrollLeft = box.scrollWidth
  })
  watch.observe(box)
  return () => watch.disconnect()
}

function monthsOf(year: Analytics['year']) {
  const months = new Map<string, { days: number; rounds: number }>()
  for (const { day, rounds } of year) {
    const month = `${day.slice(0, 7)}-01`
    const known = months.get(month) ?? { days: 0, rounds: 0 }
    months.set(month, { days: known.days + 1, rounds: known.rounds + rounds })
  }
  return [...months].map(([month, { days, rounds }]) => [formatMonthOfYear(month), days, rounds])
}
