import { findAsset } from '@app/domain/premium/crypto/assets'
import { confirmationRules } from '@app/domain/premium/crypto/confirmations'
import { decidePayment, type PaymentState } from '@app/domain/premium/crypto/decide-payment'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBitcoind } from '../../test/bitcoin/bitcoind.ts'
import { anyAddress } from '../../test/bitcoin/ledger.ts'
import { createBitcoinCoreReader } from './bitcoin-core.ts'
import type { PaymentTarget } from './chain-reader.ts'

const never = new AbortController().signal
const due = 104_352n
const node = await startBitcoind()
afterAll(node.stop)
const reader = createBitcoinCoreReader(node.urlOf('firecrest'), never)
beforeAll(() => node.mine(110))

function newTarget(): PaymentTarget {
  const asset = findAsset('BTC')
  if (!asset) throw new Error('no such pair')
  return { asset, address: anyAddress(), memo: '', since: Date.now() }
}

/** A payment that waits for money; each look decides as the server does, and remembers. */
function newPayment() {
  const target = newTarget()
  const createdAt = target.since
  let payment: PaymentState = {
    status: 'created',
    due,
    createdAt,
    expiresAt: createdAt + 20 * 60_000,
    firstSeenAt: null,
    received: 0n,
  }
  async function look() {
    const seen = await reader.observe(target)
    if (seen.kind === 'unavailable') return ['unavailable']
    const decision = decidePayment(payment, [seen], { now: Date.now(), certainty: confirmationRules.bitcoin })
    payment = { ...payment, ...decision }
    return [decision.status, decision.received, decision.confirmations]
  }
  return { target, address: target.address, look }
}

test('coins are seen while they wait, counted block by block, and pay', async () => {
  const payment = newPayment()
  expect(await reader.isUnused(payment.address)).toBe(true)
  expect(await payment.look()).toEqual(['created', 0n, 0])
  const tx = await node.pay(payment.address, due)
  expect(await payment.look()).toEqual(['seen', due, 0])
  await node.mine()
  expect(await payment.look()).toEqual(['seen', due, 1])
  await node.mine()
  expect(await payment.look()).toEqual(['verified', due, 2])
  expect([await reader.verifyTransfer(tx, payment.target), await reader.verifyTransfer(tx, newTarget())]).toEqual([
    'pays',
    'elsewhere',
  ])
})

test('attack 32: one satoshi too little is underpaid, until more comes', async () => {
  const payment = newPayment()
  await node.pay(payment.address, due - 1n)
  await node.mine(2)
  expect(await payment.look()).toEqual(['underpaid', due - 1n, 0])
  await node.pay(payment.address, 1_000n)
  expect(await payment.look()).toEqual(['seen', due + 999n, 0])
  await node.mine(2)
  expect(await payment.look()).toEqual(['verified', due + 999n, 2])
})

test('attack 48: what was replaced before its block is gone', async () => {
  const [payment, other] = [newPayment(), newPayment()]
  const tx = await node.pay(payment.address, due)
  expect(await payment.look()).toEqual(['seen', due, 0])
  await node.replace(tx, other.address, due)
  expect([await payment.look(), await reader.verifyTransfer(tx, payment.target)]).toEqual([
    ['created', 0n, 0],
    'unknown',
  ])
  await node.mine(2)
  expect([await payment.look(), await other.look()]).toEqual([
    ['created', 0n, 0],
    ['verified', due, 2],
  ])
})

test('attack 48: a block that loses its place takes the coins along, though the node still has them', async () => {
  const [payment, thief] = [newPayment(), newPayment()]
  const tx = await node.pay(payment.address, due)
  const [block = ''] = await node.mine()
  expect(await payment.look()).toEqual(['seen', due, 1])
  await node.reorganise(block)
  expect(await payment.look()).toEqual(['seen', due, 0])
  await node.replace(tx, thief.address, due)
  await node.mine(2)
  // The trap: the index of all transactions goes on answering with the block that is no more.
  expect(await node.rpc('getrawtransaction', tx, true)).toMatchObject({ txid: tx, blockhash: block })
  expect([await payment.look(), await reader.verifyTransfer(tx, payment.target)]).toEqual([
    ['created', 0n, 0],
    'unknown',
  ])
  expect(await thief.look()).toEqual(['verified', due, 2])
})

test('coins whose block lost its place count again from their next one', async () => {
  const payment = newPayment()
  await node.pay(payment.address, due)
  const [block = ''] = await node.mine()
  expect(await payment.look()).toEqual(['seen', due, 1])
  await node.reorganise(block)
  await node.mine()
  expect(await payment.look()).toEqual(['seen', due, 1])
  await node.mine()
  expect(await payment.look()).toEqual(['verified', due, 2])
})

test('new coins count only when they are ripe', async () => {
  const payment = newPayment()
  expect(await reader.isUnused(payment.address)).toBe(true)
  const ripeAt = 101
  await node.mine(1, payment.address)
  await node.mine(ripeAt - 2)
  expect(await payment.look()).toEqual(['created', 0n, 0])
  await node.mine()
  expect(await payment.look()).toEqual(['verified', 50n * 100_000_000n, ripeAt])
})

test('what was paid before the wallet watched is found by looking back', async () => {
  const payment = newPayment()
  await node.pay(payment.address, due)
  await node.mine(2)
  expect(await payment.look()).toEqual(['verified', due, 2])
})

test('attack 38: an address that was handed out before is in the wallet', async () => {
  const address = anyAddress()
  expect([await reader.isUnused(address), await reader.isUnused(address)]).toEqual([true, false])
})

test('a transaction that the node never had is unknown', async () => {
  expect(await reader.verifyTransfer('ab'.repeat(32), newTarget())).toBe('unknown')
})

test.each([
  ['attack 39: a wallet that could spend', node.urlOf('payer')],
  ['a node of another network', node.ownUrl],
  ['a node that wants another password', node.urlOf('firecrest', 'wrong')],
  ['a wallet that is not there', node.urlOf('nowhere')],
])('%s says nothing, even of what it knows', async (_, url) => {
  const { target } = newPayment()
  expect(await reader.isUnused(target.address)).toBe(true)
  const tx = await node.pay(target.address, due)
  const other = createBitcoinCoreReader(url, never)
  const said = [await other.verifyTransfer(tx, target), await other.observe(target), await other.isUnused(anyAddress())]
  expect(said).toEqual(['unavailable', { kind: 'unavailable' }, null])
})
