import { randomBytes } from 'node:crypto'
import { linkLifetimeMs } from '@app/domain/account/lifetimes'
import { undoTokenPrefix } from '@app/domain/account/sign-up-link'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { sqlState } from '../../db/database-errors.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { registerCall } from '../../http/register-call.ts'
import { hashToken } from '../../http/session-token.ts'
import { recordAdminAction } from '../audit/audit-log.ts'
import { formatMailDay } from '../mail/outbox.ts'
import {
  deleteMailedTokens,
  deleteSignInMethods,
  findAccount,
  findUserByEmail,
  lockUser,
  type UserByEmail,
  updatePasswordHash,
} from './account.queries.ts'
import { recordSignInMethodChange } from './change-sign-in-methods.ts'
import type { AccountDeps } from './deps.ts'
import {
  consumeEmailChange,
  consumeEmailUndo,
  deleteLaterEmailUndos,
  deleteRecentSecondFactor,
  deleteUnverifiedHolder,
  findEmailChangeLink,
  saveEmailChange,
  saveEmailUndo,
  updateEmail,
} from './email-change.queries.ts'
import { queueResetMail } from './reset-password.ts'
import { deleteAllSessions } from './session.ts'

const askedMessage =
  'If this address is free, we have sent a link to it. It becomes yours once you open that link; until then nothing changes.'
const changedAtOnce = 'No mail is set up here, so your address is changed at once.'

export function registerEmailChangeRoutes(app: Hono, deps: AccountDeps) {
  const { db, constantTimeResponse, hasMail, now, outbox, transact } = deps

  registerCall(app, deps, 'changeAddress', async ({ person, body: { email } }) => {
    if (!hasMail) {
      await transact(async (db) => {
        await lockUser(db, { id: person.id })
        await change(db, deps, person.id, email)
      }).catch(refuseIfTaken('address_taken'))
      outbox.nudge()
      return { message: changedAtOnce }
    }
    const untilEven = constantTimeResponse()
    if (email !== person.email && (await mayMailTo(deps, person, email))) {
      await transact((db) => mailChangeLink(db, deps, person, email))
      outbox.nudge()
    }
    await untilEven()
    return { message: askedMessage }
  })

  registerCall(app, deps, 'followAddressLink', async ({ body: { token } }) => {
    const link = { tokenHash: hashToken(token), now: now() }
    const [found] = await findEmailChangeLink(db, link)
    if (!found) throw new AppError('invalid_address_link')
    const { userId, isUndo } = found
    await transact(async (db) => {
      await lockUser(db, { id: userId })
      if (isUndo) return await restoreEmail(db, deps, userId, link)
      const [taken] = await consumeEmailChange(db, link)
      if (!taken) throw new AppError('invalid_address_link')
      await change(db, deps, userId, taken.email)
    }).catch(refuseIfTaken(isUndo ? 'address_taken' : 'invalid_address_link'))
    outbox.nudge()
    return { did: isUndo ? 'restored' : 'changed' }
  })
}

/** Letters to strangers are few, by address and by person. */
async function mayMailTo({ limits }: AccountDeps, { id }: Person, email: string) {
  for (const subject of [`of person ${id}`, email])
    if ((await limits.consume('noticesToAddress', subject)) !== null) return false
  return true
}

async function mailChangeLink(db: Database, { outbox, now }: AccountDeps, { id: userId }: Person, email: string) {
  const [holder] = await findUserByEmail(db, { email })
  if (holder?.emailVerified) {
    const { id, firstName } = holder
    await outbox.queue(db, { kind: 'known_address', userId: id, to: email, firstName })
    return
  }
  const { token, ...link } = newLink('address', now())
  await saveEmailChange(db, { userId, newEmail: email, ...link })
  // Whoever reads it may not know the person, whose name could say anything.
  await outbox.queue(db, { kind: 'address_proof', userId, to: email, firstName: '', token, expiresAt: link.expiresAt })
}

function newLink(kind: 'address' | 'address_undo', at: Date) {
  const token = `${kind === 'address_undo' ? undoTokenPrefix : ''}${randomBytes(32).toString('base64url')}`
  return { token, tokenHash: hashToken(token), expiresAt: new Date(at.getTime() + linkLifetimeMs(kind)) }
}

/** Sessions stay. The earlier address can put itself back. */
async function change(db: Database, deps: AccountDeps, userId: string, email: string) {
  const before = await updateEmailAndNotify(db, deps, { userId, email, freeSince: null })
  const at = deps.now()
  const { token, ...link } = newLink('address_undo', at)
  const { email: to, firstName } = before
  const details = { change: 'address_changed' }
  await recordAdminAction(db, { at, actorId: userId, action: 'ways_changed', targetId: userId, details })
  await saveEmailUndo(db, { userId, oldEmail: to, newEmail: email, ...link })
  const notice = { kind: 'address_changed', userId, to, firstName, token, expiresAt: link.expiresAt } as const
  await deps.outbox.queue(db, { ...notice, change: { what: 'address_changed', on: formatMailDay(at) } })
}

const recentMs = linkLifetimeMs('address_undo') + linkLifetimeMs('address')

/**
 * Whoever took the address away may be signed in, and may have made links and ways of their own, also before: nobody gets
 * in but by the letter. An authenticator app stays if it was on a day before the change, for then a stolen mailbox would
 * turn it off.
 */
async function restoreEmail(db: Database, deps: AccountDeps, userId: string, link: { tokenHash: string; now: Date }) {
  const [taken] = await consumeEmailUndo(db, link)
  if (!taken) throw new AppError('invalid_address_link')
  const { email, expiresAt: since } = taken
  // Without mail every account counts as proven by itself.
  const freeSince = deps.hasMail ? new Date(since.getTime() - linkLifetimeMs('address_undo')) : null
  const owner = await updateEmailAndNotify(db, deps, { userId, email, freeSince })
  await deleteLaterEmailUndos(db, { userId, since })
  await updatePasswordHash(db, { userId, hash: null, now: link.now })
  await deleteSignInMethods(db, { userId })
  await deleteRecentSecondFactor(db, { userId, since: new Date(since.getTime() - recentMs) })
  await deleteAllSessions(db, { userId })
  await recordSignInMethodChange(db, deps, owner, { change: 'address_restored' })
  await queueResetMail(db, deps, { ...owner, email }, 'address_restored')
}

interface Move {
  userId: string
  email: string
  /** Of an address that comes back; null: of a new one. */
  freeSince: Date | null
}

/** Needs the lock of the account. */
async function updateEmailAndNotify(
  db: Database,
  { now }: AccountDeps,
  { userId, email, freeSince }: Move,
): Promise<UserByEmail> {
  const [before] = await findAccount(db, { id: userId })
  await deleteUnverifiedHolder(db, { email, freeSince })
  const [moved] = before ? await updateEmail(db, { userId, email, now: now() }) : []
  if (!before || !moved) throw new AppError('address_taken')
  await deleteMailedTokens(db, { userId })
  return before
}

/** Somebody else may take it at the same moment. */
const refuseIfTaken = (code: 'address_taken' | 'invalid_address_link') => (error: unknown) => {
  const isTaken = sqlState(error) === '23505' || (error instanceof AppError && error.code === 'address_taken')
  throw isTaken ? new AppError(code) : error
}
