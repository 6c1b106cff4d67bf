import type { installation } from '@app/contract/installation'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** What this installation is set up for. */
export const installationQuery = queryOptions({
  queryKey: ['/api/config'],
  queryFn: () => call<typeof installation>({ method: 'GET', path: '/api/config' }),
})
