import { ideasForOrder } from './order-curve.ts'
import type { Score } from './score.ts'

/** The ideas that originality rests on, by their place in the list. */
export interface MostUnusual {
  /** More unusual than all others. */
  sure: readonly number[]
  /** Equals, where the count has fewer places than there are of them; a pick among them would be chance. */
  tied: readonly number[]
}

type Known = Pick<Score, 'sample' | 'ideas' | 'order' | 'originality' | 'fluency'>

/** Ideas that say the same are one, named by the first of them. */
export const firstOf = ({ ideas }: Pick<Score, 'ideas'>, place: number): number => ideas[place]?.sameAs ?? place

const valuesOf = ({ order }: Known): number[] => order.curve.map(({ originality }) => originality)

/** Are all ideas equally unusual, as far as whole numbers tell? One alone is not. */
function areEqual(score: Known): boolean {
  const values = valuesOf(score)
  return values.length > 1 && values.every((value) => value === values[0])
}

/** Those with the given value, each by the wording that counted. */
const withValue = (score: Known, wanted: number): number[] =>
  score.order.curve.flatMap(({ idea, originality }) =>
    originality === wanted ? (score.originality.top.find((place) => firstOf(score, place) === idea) ?? idea) : [],
  )

/** The most unusual ideas of a list; null where nothing tells its ideas apart: without others, or all equal. */
export function mostUnusual(score: Known): MostUnusual | null {
  const { top } = score.originality
  if (score.sample === 0 || top.length === 0 || score.originality.value === null || areEqual(score)) return null
  const values = valuesOf(score).toSorted((a, b) => b - a)
  const least = values[top.length - 1] ?? 0
  const above = values.filter((value) => value > least).length
  const level = withValue(score, least)
  if (above + level.length === top.length) return { sure: top, tied: [] }
  return { sure: top.slice(0, above), tied: level }
}

/** The most unusual idea, or all that tie for it; none where the list is too short for an order or nothing tells. */
export function bestOf(score: Known): readonly number[] {
  const { fluency, order } = score
  if (fluency.different < ideasForOrder || order.best === null || areEqual(score)) return []
  const best = withValue(score, Math.max(...valuesOf(score)))
  return best.length === 1 ? [order.best] : best
}

/** What a list is shown with first: its best idea, or of a list too short for an order the most unusual so far. */
export function shownFirst(score: Known): readonly number[] {
  const { different } = score.fluency
  if (different >= ideasForOrder) return bestOf(score)
  if (different < 2 || mostUnusual(score) === null) return []
  return withValue(score, Math.max(...valuesOf(score)))
}
