import { expect, test } from 'vitest'
import { chains } from './assets.ts'
import { trackedTokensOn } from './tracked-tokens.ts'

test.each([
  ['bitcoin', []],
  ['ethereum', ['WBTC', 'ETH', 'USDT', 'USDC']],
  ['arbitrum', ['WBTC', 'ETH', 'USDT', 'USDC', 'USDC.e']],
  ['polygon', ['WBTC', 'ETH', 'USDT', 'USDC', 'POL', 'USDC.e']],
  ['tron', ['USDT', 'TRX']],
  ['xrp', []],
  ['solana', ['USDC', 'USDT', 'wSOL']],
] as const)('on %s an address of ours is searched for %j', (chain, names) =>
  expect(trackedTokensOn(chain).map(({ asset }) => asset)).toEqual(names),
)

test('each stray payment is listed by itself, and none below about a dollar', () => {
  for (const chain of chains) {
    const all = trackedTokensOn(chain)
    expect(new Set(all.map(({ token }) => token)).size).toBe(all.length)
    for (const { dustLimit } of all) expect(dustLimit).toBeGreaterThan(0n)
  }
})
