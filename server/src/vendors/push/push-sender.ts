import { type LookupAddress, lookup as lookUp } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import webPush from 'web-push'
import { type CallOutcome, createServiceBreakers } from '../circuit-breaker.ts'
import { parseRetryAfter } from '../outbound-fetch.ts'
import type { VapidKeys } from './vapid-keys.ts'

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Loopback, private and link-local addresses (clouds answer there), and all others of a special purpose are none. */
export function isPublicIp(written: string): boolean {
  if (isIP(written) === 0) return false
  const address = ipaddr.parse(withoutZone(written))
  return address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(globalUnicast))
}

const withoutZone = (address: string) => address.replace(/%.*/, '')

export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushContent {
  payload: string
  /** Seconds. */
  ttlSeconds: number
  /** A newer message replaces one that waits under its topic. */
  topic: string
}

/** `gone`: this browser never again. `refused`: this message never. `later`: in so many seconds, if named. */
export type PushOutcome = { is: 'taken' | 'gone' | 'refused' } | { is: 'later'; seconds: number | null }

export interface PushSettings {
  keys: VapidKeys
  /** Whom a service may write to: `mailto:` or `https:`. */
  subject: string
  atOnce: number
  now(): Date
  deadlineMs?: number
  /** For tests. Everywhere else names are resolved and only public addresses asked. */
  network?: { resolve: typeof resolvePublic; ca: string; port: number }
}

const maxResponseBytes = 16 * 1024

class ClosedAddress extends Error {
  override readonly name = 'ClosedAddress'
}

/** Checks where the connection is made: a name cannot lead elsewhere afterwards. */
const resolvePublic: LookupFunction = (name, options, callback) =>
  lookUp(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, '')
    const [first] = found
    if (!first || !found.every(({ address }) => isPublicIp(address)))
      return callback(new ClosedAddress('The name leads to an address that is not public.'), '')
    return options.all ? callback(null, found) : callback(null, first.address, first.family)
  })

interface Connecting {
  agent: Agent
  deadlineMs: number
  port: number | undefined
}

function post(url: URL, { headers, body }: webPush.RequestDetails, { agent, deadlineMs, port }: Connecting) {
  return new Promise<IncomingMessage>((received, failed) => {
    const options = { method: 'POST', agent, headers, signal: AbortSignal.timeout(deadlineMs) }
    const sending = request(url, { ...options, ...(port !== undefined && { port }) }, (response) => {
      let size = 0
      // A connection is used again only after the end of its answer.
      response.on('data', (part: Buffer) => {
        size += part.length
        if (size > maxResponseBytes) response.destroy()
      })
      response.on('error', () => undefined)
      received(response)
    })
    sending.on('error', failed).end(body)
  })
}

export function createPushSender({ keys, subject, atOnce, now, deadlineMs = 10_000, network }: PushSettings) {
  const lookup = network?.resolve ?? resolvePublic
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce, lookup, ...(network && { ca: network.ca }) })
  const connecting = { agent, deadlineMs, port: network?.port }
  const services = createServiceBreakers(now)

  /** Null: the key is not on the curve. */
  function encrypt({ endpoint, p256dh, auth }: PushTarget, { payload, ttlSeconds, topic }: PushContent) {
    try {
      return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, ...keys },
        contentEncoding: 'aes128gcm',
        TTL: Math.max(0, Math.round(ttlSeconds)),
        topic,
      })
    } catch {
      return null
    }
  }

  async function ask(url: URL, target: PushTarget, content: PushContent): Promise<[PushOutcome, CallOutcome]> {
    const details = encrypt(target, content)
    if (!details) return [{ is: 'gone' }, 'not asked']
    try {
      const answer = await post(url, details, connecting)
      // "Too many requests" may concern one person: others must not wait.
      return [outcomeOf(answer, now()), (answer.statusCode ?? 0) >= 500 ? 'failed' : 'answered']
    } catch (error) {
      if (error instanceof ClosedAddress) return [{ is: 'gone' }, 'not asked']
      return [{ is: 'later', seconds: null }, 'failed']
    }
  }

  return {
    /** Each failure is an outcome: it never throws. */
    async send(target: PushTarget, content: PushContent): Promise<PushOutcome> {
      const url = new URL(target.endpoint)
      // Connections to a literal address resolve no name.
      if (url.protocol !== 'https:' || isIP(url.hostname.replace(/^\[|\]$/g, ''))) return { is: 'gone' }
      const rest = services.restOf(url.host)
      if (rest !== null) return { is: 'later', seconds: rest }
      const [outcome, noted] = await ask(url, target, content)
      services.note(url.host, noted)
      return outcome
    },
    close: () => agent.destroy(),
  }
}

export type PushSender = ReturnType<typeof createPushSender>

/** A redirect could lead anywhere, and no push service sends one. */
function outcomeOf({ statusCode = 0, headers }: IncomingMessage, now: Date): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { is: 'taken' }
  if (statusCode === 404 || statusCode === 410) return { is: 'gone' }
  if (statusCode !== 429 && statusCode < 500) return { is: 'refused' }
  return { is: 'later', seconds: parseRetryAfter(headers['retry-after'], now.getTime()) }
}
