import type { ReactNode } from 'react'
import { ChartSvg } from '../../ui/charts/chart-svg.tsx'
import * as figures from '../../ui/charts/figures.module.css'
import { useMarks } from '../../ui/charts/use-marks.ts'
import * as styles from './charts.module.css'

interface Bar {
  key: string
  value: number | null
  /** For the tooltip and for screen readers. */
  label: string
}

interface Props {
  name: string
  bars: readonly Bar[]
  lit: number
  hasBird?: boolean
  labels?: readonly string[]
  /** Below the first bar and the last. */
  children?: ReactNode
}

const height = 100
const foot = 118
const widest = 384

export function MatchChart({ name, bars, lit, hasBird = false, labels, children }: Props) {
  const { shown, propsOf } = useMarks(bars.length)
  const most = Math.max(...bars.map(({ value }) => value ?? 0), Number.EPSILON)
  // Half a year or more fills the card; fewer months stand at the left, and many days or weeks are thinner.
  const usual = labels ? 26 : 24
  const width = Math.max(12 * usual, labels ? usual * bars.length : Math.min(widest, usual * bars.length))
  const pitch = Math.min(2 * usual, width / bars.length)
  const thick = Math.min(5, pitch / 2)
  return (
    <div className={styles.bars}>
      <ChartSvg viewBox={`0 -34 ${width} ${labels ? 176 : 156}`} name={name}>
        {bars.map(({ key, value, label }, at) => {
          const tall = ((value ?? 0) / most) * height
          return (
            <g key={key} {...propsOf(at)} aria-label={label} transform={`translate(${pitch * at} 0)`}>
              <rect className={figures.reach} width={pitch} y={-34} height={foot + 38} />
              {value !== null && (
                <rect className={styles.stick} x={(pitch - thick) / 2} width={thick} y={foot - tall} height={tall} />
              )}
              {value !== null && at !== lit && (
                <ellipse className={styles.head} cx={pitch / 2} cy={foot - tall} rx={thick} ry={1.3 * thick} />
              )}
              {value !== null && at === lit && <Top x={pitch / 2} y={foot - tall} hasBird={hasBird} />}
              {labels && (
                <text x={pitch / 2} y={foot + 18} textAnchor="middle">
                  {labels[at]}
                </text>
              )}
            </g>
          )
        })}
      </ChartSvg>
      {children}
      <p className={figures.readout} aria-hidden="true">
        {shown !== null && bars[shown]?.label}
      </p>
    </div>
  )
}

const Top = ({ x, y, hasBird }: { x: number; y: number; hasBird: boolean }) =>
  hasBird ? (
    <use href="#bird" x={x - 24} y={y - 42} width="46" height="46" />
  ) : (
    <use href="#flame" x={x - 11} y={y - 22} width="22" height="24" />
  )
