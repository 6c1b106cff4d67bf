import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Loopback, private and link-local addresses (clouds answer there), and all others of a special purpose are none. */
export function isPublicIp(written: string): boolean {
  if (isIP(written) === 0) return false
  const address = ipaddr.parse(withoutZone(written))
  return address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(globalUnicast))
}

const withoutZone = (address: string) => address.replace(/%.*/, '')
