import { APIError } from 'better-auth/api'
import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../http/client-network.ts'
import { triesOf } from '../../http/password-tries.ts'
import { endSession, forgetEndedSessions } from '../../http/session-ends.ts'
import { knownDevice, knownDeviceCookie } from './known-device.ts'

/**
 * Begins a session: answers with the person and the cookies to send. The session that the browser had before ends,
 * whoever's it was, so that nobody goes on in one that was planted.
 */
export async function enter(deps: Deps, c: Context, { email, password }: { email: string; password: string }) {
  const untilEven = deps.evenTime()
  const device = knownDevice(c, deps, email)
  const from = device
    ? { of: triesOf.device(device) }
    : { of: triesOf.address(email), network: networkOf(c, deps.trustProxy) }
  const cookies = await deps.passwordTries
    .attempt(from, () => openSession(deps, c, email, password))
    .catch(async (refusal) => {
      await untilEven()
      throw refusal
    })
  const person = await deps.readSession(c, sessionValue(cookies, deps.sessionCookie))
  if (!person) throw new Error('The new session cannot be read.')
  await endSession(deps, c)
  await forgetEndedSessions(deps.db, person.id)
  return { person, cookies: [...cookies, knownDeviceCookie(deps, email, device)] }
}

async function openSession({ auth }: Deps, c: Context, email: string, password: string) {
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
