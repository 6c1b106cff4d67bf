import { APIError } from 'better-auth/api'
import type { Context } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../http/client-network.ts'
import { isSame } from '../../http/session-token.ts'
import { confirmPassword, findPasswordsOfAddress } from './account.queries.ts'
import type { AccountDeps } from './deps.ts'
import { knownDevice, knownDeviceCookie } from './known-device.ts'
import { triesOf } from './password-tries.ts'
import { endSession, endSessionOf, forgetEndedSessions } from './session-ends.ts'
import { pendingNonce } from './sign-up-link.ts'

/**
 * Begins a session: answers with the person and the cookies to send. The session that the browser had before ends,
 * whoever's it was, so that nobody goes on in one that was planted.
 */
export async function startSession(
  deps: AccountDeps,
  c: Context,
  { email, password }: { email: string; password: string },
) {
  const untilEven = deps.evenTime()
  const device = knownDevice(c, deps, email)
  const from = device
    ? { of: triesOf.device(device) }
    : { of: triesOf.address(email), network: networkOf(c, deps.trustProxy) }
  const { person, cookies } = await deps.passwordTries
    .attempt(from, () => openLasting(deps, c, email, password))
    .catch(async (refusal) => {
      await untilEven()
      throw refusal
    })
  await endSession(deps, c)
  await forgetEndedSessions(deps.db, person.id)
  return { person, cookies: [...cookies, knownDeviceCookie(deps, email, device)] }
}

/**
 * A password that is replaced while it is being checked ends every session but the one that begins here, so this one
 * stays only where the password is still theirs afterwards.
 */
async function openLasting(deps: AccountDeps, c: Context, email: string, password: string) {
  const [before] = await findPasswordsOfAddress(deps.db, email, deps.now())
  if (!before?.hash) throw new AppError(await whyNot(deps, { email, password, waiting: before?.waiting ?? [] }))
  const cookies = await openSession(deps, c, email, password)
  const person = await deps.readSession(c, sessionValue(cookies, deps.sessionCookie))
  if (!person) throw new AppError('wrong_credentials')
  const [still] = await confirmPassword(deps.db, person.id, before.hash)
  if (still) return { person, cookies }
  await endSessionOf(deps.db, person.sessionId)
  throw new AppError('wrong_credentials')
}

/** Where no account has a password: one hash, however many sign-ups of the address wait, and for unknown ones too. */
async function whyNot({ passwords, secret }: AccountDeps, { email, password, waiting }: Tried) {
  const given = Buffer.from(await passwords.hash(password, { nonce: pendingNonce(secret, email) }))
  const isOfSignUp = waiting.filter((hash) => isSame(Buffer.from(hash), given)).length > 0
  return isOfSignUp ? 'address_unverified' : 'wrong_credentials'
}

interface Tried {
  email: string
  password: string
  waiting: readonly string[]
}

async function openSession({ auth }: AccountDeps, c: Context, email: string, password: string) {
  const { headers } = await auth.api
    .signInEmail({ body: { email, password }, headers: c.req.raw.headers, returnHeaders: true })
    .catch(refuse)
  return headers.getSetCookie()
}

function refuse(error: unknown): never {
  if (!(error instanceof APIError)) throw error
  throw new AppError(error.status === 'FORBIDDEN' ? 'address_unverified' : 'wrong_credentials', { cause: error })
}

const sessionValue = (cookies: readonly string[], name: string) => {
  const line = cookies.find((cookie) => cookie.startsWith(`${name}=`))
  return decodeURIComponent(line?.slice(name.length + 1).split(';')[0] ?? '')
}
