import type { Reply } from '@app/contract/calls'
import { linkLifetimeHours } from '@app/domain/account/lifetimes'
import { decideSignUpLink } from '@app/domain/account/sign-up-link'
import type { Context, Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall } from '../../http/register-call.ts'
import { signId, verifySignedId } from '../../http/session-token.ts'
import {
  clearUserNames,
  deleteSignInMethods,
  findAccount,
  findPasswordHash,
  lockUserByEmail,
  lockUserWithPassword,
  markEmailVerified,
  updatePasswordHash,
} from './account.queries.ts'
import { connectAccount } from './connect-account.ts'
import type { AccountDeps } from './deps.ts'
import {
  completePendingSignUps,
  findPendingSignUp,
  listPendingSignUps,
  lockUserOfSignUp,
  markSignUpOpened,
  overwriteUnverifiedAccount,
  type PendingSignUp,
} from './pending-sign-ups.queries.ts'
import { queueResetMail } from './reset-password.ts'
import { deleteAllSessions } from './session.ts'
import { createSignedInSession } from './sign-in-session.ts'
import { readTrustedDevice } from './trusted-device.ts'

const verified = 'Email verified. You can sign in now.'
const withoutWay = 'Email verified. Please choose a new password. Your email has the link and the reason.'
const sentAgain = `If an account with this email is waiting, you’ll get a new link. Sign up again if yours is older than ${linkLifetimeHours.verify} hours.`

export function registerVerifyEmailRoute(app: Hono, deps: AccountDeps) {
  registerCall(app, deps, 'verifyEmail', async ({ query: { token = '' }, c, sending }) => {
    const id = verifySignUpToken(deps.secret, token)
    if (!id) throw new AppError('invalid_verification_link')
    const { hasWay, signedUpHere } = await deps.transact((db) => openSignUpLink(db, deps, id, c))
    deps.outbox.nudge()
    const user = signedUpHere && (await signInAfterSignUp(deps, { c, sending }, signedUpHere))
    return { message: hasWay ? verified : withoutWay, ...(user && { user }) }
  })
}

interface SignUpHere {
  userId: string
  hash: string
}

/** In the browser that showed the password at the sign-up. Undefined where the password has changed since. */
async function signInAfterSignUp(
  deps: AccountDeps,
  answer: { c: Context; sending: Headers },
  { userId, hash }: SignUpHere,
): Promise<Reply<'verifyEmail'>['user']> {
  const refusal = new AppError('sign_in_over')
  async function confirm(db: Database) {
    const [held] = await lockUserWithPassword(db, { userId, hash })
    const [password] = await findPasswordHash(db, { userId })
    if (!held || password?.factorSince) throw refusal
  }
  try {
    return await createSignedInSession(deps, answer, { userId, way: 'sign_up_link', isProof: false, confirm, refusal })
  } catch (error) {
    if (error === refusal) return undefined
    throw error
  }
}

interface OpenedLink {
  /** Whether somebody can sign in afterwards. */
  hasWay: boolean
  signedUpHere?: SignUpHere
}

async function openSignUpLink(db: Database, deps: AccountDeps, id: string, c: Context): Promise<OpenedLink> {
  const moment = deps.now()
  const [owner] = await lockUserOfSignUp(db, { id, now: moment })
  const [account] = owner ? await findAccount(db, { id: owner.id }) : []
  const [own] = owner ? await findPendingSignUp(db, { id }) : []
  if (!account || !own) throw new AppError('invalid_verification_link')

  const { isOpened, passwordHash } = own
  const does = decideSignUpLink({ isOpened, isProven: account.emailVerified, hasSignInMethod: account.hasWay })
  if (isOpened) return { hasWay: account.hasWay }
  await markSignUpOpened(db, { userId: account.id, id, now: moment })
  if (does === 'prove') {
    const { firstName, lastName, timeZone } = own
    await overwriteUnverifiedAccount(db, { id: account.id, firstName, lastName, timeZone, now: moment })
    await updatePasswordHash(db, { userId: account.id, hash: passwordHash, now: moment })
    await deps.outbox.dropWaiting(db, account.id, 'verify')
    const hash = findHashOfSignUpHere(c, deps, { email: account.email, hash: passwordHash })
    if (hash !== null) {
      await markEmailVerified(db, { id: account.id, now: moment })
      await completePendingSignUps(db, { userId: account.id, now: moment })
      return { hasWay: true, signedUpHere: { userId: account.id, hash } }
    }
    if (passwordHash !== null || (await connectPending(db, deps, { userId: account.id, ...own })))
      return { hasWay: true }
    await queueResetMail(db, deps, account, 'choose_password')
    return { hasWay: false }
  }
  if (does === 'remove_ways') {
    await updatePasswordHash(db, { userId: account.id, hash: null, now: moment })
    await deleteSignInMethods(db, { userId: account.id })
    await clearUserNames(db, { id: account.id, now: moment })
    await deleteAllSessions(db, { userId: account.id })
    await queueResetMail(db, deps, account, 'choose_password')
    return { hasWay: false }
  }
  return { hasWay: account.hasWay }
}

