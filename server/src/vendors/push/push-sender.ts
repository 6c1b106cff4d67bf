import { type LookupAddress, lookup } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import webPush from 'web-push'
import { isPublicAddress } from './public-address.ts'
import type { VapidKeys } from './vapid-keys.ts'

export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushContent {
  payload: string
  /** Seconds: how long the service tries to reach the device. */
  lifetime: number
  /** A newer message of the topic replaces one that waits at the service. */
  topic: string
}

/** `gone`: this browser never again. `refused`: this message never. `later`: in so many seconds, if it says so. */
export type PushOutcome = { is: 'taken' | 'gone' | 'refused' } | { is: 'later'; seconds: number | null }

export interface PushSettings {
  keys: VapidKeys
  /** Whom a service may write to: `mailto:` or `https:`. */
  subject: string
  atOnce: number
  deadlineMs?: number
  /** For tests, whose service is on this machine. Everywhere else names are resolved and only public addresses asked. */
  network?: { resolve: typeof resolvePublic; ca: string; port: number }
}

const mostBytes = 16 * 1024

class ClosedAddress extends Error {
  override readonly name = 'ClosedAddress'
}

/** Checked where the connection is made, so that a name cannot lead elsewhere after the check. */
export const resolvePublic: LookupFunction = (name, options, callback) =>
  lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, '')
    const [first] = found
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return callback(new ClosedAddress('The name leads to an address that is not public.'), '')
    return options.all ? callback(null, found) : callback(null, first.address, first.family)
  })

export function openPushSender({ keys, subject, atOnce, deadlineMs = 10_000, network }: PushSettings) {
  const resolve = network?.resolve ?? resolvePublic
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce, lookup: resolve, ...(network && { ca: network.ca }) })

  function post(url: URL, { headers, body }: Pick<webPush.RequestDetails, 'headers' | 'body'>) {
    return new Promise<IncomingMessage>((received, failed) => {
      const options = { method: 'POST', agent, headers, signal: AbortSignal.timeout(deadlineMs) }
      const sending = request(url, { ...options, ...(network && { port: network.port }) }, (response) => {
        let size = 0
        // Nothing of it is used, but a connection is used again only after its end.
        response.on('data', (part: Buffer) => {
          size += part.length
          if (size > mostBytes) response.destroy()
        })
        response.on('error', () => undefined)
        received(response)
      })
      sending.on('error', failed).end(body)
    })
  }

  return {
    /** Throws nothing: what does not answer may answer later. */
    async send(
      { endpoint, p256dh, auth }: PushTarget,
      { payload, lifetime, topic }: PushContent,
    ): Promise<PushOutcome> {
      const url = new URL(endpoint)
      // Connections to a literal address look no name up.
      if (url.protocol !== 'https:' || isIP(url.hostname.replace(/^\[|\]$/g, ''))) return { is: 'gone' }
      let details: webPush.RequestDetails
      try {
        details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject, ...keys },
          contentEncoding: 'aes128gcm',
          TTL: Math.max(0, Math.round(lifetime)),
          topic,
        })
      } catch {
        // A key that is not on the curve never will be.
        return { is: 'gone' }
      }
      try {
        return outcomeOf(await post(url, details))
      } catch (error) {
        return error instanceof ClosedAddress ? { is: 'gone' } : { is: 'later', seconds: null }
      }
    },
    close: () => agent.destroy(),
  }
}

export type PushSender = ReturnType<typeof openPushSender>

/** A redirect is not followed: no push service sends one, and it could lead anywhere. */
function outcomeOf({ statusCode = 0, headers }: IncomingMessage): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { is: 'taken' }
  if (statusCode === 404 || statusCode === 410) return { is: 'gone' }
  if (statusCode !== 429 && statusCode < 500) return { is: 'refused' }
  return { is: 'later', seconds: secondsOf(headers['retry-after']) }
}

/** RFC 9110, 10.2.3: seconds, or a date. */
function secondsOf(value = ''): number | null {
  if (/^\d{1,9}$/.test(value)) return Number(value)
  const moment = value.endsWith(' GMT') ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - Date.now()) / 1000))
}
