import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { TransactionDeps } from '../../db/transaction.ts'
import { clientNetworkOf } from '../../http/client-network.ts'
import { cookieNameFor, serializeCookie } from '../../http/cookies.ts'
import type { RateLimits } from '../../http/rate-limit.ts'
import type { CallDeps } from '../../http/register-call.ts'
import { signId, verifySignedId } from '../../http/session-token.ts'
import type { GuestEvents } from './guest-events.ts'

export interface GuestDeps extends CallDeps, TransactionDeps {
  secret: string
  now(): Date
  limits: RateLimits
  trustProxy: number
  guestDailyLimit: number
  guestEvents: GuestEvents
}

/** Seconds after its last problem. */
export const guestCookieSeconds = 30 * 24 * 60 * 60

type CookieSettings = Pick<GuestDeps, 'secret' | 'publicUrl'>

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')
const purpose = 'guest browser'

export const readGuestBrowser = (c: Context, { secret, publicUrl }: CookieSettings): string | null =>
  verifySignedId({ secret, purpose }, getCookie(c, cookieNameFor(publicUrl, 'guest')))

export const createGuestBrowser = () => randomBytes(16).toString('base64url')

export const guestCookie = ({ secret, publicUrl }: CookieSettings, id: string) =>
  serializeCookie(publicUrl, { name: 'guest', value: signId({ secret, purpose }, id), seconds: guestCookieSeconds })

export const hashGuestBrowser = (secret: string, id: string) => hmac(secret, `guest handout ${id}`)

/** A keyed hash: without the secret nobody can tell the network. */
export const hashGuestNetwork = (c: Context, { secret, trustProxy }: Pick<GuestDeps, 'secret' | 'trustProxy'>) =>
  hmac(secret, `guest visitor ${clientNetworkOf(c, trustProxy)}`)
