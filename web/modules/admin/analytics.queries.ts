import type { Reply } from '@app/contract/call'
import type { guestAnalytics } from '@app/contract/guest'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export type GuestAnalytics = Reply<typeof guestAnalytics>
export type Summary = GuestAnalytics['summary']
export type Period = '7d' | '30d' | 'all'

/** Seconds between two looks; a page that nobody sees does not look. */
export const refreshedEvery = 30

/** The last figures stay until the next are there, and carry the period that they are of. */
export const guestAnalyticsQuery = (period: Period) =>
  queryOptions({
    queryKey: ['/api/admin/guest-analytics', period],
    queryFn: async () => ({
      period,
      figures: await call<typeof guestAnalytics>(
        { method: 'GET', path: '/api/admin/guest-analytics' },
        { query: { period } },
      ),
    }),
    staleTime: 0,
    refetchInterval: refreshedEvery * 1_000,
    placeholderData: keepPreviousData,
  })
