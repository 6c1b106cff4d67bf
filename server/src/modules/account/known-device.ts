import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { serialize } from 'hono/utils/cookie'
import { cookieOf } from '../../http/session-cookie.ts'
import { isSame } from '../../http/session-token.ts'
import type { AccountDeps } from './deps.ts'

const aYear = 365 * 24 * 60 * 60

type Known = Pick<AccountDeps, 'secret' | 'publicUrl'>

const sealOf = (secret: string, id: string, email: string) =>
  createHmac('sha256', secret).update(`known device ${id} ${email}`).digest('base64url')

/**
 * The browser of somebody who has been signed in to this address before, or null. Whoever guesses elsewhere cannot slow
 * it down. Its cookie names nobody: only who knows the address can tell that it belongs to it.
 */
export function knownDevice(c: Context, { secret, publicUrl }: Known, email: string): string | null {
  const [id = '', seal = ''] = getCookie(c, cookieOf(publicUrl, 'known_device'))?.split('.') ?? []
  return id && isSame(Buffer.from(seal), Buffer.from(sealOf(secret, id, email))) ? id : null
}

/** The cookie that makes a browser known, renewed at each sign-in. */
export function knownDeviceCookie({ secret, publicUrl }: Known, email: string, known: string | null): string {
  const id = known ?? randomBytes(16).toString('base64url')
  return serialize(cookieOf(publicUrl, 'known_device'), `${id}.${sealOf(secret, id, email)}`, {
    path: '/',
    maxAge: aYear,
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
  })
}
