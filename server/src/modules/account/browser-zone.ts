import { canonicalZone } from '@app/domain/day/zone'
import type { Context } from 'hono'

/** The zone of a new account: what its browser says, if that is a zone. */
export const browserZone = (c: Context) => canonicalZone(c.req.header('x-time-zone') ?? '') ?? 'UTC'
