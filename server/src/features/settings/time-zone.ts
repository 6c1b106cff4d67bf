import { changeTimeZone } from '@app/contract/settings'
import { canonicalZone, planZone } from '@app/domain/zone'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { zonePlanOf } from '../../http/person.ts'
import { serve } from '../../http/serve.ts'
import { saveZonePlan } from './settings.queries.ts'

export function timeZoneRoute(app: Hono, deps: Deps) {
  serve(
    app,
    deps,
    changeTimeZone,
  )(async ({ person, body: { timeZone } }) => {
    const wished = canonicalZone(timeZone)
    if (!wished) throw new AppError('invalid_request', { sentence: 'We do not know this time zone.' })
    const now = deps.now()
    const { zone, next } = planZone(zonePlanOf(person), wished, now.getTime())
    const from = next ? new Date(next.from) : null
    await saveZonePlan(deps.db, person.id, zone, next?.zone ?? null, from)
    return { timeZone: wished, from: (from ?? now).toISOString() }
  })
}
