import { formatUnits } from '@app/domain/premium/crypto/amount'
import { describe, expect, test } from 'vitest'
import { type PriceServers, startPriceServers } from '../../test/price-servers.ts'
import { createPrices } from './prices.ts'

const now = 1_800_000_000_000

async function open(given: Partial<PriceServers> = {}) {
  const clock = { now }
  const fakes = await startPriceServers(() => clock.now)
  Object.assign(fakes.answers, given)
  const prices = createPrices(fakes.sources, { now: () => clock.now, ending: new AbortController().signal })
  return { prices, fakes, clock }
}

const dollars = (price: bigint | undefined) => (price === undefined ? null : formatUnits(price, 18))

describe('a price is what the servers agree on', () => {
  test.each([
    ['BTC', '100000'],
    ['WBTC', '99900'],
    ['ETH', '3500'],
    ['USDT', '1'],
    ['USDC', '1'],
    ['XRP', '2.17'],
    ['SOL', '172'],
  ] as const)('%s: %s', async (currency, expected) => {
    const { prices } = await open()
    expect(dollars((await prices.of(currency))?.price)).toBe(expected)
  })
})

describe('attack 36: without two that agree there is no price', () => {
  const lies: [string, Partial<PriceServers>][] = [
    ['two are down', { coinbase: () => 500, kraken: () => 503 }],
    ['two are limited', { coinbase: () => 429, kraken: () => 429 }],
    ['two say HTML', { coinbase: () => '<html>', kraken: () => '<html>' }],
    ['two say null', { coinbase: () => null, kraken: () => null }],
    ['two say nothing that they know', { coinbase: () => ({}), kraken: () => ({ result: [] }) }],
    ['zero', { coinbase: () => ({ price: '0', time: new Date(now) }), kraken: () => 500 }],
    ['an exponent', { coinbase: () => ({ price: '1e-9', time: new Date(now) }), kraken: () => 500 }],
    ['not a number', { coinbase: () => ({ price: 'NaN', time: new Date(now) }), kraken: () => 500 }],
    ['ten times as much', { coinbase: () => ({ price: '1000000', time: new Date(now) }), kraken: () => 500 }],
    ['an old price', { coinbase: () => ({ price: '100000', time: new Date(now - 121_000) }), kraken: () => 500 }],
    ['no time', { coinbase: () => ({ price: '100000' }), kraken: () => 500 }],
    ['a redirect', { coinbase: () => 302, kraken: () => 302 }],
  ]
  test.each(lies)('%s', async (_, given) => {
    const { prices } = await open(given)
    expect(await prices.of('BTC')).toBeNull()
  })

  test('one price source of three that is far off is ignored', async () => {
    const { prices } = await open({ coinbase: () => ({ price: '1', time: new Date(now) }) })
    expect(dollars((await prices.of('BTC'))?.price)).toBe('100000')
  })
})

test('a dollar coin is refused while its market price is off a dollar', async () => {
  const low = (asked: string) =>
    asked.includes('tether') ? { tether: { usd: 0.97, last_updated_at: now / 1000 } } : 500
  const { prices } = await open({
    coingecko: low,
    coinbase: () => ({ price: '0.97', time: new Date(now) }),
    kraken: () => ({ result: { USDTZUSD: { c: ['0.97'] } } }),
  })
  expect(await prices.of('USDT')).toBeNull()
})

test('wrapped bitcoin is refused while it is not worth a bitcoin', async () => {
  const { prices, fakes } = await open()
  const { kraken } = fakes.answers
  fakes.answers.coingecko = () => ({ 'wrapped-bitcoin': { usd: 90_000, last_updated_at: now / 1000 } })
  fakes.answers.kraken = (asked) => (asked.includes('WBTC') ? { result: { W: { c: ['90000'] } } } : kraken(asked))
  expect(await prices.of('WBTC')).toBeNull()
})

test('however many ask at once, each server is asked once, and again after half a minute', async () => {
  const { prices, fakes, clock } = await open()
  await Promise.all(Array.from({ length: 20 }, () => prices.of('ETH')))
  expect(fakes.asked.toSorted()).toEqual(['coinbase', 'coingecko', 'kraken'])
  clock.now += 31_000
  await prices.of('ETH')
  expect(fakes.asked).toHaveLength(6)
})
