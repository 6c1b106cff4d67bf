import { isIP } from 'node:net'
import type { Context, HonoRequest } from 'hono'
import ipaddr from 'ipaddr.js'
import { isLoopback, isLoopbackAddress } from '../process/loopback.ts'

/** An IPv4 address, or a customer's 64 bits of IPv6. Our proxies wrote the last `hops` entries of X-Forwarded-For. */
export function clientNetworkOf(c: Context, hops: number): string {
  const direct: string = c.env?.incoming?.socket?.remoteAddress ?? ''
  const forwarded = hops > 0 ? (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim()) : []
  const entries = [...forwarded, direct]
  const trusted = entries.at(-1 - hops) ?? entries[0] ?? ''
  return networkOfIp(trusted) ?? networkOfIp(direct) ?? 'unknown'
}

/** For the log: no single household. */
export function shortNetworkOf(c: Context, hops: number): string {
  const network = clientNetworkOf(c, hops)
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::/48`
  return network.replace(/\.\d+$/, '.0/24')
}

const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via', 'cf-connecting-ip']

/** A proxy may ask for a loopback name too. */
export const hasLoopbackHost = (request: HonoRequest) =>
  isLoopback(request.header('host') ?? '') && !proxyHeaders.some((name) => request.header(name) !== undefined)

export function isLocalRequest(c: Context): boolean {
  const direct: string = c.env?.incoming?.socket?.remoteAddress ?? ''
  return isLoopbackAddress(direct) && hasLoopbackHost(c.req)
}

export function networkOfIp(written: string) {
  const bare = withoutPort(written)
  if (isIP(bare) === 0) return undefined
  const address = ipaddr.process(bare.replace(/%.*/, ''))
  if (address instanceof ipaddr.IPv4) return address.toString()
  const groups = address.parts.slice(0, 4).map((group) => group.toString(16))
  return `${groups.join(':')}::/64`
}

const withoutPort = (address: string) =>
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](:\d+)?$/.exec(address)?.[1] ?? address
