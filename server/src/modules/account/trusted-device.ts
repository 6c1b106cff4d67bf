import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { cookieNameFor, serializeCookie } from '../../http/cookies.ts'
import { signId, verifySignedId } from '../../http/session-token.ts'
import type { AccountDeps } from './deps.ts'

type CookieDeps = Pick<AccountDeps, 'secret' | 'publicUrl'>

interface Account {
  email: string
  /** Of its password: with another one its cookie is worth nothing. */
  hash: string
  /** Since when the authenticator app is on: a browser that has shown no code since is not known. */
  factorSince: Date | null
}

const cookieSeconds = 365 * 24 * 60 * 60

const sealing = (secret: string, { email, hash, factorSince }: Account) => ({
  secret,
  purpose: 'known device',
  owner: [email, hash, ...(factorSince ? [factorSince.toISOString()] : [])].join(' '),
})

/** A browser that showed the password of this address: guesses elsewhere do not slow it. Its cookie holds no address. */
export const readTrustedDevice = (c: Context, { secret, publicUrl }: CookieDeps, account: Account): string | null =>
  verifySignedId(sealing(secret, account), getCookie(c, cookieNameFor(publicUrl, 'known_device')))

export function trustedDeviceCookie({ secret, publicUrl }: CookieDeps, account: Account): string {
  const value = signId(sealing(secret, account), randomBytes(16).toString('base64url'))
  return serializeCookie(publicUrl, { name: 'known_device', value, seconds: cookieSeconds })
}
