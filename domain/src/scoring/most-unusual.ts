import { minIdeasForOrder } from './order-curve.ts'
import type { Score } from './score.ts'

export interface MostUnusualIdeas {
  sure: readonly number[]
  tied: readonly number[]
}

type Known = Pick<Score, 'sample' | 'ideas' | 'order' | 'originality' | 'fluency'>

export const firstWordingOf = ({ ideas }: Pick<Score, 'ideas'>, place: number): number => ideas[place]?.sameAs ?? place

/** What may be praised, in the order of writing. */
const praiseableIn = ({ order, originality }: Known) =>
  order.curve.filter(({ idea }) => !originality.unpraised.includes(idea))

export const hasNothingToPraise = (score: Known): boolean =>
  score.order.curve.length > 0 && praiseableIn(score).length === 0

const valuesOf = (score: Known): number[] => praiseableIn(score).map(({ originality }) => originality)

/** The two most unusual that may be praised, the most unusual first. */
function topPraiseable(score: Known): readonly number[] {
  const { top, unpraised } = score.originality
  if (top.every((place) => !unpraised.includes(firstWordingOf(score, place)))) return top
  const praised = praiseableIn(score).toSorted((a, b) => b.originality - a.originality)
  return praised.slice(0, 2).map(({ idea }) => idea)
}

function areEqual(score: Known): boolean {
  const values = valuesOf(score)
  return values.length > 1 && values.every((value) => value === values[0])
}

const withValue = (score: Known, wanted: number): number[] =>
  praiseableIn(score).flatMap(({ idea, originality }) =>
    originality === wanted
      ? (score.originality.top.find((place) => firstWordingOf(score, place) === idea) ?? idea)
      : [],
  )

export const isEstimateOnly = ({ sample, originality }: Pick<Known, 'sample' | 'originality'>): boolean =>
  sample === 0 && originality.value !== null && originality.byMeaning

export function findMostUnusual(score: Known): MostUnusualIdeas | null {
  const { value } = score.originality
  const top = topPraiseable(score)
  const isComparable = score.sample > 0 || isEstimateOnly(score)
  if (!isComparable || top.length === 0 || value === null || areEqual(score)) return null
  const values = valuesOf(score).toSorted((a, b) => b - a)
  const least = values[top.length - 1] ?? 0
  const above = values.filter((value) => value > least).length
  const level = withValue(score, least)
  if (above + level.length === top.length) return { sure: top, tied: [] }
  return { sure: top.slice(0, above), tied: level }
}

export function bestIdeasByScore(score: Known): readonly number[] {
  const { fluency, order } = score
  if (fluency.different < minIdeasForOrder || order.best === null || areEqual(score)) return []
  const best = withValue(score, Math.max(...valuesOf(score)))
  return best.length === 1 ? [order.best] : best
}

export function highlightedIdeas(score: Known): readonly number[] {
  const { different } = score.fluency
  if (different >= minIdeasForOrder && !isEstimateOnly(score)) return bestIdeasByScore(score)
  if (different < 2 || findMostUnusual(score) === null) return []
  return withValue(score, Math.max(...valuesOf(score)))
}
