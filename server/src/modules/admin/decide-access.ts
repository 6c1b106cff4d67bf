import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import { recordAction } from '../audit/record-action.ts'
import { endSessions, holdPerson } from './admin.queries.ts'
import type { AdminDeps } from './deps.ts'

/** Queues what proves an address once more; answers with how many letters that were. */
export type MailAgain = (email: string) => Promise<(db: Database) => Promise<number>>

export function decideAccessRoutes(app: Hono, deps: AdminDeps, mailAgain: MailAgain) {
  serve(app, deps, 'resendLink', async ({ person, params: { id }, body: { note } }) => {
    const [addressee] = await holdPerson(deps.db, { id })
    if (!addressee) throw new AppError('not_found')
    const queue = await mailAgain(addressee.email)
    const letters = await deps.transact(async (db) => {
      const [held] = await holdPerson(db, { id })
      const sent = held ? await queue(db) : 0
      const action = { actorId: person.id, action: 'verification_resent', targetId: id, details: { note } } as const
      if (sent > 0) await recordAction(db, { at: deps.now(), ...action })
      return sent
    })
    deps.outbox.nudge()
    return { letters }
  })

  serve(app, deps, 'signOutUser', async ({ person, params: { id }, body: { note } }) => {
    const sessions = await deps.transact(async (db) => {
      if ((await holdPerson(db, { id })).length === 0) throw new AppError('not_found')
      const { length } = await endSessions(db, { userId: id })
      const action = { actorId: person.id, action: 'signed_out_everywhere', targetId: id } as const
      await recordAction(db, { at: deps.now(), ...action, details: { sessions: length, note } })
      return length
    })
    return { sessions }
  })
}
