import { randomUUID } from 'node:crypto'
import type { Body } from '@app/contract/calls'
import { linkLifetimeMs } from '@app/domain/account/lifetimes'
import type { Context, Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { clientNetworkOf } from '../../http/client-network.ts'
import { registerCall } from '../../http/register-call.ts'
import { hashGuestBrowser, hashGuestNetwork, readGuestBrowser } from '../guest/guest-cookie.ts'
import { insertPasswordHash, insertUser, lockUserByEmail } from './account.queries.ts'
import type { AccountDeps } from './deps.ts'
import { deviceNameOf } from './device-name.ts'
import { refuseCommonPassword } from './password-hash.ts'
import {
  deleteExpiredSignUps,
  deleteExpiredSignUpsOfUser,
  deleteUnverifiedAccounts,
  insertPendingSignUp,
  lockUnverifiedAccounts,
} from './pending-sign-ups.queries.ts'
import { browserTimeZone } from './person-at.ts'
import { queueResetMail } from './reset-password.ts'
import { trustedDeviceCookie } from './trusted-device.ts'
import { queueVerificationMail } from './verify-email.ts'

const checkMailMessage = 'Please check your email and click the verification link to activate your account.'
const activeAtOnceMessage = 'You’re in. Sign in to start.'

/** By a password, stored as a hash, or by an account at a provider. */
export interface NewSignUp extends Pick<Body<'signUp'>, 'firstName' | 'lastName' | 'email'> {
  timeZone: string
  device: string
  hash: string | null
  connects: ProviderAccount | null
}

export interface ProviderAccount {
  provider: string
  issuer: string
  subject: string
}

export function registerSignUpRoute(app: Hono, deps: AccountDeps) {
  registerCall(app, deps, 'signUp', async ({ body, c, sending }) => {
    const untilEven = deps.constantTimeResponse()
    const network = clientNetworkOf(c, deps.trustProxy)
    await deps.limits.consumeOrRefuse('signUpsOfNetwork', network, 'too_many_sign_ups')
    const timeZone = browserTimeZone(c)
    const device = deviceNameOf(c.req.header('user-agent'))
    const { password, ...profile } = body
    await refuseCommonPassword(password)
    const hash = await deps.passwords.hash(password, { by: 'network', id: network })
    const isMade = await makeAccount(deps, { ...profile, hash, connects: null, timeZone, device })
    if (isMade) recordGuestAccount(deps, c)
    // By it the link in the mail shows that one person did both.
    sending.append('set-cookie', trustedDeviceCookie(deps, { email: body.email, hash, factorSince: null }))
    await untilEven()
    return { message: deps.hasMail ? checkMailMessage : activeAtOnceMessage }
  })
}

export function recordGuestAccount(deps: AccountDeps, c: Context) {
  const id = readGuestBrowser(c, deps)
  if (!id) return
  const browser = hashGuestBrowser(deps.secret, id)
  deps.guestEvents.note({ at: deps.now(), type: 'account_created', visitor: hashGuestNetwork(c, deps), browser })
}

/** With mail a known address costs the same work and gets the same answer. Returns whether an account was made. */
async function makeAccount(deps: AccountDeps, account: NewSignUp) {
  const { hasMail, transact } = deps
  if (hasMail) return await signUpByMail(deps, account)
  await transact(async (db) => {
    if (!(await insertAccount(db, deps, account))) throw new AppError('address_taken')
  })
  deps.outbox.nudge()
  return true
}

/** The same work and answer for every address, whose owner gets a letter. */
export async function signUpByMail(deps: AccountDeps, account: NewSignUp) {
  const { isMade, needsNotice } = await deps.transact((db) => addSignUp(db, deps, account))
  if (needsNotice) await mailNotice(deps, account.email)
  deps.outbox.nudge()
  return isMade
}

/** Returns its id, or nothing where the address has an account. */
export async function insertAccount(db: Database, { now, hasMail }: AccountDeps, account: NewSignUp) {
  const { firstName, lastName, email, hash, timeZone } = account
  const [id, moment] = [randomUUID(), now()]
  // Without mail nobody could open a link, so the account is active at once. With mail a link brings its password.
  const user = {
    id,
    name: `${firstName} ${lastName}`.trim(),
    email,
    emailVerified: !hasMail,
    firstName,
    lastName,
    timeZone,
  }
  const [made] = await insertUser(db, { ...user, now: moment })
  if (made) await insertPasswordHash(db, { id: randomUUID(), userId: id, hash: hasMail ? null : hash, now: moment })
  return made?.id
}

async function addSignUp(
  db: Database,
  deps: AccountDeps,
  account: NewSignUp,
): Promise<{ isMade: boolean; needsNotice: boolean }> {
  const isMade = (await insertAccount(db, deps, account)) !== undefined
  const [owner] = await lockUserByEmail(db, { email: account.email })
  if (!owner) return addSignUp(db, deps, account)
  const signUp = owner.emailVerified ? null : await insertWaiting(db, deps, { ...account, userId: owner.id })
  // Needs no rate limit: an address has at most five pending sign-ups, and each sends one mail.
  if (signUp) await queueVerificationMail(db, deps, signUp)
  return { isMade, needsNotice: !signUp }
}

/** For a sign-up that was not added. Its allowance is apart, so that nothing else uses it up. */
async function mailNotice({ limits, transact, ...deps }: AccountDeps, email: string) {
  if ((await limits.consume('noticesToAddress', email)) !== null) return
  await transact(async (db) => {
    const [owner] = await lockUserByEmail(db, { email })
    if (!owner) return
    const { id: userId, email: to, emailVerified, firstName } = owner
    if (emailVerified) await deps.outbox.queue(db, { kind: 'known_address', userId, to, firstName })
    else await queueResetMail(db, deps, owner, 'sign_ups_full')
  })
}

async function insertWaiting(db: Database, { now }: AccountDeps, { userId, ...input }: NewSignUp & { userId: string }) {
  const { email, hash, connects, firstName, lastName, timeZone, device } = input
  const [id, createdAt] = [randomUUID(), now()]
  const expiresAt = new Date(createdAt.getTime() + linkLifetimeMs('verify'))
  await deleteExpiredSignUpsOfUser(db, { userId, now: createdAt })
  const { provider = null, issuer = null, subject = null } = connects ?? {}
  const signUp = { id, userId, firstName, timeZone, device, provider, expiresAt }
  const how = { passwordHash: hash, issuer, subject }
  const [made] = await insertPendingSignUp(db, { ...signUp, ...how, lastName, now: createdAt })
  return made ? { ...signUp, email, createdAt } : null
}

export async function deleteUnverifiedSignUps({ db, now, transact }: Pick<AccountDeps, 'db' | 'now' | 'transact'>) {
  const moment = now()
  await deleteExpiredSignUps(db, { now: moment })
  const madeBefore = new Date(moment.getTime() - linkLifetimeMs('verify'))
  await transact(async (db) => {
    const ids = (await lockUnverifiedAccounts(db, { madeBefore, now: moment })).map(({ id }) => id)
    await deleteUnverifiedAccounts(db, { madeBefore, now: moment, ids })
  })
}
