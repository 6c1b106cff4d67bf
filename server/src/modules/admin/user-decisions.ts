import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import type { TransactionDeps } from '../../db/transaction.ts'
import { AppError } from '../../http/app-error.ts'
import { type CallDeps, registerCall } from '../../http/register-call.ts'
import { type AdminRule, deleteAllSessions } from '../account/session.ts'
import { recordAdminAction } from '../audit/audit-log.ts'
import type { Outbox } from '../mail/outbox.ts'
import { endUnpaidGrants, grantByAdmin, listGrantSources } from '../premium/grants.ts'
import { allowSharing, findRunningSubscription, lockPerson } from './admin.queries.ts'

export interface AdminDeps extends CallDeps, TransactionDeps {
  isAdmin: AdminRule
  adminEmails: readonly string[]
  now(): Date
  outbox: Outbox
}

const dayMs = 24 * 60 * 60 * 1000

export function registerPremiumDecisionRoutes(app: Hono, deps: AdminDeps) {
  registerCall(app, deps, 'grantPremium', async ({ person, params: { id }, body: { days, until, note } }) => {
    const now = deps.now()
    const endsAt = endOf(now, { days, until })
    if (endsAt && endsAt <= now) throw new AppError('day_over')
    await deps.transact(async (db) => {
      const held = await lockPersonToDecide(db, id)
      const hadPremium = (await listGrantSources(db, id, now)).length > 0
      if (!(await grantByAdmin(db, { userId: id, reference: `admin-${randomUUID()}`, at: now, endsAt }))) return
      const details = { until: endsAt?.toISOString() ?? null, note }
      await recordAdminAction(db, { at: now, actorId: person.id, action: 'premium_granted', targetId: id, details })
      if (!hadPremium) await queueDecisionMail(deps, db, held, 'premium_started')
    })
    deps.outbox.nudge()
    return { until: endsAt?.toISOString() ?? null }
  })

  registerCall(app, deps, 'endPremium', async ({ person, params: { id }, body: { note } }) => {
    const now = deps.now()
    const ended = await deps.transact(async (db) => {
      const held = await lockPersonToDecide(db, id)
      // Stripe would go on charging the card, and its next event would bring Premium back.
      const sources = await listGrantSources(db, id, now)
      if (sources.includes('stripe') || (await findRunningSubscription(db, { userId: id })).length > 0)
        throw new AppError('card_runs')
      if (!(await endUnpaidGrants(db, id, { at: now, reason: 'An admin ended it.' }))) return false
      const details = { from: sources.join(', '), note }
      await recordAdminAction(db, { at: now, actorId: person.id, action: 'premium_revoked', targetId: id, details })
      if (sources.length > 0) await queueDecisionMail(deps, db, held, 'premium_ended')
      return true
    })
    deps.outbox.nudge()
    return { ended }
  })
}

async function lockPersonToDecide(db: Database, id: string) {
  const [held] = await lockPerson(db, { id })
  if (!held) throw new AppError('not_found')
  return held
}

/** The named day counts in all zones. */
function endOf(now: Date, { days, until }: { days?: number | undefined; until?: string | undefined }): Date | null {
  if (days !== undefined) return new Date(now.getTime() + days * dayMs)
  return until === undefined ? null : new Date(Date.parse(`${until}T12:00:00Z`) + dayMs)
}

const queueDecisionMail = (
  { outbox }: AdminDeps,
  db: Database,
  { id: userId, email: to, firstName }: Awaited<ReturnType<typeof lockPersonToDecide>>,
  kind: 'premium_started' | 'premium_ended',
) => outbox.queue(db, { kind, userId, to, firstName })

export type ResendVerificationMails = (email: string) => Promise<(db: Database) => Promise<number>>

export function registerAccessDecisionRoutes(app: Hono, deps: AdminDeps, mailAgain: ResendVerificationMails) {
  registerCall(app, deps, 'resendLink', async ({ person, params: { id }, body: { note } }) => {
    const [addressee] = await lockPerson(deps.db, { id })
    if (!addressee) throw new AppError('not_found')
    const queue = await mailAgain(addressee.email)
    const letters = await deps.transact(async (db) => {
      const [held] = await lockPerson(db, { id })
      const sent = held ? await queue(db) : 0
      const action = { actorId: person.id, action: 'verification_resent', targetId: id, details: { note } } as const
      if (sent > 0) await recordAdminAction(db, { at: deps.now(), ...action })
      return sent
    })
    deps.outbox.nudge()
    return { letters }
  })

  registerCall(app, deps, 'signOutUser', async ({ person, params: { id }, body: { note } }) => {
    const sessions = await deps.transact(async (db) => {
      if ((await lockPerson(db, { id })).length === 0) throw new AppError('not_found')
      const { length } = await deleteAllSessions(db, { userId: id })
      const action = { actorId: person.id, action: 'signed_out_everywhere', targetId: id } as const
      await recordAdminAction(db, { at: deps.now(), ...action, details: { sessions: length, note } })
      return length
    })
    return { sessions }
  })

  registerCall(app, deps, 'allowSharing', ({ person, params: { id }, body: { note } }) =>
    deps.transact(async (db) => {
      await lockPersonToDecide(db, id)
      const wasStopped = (await allowSharing(db, { id })).length > 0
      const action = { actorId: person.id, action: 'sharing_allowed', targetId: id, details: { note } } as const
      if (wasStopped) await recordAdminAction(db, { at: deps.now(), ...action })
      return { wasStopped }
    }),
  )
}
