import { findAsset } from '@app/domain/premium/crypto/assets'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { type Trouble, troubles } from '../../test/answering.ts'
import { startCore } from '../../test/bitcoin/core-double.ts'
import { anyAddress } from '../../test/bitcoin/ledger.ts'
import { createBitcoinCoreReader } from './bitcoin-core.ts'
import type { PaymentTarget } from './chain-reader.ts'

const never = new AbortController().signal
const { ledger, server, url, stop } = await startCore()
afterAll(stop)
const reader = createBitcoinCoreReader(url, never)

function newTarget(): PaymentTarget {
  const asset = findAsset('BTC')
  if (!asset) throw new Error('no such pair')
  return { asset, address: anyAddress(), memo: '', since: ledger.now * 1000 }
}

async function shown(target: PaymentTarget, from = reader) {
  const look = await from.observe(target)
  if (look.kind === 'unavailable') return 'unavailable'
  return look.credits.map(({ outRef, amount, confirmations }) => ({ outRef, amount, confirmations }))
}

const to = ({ address }: PaymentTarget, sats: bigint) => [{ address, sats }]

test('coins are seen by a wallet that watches, while they wait and block by block', async () => {
  const target = newTarget()
  expect(await reader.isUnused(target.address)).toBe(true)
  const tx = ledger.pay(to(target, 104_352n))
  expect(await shown(target)).toEqual([{ outRef: 'vout:0', amount: 104_352n, confirmations: 0 }])
  ledger.mine(3)
  expect(await shown(target)).toMatchObject([{ confirmations: 3 }])
  expect([await reader.verifyTransfer(tx, target), await reader.verifyTransfer(tx, newTarget())]).toEqual([
    'pays',
    'elsewhere',
  ])
})

test('attack 38: an address that was handed out before is in the wallet', async () => {
  const { address } = newTarget()
  expect([await reader.isUnused(address), await reader.isUnused(address)]).toEqual([true, false])
})

test('attack 39: a wallet that could spend is not asked', async () => {
  const other = await startCore({ hasKeys: true })
  onTestFinished(other.stop)
  const withKeys = createBitcoinCoreReader(other.url, never)
  expect([await shown(newTarget(), withKeys), await withKeys.isUnused(anyAddress())]).toEqual(['unavailable', null])
})

test('attack 48: what the wallet still has of a double spend is not there', async () => {
  const [target, thief] = [newTarget(), newTarget()]
  const coin = 'c1'.repeat(32)
  const tx = ledger.pay(to(target, 104_352n), coin)
  ledger.mine(2)
  expect(await shown(target)).toMatchObject([{ confirmations: 2 }])
  ledger.reorganise(2)
  ledger.pay(to(thief, 104_352n), coin)
  ledger.mine()
  expect([await shown(target), await reader.verifyTransfer(tx, target)]).toEqual([[], 'unknown'])
})

test('attack 48: a block that lost its place is not believed, and new coins only when they are ripe', async () => {
  const [target, miner] = [newTarget(), newTarget()]
  const tx = ledger.pay(to(target, 5n))
  ledger.mine(1, to(miner, 7n))
  expect(await shown(target)).toHaveLength(1)
  ledger.forgetPlace(tx)
  expect([await shown(target), await shown(miner)]).toEqual([[], []])
  ledger.mine(100)
  expect(await shown(miner)).toMatchObject([{ amount: 7n, confirmations: 101 }])
})

test.each(Object.keys(troubles) as Trouble[])('attack 33: %s instead of an answer says nothing', async (trouble) => {
  const target = newTarget()
  const tx = ledger.pay(to(target, 5_000n))
  server.trouble = trouble
  const said = [await shown(target), await reader.verifyTransfer(tx, target), await reader.isUnused(target.address)]
  server.trouble = null
  expect(said).toEqual(['unavailable', 'unavailable', null])
  expect(await shown(target)).toHaveLength(1)
})
