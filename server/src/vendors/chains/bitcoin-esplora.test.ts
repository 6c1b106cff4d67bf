import { findAsset } from '@app/domain/premium/crypto/assets'
import { afterAll, expect, test } from 'vitest'
import { type Trouble, troubles } from '../../test/answering.ts'
import { startEsplora } from '../../test/bitcoin/esplora-double.ts'
import { anyAddress } from '../../test/bitcoin/ledger.ts'
import { createEsploraReader } from './bitcoin-esplora.ts'
import type { PaymentTarget } from './chain-reader.ts'

const never = new AbortController().signal
const { ledger, server, url, stop } = await startEsplora()
afterAll(stop)
const reader = createEsploraReader(url, never)

function newTarget(): PaymentTarget {
  const asset = findAsset('BTC')
  if (!asset) throw new Error('no such pair')
  return { asset, address: anyAddress(), memo: '', since: ledger.now * 1000 }
}

async function shown(target: PaymentTarget, from = reader) {
  const look = await from.observe(target)
  if (look.kind === 'unavailable') return 'unavailable'
  return look.credits.map(({ tx, outRef, amount, confirmations }) => ({ tx, outRef, amount, confirmations }))
}

const to = ({ address }: PaymentTarget, sats: bigint) => [{ address, sats }]

test('coins are seen while they wait, and grow older block by block', async () => {
  const target = newTarget()
  expect(await reader.isUnused(target.address)).toBe(true)
  const tx = ledger.pay(to(target, 104_352n))
  expect(await shown(target)).toEqual([{ tx, outRef: 'vout:0', amount: 104_352n, confirmations: 0 }])
  expect(await reader.isUnused(target.address)).toBe(false)
  ledger.mine()
  expect(await shown(target)).toMatchObject([{ confirmations: 1 }])
  ledger.mine(2)
  expect(await shown(target)).toMatchObject([{ confirmations: 3 }])
  expect(await reader.verifyTransfer(tx, target)).toBe('pays')
})

test('attack 26: what somebody else was paid pays nothing here', async () => {
  const [mine, other] = [newTarget(), newTarget()]
  const tx = ledger.pay(to(other, 104_352n))
  ledger.mine()
  expect([await shown(mine), await reader.verifyTransfer(tx, mine)]).toEqual([[], 'elsewhere'])
  expect(await reader.verifyTransfer('ab'.repeat(32), mine)).toBe('unknown')
})

test('attack 28: a transaction is named in one way', () => {
  const id = 'ab'.repeat(32)
  for (const text of [id, id.toUpperCase()]) expect(reader.parseTxId(text)).toBe(id)
  for (const text of ['', `0x${id}`, id.slice(1), `${id}0`, 'zz'.repeat(32), `${id}/../x`])
    expect(reader.parseTxId(text)).toBeNull()
})

test('attack 30: money older than a payment is recognised by its block, however much came since', async () => {
  const target = newTarget()
  for (let i = 0; i < 30; i++) ledger.pay(to(target, 1_000n))
  ledger.mine()
  const early = await reader.observe(target)
  expect(early.kind === 'answered' && early.credits.length).toBe(30)
  const late = await reader.observe({ ...target, since: target.since + 24 * 60 * 60_000 })
  expect(late.kind === 'answered' && late.credits.length).toBe(25)
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

test('attack 33: a server of another network is never believed', async () => {
  const other = await startEsplora()
  const [first] = other.ledger.blocks
  if (first) first.hash = '000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943'
  const wrong = createEsploraReader(other.url, never)
  expect([await shown(newTarget(), wrong), await wrong.isUnused(anyAddress())]).toEqual(['unavailable', null])
  await other.stop()
})

test('attack 48: who spends the same coin again before a block takes the money back', async () => {
  const [target, thief] = [newTarget(), newTarget()]
  const coin = 'c0'.repeat(32)
  const tx = ledger.pay(to(target, 104_352n), coin)
  expect(await shown(target)).toMatchObject([{ confirmations: 0 }])
  ledger.pay(to(thief, 104_352n), coin)
  expect([await shown(target), await reader.verifyTransfer(tx, target)]).toEqual([[], 'unknown'])
})

test('attack 48 and 53: a block that loses its place takes its money with it', async () => {
  const target = newTarget()
  ledger.pay(to(target, 104_352n))
  ledger.mine(6)
  expect(await shown(target)).toMatchObject([{ confirmations: 6 }])
  ledger.reorganise(6)
  expect(await shown(target)).toMatchObject([{ confirmations: 0 }])
})

test('attack 48: a server that still shows a block that lost its place is not believed', async () => {
  const target = newTarget()
  const tx = ledger.pay(to(target, 104_352n))
  ledger.mine(3)
  expect(await shown(target)).toHaveLength(1)
  ledger.forgetPlace(tx)
  expect([await shown(target), await reader.verifyTransfer(tx, target)]).toEqual([[], 'unknown'])
})

test('attack 48: new coins of a miner are money only when they can be spent', async () => {
  const target = newTarget()
  ledger.mine(1, to(target, 104_352n))
  ledger.mine(98)
  expect(await shown(target)).toMatchObject([{ amount: 104_352n, confirmations: 0 }])
  ledger.mine(1)
  expect(await shown(target)).toMatchObject([{ amount: 104_352n, confirmations: 100 }])
})

test('attack 48 and 52: outputs count one by one, for whom they pay', async () => {
  const [one, two] = [newTarget(), newTarget()]
  const tx = ledger.pay([...to(one, 5n), ...to(two, 6n), ...to(one, 7n)])
  ledger.mine()
  expect(await shown(one)).toEqual([
    { tx, outRef: 'vout:0', amount: 5n, confirmations: 1 },
    { tx, outRef: 'vout:2', amount: 7n, confirmations: 1 },
  ])
  expect(await shown(two)).toEqual([{ tx, outRef: 'vout:1', amount: 6n, confirmations: 1 }])
})

test('attack 46: an output of zero is ignored', async () => {
  const target = newTarget()
  ledger.mine(1, to(target, 0n))
  ledger.mine(100)
  expect(await shown(target)).toEqual([])
})
