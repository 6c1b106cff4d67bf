import { randomBytes } from 'node:crypto'
import type { Body } from '@app/contract/calls'
import { signInAddress } from '@app/contract/routes'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { answerRedirect } from '../../http/answer.ts'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../http/client-network.ts'
import { cookieName, writeCookie } from '../../http/cookies.ts'
import { openSealed, seal } from '../../http/sealed.ts'
import { serve } from '../../http/serve.ts'
import { isSame, newSessionToken, signToken } from '../../http/session-token.ts'
import { log } from '../../process/log.ts'
import { confirmPassword, findPasswordsOfAddress } from './account.queries.ts'
import type { AccountDeps } from './deps.ts'
import { deviceName } from './device-name.ts'
import { triesOf } from './password-tries.ts'
import { removeEndedSessions } from './session.queries.ts'
import { endSession, sessionCookie, startSession } from './session.ts'
import { pendingNonce } from './sign-up-token.ts'
import { userViewAt } from './user-view.ts'

type SignInInput = Body<'signIn'>

export function signInRoutes(app: Hono, deps: AccountDeps) {
  serve(app, deps, 'signIn', async ({ body, sending, c }) => {
    const untilEven = deps.evenAnswerTime()
    const device = knownDevice(c, deps, body.email)
    const from = device
      ? { of: triesOf.device(device) }
      : { of: triesOf.address(body.email), network: networkOf(c, deps.trustProxy) }
    const { person, token } = await deps.passwordTries
      .attempt(from, () => openSession(deps, c, body))
      .catch(async (refusal) => {
        await untilEven()
        throw refusal
      })
    await removeEndedSessions(deps.db, { userId: person.id })
    log('info', 'Somebody signed in.', { userId: person.id })
    sending.append('set-cookie', sessionCookie(deps, token))
    sending.append('set-cookie', knownDeviceCookie(deps, body.email, device))
    return await userViewAt(deps.db, person, deps.now())
  })

  app.get(signInAddress, () => answerRedirect('/login'))
}

/** Ends the browser's earlier session, which may be planted. Begins only while the checked password is in force. */
async function openSession(deps: AccountDeps, c: Context, input: SignInInput) {
  const { userId, hash } = await checkPassword(deps, input)
  const token = newSessionToken()
  const device = deviceName(c.req.header('user-agent'))
  await deps.transact(async (db) => {
    const [still] = await confirmPassword(db, { userId, hash })
    if (!still) throw new AppError('wrong_credentials')
    await startSession(db, { userId, token, device })
    await endSession(db, deps, c)
  })
  const person = await deps.readSession(c, signToken(token, deps.secret))
  if (!person) throw new AppError('wrong_credentials')
  return { person, token }
}

async function checkPassword(deps: AccountDeps, input: SignInInput) {
  const { db, hasMail, now, passwords } = deps
  const [known] = await findPasswordsOfAddress(db, { email: input.email, now: now() })
  if (!known?.hash) {
    const isOfSignUp = await fitsSignUp(deps, input, known?.waiting ?? [])
    throw new AppError(isOfSignUp ? 'address_unverified' : 'wrong_credentials')
  }
  const { id: userId, hash, emailVerified } = known
  if (!(await passwords.verify({ hash, password: input.password }))) throw new AppError('wrong_credentials')
  if (hasMail && !emailVerified) throw new AppError('address_unverified')
  return { userId, hash }
}

/** One hash, however many sign-ups of the address wait, and for unknown addresses too. */
async function fitsSignUp(
  { passwords, secret }: AccountDeps,
  { email, password }: SignInInput,
  waiting: readonly string[],
) {
  const given = Buffer.from(await passwords.hash(password, { nonce: pendingNonce(secret, email) }))
  return waiting.filter((hash) => isSame(Buffer.from(hash), given)).length > 0
}

type CookieDeps = Pick<AccountDeps, 'secret' | 'publicUrl'>

const aYear = 365 * 24 * 60 * 60

const purpose = 'known device'

/** A browser that signed in to this address before: guesses elsewhere do not slow it. Its cookie holds no address. */
const knownDevice = (c: Context, { secret, publicUrl }: CookieDeps, email: string): string | null =>
  openSealed({ secret, purpose, owner: email }, getCookie(c, cookieName(publicUrl, 'known_device')))

function knownDeviceCookie({ secret, publicUrl }: CookieDeps, email: string, known: string | null): string {
  const id = known ?? randomBytes(16).toString('base64url')
  const value = seal({ secret, purpose, owner: email }, id)
  return writeCookie(publicUrl, { name: 'known_device', value, seconds: aYear })
}
