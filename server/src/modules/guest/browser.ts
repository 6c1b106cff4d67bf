import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { serialize } from 'hono/utils/cookie'
import { networkOf } from '../../http/client-network.ts'
import { cookieOf, isSame } from '../../http/session-token.ts'
import type { GuestDeps } from './deps.ts'

/** How long a browser is remembered after its last problem (seconds). */
export const rememberedFor = 30 * 24 * 60 * 60

type Known = Pick<GuestDeps, 'secret' | 'publicUrl'>

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')
const sealOf = (secret: string, id: string) => hmac(secret, `guest browser ${id}`)
const nameOf = (publicUrl: string) => cookieOf(publicUrl, 'guest')

/**
 * A browser that was given a problem without an account, or null. Only we can make its cookie, so a browser that shows one
 * has had a problem.
 */
export function guestBrowser(c: Context, { secret, publicUrl }: Known): string | null {
  const [id = '', seal = ''] = getCookie(c, nameOf(publicUrl))?.split('.') ?? []
  return id && isSame(Buffer.from(seal), Buffer.from(sealOf(secret, id))) ? id : null
}

export const newGuestBrowser = () => randomBytes(16).toString('base64url')

export const guestCookie = ({ secret, publicUrl }: Known, id: string) =>
  serialize(nameOf(publicUrl), `${id}.${sealOf(secret, id)}`, {
    path: '/',
    maxAge: rememberedFor,
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
  })

/** What is stored of a browser: a reader of the table cannot pose as one. */
export const browserKey = (secret: string, id: string) => hmac(secret, `guest handout ${id}`)

/** What is stored of a network: nobody without the secret can tell which it is, and it fits nothing else that we store. */
export const visitorOf = (c: Context, { secret, trustProxy }: Pick<GuestDeps, 'secret' | 'trustProxy'>) =>
  hmac(secret, `guest visitor ${networkOf(c, trustProxy)}`)
