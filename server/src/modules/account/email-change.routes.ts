import { randomBytes } from 'node:crypto'
import { linkLifetimeMs } from '@app/domain/account/lifetimes'
import { confirmedTokenPrefix, undoTokenPrefix } from '@app/domain/account/sign-up-link'
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
  deleteEmailChange,
  deleteEmailUndos,
  deleteLaterEmailUndos,
  deleteUnverifiedHolder,
  findEmailChangeLink,
  saveEmailChange,
  saveEmailUndo,
  updateEmail,
} from './email-change.queries.ts'
import { hasPresentedEstablishedFactor } from './presented-factor.ts'
import { deleteSignInMethodsByMail, queueResetMail } from './reset-password.ts'
import { deleteAllAccess } from './session.ts'

const askedMessage =
  'If this address is free, we’ve sent it a link. It’s yours once you open the link. Until then nothing changes.'
const changedAtOnce = 'Email isn’t set up here, so we’ve changed your address right away.'

export function registerEmailChangeRoutes(app: Hono, deps: AccountDeps) {
  const { db, constantTimeResponse, hasMail, limits, now, outbox, transact } = deps

  registerCall(app, deps, 'changeAddress', async ({ person, body: { email } }) => {
    if (!hasMail) {
      await transact(async (db) => {
        await lockUser(db, { id: person.id })
        await change(db, deps, { userId: person.id, email, isOwn: true, isConfirmed: false })
      }).catch(refuseIfTaken('address_taken'))
      outbox.nudge()
      return { message: changedAtOnce }
    }
    const untilEven = constantTimeResponse()
    if (email !== person.email) {
      await limits.consumeOrRefuse('emailChangesOfPerson', person.id, 'too_many_tries')
      // Strangers may have used up what one address gets: the first mail of a person in a day comes all the same.
      if ((await limits.consume('firstEmailChangesOfPerson', person.id)) !== null)
        await limits.consumeOrRefuse('emailChangesToAddress', email, 'too_many_tries')
      await transact((db) => mailChangeLink(db, deps, person, email))
      outbox.nudge()
    }
    await untilEven()
    return { message: askedMessage }
  })

  registerCall(app, deps, 'keepAddress', async ({ person }) => {
    if (!(await hasPresentedEstablishedFactor(db, person, now()))) throw new AppError('factor_proof_required')
    await transact(async (db) => {
      await lockUser(db, { id: person.id })
      const ended = await deleteEmailUndos(db, { userId: person.id, now: now() })
      if (ended.length === 0) return
      await recordSignInMethodChange(db, deps, person, { change: 'address_kept' })
      for (const { email: to } of ended) await mailNotice(db, deps, { ...person, to }, 'address_kept')
    })
    outbox.nudge()
  })

  registerCall(app, deps, 'followAddressLink', async ({ body: { token }, c }) => {
    const link = { tokenHash: hashToken(token), now: now() }
    const [found] = await findEmailChangeLink(db, link)
    if (!found) throw new AppError('invalid_address_link')
    const { userId, isUndo } = found
    const isConfirmed = token.startsWith(confirmedTokenPrefix)
    // Who has shown a factor of a week owns the account, in whichever browser the link is opened.
    const isOwn = isConfirmed || (await deps.readSession(c))?.id === userId
    await transact(async (db) => {
      await lockUser(db, { id: userId })
      if (isUndo) return await restoreEmail(db, deps, userId, link)
      const [taken] = await consumeEmailChange(db, link)
      if (!taken) throw new AppError('invalid_address_link')
      await change(db, deps, { userId, email: taken.email, isOwn, isConfirmed })
    }).catch(refuseIfTaken(isUndo ? 'address_taken' : 'invalid_address_link'))
    outbox.nudge()
    return { did: isUndo ? 'restored' : 'changed' }
  })
}

/** The link of before ends in any case: whether it lives on would tell who has an account. */
async function mailChangeLink(db: Database, deps: AccountDeps, person: Person, email: string) {
  const { outbox, now } = deps
  const userId = person.id
  await deleteEmailChange(db, { userId })
  const [holder] = await findUserByEmail(db, { email })
  if (holder?.emailVerified) {
    const { id, firstName } = holder
    await outbox.queue(db, { kind: 'known_address', userId: id, to: email, firstName })
    return
  }
  const isConfirmed = await hasPresentedEstablishedFactor(db, person, now())
  const { token, ...link } = newLink('address', now(), isConfirmed ? confirmedTokenPrefix : '')
  await saveEmailChange(db, { userId, newEmail: email, ...link })
  // Whoever reads it may not know the person, whose name could say anything.
  await outbox.queue(db, { kind: 'address_proof', userId, to: email, firstName: '', token, expiresAt: link.expiresAt })
}

