import { randomBytes } from 'node:crypto'
import { findAsset } from '@app/domain/premium/crypto/assets'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { type Trouble, troubles } from '../../test/answering.ts'
import { listShownCredits } from '../../test/scripted-chain.ts'
import { evmAddressOf, startTron, tronAddressOf } from '../../test/tron/tron-over-anvil.ts'
import type { PaymentTarget } from './chain-reader.ts'
import { createTronReader } from './tron.ts'

const never = new AbortController().signal
const tron = await startTron()
const { anvil } = tron
afterAll(tron.stop)
const reader = createTronReader(tron.url, never)
const due = 104_480_000n

function newTarget(): PaymentTarget {
  const asset = findAsset('USDT', 'tron')
  if (!asset) throw new Error('no such pair')
  return { asset, address: tronAddressOf(`0x${randomBytes(20).toString('hex')}`), memo: '', since: 0 }
}

const shown = (target: PaymentTarget, from = reader) => listShownCredits(from, target)

/** What the server says of transactions for once. */
async function saying<T>(change: (info: Record<string, unknown>) => unknown, ask: () => Promise<T>): Promise<T> {
  tron.change = change
  const said = await ask()
  tron.change = (info) => info
  return said
}

test('tokens are seen once they are in a block, grow older, and are final in the solid part', async () => {
  const target = newTarget()
  expect(await reader.isUnused(target.address)).toBe(true)
  const tx = await tron.pay(target.address, due)
  expect([await shown(target), await reader.verifyTransfer(tx, target)]).toEqual([[], 'unknown'])
  await anvil.mine(3)
  expect(await shown(target)).toEqual([{ amount: due, confirmations: 3, isFinal: false }])
  expect(await reader.verifyTransfer(tx, target)).toBe('pays')
  expect(await reader.isUnused(target.address)).toBe(false)
  await anvil.mine(17)
  expect(await shown(target)).toEqual([{ amount: due, confirmations: 20, isFinal: true }])
})

test('parts add up, over as many pages as there are', async () => {
  const target = newTarget()
  for (let i = 1n; i <= 7n; i++) await tron.pay(target.address, i)
  await anvil.mine()
  const look = await reader.observe(target)
  const credits = look.kind === 'answered' ? look.credits : []
  expect(credits.reduce((sum, { amount }) => sum + amount, 0n)).toBe(28n)
  expect(new Set(credits.map(({ tx, outRef }) => `${tx} ${outRef}`)).size).toBe(7)
})

test('attack 26: what somebody else was paid pays nothing here, though the server lists it', async () => {
  const [mine, other] = [newTarget(), newTarget()]
  const tx = await tron.pay(other.address, due)
  await anvil.mine()
  tron.alsoListed = [tx]
  expect([await shown(mine), await reader.verifyTransfer(tx, mine)]).toEqual([[], 'elsewhere'])
  tron.alsoListed = []
})

test('attack 28: a transaction is named in one way', () => {
  const id = 'ab'.repeat(32)
  for (const text of [id, id.toUpperCase()]) expect(reader.parseTxId(text)).toBe(id)
  for (const text of ['', `0x${id}`, `41${id}`, id.slice(1), 'zz'.repeat(32)]) expect(reader.parseTxId(text)).toBeNull()
})

test.each(Object.keys(troubles) as Trouble[])('attack 33: %s instead of an answer says nothing', async (trouble) => {
  const target = newTarget()
  const tx = await tron.pay(target.address, due)
  await anvil.mine()
  tron.server.trouble = trouble
  const said = [await shown(target), await reader.verifyTransfer(tx, target), await reader.isUnused(target.address)]
  tron.server.trouble = null
  expect(said).toEqual(['unavailable', 'unavailable', null])
  expect(await shown(target)).toHaveLength(1)
})

test('attack 33: a server of another network, or one whose parts disagree, is not believed', async () => {
  const other = await startTron({ genesis: '0000000000000000d698d4192c56cb6be724a558448e2684802de4d6cd8690dc' })
  onTestFinished(other.stop)
  const wrong = createTronReader(other.url, never)
  expect([await shown(newTarget(), wrong), await wrong.isUnused(newTarget().address)]).toEqual(['unavailable', null])

  const target = newTarget()
  tron.alsoListed = ['ab'.repeat(32)]
  expect(await shown(target)).toBe('unavailable')
  tron.alsoListed = []
})

test('attack 46: a transfer of zero is ignored', async () => {
  const target = newTarget()
  const tx = await tron.pay(target.address, 0n)
  await anvil.mine()
  expect([await shown(target), await reader.verifyTransfer(tx, target)]).toEqual([[], 'elsewhere'])
})

