import { formatCount } from '@app/domain/text/number-words'
import { ChartSvg } from '../../ui/charts/chart-svg.tsx'
import * as figures from '../../ui/charts/figures.module.css'
import { FiguresTable } from '../../ui/charts/figures.tsx'
import { useMarks } from '../../ui/charts/use-marks.ts'
import type { Analytics } from './analytics.queries.ts'
import * as styles from './charts.module.css'

/** Fewer show no habit, so the card stays away. */
export const minRoundsForHours = 10
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

export function HoursCard({ hours }: Pick<Analytics, 'hours'>) {
  const { shown, propsOf } = useMarks(hours.length)
  const all = hours.reduce((sum, each) => sum + each, 0)
  if (all < minRoundsForHours) return null
  const most = Math.max(...hours, 1)
  const top = hours.indexOf(most)
  const labelOf = (hour: number) =>
    `${clock(hour)} to ${clock((hour + 1) % 24)}: ${formatCount(hours[hour] ?? 0, 'session')}`
  return (
    <section className={`${styles.hours} onBlock`}>
      <h2>{`Usually around ${clock(top)}`}</h2>
      {shown === null ? (
        <p>{`${most} of ${formatCount(all, 'session')} finished in that hour.`}</p>
      ) : (
        <p className={figures.readout} aria-hidden="true">
          {labelOf(shown)}
        </p>
      )}
      <ChartSvg viewBox="-160 -160 320 320" name="Sessions by hour of the day">
        {hours.map((times, hour) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place in the day
          <g key={hour} {...propsOf(hour)} aria-label={labelOf(hour)} transform={`rotate(${hour * 15})`}>
            <Ray times={times} most={most} />
          </g>
        ))}
        <circle className={styles.sun} r="88" />
        {[0, 6, 12, 18].map((hour) => (
          <text
            key={hour}
            x={64 * Math.sin((hour * Math.PI) / 12)}
            y={7 - 64 * Math.cos((hour * Math.PI) / 12)}
            textAnchor="middle"
          >
            {hour}
          </text>
        ))}
      </ChartSvg>
      <FiguresTable
        caption="Sessions by hour"
        head={['Hour', 'Sessions']}
        rows={hours.map((times, hour) => [clock(hour), times])}
      />
    </section>
  )
}

function Ray({ times, most }: { times: number; most: number }) {
  const length = (times / most) * 52 + 6
  return (
    <>
      <rect className={figures.reach} x="-10" y="-158" width="20" height="70" />
      <rect
        className={times === most ? `${styles.ray} ${styles.top}` : styles.ray}
        data-none={times === 0 || undefined}
        x="-7"
        y={-98 - length}
        width="14"
        height={length}
      />
    </>
  )
}