/** Who reads the mail also chose the password, so nothing of a stranger is in the account. */
const findHashOfSignUpHere = (
  c: Context,
  deps: AccountDeps,
  { email, hash }: { email: string; hash: string | null },
) => (hash !== null && readTrustedDevice(c, deps, { email, hash, factorSince: null }) !== null ? hash : null)

interface Pending {
  userId: string
  provider: string | null
  issuer: string | null
  subject: string | null
}

async function connectPending(db: Database, { now }: AccountDeps, { userId, provider, issuer, subject }: Pending) {
  if (!provider || !issuer || !subject) return false
  return await connectAccount(db, { issuer, subject, userId, provider, email: null, now: now() })
}

export function registerResendRoute(app: Hono, deps: AccountDeps) {
  registerCall(app, deps, 'resendVerification', async ({ body: { email } }) => {
    const untilEven = deps.constantTimeResponse()
    await sendAgain(deps, email)
    await untilEven()
    return { message: sentAgain }
  })
}

async function sendAgain(deps: AccountDeps, email: string) {
  if ((await deps.limits.consume('resendsToAddress', email)) !== null) return
  const mails = await countMails(deps, email, email)
  await deps.transact((db) => queueAgain(db, deps, email, mails))
  deps.outbox.nudge()
}

/** The limit gave one mail; each other sign-up that waits takes its own while some are left. */
async function countMails({ db, limits, now }: AccountDeps, email: string, counted: string) {
  const { length } = await listPendingSignUps(db, { email, now: now() })
  let mails = 1
  while (mails < length && (await limits.consume('resendsToAddress', counted)) === null) mails += 1
  return mails
}

async function queueAgain(db: Database, deps: AccountDeps, email: string, mails: number): Promise<number> {
  const [owner] = await lockUserByEmail(db, { email })
  const waiting = owner ? (await listPendingSignUps(db, { email, now: deps.now() })).slice(0, mails) : []
  for (const signUp of waiting) await queueVerificationMail(db, deps, signUp)
  return waiting.length
}

/** For an admin, within their transaction, by an allowance of their own. Returns the number of mails. */
export async function resendVerificationMails(deps: AccountDeps, email: string) {
  const counted = `admin ${email}`
  await deps.limits.consumeOrRefuse('resendsToAddress', counted, 'too_many_tries')
  const mails = await countMails(deps, email, counted)
  return (db: Database) => queueAgain(db, deps, email, mails)
}

export async function queueVerificationMail(
  db: Database,
  { outbox, secret, providers }: Pick<AccountDeps, 'outbox' | 'secret' | 'providers'>,
  { id: signUpId, userId, email: to, firstName, timeZone: zone, device, provider, createdAt, expiresAt }: PendingSignUp,
) {
  const by = provider === null ? {} : { by: providers.get(provider)?.label ?? provider }
  const signUp = { at: createdAt.toISOString(), zone, device, ...by }
  const token = createSignUpToken(secret, signUpId)
  await outbox.queue(db, { kind: 'verify', userId, to, firstName, token, signUpId, signUp, expiresAt })
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const purpose = 'sign-up link'

/** The same at each sending; a copy of the database cannot make it. */
export const createSignUpToken = (secret: string, id: string) => signId({ secret, purpose }, id)

function verifySignUpToken(secret: string, token: string): string | null {
  const id = verifySignedId({ secret, purpose }, token)
  return id && uuid.test(id) ? id : null
}
