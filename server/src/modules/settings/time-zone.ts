import { canonicalZone, planZone } from '@app/domain/day/zone'
import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import { zonePlanOf } from '../account/person.ts'
import type { SettingsDeps } from './deps.ts'
import { forgetPlannedMoves, saveMove, saveZonePlan } from './settings.queries.ts'

export function timeZoneRoute(app: Hono, deps: SettingsDeps) {
  serve(app, deps, 'changeTimeZone', async ({ person, body: { timeZone } }) => {
    const wished = canonicalZone(timeZone)
    if (!wished) throw new AppError('unknown_time_zone')
    const now = deps.now()
    const { zone, next } = planZone(zonePlanOf(person), wished, now.getTime())
    const from = next ? new Date(next.from) : null
    await deps.transact(async (db) => {
      // The row of the account comes first: of two plans at once, the second sees the journey of the first.
      await saveZonePlan(db, { userId: person.id, zone, nextZone: next?.zone ?? null, nextFrom: from })
      await forgetPlannedMoves(db, { userId: person.id, now })
      if (from) await saveMove(db, { userId: person.id, at: from, leftZone: zone })
    })
    return { timeZone: wished, from: (from ?? now).toISOString() }
  })
}
