import type { Reply } from '@app/contract/calls'
import { monthName } from '@app/domain/day/month'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, queryKey } from '../../api/api.ts'
import { inMonthOfYear, onDay } from './words.ts'

export interface Span {
  /** The first. */
  day: string
  step: 'day' | 'week' | 'month'
  /** As it stands alone, and within a sentence. */
  name: string
  inside: string
  measures: Measures
}

export const periods = { '30d': '30 Days', '90d': '90 Days', '1y': 'A Year', all: 'All Time' } as const
export type Period = keyof typeof periods

export const lately = { '30d': 'in the last 30 days', '90d': 'in the last 90 days', '1y': 'in the last year' } as const

export type Analytics = Reply<'analytics'>
export interface PeriodFigures {
  period: Period
  figures: Analytics
}
export type Measures = Omit<Analytics['months'][number], 'month'>
export type Mean = Measures['ideas']

/** The last figures stay until the next are there, so they carry their period. */
export const analyticsQuery = (period: Period) =>
  queryOptions({
    queryKey: queryKey('analytics', { query: { period } }),
    queryFn: async (): Promise<PeriodFigures> => ({
      period,
      figures: await api.analytics({ query: { period } }),
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export function spansOf({ months, points }: Pick<Analytics, 'months' | 'points'>, period: Period): Span[] {
  if (period === 'all' || !points)
    return months.map(({ month, ...measures }) => ({
      ...{ day: month, step: 'month', name: inMonthOfYear(month), inside: `in ${monthName(month)}`, measures },
    }))
  if (period === '30d')
    return points.map(({ from, ...measures }) => ({
      ...{ day: from, step: 'day', name: onDay(from), inside: `on ${onDay(from)}`, measures },
    }))
  return points.map(({ from, ...measures }) => ({
    ...{ day: from, step: 'week', name: `Week of ${onDay(from)}`, inside: `in the week of ${onDay(from)}`, measures },
  }))
}
