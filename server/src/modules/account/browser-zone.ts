import { canonicalZone } from '@app/domain/day/zone'
import type { Context } from 'hono'

export const browserZone = (c: Context) => canonicalZone(c.req.header('x-time-zone') ?? '') ?? 'UTC'
