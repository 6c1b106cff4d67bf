import { randomBytes } from 'node:crypto'
import { linkLifetimeMs } from '@app/domain/account/lifetimes'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { clientNetworkOf } from '../../http/client-network.ts'
import { registerCall } from '../../http/register-call.ts'
import { hashToken } from '../../http/session-token.ts'
import {
  clearUnverifiedProfile,
  consumePasswordReset,
  deleteConnectedAccounts,
  deleteMailedTokens,
  deleteSignInMethods,
  findEmailVerification,
  findUserByEmail,
  hasOpenPasswordReset,
  lockUser,
  markEmailVerified,
  savePasswordReset,
  type UserByEmail,
  updatePasswordHash,
} from './account.queries.ts'
import type { AccountDeps } from './deps.ts'
import { attemptSubjects } from './password-attempts.ts'
import { refuseCommonPassword } from './password-hash.ts'
import { completePendingSignUps } from './pending-sign-ups.queries.ts'
import { browserTimeZone } from './person-at.ts'
import { deleteAllSessions } from './session.ts'
import { trustedDeviceCookie } from './trusted-device.ts'

const message = 'If an account exists with this email, you will receive a password reset link.'

export function registerForgotPasswordRoute(app: Hono, deps: AccountDeps) {
  registerCall(app, deps, 'forgotPassword', async ({ body: { email } }) => {
    const untilEven = deps.constantTimeResponse()
    const mayMail = (await deps.limits.consume('resetsToAddress', email)) === null
    if (mayMail) await mailReset(deps, email)
    await untilEven()
    return { message }
  })
}

async function mailReset(deps: AccountDeps, email: string) {
  await deps.transact(async (db) => {
    const [owner] = await findUserByEmail(db, { email })
    if (owner) await queueResetMail(db, deps, owner, 'reset')
  })
  deps.outbox.nudge()
}

export async function queueResetMail(
  db: Database,
  { outbox, now }: Pick<AccountDeps, 'outbox' | 'now'>,
  { id: userId, email: to, firstName, emailVerified }: UserByEmail,
  kind: 'reset' | 'choose_password' | 'address_restored' | 'sign_ups_full',
) {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now().getTime() + linkLifetimeMs(kind))
  await savePasswordReset(db, { userId, tokenHash: hashToken(token), expiresAt })
  // A stranger may have chosen the name of an unproven address.
  const greeted = emailVerified && kind === 'reset' ? firstName : ''
  await outbox.queue(db, { kind, userId, to, firstName: greeted, token, expiresAt })
}

/** The first proof of an owner: somebody else may have made the account, and ways into it. */
async function deleteUnverifiedCredentials(
  db: Database,
  deps: AccountDeps,
  { id, timeZone }: { id: string; timeZone: string },
) {
  const [owner] = await findEmailVerification(db, { id })
  if (!owner?.isVerified || owner.ownerUnproven) await deleteSignInMethodsByMail(db, deps, id)
  await clearUnverifiedProfile(db, { id, timeZone })
}

/** Where admins need a second factor, that of one stays: a mailbox alone would end what is asked besides it. */
export async function deleteSignInMethodsByMail(db: Database, { needsAdminFactor }: AccountDeps, userId: string) {
  const [owner] = needsAdminFactor ? await findEmailVerification(db, { id: userId }) : []
  await (owner?.role === 'admin' ? deleteConnectedAccounts : deleteSignInMethods)(db, { userId })
}

export function registerResetPasswordRoute(app: Hono, deps: AccountDeps) {
  const { db, now, outbox, passwords, passwordAttempts, transact } = deps

  registerCall(app, deps, 'resetPassword', async ({ body: { token, newPassword }, c, sending }) => {
    const timeZone = browserTimeZone(c)
    const tokenHash = hashToken(token)
    // Only spares hashing for made-up links; the row taken below decides.
    const [open] = await hasOpenPasswordReset(db, { tokenHash, now: now() })
    if (!open) throw new AppError('invalid_reset_link')
    await refuseCommonPassword(newPassword)
    const hash = await passwords.hash(newPassword, { by: 'account', id: open.id })
    const { userId, address } = await transact(async (db) => {
      const moment = now()
      await lockUser(db, { id: open.id })
      const [taken] = await consumePasswordReset(db, { tokenHash, now: moment })
      if (taken) await deleteUnverifiedCredentials(db, deps, { id: taken.id, timeZone })
      const [owner] = taken ? await markEmailVerified(db, { id: taken.id, now: moment }) : []
      if (!owner) throw new AppError('invalid_reset_link')
      const { id: userId, email: to, firstName } = owner
      await updatePasswordHash(db, { userId, hash, now: moment })
      await completePendingSignUps(db, { userId, now: moment })
      await outbox.dropWaiting(db, userId, 'verify')
      await deleteAllSessions(db, { userId })
      await deleteMailedTokens(db, { userId })
      await outbox.queue(db, { kind: 'password_changed', userId, to, firstName })
      return { userId, address: to }
    })
    const network = clientNetworkOf(c, deps.trustProxy)
    await passwordAttempts.forget({ of: attemptSubjects.address(address), network })
    await passwordAttempts.forget({ of: attemptSubjects.code(userId), network })
    // With the authenticator app on, a browser is known only once it has shown a code.
    sending.append('set-cookie', trustedDeviceCookie(deps, { email: address, hash, factorSince: null }))
    outbox.nudge()
    return { message: 'Password reset. You can sign in with the new one.' }
  })
}
