import { dayAt } from '@app/domain/day/day'
import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import { recordDeed } from '../audit/record-deed.ts'
import { holdPerson, insertAmnesty, makeRecountDue } from './amnesty.queries.ts'
import type { AdminDeps } from './deps.ts'

/** Where a day begins first. */
const firstZone = 'Pacific/Kiritimati'

export function declareAmnestyRoute(app: Hono, deps: AdminDeps) {
  serve(app, deps, 'declareAmnesty', async ({ person, body: { day, userId = null, reason } }) => {
    const now = deps.now()
    if (day > dayAt(now.getTime(), firstZone)) throw new AppError('day_not_begun')
    return await deps.transact(async (db) => {
      if (userId !== null && (await holdPerson(db, { id: userId })).length === 0) throw new AppError('not_found')
      const [made] = await insertAmnesty(db, { day, userId, reason, actorId: person.id, now })
      if (!made) throw new Error('The amnesty was not written.')
      await makeRecountDue(db, { day, userId })
      const details = { day, everybody: userId === null, note: reason }
      await recordDeed(db, { at: now, actorId: person.id, action: 'amnesty_declared', targetId: userId, details })
      return { id: made.id, day: made.day, createdAt: made.createdAt.toISOString() }
    })
  })
}
