import { isIP } from 'node:net'
import type { Context } from 'hono'

/**
 * The network that a request came from, as text to count by: an IPv4 address, or the first 64 bits of an IPv6 one, which
 * one customer has whole. `hops` is how many proxies in front are ours: so many entries of X-Forwarded-For, from the
 * right, were written by them; everything further left anybody could have written.
 */
export function networkOf(c: Context, hops: number): string {
  const direct: string = c.env?.incoming?.socket?.remoteAddress ?? ''
  const forwarded = hops > 0 ? (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim()) : []
  const known = [...forwarded, direct]
  const believed = known.at(-1 - hops) ?? known[0] ?? ''
  return networkOfAddress(believed) ?? networkOfAddress(direct) ?? 'unknown'
}

function networkOfAddress(address: string) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || isIP(address) === 4) return mapped ?? address
  return isIP(address) === 6 ? `${first64Bits(address)}::/64` : undefined
}

function first64Bits(address: string) {
  const [left = '', right] = address.split('%')[0]?.split('::') ?? []
  const head = left.split(':').filter(Boolean)
  const tail = right?.split(':').filter(Boolean) ?? []
  const gap = right === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...gap, ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
