import type { installation } from '@app/contract/installation'
import { call } from '../../api/call.ts'

/** Where people write to, as the server is set up. */
export const readSupportAddress = async () =>
  (await call<typeof installation>({ method: 'GET', path: '/api/config' })).supportEmail
