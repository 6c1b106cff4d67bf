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
  /** Above the labelled ones and below the others, while none is looked at. */
  children: ReactNode
}

const widest = 384
/** Of the first match and the last from the edge: half a flame. */
const inset = 12

export function MatchChart({ name, bars, lit, hasBird = false, labels, children }: Props) {
  const { shown, propsOf } = useMarks(bars.length)
  const height = labels ? 150 : 111
  // Above the highest match there is room for the bird, or for a flame.
  const top = labels ? -34 : -8
  const foot = height + 18
  const most = Math.max(...bars.map(({ value }) => value ?? 0), Number.EPSILON)
  // Many days or weeks are thinner.
  const width = labels ? Math.max(288, 26 * bars.length) : Math.min(widest, Math.max(200, 20 * bars.length))
  const pitch = (width - 2 * inset) / Math.max(bars.length - 1, 1)
  const thick = Math.min(5, pitch / 2)
  const caption =
    shown === null ? (
      children
    ) : (
      <p className={figures.readout} aria-hidden="true">
        {bars[shown]?.label}
      </p>
    )
  return (
    <div className={styles.bars}>
      {labels && caption}
      <ChartSvg viewBox={`0 ${top} ${width} ${foot - top + (labels ? 24 : 4)}`} name={name}>
        {bars.map(({ key, value, label }, at) => {
          const tall = ((value ?? 0) / most) * height
          return (
            <g key={key} {...propsOf(at)} aria-label={label} transform={`translate(${inset + pitch * at} 0)`}>
              <rect className={figures.reach} x={-pitch / 2} width={pitch} y={top} height={foot + 4 - top} />
              {value !== null && (
                <rect className={styles.stick} x={-thick / 2} width={thick} y={foot - tall} height={tall} />
              )}
              {value !== null && at !== lit && (
                <ellipse className={styles.head} cy={foot - tall} rx={thick} ry={1.3 * thick} />
              )}
              {value !== null && at === lit && <Top y={foot - tall} hasBird={hasBird} />}
              {labels && (
                <text y={foot + 18} textAnchor="middle">
                  {labels[at]}
                </text>
              )}
            </g>
          )
        })}
      </ChartSvg>
      {!labels && caption}
    </div>
  )
}

const Top = ({ y, hasBird }: { y: number; hasBird: boolean }) =>
  hasBird ? (
    <use href="#bird" x="-24" y={y - 42} width="46" height="46" />
  ) : (
    <use href="#flame" x="-11" y={y - 22} width="22" height="24" />
  )
