import { isClonedAuthenticator } from '@app/domain/passkeys/passkey-rules'
import type { Context } from 'hono'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { setLogAccount } from '../../http/error-handler.ts'
import { recordAdminAction } from '../audit/audit-log.ts'
import { formatMailDay } from '../mail/outbox.ts'
import { consumeChallenge, type PasskeysDeps, relyingPartyOf } from './challenges.ts'
import { findPasskey, findPasskeyOwner, lockPasskey, updatePasskeyUse } from './passkeys.queries.ts'
import { type Assertion, verifyAssertion } from './verify-ceremony.ts'

interface Shown {
  assertion: Assertion
  /** Who wants to prove who they are; at a sign-in that is not known. */
  person?: { id: string; sessionId: string }
}

export interface UsedPasskey {
  id: string
  userId: string
  counter: number
  backedUp: boolean
}

/** Whose passkey signed the challenge of this browser. The challenge is gone afterwards, whatever comes of it. */
export async function verifyPasskey(
  deps: PasskeysDeps,
  c: Context,
  { assertion, person }: Shown,
): Promise<UsedPasskey> {
  const party = relyingPartyOf(c, deps)
  const challenge = await consumeChallenge(deps, c, person)
  const [passkey] = await findPasskey(deps.db, { id: assertion.id })
  if (passkey && !person) setLogAccount(c, passkey.userId)
  if (!passkey || !isOf(passkey.userId, assertion, person)) throw new AppError('passkey_refused')
  const seen = await verifyAssertion(assertion, passkey.publicKey, { challenge, party })
  return { id: assertion.id, userId: passkey.userId, ...seen }
}

/** A sign-in names its person by the handle that the passkey keeps; with a known person browsers may leave it out. */
function isOf(userId: string, { userHandle }: Assertion, person: Shown['person']) {
  if (person) return person.id === userId
  return userHandle === Buffer.from(userId).toString('base64url')
}

class ClonedPasskeyError extends AppError<'passkey_refused'> {
  readonly passkey: string

  constructor(passkey: string) {
    super('passkey_refused')
    this.passkey = passkey
  }
}

/** In the transaction of what it opens. A passkey that was removed meanwhile opens nothing, and neither does a copy. */
export async function recordPasskeyUse(db: Database, { now }: Pick<PasskeysDeps, 'now'>, used: UsedPasskey) {
  const [before] = await lockPasskey(db, used)
  if (!before) throw new AppError('passkey_refused')
  if (isClonedAuthenticator(before.counter, used.counter)) throw new ClonedPasskeyError(before.name)
  await updatePasskeyUse(db, { id: used.id, counter: used.counter, backedUp: used.backedUp, now: now() })
}

/** What a copy would have opened is rolled back; that there is one stays, and its owner hears of it. */
export async function reportClonedPasskey<T>(
  deps: PasskeysDeps,
  { userId }: UsedPasskey,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ClonedPasskeyError) await notifyClonedPasskey(deps, userId, error.passkey)
    throw error
  }
}

/** Who has the copy may try again and again: the letters are few. */
async function notifyClonedPasskey({ db, transact, limits, now, outbox }: PasskeysDeps, userId: string, name: string) {
  const [owner] = await findPasskeyOwner(db, { userId })
  if (!owner) return
  const { email: to, firstName } = owner
  const mayMail = (await limits.consume('warningsToPerson', userId)) === null
  const [at, change] = [now(), 'passkey_copied'] as const
  await transact(async (db) => {
    await recordAdminAction(db, {
      at,
      actorId: null,
      action: 'ways_changed',
      targetId: userId,
      details: { change, name },
    })
    const told = { what: change, name, on: formatMailDay(at) }
    if (mayMail) await outbox.queue(db, { kind: change, userId, to, firstName, change: told })
  })
  outbox.nudge()
}
