import type { Reply } from '@app/contract/calls'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, queryKey } from '../../api/api.ts'
import type { Period } from './periods.ts'

export type Analytics = Reply<'analytics'>
/** Figures with the period that they are of. */
export interface Counted {
  period: Period
  figures: Analytics
}
/** What is measured of a stretch of time. */
export type Measures = Omit<Analytics['months'][number], 'month'>
/** A mean with the number of sessions it stands on. */
export type Mean = Measures['ideas']

/**
 * Counted anew at each visit: a session may have been finished since. The last figures stay until the next are there,
 * and carry the period that they are of.
 */
export const analyticsQuery = (period: Period) =>
  queryOptions({
    queryKey: queryKey('analytics', { query: { period } }),
    queryFn: async (): Promise<Counted> => ({
      period,
      figures: await api.analytics({ query: { period } }),
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
