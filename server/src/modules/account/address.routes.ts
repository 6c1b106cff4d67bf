import { randomBytes } from 'node:crypto'
import { msOfLink } from '@app/domain/account/lifetimes'
import { undoMark } from '@app/domain/account/opened-link'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { sqlState } from '../../db/database-errors.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { serve } from '../../http/serve.ts'
import { hashToken } from '../../http/session-token.ts'
import { recordAction } from '../audit/record-action.ts'
import { letterDay } from '../mail/outbox.ts'
import {
  type Addressee,
  dropMailedKeys,
  findAddressee,
  forgetWays,
  lockUser,
  readAccount,
  setPassword,
} from './account.queries.ts'
import {
  findAddressLink,
  forgetLaterUndos,
  forgetRecentFactor,
  moveToAddress,
  removeUnprovenHolder,
  saveAddressChange,
  saveAddressUndo,
  takeAddressChange,
  takeAddressUndo,
} from './address.queries.ts'
import { noteChange } from './change-ways.ts'
import type { AccountDeps } from './deps.ts'
import { mailResetLink } from './reset-password.ts'
import { endSessions } from './session.ts'

const asked =
  'If this address is free, we have sent a link to it. It becomes yours once you open that link; until then nothing changes.'
const changedAtOnce = 'No mail is set up here, so your address is changed at once.'

export function addressRoutes(app: Hono, deps: AccountDeps) {
  const { db, evenAnswerTime, hasMail, now, outbox, transact } = deps

  serve(app, deps, 'changeAddress', async ({ person, body: { email } }) => {
    if (!hasMail) {
      await transact(async (db) => {
        await lockUser(db, { id: person.id })
        await change(db, deps, person.id, email)
      }).catch(refuseIfTaken('address_taken'))
      outbox.nudge()
      return { message: changedAtOnce }
    }
    const untilEven = evenAnswerTime()
    if (email !== person.email && (await mayMail(deps, person, email))) {
      await transact((db) => askByLetter(db, deps, person, email))
      outbox.nudge()
    }
    await untilEven()
    return { message: asked }
  })

  serve(app, deps, 'followAddressLink', async ({ body: { token } }) => {
    const link = { tokenHash: hashToken(token), now: now() }
    const [found] = await findAddressLink(db, link)
    if (!found) throw new AppError('invalid_address_link')
    const { userId, isUndo } = found
    await transact(async (db) => {
      await lockUser(db, { id: userId })
      if (isUndo) return await putBack(db, deps, userId, link)
      const [taken] = await takeAddressChange(db, link)
      if (!taken) throw new AppError('invalid_address_link')
      await change(db, deps, userId, taken.email)
    }).catch(refuseIfTaken(isUndo ? 'address_taken' : 'invalid_address_link'))
    outbox.nudge()
    return { did: isUndo ? 'restored' : 'changed' }
  })
}

/** Letters to strangers are few, by address and by person. */
async function mayMail({ limits }: AccountDeps, { id }: Person, email: string) {
  for (const subject of [`of person ${id}`, email])
    if ((await limits.take('noticesToAddress', subject)) !== null) return false
  return true
}

async function askByLetter(db: Database, { outbox, now }: AccountDeps, { id: userId }: Person, email: string) {
  const [holder] = await findAddressee(db, { email })
  if (holder?.emailVerified) {
    const { id, firstName } = holder
    await outbox.queue(db, { kind: 'known_address', userId: id, to: email, firstName })
    return
  }
  const { token, ...link } = newLink('address', now())
  await saveAddressChange(db, { userId, newEmail: email, ...link })
  // Whoever reads it may not know the person, whose name could say anything.
  await outbox.queue(db, { kind: 'address_proof', userId, to: email, firstName: '', token, expiresAt: link.expiresAt })
}

function newLink(kind: 'address' | 'address_undo', at: Date) {
  const token = `${kind === 'address_undo' ? undoMark : ''}${randomBytes(32).toString('base64url')}`
  return { token, tokenHash: hashToken(token), expiresAt: new Date(at.getTime() + msOfLink(kind)) }
}

/** Sessions stay. The earlier address can put itself back. */
async function change(db: Database, deps: AccountDeps, userId: string, email: string) {
  const before = await move(db, deps, { userId, email, freeSince: null })
  const at = deps.now()
  const { token, ...link } = newLink('address_undo', at)
  const { email: to, firstName } = before
  const details = { change: 'address_changed' }
  await recordAction(db, { at, actorId: userId, action: 'ways_changed', targetId: userId, details })
  await saveAddressUndo(db, { userId, oldEmail: to, newEmail: email, ...link })
  const notice = { kind: 'address_changed', userId, to, firstName, token, expiresAt: link.expiresAt } as const
  await deps.outbox.queue(db, { ...notice, change: { what: 'address_changed', on: letterDay(at) } })
}

const recentMs = msOfLink('address_undo') + msOfLink('address')

/**
 * Whoever took the address away may be signed in, and may have made links and ways of their own, also before: nobody gets
 * in but by the letter. An authenticator app stays if it was on a day before the change, for then a stolen mailbox would
 * turn it off.
 */
async function putBack(db: Database, deps: AccountDeps, userId: string, link: { tokenHash: string; now: Date }) {
  const [taken] = await takeAddressUndo(db, link)
  if (!taken) throw new AppError('invalid_address_link')
  const { email, expiresAt: since } = taken
  // Without mail every account counts as proven by itself.
  const freeSince = deps.hasMail ? new Date(since.getTime() - msOfLink('address_undo')) : null
  const owner = await move(db, deps, { userId, email, freeSince })
  await forgetLaterUndos(db, { userId, since })
  await setPassword(db, { userId, hash: null, now: link.now })
  await forgetWays(db, { userId })
  await forgetRecentFactor(db, { userId, since: new Date(since.getTime() - recentMs) })
  await endSessions(db, { userId })
  await noteChange(db, deps, owner, { change: 'address_restored' })
  await mailResetLink(db, deps, { ...owner, email }, 'address_restored')
}

interface Move {
  userId: string
  email: string
  /** Of an address that comes back; null: of a new one. */
  freeSince: Date | null
}

/** Needs the lock of the account. */
async function move(db: Database, { now }: AccountDeps, { userId, email, freeSince }: Move): Promise<Addressee> {
  const [before] = await readAccount(db, { id: userId })
  await removeUnprovenHolder(db, { email, freeSince })
  const [moved] = before ? await moveToAddress(db, { userId, email, now: now() }) : []
  if (!before || !moved) throw new AppError('address_taken')
  await dropMailedKeys(db, { userId })
  return before
}

/** Somebody else may take it at the same moment. */
const refuseIfTaken = (code: 'address_taken' | 'invalid_address_link') => (error: unknown) => {
  const isTaken = sqlState(error) === '23505' || (error instanceof AppError && error.code === 'address_taken')
  throw isTaken ? new AppError(code) : error
}
