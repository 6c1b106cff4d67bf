import { expect, test } from 'vitest'
import { assets } from './assets.ts'
import { assetExplorer } from './explorers.ts'

test.each([
  ['BTC', 'mainnet', 'https://mempool.space/tx/ab', 'https://mempool.space/address/to'],
  ['ETH', 'mainnet', 'https://etherscan.io/tx/ab', 'https://etherscan.io/address/to'],
  ['USDC', 'ethereum', 'https://etherscan.io/tx/ab', 'https://etherscan.io/address/to'],
  ['ETH', 'arbitrum', 'https://arbiscan.io/tx/ab', 'https://arbiscan.io/address/to'],
  ['WBTC', 'polygon', 'https://polygonscan.com/tx/ab', 'https://polygonscan.com/address/to'],
  ['USDT', 'tron', 'https://tronscan.org/#/transaction/ab', 'https://tronscan.org/#/address/to'],
  ['XRP', 'mainnet', 'https://xrpscan.com/tx/ab', 'https://xrpscan.com/account/to'],
  ['SOL', 'mainnet', 'https://solscan.io/tx/ab', 'https://solscan.io/account/to'],
] as const)('%s on %s is linked to an explorer of its own chain', (currency, network, tx, address) => {
  const explorer = assetExplorer(currency, network)
  expect([explorer?.transaction('ab'), explorer?.address('to')]).toEqual([tx, address])
})

test('every accepted asset has an explorer, and nothing else has one', () => {
  for (const { currency, network } of assets) expect(assetExplorer(currency, network)).not.toBeNull()
  expect(assetExplorer('XRP', 'tron')).toBeNull()
})

test('a transaction or address stays within its part of the link', () => {
  expect(assetExplorer('BTC', 'mainnet')?.transaction('../a?b#c')).toBe('https://mempool.space/tx/..%2Fa%3Fb%23c')
})
