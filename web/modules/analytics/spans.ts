import type { Analytics, Measures } from './analytics.queries.ts'
import type { Period } from './periods.ts'
import { inMonth, inMonthOfYear, onDay } from './words.ts'

/** A stretch of time that figures are given for. */
export interface Span {
  /** Its first day. */
  day: string
  step: 'day' | 'week' | 'month'
  /** As it stands alone, and within a sentence. */
  name: string
  inside: string
  measures: Measures
}

/** By month, or by day or week where a shorter period was asked for. */
export function spansOf({ months, points }: Pick<Analytics, 'months' | 'points'>, period: Period): Span[] {
  if (period === 'all' || !points)
    return months.map(({ month, ...measures }) => ({
      ...{ day: month, step: 'month', name: inMonthOfYear(month), inside: `in ${inMonth(month)}`, measures },
    }))
  if (period === '30d')
    return points.map(({ from, ...measures }) => ({
      ...{ day: from, step: 'day', name: onDay(from), inside: `on ${onDay(from)}`, measures },
    }))
  return points.map(({ from, ...measures }) => ({
    ...{ day: from, step: 'week', name: `Week of ${onDay(from)}`, inside: `in the week of ${onDay(from)}`, measures },
  }))
}
