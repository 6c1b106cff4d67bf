import type { Reply } from '@app/contract/call'
import type { settings } from '@app/contract/settings'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

export type Settings = Reply<typeof settings>

/** Looked up anew at every visit: another device, or the record, may have changed it. */
export const settingsQuery = queryOptions({
  queryKey: ['/api/settings'],
  queryFn: () => call<typeof settings>({ method: 'GET', path: '/api/settings' }),
  staleTime: 0,
})
