import { randomUUID } from 'node:crypto'
import { signUp } from '@app/contract/account'
import type { Body } from '@app/contract/call'
import { canonicalZone } from '@app/domain/zone'
import type { Context, Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { guestBrowser, visitorOf } from '../../guest/browser.ts'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../http/client-network.ts'
import { serve } from '../../http/serve.ts'
import { findAddressee, insertPassword, insertUser } from './account.queries.ts'
import { mailVerification } from './resend-verification.ts'

const checkMail = 'Please check your email and click the verification link to activate your account.'
const activeAtOnce = 'Account created! No mail is set up here, so it is active at once: sign in to begin.'

interface Wish extends Pick<Body<typeof signUp>, 'firstName' | 'lastName' | 'email' | 'password'> {
  timeZone: string
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
    const isMade = await makeAccount(deps, { ...body, timeZone })
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
  const hash = await deps.passwords.hash(password)
  const token = await deps.verificationToken(email)
  const mayMail = (await deps.limits.take('mailsToAddress', email)) === null

  const isMade = await deps.transact(async (db) => {
    const id = await insertAccount(db, deps, { ...wish, email, password: hash })
    // A new address always gets its letter, or an attacker could use the limit up to keep people out.
    if (id && deps.hasMail) await mailVerification(db, deps, { id, email, firstName: wish.firstName }, token)
    if (!id && !deps.hasMail) throw new AppError('address_taken')
    if (!id && mayMail) await tellOwner(db, deps, email, token)
    return id !== null
  })
  deps.outbox.nudge()
  return isMade
}

/** Null when the address is taken. */
async function insertAccount(db: Database, { now, hasMail }: Deps, account: Wish) {
  const { firstName, lastName, email, password, timeZone } = account
  const [id, moment] = [randomUUID(), now()]
  // Nobody could open a link without mail: the account is active at once.
  const names = [`${firstName} ${lastName}`, email, !hasMail, firstName, lastName]
  const [made] = await insertUser(db, id, ...names, timeZone, moment)
  if (made) await insertPassword(db, randomUUID(), id, password, moment)
  return made ? id : null
}

async function tellOwner(db: Database, deps: Deps, email: string, token: string) {
  const [owner] = await findAddressee(db, email)
  if (!owner) return
  if (!owner.emailVerified) return await mailVerification(db, deps, owner, token)
  const { id: userId, email: to, firstName } = owner
  await deps.outbox.queue(db, { kind: 'known_address', userId, to, firstName })
}