test('attack 51: what was reverted or ran out of energy has sent nothing', async () => {
  const target = newTarget()
  const tx = tron.idOf(await anvil.transfer(evmAddressOf(tron.token), evmAddressOf(target.address), 10n ** 30n))
  const good = await tron.pay(target.address, due)
  await anvil.mine()
  tron.alsoListed = [tx]
  expect(await shown(target)).toMatchObject([{ amount: due }])
  expect(await reader.verifyTransfer(tx, target)).toBe('failed')
  tron.alsoListed = []
  for (const odd of [{ receipt: { result: 'OUT_OF_ENERGY' } }, { receipt: { result: 'REVERT' } }, { result: 'FAILED' }])
    expect(
      await saying(
        (info) => ({ ...info, ...odd }),
        async () => [await shown(target), await reader.verifyTransfer(good, target)],
      ),
    ).toEqual([[], 'failed'])
})

test('attack 51: a token of another contract is none, and neither are the coins of the chain', async () => {
  const target = newTarget()
  const fake = await tron.pay(target.address, due, await anvil.token(6))
  const coins = tron.idOf(await anvil.send({ to: evmAddressOf(target.address), value: due }))
  await anvil.mine()
  tron.alsoListed = [fake, coins]
  expect(await shown(target)).toEqual([])
  for (const tx of [fake, coins]) expect(await reader.verifyTransfer(tx, target)).toBe('elsewhere')
  // A token of the older kind (TRC-10) writes no log at all, whatever its name, and says nothing of how it went.
  const older = ({ log, receipt, ...info }: Record<string, unknown>) => ({ ...info, receipt: {}, assetName: 'USDT' })
  const said = await saying(older, async () => [await shown(target), await reader.verifyTransfer(coins, target)])
  expect(said).toEqual([[], 'elsewhere'])
  tron.alsoListed = []
  expect(await reader.isUnused(target.address)).toBe(false)
})

test('attack 51: an account is twenty bytes: what is written with more or in another way is not believed', async () => {
  const target = newTarget()
  await tron.pay(target.address, due)
  await anvil.mine()
  const writing = (write: (address: string) => string) => (info: Record<string, unknown>) => {
    const log = info['log'] as { address: string }[]
    return { ...info, log: log.map((each) => ({ ...each, address: write(each.address) })) }
  }
  for (const write of [(a: string) => `41${a}`, (a: string) => `0x${a}`, () => tron.token])
    expect(await saying(writing(write), () => shown(target))).toBe('unavailable')
  const other = target.address.endsWith('1') ? '2' : '1'
  for (const address of [evmAddressOf(target.address), target.address.slice(0, -1) + other])
    expect(await shown({ ...target, address })).toBe('unavailable')
  expect(await shown(target)).toMatchObject([{ amount: due }])
})

test('attack 51: what the solid part has in another block is not final', async () => {
  const target = newTarget()
  await tron.pay(target.address, due)
  await anvil.mine(20)
  let asked = 0
  const moved = (info: Record<string, unknown>) =>
    asked++ === 0 ? info : { ...info, blockNumber: Number(info['blockNumber']) + 1 }
  expect(await saying(moved, () => shown(target))).toMatchObject([{ isFinal: false }])
  expect(await shown(target)).toMatchObject([{ isFinal: true }])
})

test('attack 47 and 53: a reorganisation takes it away', async () => {
  const target = newTarget()
  await tron.pay(target.address, due)
  await anvil.mine(2)
  expect(await shown(target)).toHaveLength(1)
  await anvil.rpc('anvil_reorg', [2, []])
  expect(await shown(target)).toEqual([])
})

test('attack 52: a transaction that pays two of ours pays each its own log', async () => {
  const [one, two] = [newTarget(), newTarget()]
  const tx = await tron.pay(one.address, 5n)
  await anvil.mine()
  const both = (info: Record<string, unknown>) => {
    const [log] = info['log'] as { topics: string[] }[]
    const topics = [log?.topics[0], log?.topics[1], evmAddressOf(two.address).slice(2).padStart(64, '0')]
    return { ...info, log: [log, { ...log, topics, data: '6'.padStart(64, '0') }] }
  }
  tron.alsoListed = [tx]
  const looks = await saying(both, () => Promise.all([reader.observe(one), reader.observe(two)]))
  tron.alsoListed = []
  expect(looks).toMatchObject([
    { credits: [{ tx, outRef: 'log:0', amount: 5n }] },
    { credits: [{ tx, outRef: 'log:1', amount: 6n }] },
  ])
})

test('TRX that an address holds is shown, without dust, and a token is none', async () => {
  const { address } = newTarget()
  const send = (sun: bigint) => anvil.send({ to: evmAddressOf(address), value: sun }).then(() => anvil.mine())
  await tron.pay(address, due)
  await anvil.mine()
  expect(await reader.listHoldings?.(address)).toEqual([])
  await send(999_999n)
  expect(await reader.listHoldings?.(address)).toEqual([])
  await send(4_000_001n)
  expect(await reader.listHoldings?.(address)).toEqual([{ asset: 'TRX', token: null, amount: '5' }])
  tron.emptied.push(address)
  expect(await reader.listHoldings?.(address)).toEqual([])
})

test.each(Object.keys(troubles) as Trouble[])(
  '%s instead of an answer says nothing of what an address holds',
  async (trouble) => {
    tron.server.trouble = trouble
    expect(await reader.listHoldings?.(newTarget().address)).toBeNull()
    tron.server.trouble = null
  },
)
