import { isIP } from 'node:net'
import type { Context, HonoRequest } from 'hono'
import { isLoopback, isLoopbackAddress } from '../process/loopback.ts'

/** An IPv4 address, or a customer's 64 bits of IPv6. Our proxies wrote the last `hops` entries of X-Forwarded-For. */
export function networkOf(c: Context, hops: number): string {
  const direct: string = c.env?.incoming?.socket?.remoteAddress ?? ''
  const forwarded = hops > 0 ? (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim()) : []
  const entries = [...forwarded, direct]
  const trusted = entries.at(-1 - hops) ?? entries[0] ?? ''
  return networkOfAddress(trusted) ?? networkOfAddress(direct) ?? 'unknown'
}

const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via', 'cf-connecting-ip']

/** A proxy may ask for a loopback name too. */
export const namesThisMachine = (request: HonoRequest) =>
  isLoopback(request.header('host') ?? '') && !proxyHeaders.some((name) => request.header(name) !== undefined)

export function isFromThisMachine(c: Context): boolean {
  const direct: string = c.env?.incoming?.socket?.remoteAddress ?? ''
  return isLoopbackAddress(direct) && namesThisMachine(c.req)
}

export function networkOfAddress(written: string) {
  const address = withoutPort(written)
  if (isIP(address) === 4) return address
  if (isIP(address) !== 6) return undefined
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? ipv4Of(groups) : `${groups.slice(0, 4).join(':')}::/64`
}

const withoutPort = (address: string) =>
  /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](:\d+)?$/.exec(address)?.[1] ?? address

function groupsOf(address: string) {
  const [bare = ''] = address.split('%')
  const [left = '', right] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const head = left.split(':').filter(Boolean)
  const tail = right?.split(':').filter(Boolean) ?? []
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}

const ipv4Of = (groups: string[]) =>
  groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.')
