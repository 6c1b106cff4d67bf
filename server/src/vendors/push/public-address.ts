import { BlockList, isIP } from 'node:net'

// IANA's special-purpose addresses: loopback, private, link-local (clouds answer there), shared, multicast.
const special4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]
/** Only 2000::/3 is public; these within it are not. */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

function listOf(ranges: readonly string[], type: 'ipv4' | 'ipv6') {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    list.addSubnet(network, Number(prefix), type)
  }
  return list
}

const closed4 = listOf(special4, 'ipv4')
const closed6 = listOf(special6, 'ipv6')
const open6 = listOf(['2000::/3'], 'ipv6')

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !closed4.check(address, 'ipv4')
  return version === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}