/** The prefix is part of what is hashed, so nobody puts it before another token. */
function newLink(kind: 'address' | 'address_undo', at: Date, prefix: string) {
  const token = `${prefix}${randomBytes(32).toString('base64url')}`
  return { token, tokenHash: hashToken(token), expiresAt: new Date(at.getTime() + linkLifetimeMs(kind)) }
}

interface EmailChange {
  userId: string
  email: string
  isOwn: boolean
  isConfirmed: boolean
}

/** Sessions stay. The earlier address can put itself back, unless the change was confirmed. */
async function change(db: Database, deps: AccountDeps, { isConfirmed, ...move }: EmailChange) {
  const { userId, email } = move
  const { email: to, firstName } = await updateEmailAndNotify(db, deps, { ...move, freeSince: null })
  const at = deps.now()
  const details = { change: 'address_changed' }
  await recordAdminAction(db, { at, actorId: userId, action: 'ways_changed', targetId: userId, details })
  if (isConfirmed) {
    await deleteEmailUndos(db, { userId, now: at })
    return await mailNotice(db, deps, { id: userId, to, firstName }, 'address_changed')
  }
  const { token, ...link } = newLink('address_undo', at, undoTokenPrefix)
  await saveEmailUndo(db, { userId, oldEmail: to, newEmail: email, ...link })
  const notice = { kind: 'address_changed', userId, to, firstName, token, expiresAt: link.expiresAt } as const
  await deps.outbox.queue(db, { ...notice, change: { what: 'address_changed', on: formatMailDay(at) } })
}

const mailNotice = (
  db: Database,
  { outbox, now }: AccountDeps,
  { id: userId, to, firstName }: { id: string; to: string; firstName: string },
  what: 'address_changed' | 'address_kept',
) => outbox.queue(db, { kind: 'ways_changed', userId, to, firstName, change: { what, on: formatMailDay(now()) } })

/**
 * Whoever took the address away may be signed in, and may have made links and ways of their own, also before: nobody gets
 * in but by the letter. That ends an authenticator app, too: one of longer than a week has left no link.
 */
async function restoreEmail(db: Database, deps: AccountDeps, userId: string, link: { tokenHash: string; now: Date }) {
  const [taken] = await consumeEmailUndo(db, link)
  if (!taken) throw new AppError('invalid_address_link')
  const { email, expiresAt: since } = taken
  // Without mail every account counts as proven by itself.
  const freeSince = deps.hasMail ? new Date(since.getTime() - linkLifetimeMs('address_undo')) : null
  const owner = await updateEmailAndNotify(db, deps, { userId, email, isOwn: false, freeSince })
  await deleteLaterEmailUndos(db, { userId, since })
  await updatePasswordHash(db, { userId, hash: null, now: link.now })
  await deleteSignInMethodsByMail(db, deps, userId)
  await deleteAllAccess(db, { userId })
  await recordSignInMethodChange(db, deps, owner, { change: 'address_restored' })
  await queueResetMail(db, deps, { ...owner, email }, 'address_restored')
}

interface Move {
  userId: string
  email: string
  isOwn: boolean
  /** Of an address that comes back; null: of a new one. */
  freeSince: Date | null
}

/** Needs the lock of the account. */
async function updateEmailAndNotify(
  db: Database,
  { now }: AccountDeps,
  { userId, email, isOwn, freeSince }: Move,
): Promise<UserByEmail> {
  const [before] = await findAccount(db, { id: userId })
  await deleteUnverifiedHolder(db, { email, freeSince })
  const [moved] = before ? await updateEmail(db, { userId, email, isOwn, now: now() }) : []
  if (!before || !moved) throw new AppError('address_taken')
  await deleteMailedTokens(db, { userId })
  return before
}

/** Somebody else may take it at the same moment. */
const refuseIfTaken = (code: 'address_taken' | 'invalid_address_link') => (error: unknown) => {
  const isTaken = sqlState(error) === '23505' || (error instanceof AppError && error.code === 'address_taken')
  throw isTaken ? new AppError(code) : error
}
