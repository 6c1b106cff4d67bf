import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { cookieName, writeCookie } from '../../http/cookies.ts'
import { openSealed, seal } from '../../http/sealed.ts'
import type { AccountDeps } from './deps.ts'

type CookieDeps = Pick<AccountDeps, 'secret' | 'publicUrl'>

interface Account {
  email: string
  /** Of its password: with another one its cookie is worth nothing. */
  hash: string
  /** Since when the authenticator app is on: a browser that has shown no code since is not known. */
  factorSince: Date | null
}

const aYear = 365 * 24 * 60 * 60

const sealing = (secret: string, { email, hash, factorSince }: Account) => ({
  secret,
  purpose: 'known device',
  owner: [email, hash, ...(factorSince ? [factorSince.toISOString()] : [])].join(' '),
})

/** A browser that showed the password of this address: guesses elsewhere do not slow it. Its cookie holds no address. */
export const knownDevice = (c: Context, { secret, publicUrl }: CookieDeps, account: Account): string | null =>
  openSealed(sealing(secret, account), getCookie(c, cookieName(publicUrl, 'known_device')))

export function knownDeviceCookie({ secret, publicUrl }: CookieDeps, account: Account): string {
  const value = seal(sealing(secret, account), randomBytes(16).toString('base64url'))
  return writeCookie(publicUrl, { name: 'known_device', value, seconds: aYear })
}
