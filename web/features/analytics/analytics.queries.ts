import type { analytics } from '@app/contract/analytics'
import type { Reply } from '@app/contract/call'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export type Analytics = Reply<typeof analytics>
export type Month = Analytics['months'][number]
/** A mean with the number of sessions it stands on. */
export type Mean = Month['ideas']

/** Counted anew at each visit: a session may have been finished since. */
export const analyticsQuery = queryOptions({
  queryKey: ['/api/analytics'],
  queryFn: () => call<typeof analytics>({ method: 'GET', path: '/api/analytics' }),
  staleTime: 0,
})
