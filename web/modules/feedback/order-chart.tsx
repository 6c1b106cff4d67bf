import { highlightedIdeas } from '@app/domain/scoring/most-unusual'
import { ideaNumberOf } from '@app/domain/text/number-words'
import type { CSSProperties } from 'react'
import type { Feedback } from './feedback.queries.ts'
import * as styles from './order-card.module.css'
import { chartTableTitle, favouritesLegend } from './round-summary.ts'

/** Pixels; the width is in percent. */
export const chartHeightPx = 360
const ground = 318
const stick = { least: 50, more: 190 }

const above = { flame: 46, sun: 96 }

const reachOf = (value: number | null) => stick.least + (stick.more * (value ?? 0)) / 100

/** A phone has no room for more numbers. */
const crowd = 12
const nameOf = ({ length }: readonly unknown[]) =>
  length === 1 ? 'Originality of your idea' : 'Originality of your ideas in the order you wrote them'

const isMilestone = (place: number) => place === 0 || ideaNumberOf(place) % 5 === 0

/** Originality in the order of writing. The best idea carries the bird, unless some tie. */
export const OrderChart = ({ score, favourites }: Feedback) => (
  <figure className={styles.orderChart} data-part="order-chart">
    <MatchRow score={score} favourites={favourites} />
    {favouritesLegend({ favourites }) && <figcaption>{favouritesLegend({ favourites })}</figcaption>}
    <OrderTable score={score} favourites={favourites} />
  </figure>
)

interface MatchRowProps extends Pick<Feedback, 'score' | 'favourites'> {
  /** As high as its highest match; otherwise of one height, which the page holds open before its code is there. */
  isCut?: boolean
}

export function MatchRow({ score, favourites, isCut = false }: MatchRowProps) {
  const { ideas } = score
  const best = highlightedIdeas(score)
  const highest = Math.max(...ideas.map(({ originality }) => reachOf(originality)))
  const cut = isCut ? Math.max(0, ground - highest - (best.length === 1 ? above.sun : above.flame)) : 0
  const centre = (place: number) => (100 * (place + 0.5)) / ideas.length
  return (
    <div
      className={styles.matchRow}
      data-crowded={ideas.length >= crowd ? '' : undefined}
      data-sun={sunAt(best, ideas.length)}
      style={{ '--n': ideas.length } as CSSProperties}
    >
      <svg height={chartHeightPx - cut} role="img" aria-label={nameOf(ideas)}>
        <svg y={-cut} overflow="visible" aria-hidden="true">
          <Curve values={ideas.map(({ originality }) => originality)} />
          <rect className={styles.thread} y={ground} width="100%" height="7" rx="4" />
          {ideas.map(({ originality }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the ideas of a finished round never move.
            <svg key={place} x={`${centre(place)}%`} overflow="visible" aria-hidden="true">
              <Match
                value={originality}
                isBest={best.length === 1 && best[0] === place}
                isPicked={favourites?.includes(place) ?? false}
              />
              <text
                className={styles.no}
                data-milestone={isMilestone(place) ? '' : undefined}
                y={chartHeightPx - 8}
                textAnchor="middle"
              >
                {ideaNumberOf(place)}
              </text>
            </svg>
          ))}
        </svg>
      </svg>
    </div>
  )
}

/** At an end the sun behind the bird needs room, or it would lie over what stands beside the row. */
function sunAt(best: readonly number[], count: number) {
  if (best.length !== 1) return undefined
  if (best[0] === count - 1) return 'last'
  return best[0] === 0 ? 'first' : undefined
}

function Match({ value, isBest, isPicked }: { value: number | null; isBest: boolean; isPicked: boolean }) {
  const reach = reachOf(value)
  const top = ground - reach
  const size = 20 + (value ?? 0) / 4
  return (
    <>
      {isBest && <circle className={styles.sun} cy={top - 34} r="62" />}
      <rect className={styles.stick} x="-5" y={top} width="10" height={reach} />
      {isBest && (
        <use href="#bird" className={styles.bird} data-part="bird" x="-44" y={top - 74} width="84" height="84" />
      )}
      {!isBest && value !== null && (
        <g transform={`translate(0 ${top})`}>
          <use href="#flame" className={styles.flame} x={-size / 2} y={-size} width={size} height={size * 1.1} />
        </g>
      )}
      {isPicked && <path className={styles.flag} d={`M-5 ${ground - 40}h30l-7 9 7 9h-30z`} />}
    </>
  )
}

function Curve({ values }: { values: readonly (number | null)[] }) {
  const points = values.flatMap((value, place) => (value === null ? [] : [`${place + 0.5},${ground - reachOf(value)}`]))
  return (
    <svg
      width="100%"
      height={chartHeightPx}
      viewBox={`0 0 ${values.length} ${chartHeightPx}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline className={styles.curve} points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

function marksOf({ score, favourites }: Pick<Feedback, 'score' | 'favourites'>, place: number): string {
  const best = highlightedIdeas(score)
  const most = best.length === 1 ? 'the most unusual' : 'one of the most unusual'
  return [best.includes(place) && most, favourites?.includes(place) && 'your pick'].filter(Boolean).join(', ')
}

const OrderTable = (shown: Pick<Feedback, 'score' | 'favourites'>) => (
  <details>
    <summary className="link">{chartTableTitle}</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">Idea</th>
          <th scope="col">Originality</th>
          <th scope="col">Mark</th>
        </tr>
      </thead>
      <tbody>
        {shown.score.ideas.map(({ originality }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <tr key={place}>
            <th scope="row">No. {ideaNumberOf(place)}</th>
            <td>{originality ?? 'not counted'}</td>
            <td>{marksOf(shown, place)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
