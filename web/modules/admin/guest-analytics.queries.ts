import type { Reply } from '@app/contract/calls'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, queryKey } from '../../api/api.ts'

export type GuestAnalytics = Reply<'guestAnalytics'>
export type GuestAnalyticsSummary = GuestAnalytics['summary']
export type GuestAnalyticsPeriod = '7d' | '30d' | 'all'

export const refreshSeconds = 30

/** The last figures stay until the next are there, so they carry their period. */
export const guestAnalyticsQuery = (period: GuestAnalyticsPeriod) =>
  queryOptions({
    queryKey: queryKey('guestAnalytics', { query: { period } }),
    queryFn: async () => ({
      period,
      figures: await api.guestAnalytics({ query: { period } }),
    }),
    staleTime: 0,
    refetchInterval: refreshSeconds * 1_000,
    placeholderData: keepPreviousData,
  })
