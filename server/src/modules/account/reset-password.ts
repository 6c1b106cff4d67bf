import { randomBytes } from 'node:crypto'
import { msOfLink } from '@app/domain/account/lifetimes'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import { hashToken } from '../../http/session-token.ts'
import {
  type Addressee,
  clearUnproven,
  dropMailedKeys,
  findAddressee,
  forgetConnected,
  forgetWays,
  isResetOpen,
  lockUser,
  proveAddress,
  readProof,
  saveReset,
  setPassword,
  takeReset,
} from './account.queries.ts'
import type { AccountDeps } from './deps.ts'
import { knownDeviceCookie } from './known-device.ts'
import { triesOf } from './password-tries.ts'
import { settlePending } from './pending.queries.ts'
import { browserZone } from './person.ts'
import { endSessions } from './session.ts'

const message = 'If an account exists with this email, you will receive a password reset link.'

export function forgotPasswordRoute(app: Hono, deps: AccountDeps) {
  serve(app, deps, 'forgotPassword', async ({ body: { email } }) => {
    const untilEven = deps.evenAnswerTime()
    const mayMail = (await deps.limits.take('resetsToAddress', email)) === null
    if (mayMail) await mailReset(deps, email)
    await untilEven()
    return { message }
  })
}

async function mailReset(deps: AccountDeps, email: string) {
  await deps.transact(async (db) => {
    const [owner] = await findAddressee(db, { email })
    if (owner) await mailResetLink(db, deps, owner, 'reset')
  })
  deps.outbox.nudge()
}

export async function mailResetLink(
  db: Database,
  { outbox, now }: Pick<AccountDeps, 'outbox' | 'now'>,
  { id: userId, email: to, firstName, emailVerified }: Addressee,
  kind: 'reset' | 'choose_password' | 'address_restored' | 'sign_ups_full',
) {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now().getTime() + msOfLink(kind))
  await saveReset(db, { userId, tokenHash: hashToken(token), expiresAt })
  // A stranger may have chosen the name of an unproven address.
  const greeted = emailVerified && kind === 'reset' ? firstName : ''
  await outbox.queue(db, { kind, userId, to, firstName: greeted, token, expiresAt })
}

/**
 * The first proof of an owner: somebody else may have made the account, and ways into it. Where admins need a second
 * factor, the passkeys of one stay: a mailbox alone would end what is asked besides it.
 */
async function clearStrangers(
  db: Database,
  { adminsNeedSecondFactor }: AccountDeps,
  { id, timeZone }: { id: string; timeZone: string },
) {
  const [owner] = await readProof(db, { id })
  const forget = adminsNeedSecondFactor && owner?.role === 'admin' ? forgetConnected : forgetWays
  if (!owner?.isVerified || owner.ownerUnproven) await forget(db, { userId: id })
  await clearUnproven(db, { id, timeZone })
}

export function resetPasswordRoute(app: Hono, deps: AccountDeps) {
  const { db, now, outbox, passwords, passwordTries, transact } = deps

  serve(app, deps, 'resetPassword', async ({ body: { token, newPassword }, c, sending }) => {
    const timeZone = browserZone(c)
    const tokenHash = hashToken(token)
    // Only spares hashing for made-up links; the row taken below decides.
    const [open] = await isResetOpen(db, { tokenHash, now: now() })
    if (!open) throw new AppError('invalid_reset_link')
    const hash = await passwords.hash(newPassword)
    const address = await transact(async (db) => {
      const moment = now()
      await lockUser(db, { id: open.id })
      const [taken] = await takeReset(db, { tokenHash, now: moment })
      if (taken) await clearStrangers(db, deps, { id: taken.id, timeZone })
      const [owner] = taken ? await proveAddress(db, { id: taken.id, now: moment }) : []
      if (!owner) throw new AppError('invalid_reset_link')
      const { id: userId, email: to, firstName } = owner
      await setPassword(db, { userId, hash, now: moment })
      await settlePending(db, { userId, now: moment })
      await outbox.dropWaiting(db, userId, 'verify')
      await endSessions(db, { userId })
      await dropMailedKeys(db, { userId })
      await outbox.queue(db, { kind: 'password_changed', userId, to, firstName })
      return to
    })
    await passwordTries.forget(triesOf.address(address))
    // With the authenticator app on, a browser is known only once it has shown a code.
    sending.append('set-cookie', knownDeviceCookie(deps, { email: address, hash, factorSince: null }))
    outbox.nudge()
    return { message: 'Your password has been reset. You can sign in with it now.' }
  })
}
