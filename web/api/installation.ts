import type { Reply } from '@app/contract/call'
import type { installation } from '@app/contract/installation'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

export type Installation = Reply<typeof installation>

/** What this installation is set up for. */
export const installationQuery = queryOptions({
  queryKey: ['/api/config'],
  queryFn: () => call<typeof installation>({ method: 'GET', path: '/api/config' }),
})
