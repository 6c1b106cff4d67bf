import { randomUUID } from 'node:crypto'
import { signUp } from '@app/contract/account'
import type { Body } from '@app/contract/call'
import { signUpLimits } from '@app/domain/credentials'
import { canonicalZone } from '@app/domain/zone'
import type { Context, Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { guestBrowser, visitorOf } from '../../guest/browser.ts'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../http/client-network.ts'
import { deviceName } from '../../http/device-name.ts'
import { serve } from '../../http/serve.ts'
import { insertPassword, insertUser, lockAddressee } from './account.queries.ts'
import { dropExpiredPending, insertPending } from './pending.queries.ts'
import { mailVerification } from './resend-verification.ts'
import { mailResetLink } from './reset-link.ts'
import { pendingNonce } from './sign-up-link.ts'

const checkMail = 'Please check your email and click the verification link to activate your account.'
const activeAtOnce = 'Account created! No mail is set up here, so it is active at once: sign in to begin.'

const hour = 60 * 60 * 1000

interface Wish extends Pick<Body<typeof signUp>, 'firstName' | 'lastName' | 'email' | 'password'> {
  timeZone: string
  /** In words of ours. */
  device: string
}

export function signUpRoute(app: Hono, deps: Deps) {
  serve(
    app,
    deps,
    signUp,
  )(async ({ body, c }) => {
    const untilEven = deps.evenTime()
    await deps.limits.takeOrRefuse('signUpsOfNetwork', networkOf(c, deps.trustProxy), 'too_many_sign_ups')
    // The zone of a new account: what its browser says, if that is a zone.
    const timeZone = canonicalZone(c.req.header('x-time-zone') ?? '') ?? 'UTC'
    const device = deviceName(c.req.header('user-agent'))
    const isMade = await makeAccount(deps, { ...body, timeZone, device })
    if (isMade) noteVisitor(deps, c)
    await untilEven()
    return { message: deps.hasMail ? checkMail : activeAtOnce }
  })
}

/** Whoever tried a challenge in this browser before has led to an account. */
function noteVisitor(deps: Deps, c: Context) {
  if (!guestBrowser(c, deps)) return
  deps.guestEvents.note({ at: deps.now(), type: 'account_created', visitor: visitorOf(c, deps) })
}

/**
 * With mail, a known address costs the same work and gets the same answer as a new one; its owner gets a letter.
 * Without, nobody could tell them: AppError 'address_taken'. Answers whether an account was made.
 */
async function makeAccount(deps: Deps, { email, password, ...wish }: Wish) {
  const { hasMail, limits, passwords, secret, transact, outbox } = deps
  const hash = await passwords.hash(password, hasMail ? { nonce: pendingNonce(secret, email) } : {})
  const mayMail = (await limits.take('mailsToAddress', email)) === null

  const isMade = await transact(async (db) => {
    const isMade = await insertAccount(db, deps, { ...wish, email, password: hash })
    if (!isMade && !hasMail) throw new AppError('address_taken')
    if (hasMail) await waitForProof(db, deps, { ...wish, email, password: hash }, mayMail)
    return isMade
  })
  outbox.nudge()
  return isMade
}

/** False when the address is taken. */
async function insertAccount(db: Database, { now, hasMail }: Deps, account: Wish) {
  const { firstName, lastName, email, password, timeZone } = account
  const [id, moment] = [randomUUID(), now()]
  // Nobody could open a link without mail: the account is active at once. With mail its password comes by a link.
  const names = [`${firstName} ${lastName}`, email, !hasMail, firstName, lastName]
  const [made] = await insertUser(db, id, ...names, timeZone, moment)
  if (made) await insertPassword(db, randomUUID(), id, hasMail ? null : password, moment)
  return made !== undefined
}

/** The sign-up stands beside others of its address until one of their links is opened; a proven address hears of it. */
async function waitForProof(db: Database, deps: Deps, wish: Wish, mayMail: boolean) {
  const [owner] = await lockAddressee(db, wish.email)
  // The account was deleted this moment: as if it had been so a moment later.
  if (!owner) return
  const { id: userId, email, emailVerified, firstName } = owner
  if (emailVerified && mayMail) await deps.outbox.queue(db, { kind: 'known_address', userId, to: email, firstName })
  if (emailVerified) return
  const signUp = await insertWaiting(db, deps, { ...wish, userId })
  // A sign-up always gets its letter, or an attacker could use the limit up to keep people out: five a day are no bomb.
  if (signUp) await mailVerification(db, deps, signUp)
  else if (mayMail) await mailResetLink(db, deps, owner, 'sign_ups_full')
}

async function insertWaiting(db: Database, { now }: Deps, { userId, ...wish }: Wish & { userId: string }) {
  const { email, password, firstName, lastName, timeZone, device } = wish
  const [id, createdAt] = [randomUUID(), now()]
  const expiresAt = new Date(createdAt.getTime() + signUpLimits.hours * hour)
  await dropExpiredPending(db, userId, createdAt)
  const values = [password, firstName, lastName, timeZone, device, createdAt, expiresAt]
  const [made] = await insertPending(db, id, userId, ...values)
  return made ? { id, userId, email, firstName, timeZone, device, createdAt, expiresAt } : null
}
