import { describe, expect, test } from 'vitest'
import { assets, findAsset, quoteLifetimeMs } from './assets.ts'

test('every currency travels on the networks of the specification', () => {
  const pairs = Object.entries(Object.groupBy(assets, ({ currency }) => currency)).map(([currency, list]) => [
    currency,
    list.map(({ network, feeUsd }) => `${network} ${feeUsd}`).join(', '),
  ])
  expect(Object.fromEntries(pairs)).toEqual({
    BTC: 'mainnet 20',
    WBTC: 'ethereum 40, arbitrum 1, polygon 0.5',
    ETH: 'mainnet 40, arbitrum 1, polygon 0.5',
    USDT: 'ethereum 40, arbitrum 1, polygon 0.5, tron 2',
    USDC: 'ethereum 40, arbitrum 1, polygon 0.5',
    XRP: 'mainnet 0.01',
    SOL: 'mainnet 0.005',
  })
})

test('ether on Polygon is a token, because the coin there is another one', () => {
  expect(findAsset('ETH', 'polygon')).toMatchObject({ token: '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619' })
  expect(findAsset('ETH', 'arbitrum')).toMatchObject({ token: null })
})

describe('a pair is found by its names only', () => {
  test.each([
    ['ETH', 'ethereum', 'mainnet'],
    ['BTC', 'bitcoin', 'mainnet'],
    ['BTC', undefined, 'mainnet'],
    ['USDC', undefined, 'ethereum'],
  ])('%s on %s is %s', (currency, network, found) => expect(findAsset(currency, network)?.network).toBe(found))

  test.each([
    ['XRP', 'arbitrum'],
    ['USDT', 'mainnet'],
    ['eth', 'mainnet'],
    ['__proto__', undefined],
    ['constructor', 'mainnet'],
    ['BTC', 'constructor'],
  ])('attack 35: %s on %s is not accepted', (currency, network) => expect(findAsset(currency, network)).toBeNull())
})

test('an amount in a coin that moves holds for twenty minutes, in dollars for an hour', () => {
  expect([quoteLifetimeMs('BTC'), quoteLifetimeMs('USDC')]).toEqual([1_200_000, 3_600_000])
})
