import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { clientNetworkOf } from '../../http/client-network.ts'
import { cookieNameFor, serializeCookie } from '../../http/cookies.ts'
import { hashToken } from '../../http/session-token.ts'
import { createSealer } from '../mail/sealer.ts'
import type { AccountDeps } from './deps.ts'
import { deleteExpiredEmailLinks } from './email-change.queries.ts'

const stepMinutes = { second_factor: 10, provider: 10, passkey: 5 } as const
export type SignInStepKind = keyof typeof stepMinutes

const insertStep = statement({
  name: 'insert_sign_in_step',
  params: {
    tokenHash: 'text',
    kind: 'text',
    userId: 'text?',
    data: 'text',
    now: 'timestamptz',
    expiresAt: 'timestamptz',
  },
  sql: `insert into sign_in_step (token_hash, kind, user_id, data, created_at, expires_at)
    values (:tokenHash, :kind, :userId, :data, :now, :expiresAt)`,
})

const findStep = statement({
  name: 'find_sign_in_step',
  params: { tokenHash: 'text', kind: 'text', now: 'timestamptz' },
  columns: { userId: 'text?', data: 'text' },
  sql: `select user_id as "userId", data from sign_in_step
    where token_hash = :tokenHash and kind = :kind and expires_at > :now`,
})

const deleteStep = statement({
  name: 'take_sign_in_step',
  params: { tokenHash: 'text', kind: 'text', now: 'timestamptz' },
  columns: { userId: 'text?', data: 'text' },
  sql: `delete from sign_in_step where token_hash = :tokenHash and kind = :kind and expires_at > :now
    returning user_id as "userId", data`,
})

const removeExpiredSteps = statement({
  name: 'remove_expired_sign_in_steps',
  params: { now: 'timestamptz' },
  sql: 'delete from sign_in_step where expires_at <= :now',
})

type ReaderDeps = Pick<AccountDeps, 'db' | 'secret' | 'publicUrl' | 'now'>
type StepDeps = ReaderDeps & Pick<AccountDeps, 'limits' | 'trustProxy'>

interface NewStep {
  kind: SignInStepKind
  userId: string | null
  data: object
}

export interface SignInStep {
  userId: string | null
  data: unknown
}

const cookieOf = (kind: SignInStepKind) => `sign_in_step_${kind}`
const aboutStep = (kind: SignInStepKind, tokenHash: string) => `sign-in step ${kind} ${tokenHash}`

/** What the next request of a sign-in or proof needs. Any process can take it, for its cookie is its only key. */
export async function createSignInStep(deps: StepDeps, c: Context, { kind, userId, data }: NewStep): Promise<string> {
  // Each kind by itself: begun visits to a provider stop no passkey and no code.
  const subject = `${kind} ${clientNetworkOf(c, deps.trustProxy)}`
  await deps.limits.consumeOrRefuse('signInStepsOfNetwork', subject, 'too_many_tries')
  const token = randomBytes(32).toString('base64url')
  const [tokenHash, now, seconds] = [hashToken(token), deps.now(), stepMinutes[kind] * 60]
  const sealed = createSealer(deps.secret).seal(data, aboutStep(kind, tokenHash))
  const expiresAt = new Date(now.getTime() + seconds * 1000)
  await insertStep(deps.db, { tokenHash, kind, userId, data: sealed, now, expiresAt })
  return serializeCookie(deps.publicUrl, { name: cookieOf(kind), value: token, seconds })
}

const tokenHashOf = (c: Context, publicUrl: string, kind: SignInStepKind) => {
  const token = getCookie(c, cookieNameFor(publicUrl, cookieOf(kind)))
  return token === undefined ? null : hashToken(token)
}

/** Null: none, over, or taken already. Of two takers one gets it. */
export async function consumeSignInStep(
  deps: ReaderDeps,
  c: Context,
  kind: SignInStepKind,
  db = deps.db,
): Promise<SignInStep | null> {
  return await readStep(deps, c, kind, db, deleteStep)
}

/** Leaves it where it is, for another try. */
export const findSignInStep = (deps: ReaderDeps, c: Context, kind: SignInStepKind) =>
  readStep(deps, c, kind, deps.db, findStep)

async function readStep(
  { secret, publicUrl, now }: ReaderDeps,
  c: Context,
  kind: SignInStepKind,
  db: Database,
  read: typeof findStep,
): Promise<SignInStep | null> {
  const tokenHash = tokenHashOf(c, publicUrl, kind)
  const [step] = tokenHash ? await read(db, { tokenHash, kind, now: now() }) : []
  if (!tokenHash || !step) return null
  const data = createSealer(secret).open(step.data, aboutStep(kind, tokenHash))
  return data === null ? null : { userId: step.userId, data }
}

export const clearSignInStepCookie = (publicUrl: string, kind: SignInStepKind) =>
  serializeCookie(publicUrl, { name: cookieOf(kind), value: '', seconds: 0 })

export async function deleteExpiredSignInSteps({ db, now }: Pick<AccountDeps, 'db' | 'now'>) {
  await removeExpiredSteps(db, { now: now() })
  await deleteExpiredEmailLinks(db, { now: now() })
}
