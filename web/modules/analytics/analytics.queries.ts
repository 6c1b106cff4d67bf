import type { Reply } from '@app/contract/calls'
import { formatDay, formatMonthOfYear } from '@app/domain/day/day-words'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, queryKey } from '../../api/api.ts'

export interface ChartSpan {
  /** The first. */
  day: string
  step: 'day' | 'week' | 'month'
  name: string
  measures: AnalyticsMeasures
}

export const analyticsPeriodLabels = { '30d': '30 Days', '90d': '90 Days', '1y': 'A Year', all: 'All Time' } as const
export type AnalyticsPeriod = keyof typeof analyticsPeriodLabels

export const periodInSentence = {
  '30d': 'in the last 30 days',
  '90d': 'in the last 90 days',
  '1y': 'in the last year',
} as const

export type Analytics = Reply<'analytics'>
export interface PeriodFigures {
  period: AnalyticsPeriod
  figures: Analytics
}
export type AnalyticsMeasures = Omit<Analytics['months'][number], 'month'>
export type Mean = AnalyticsMeasures['ideas']

/** The last figures stay until the next are there, so they carry their period. */
export const analyticsQuery = (period: AnalyticsPeriod) =>
  queryOptions({
    queryKey: queryKey('analytics', { query: { period } }),
    queryFn: async (): Promise<PeriodFigures> => ({
      period,
      figures: await api.analytics({ query: { period } }),
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export function chartSpansOf(
  { months, points }: Pick<Analytics, 'months' | 'points'>,
  period: AnalyticsPeriod,
): ChartSpan[] {
  if (period === 'all' || !points)
    return months.map(({ month, ...measures }) => ({
      day: month,
      step: 'month',
      name: formatMonthOfYear(month),
      measures,
    }))
  if (period === '30d')
    return points.map(({ from, ...measures }) => ({
      day: from,
      step: 'day',
      name: formatDay(from),
      measures,
    }))
  return points.map(({ from, ...measures }) => ({
    day: from,
    step: 'week',
    name: `Week of ${formatDay(from)}`,
    measures,
  }))
}
