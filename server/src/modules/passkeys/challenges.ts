import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { Context } from 'hono'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import type { AccountDeps } from '../account/deps.ts'
import { consumeSignInStep, createSignInStep, findSignInStep } from '../account/sign-in-steps.ts'

export type RelyingParty = ReturnType<typeof relyingPartyOf>

interface RelyingPartySettings {
  publicUrl: string
  isPublicUrlSet: boolean
}

/** Whose passkeys these are: of the name in PUBLIC_URL, or where it is unset of `localhost`. Browsers take no IP address. */
export function relyingPartyOf(c: Context, { publicUrl, isPublicUrlSet }: RelyingPartySettings) {
  const host = isPublicUrlSet ? new URL(publicUrl).host : (c.req.header('host') ?? '')
  const name = host.replace(/:\d+$/, '')
  const isUsable = isPublicUrlSet ? isIP(name.replace(/[[\]]/g, '')) === 0 : name === 'localhost'
  if (!isUsable) throw new AppError('passkeys_unavailable')
  return { id: name, origins: isPublicUrlSet ? [new URL(publicUrl).origin] : [`http://${host}`, `https://${host}`] }
}

export interface PasskeysDeps extends AccountDeps, RelyingPartySettings {}

type Challenged = Pick<Person, 'id' | 'sessionId'> | undefined

interface StoredChallenge {
  challenge: string
  /** Milliseconds since 1970. */
  until: number
  /** Null: of a sign-in, which is nobody's yet. */
  sessionId: string | null
}

const challengeLifetimeMs = 5 * 60_000
/** With less left a new one begins. */
const minReusableMs = 2 * 60_000

/**
 * A challenge lies in the database and is known by a cookie: it serves one browser, and one session of it, once. The tabs
 * of a browser share that of a sign-in, which a page asks for before anybody presses anything.
 */
export async function createChallenge(
  deps: PasskeysDeps,
  { c, sending }: { c: Context; sending: Headers },
  person?: Challenged,
) {
  const now = deps.now().getTime()
  const open = person ? null : await findSignInStep(deps, c, 'passkey')
  const kept = open?.data as StoredChallenge | undefined
  if (kept?.sessionId === null && kept.until - now > minReusableMs)
    return { challenge: kept.challenge, timeout: kept.until - now }
  const challenge = randomBytes(32).toString('base64url')
  const data: StoredChallenge = { challenge, until: now + challengeLifetimeMs, sessionId: person?.sessionId ?? null }
  sending.append('set-cookie', await createSignInStep(deps, c, { kind: 'passkey', userId: person?.id ?? null, data }))
  return { challenge, timeout: challengeLifetimeMs }
}

/** Of two who bring the same one gets it. */
export async function consumeChallenge(deps: PasskeysDeps, c: Context, person?: Challenged): Promise<string> {
  const step = await consumeSignInStep(deps, c, 'passkey')
  const kept = step?.data as StoredChallenge | undefined
  if (kept?.sessionId !== (person?.sessionId ?? null)) throw new AppError('sign_in_over')
  return kept.challenge
}
