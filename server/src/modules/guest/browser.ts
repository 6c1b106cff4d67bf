import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { networkOf } from '../../http/client-network.ts'
import { cookieName, writeCookie } from '../../http/cookies.ts'
import { openSealed, seal } from '../../http/sealed.ts'
import type { GuestDeps } from './deps.ts'

/** Seconds after its last problem. */
export const rememberedFor = 30 * 24 * 60 * 60

type CookieSettings = Pick<GuestDeps, 'secret' | 'publicUrl'>

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')
const purpose = 'guest browser'

export const guestBrowser = (c: Context, { secret, publicUrl }: CookieSettings): string | null =>
  openSealed({ secret, purpose }, getCookie(c, cookieName(publicUrl, 'guest')))

export const newGuestBrowser = () => randomBytes(16).toString('base64url')

export const guestCookie = ({ secret, publicUrl }: CookieSettings, id: string) =>
  writeCookie(publicUrl, { name: 'guest', value: seal({ secret, purpose }, id), seconds: rememberedFor })

export const browserKey = (secret: string, id: string) => hmac(secret, `guest handout ${id}`)

/** A keyed hash: without the secret nobody can tell the network. */
export const visitorOf = (c: Context, { secret, trustProxy }: Pick<GuestDeps, 'secret' | 'trustProxy'>) =>
  hmac(secret, `guest visitor ${networkOf(c, trustProxy)}`)
