import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createWorld } from '../test/world.ts'
import { clientNetworkOf } from './client-network.ts'

async function seen(hops: number, remoteAddress: string | undefined, headers: Record<string, string> = {}) {
  const app = new Hono().get('/', (c) => c.text(clientNetworkOf(c, hops)))
  return await (await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })).text()
}

const forged = {
  'x-forwarded-for': '6.6.6.6, 5.5.5.5',
  forwarded: 'for=6.6.6.6',
  'x-real-ip': '6.6.6.6',
  'cf-connecting-ip': '6.6.6.6',
  'x-client-ip': '6.6.6.6',
  'true-client-ip': '6.6.6.6',
}

test.each([
  { hops: 0, from: '1.1.1.1', why: 'nobody in front is believed' },
  { hops: 1, from: '5.5.5.5', why: 'the last entry is that of our proxy' },
  { hops: 2, from: '6.6.6.6', why: 'the last two are those of our proxies' },
  { hops: 3, from: '6.6.6.6', why: 'there are fewer entries than proxies' },
])('T41: with $hops proxies a request comes from $from: $why', async ({ hops, from }) => {
  expect(await seen(hops, '1.1.1.1', forged)).toBe(from)
})

const others = Object.keys(forged).filter((name) => name !== 'x-forwarded-for')
test.each(others.flatMap((name) => [0, 1, 2].map((hops) => ({ name, hops }))))(
  'T41: $name moves nobody, behind $hops proxies',
  async ({ name, hops }) => {
    expect(await seen(hops, '1.1.1.1', { [name]: '6.6.6.6' })).toBe('1.1.1.1')
  },
)

test.each([
  { hops: 1, header: 'a forged one, 5.5.5.5', from: '5.5.5.5' },
  { hops: 1, header: `${'6.6.6.6, '.repeat(500)}5.5.5.5`, from: '5.5.5.5' },
  { hops: 1, header: '5.5.5.5:4711', from: '5.5.5.5' },
  { hops: 1, header: '[2001:db8::1]:4711', from: '2001:db8:0:0::/64' },
  { hops: 1, header: 'unknown', from: '1.1.1.1' },
  { hops: 1, header: '', from: '1.1.1.1' },
  { hops: 2, header: '6.6.6.6', from: '6.6.6.6' },
  { hops: 2, header: '6.6.6.6, 5.5.5.5, 4.4.4.4', from: '5.5.5.5' },
])('T41: behind $hops proxies "$header" is $from', async ({ hops, header, from }) => {
  expect(await seen(hops, '1.1.1.1', { 'x-forwarded-for': header })).toBe(from)
})

test.each([
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::FFFF:102:304', '1.2.3.4'],
  ['0:0:0:0:0:ffff:1.2.3.4', '1.2.3.4'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0000:ffff::', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::1.2.3.4', '64:ff9b:0:0::/64'],
  ['::1.2.3.4', '1.2.3.4'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('the network of %s is %s', async (address, network) => {
  expect(await seen(0, address)).toBe(network)
})

test('T41: a thousand addresses of one /64 share one budget, the next /64 has its own', async () => {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const refusals = []
  for (let i = 0; i < 1000; i++) {
    const network = await seen(1, '1.1.1.1', { 'x-forwarded-for': `2001:db8:0:1:${i.toString(16)}::${i % 7}` })
    refusals.push(await world.limits.consume('signUpsOfNetwork', network))
  }
  expect(refusals.filter((wait) => wait === null).length).toBe(300)
  const next = await seen(1, '1.1.1.1', { 'x-forwarded-for': '2001:db8:0:2::1' })
  expect(await world.limits.consume('signUpsOfNetwork', next)).toBeNull()
})
