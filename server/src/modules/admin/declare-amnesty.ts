import { dayAt } from '@app/domain/day/day'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { recordAdminAction } from '../audit/audit-log.ts'
import { insertAmnesty, lockPersonForShare, markRecountDue, spreadAmnestyBatch } from './admin.queries.ts'
import type { AdminDeps } from './user-decisions.ts'

/** Where a day begins first. */
const firstZone = 'Pacific/Kiritimati'

/** Reaches fifty thousand people in some seconds; a job reaches the rest. */
const maxBatchesPerRequest = 50

export function registerDeclareAmnestyRoute(app: Hono, deps: AdminDeps) {
  registerCall(app, deps, 'declareAmnesty', async ({ person, body: { day, userId = null, reason } }) => {
    const now = deps.now()
    if (day > dayAt(now.getTime(), firstZone)) throw new AppError('day_not_begun')
    const amnesty = await deps.transact(async (db) => {
      if (userId !== null && (await lockPersonForShare(db, { id: userId })).length === 0)
        throw new AppError('not_found')
      const [made] = await insertAmnesty(db, { day, userId, reason, actorId: person.id, now })
      if (!made) throw new Error('The amnesty was not written.')
      if (userId !== null) await markRecountDue(db, { day, userId })
      const details = { day, everybody: userId === null, note: reason }
      await recordAdminAction(db, {
        at: now,
        actorId: person.id,
        action: 'amnesty_declared',
        targetId: userId,
        details,
      })
      return { id: made.id, day: made.day, createdAt: made.createdAt.toISOString() }
    })
    await spreadAmnesties(deps, maxBatchesPerRequest)
    return amnesty
  })
}

/** Each batch notes how far it came: any process continues where another one ended. */
export async function spreadAmnesties({ db }: { db: Database }, batches = Number.POSITIVE_INFINITY) {
  for (let batch = 0; batch < batches; batch++) if ((await spreadAmnestyBatch(db)).length === 0) return
}
