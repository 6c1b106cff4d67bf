import { addDays, type Day, dayAt, daysBetween } from '@app/domain/day/day'
import { formatDay, formatShortDay } from '@app/domain/day/day-words'
import { formatCount } from '@app/domain/text/number-words'
import { ChartSvg } from '../../ui/charts/chart-svg.tsx'
import * as figures from '../../ui/charts/figures.module.css'
import { Figures } from '../../ui/charts/figures.tsx'
import { useMarks } from '../../ui/charts/use-marks.ts'
import * as styles from './guest-analytics.module.css'
import type { GuestAnalytics, GuestAnalyticsPeriod } from './guest-analytics.queries.ts'

type CountedDay = GuestAnalytics['days'][number]

const lengths = { '7d': 7, '30d': 30 } as const

const [width, height, foot] = [960, 200, 210] as const
const lines = [
  { of: 'starts', name: 'started' },
  { of: 'completions', name: 'completed' },
  { of: 'clicks', name: 'signup clicks' },
] as const

const labelOf = ({ day, starts, completions, clicks }: CountedDay) =>
  `${formatDay(day)}: ${starts} started, ${completions} completed, ${formatCount(clicks, 'signup click')}`

export function GuestAnalyticsDays({ days, period }: { days: readonly CountedDay[]; period: GuestAnalyticsPeriod }) {
  const shown = fillMissingDays(days, period, Date.now())
  return (
    <section className={`card ${styles.byDay}`} aria-labelledby="by-day-head">
      <header>
        <h2 id="by-day-head">Day by day</h2>
        <ul className={styles.lineKey}>
          {lines.map(({ of, name }) => (
            <li key={of} data-line={of}>
              {name}
            </li>
          ))}
        </ul>
      </header>
      <DayChart days={shown} />
      <Figures
        caption="Day by day, in UTC"
        head={['Day', 'Started', 'Completed', 'Signup clicks']}
        rows={shown.map(({ day, starts, completions, clicks }) => [day, starts, completions, clicks]).reverse()}
      />
    </section>
  )
}

function DayChart({ days }: { days: readonly CountedDay[] }) {
  const { shown, propsOf } = useMarks(days.length)
  const most = Math.max(...days.map(({ starts, completions, clicks }) => Math.max(starts, completions, clicks)), 1)
  const pitch = width / days.length
  const xOf = (at: number) => pitch * (at + 0.5)
  const yOf = (value: number) => foot - (value / most) * height
  const day = shown === null ? undefined : days[shown]
  const [first, last] = [days[0], days.at(-1)]
  return (
    <div className={styles.days}>
      <ChartSvg name="Day by day" viewBox={`0 0 ${width} ${foot + 2}`} isStretched>
        <path className={styles.floor} d={`M0 ${foot}H${width}`} />
        {lines.map(({ of }) => (
          <path
            key={of}
            className={styles.line}
            data-line={of}
            d={days
              .map((day, at) => `${at === 0 ? 'M' : 'L'}${xOf(at).toFixed(1)} ${yOf(day[of]).toFixed(1)}`)
              .join('')}
          />
        ))}
        {days.map((day, at) => (
          <g key={day.day} {...propsOf(at)} aria-label={labelOf(day)}>
            <rect className={`${figures.reach} ${styles.reach}`} x={pitch * at} width={pitch} y="2" height={foot - 2} />
            {(at === shown || days.length < 15) &&
              lines.map(({ of }) => (
                <path
                  key={of}
                  className={styles.dot}
                  data-line={of}
                  d={`M${xOf(at).toFixed(1)} ${yOf(day[of]).toFixed(1)}h0`}
                />
              ))}
          </g>
        ))}
      </ChartSvg>
      <p className={styles.ends} aria-hidden="true">
        <span>{first && formatShortDay(first.day)}</span>
        <span>{last && formatShortDay(last.day)}</span>
      </p>
      <p className={figures.readout} aria-hidden="true">
        {day && labelOf(day)}
      </p>
    </div>
  )
}

/** Every day of the period until today (UTC), empty ones too. "All" begins with the first event. */
export function fillMissingDays(days: readonly CountedDay[], period: GuestAnalyticsPeriod, now: number): CountedDay[] {
  const today = dayAt(now, 'UTC')
  const first = period === 'all' ? (days[0]?.day ?? today) : addDays(today, 1 - lengths[period])
  const known = new Map(days.map((each) => [each.day, each]))
  return Array.from({ length: Math.max(daysBetween(first as Day, today), 0) + 1 }, (_, i) => {
    const day = addDays(first as Day, i)
    return known.get(day) ?? { day, starts: 0, completions: 0, clicks: 0 }
  })
}
