import { linkHours } from '@app/domain/account/lifetimes'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { serve } from '../../http/serve.ts'
import { lockAddressee } from './account.queries.ts'
import type { AccountDeps } from './deps.ts'
import { findWaiting, type WaitingSignUp } from './pending.queries.ts'
import { signUpToken } from './sign-up-token.ts'

const message = `If an account with this email waits for its verification, you will receive a new link. A sign-up waits for ${linkHours.verify} hours. If yours is older, please sign up again.`

export function resendVerificationRoute(app: Hono, deps: AccountDeps) {
  serve(app, deps, 'resendVerification', async ({ body: { email } }) => {
    const untilEven = deps.evenAnswerTime()
    await sendAgain(deps, email)
    await untilEven()
    return { message }
  })
}

async function sendAgain(deps: AccountDeps, email: string) {
  if ((await deps.limits.take('resendsToAddress', email)) !== null) return
  const mails = await countMails(deps, email, email)
  await deps.transact((db) => queueAgain(db, deps, email, mails))
  deps.outbox.nudge()
}

/** One mail was taken from the limit; the other sign-ups that wait take theirs while some are left. */
async function countMails({ db, limits, now }: AccountDeps, email: string, counted: string) {
  const { length } = await findWaiting(db, { email, now: now() })
  let mails = 1
  while (mails < length && (await limits.take('resendsToAddress', counted)) === null) mails += 1
  return mails
}

async function queueAgain(db: Database, deps: AccountDeps, email: string, mails: number): Promise<number> {
  const [owner] = await lockAddressee(db, { email })
  const waiting = owner ? (await findWaiting(db, { email, now: deps.now() })).slice(0, mails) : []
  for (const signUp of waiting) await mailVerification(db, deps, signUp)
  return waiting.length
}

/**
 * For an admin, within their transaction, by an allowance that no visitor can use up; returns how many mails go
 * out.
 */
export async function mailAgain(deps: AccountDeps, email: string) {
  const counted = `admin ${email}`
  await deps.limits.takeOrRefuse('resendsToAddress', counted, 'too_many_tries')
  const mails = await countMails(deps, email, counted)
  return (db: Database) => queueAgain(db, deps, email, mails)
}

export async function mailVerification(
  db: Database,
  { outbox, secret }: Pick<AccountDeps, 'outbox' | 'secret'>,
  { id: signUpId, userId, email: to, firstName, timeZone: zone, device, createdAt, expiresAt }: WaitingSignUp,
) {
  const signUp = { at: createdAt.toISOString(), zone, device }
  const token = signUpToken(secret, signUpId)
  await outbox.queue(db, { kind: 'verify', userId, to, firstName, token, signUpId, signUp, expiresAt })
}
