import { findAsset } from '@app/domain/premium/crypto/assets'
import { base58 } from '@scure/base'
import { generateKeyPairSigner } from '@solana/kit'
import { afterAll, expect, test } from 'vitest'
import { type Trouble, troubles } from '../../test/answering.ts'
import { listShownCredits } from '../../test/scripted-chain.ts'
import { startSolana } from '../../test/solana/node.ts'
import { anyKey, openPayer } from '../../test/solana/payer.ts'
import { mints } from '../../test/solana/tokens.ts'
import type { PaymentTarget } from './chain-reader.ts'
import { createSolanaReader } from './solana.ts'

const never = new AbortController().signal
const node = await startSolana()
afterAll(node.stop)
const payer = await openPayer(node)
const shop = anyKey()
const reader = createSolanaReader(node.url, never)
const due = 607_690_000n

function newTarget(address: string = shop, memo: string = anyKey()): PaymentTarget {
  const asset = findAsset('SOL')
  if (!asset) throw new Error('no such pair')
  return { asset, address, memo, since: node.now * 1000 }
}

const shown = (target: PaymentTarget, from = reader) => listShownCredits(from, target)

test('coins are found by their reference, grow older slot by slot, and are final when the chain says so', async () => {
  const target = newTarget()
  expect(await shown(target)).toEqual([])
  const tx = await payer.pay(shop, due, [target.memo])
  expect(await shown(target)).toEqual([{ amount: due, confirmations: 0, isFinal: false }])
  node.advance(5)
  expect(await shown(target)).toEqual([{ amount: due, confirmations: 5, isFinal: false }])
  expect(await reader.verifyTransfer(tx, target)).toBe('pays')
  node.advance(40)
  expect(await shown(target)).toEqual([{ amount: due, confirmations: 32, isFinal: true }])
})

test('two parts add up, each in its place', async () => {
  const target = newTarget()
  const one = await payer.pay(shop, 5_000_000n, [target.memo])
  node.advance(1)
  const two = await payer.pay(shop, 2_000_000n, [target.memo])
  node.advance(1)
  const look = await reader.observe(target)
  const at = { outRef: `acct:${shop}`, block: { height: node.slot - 1, at: (node.now - 1) * 1000 } }
  expect(look).toMatchObject({
    credits: [
      { tx: two, amount: 2_000_000n, ...at },
      { tx: one, amount: 5_000_000n },
    ],
  })
})

test('an address of its own needs no reference', async () => {
  const own = anyKey()
  expect(await reader.isUnused(own)).toBe(true)
  await payer.pay(own, due)
  node.advance(1)
  expect(await shown(newTarget(own, ''))).toMatchObject([{ amount: due, confirmations: 1 }])
  expect(await reader.isUnused(own)).toBe(false)
})

test('attack 26 and 50: money without the reference pays nothing', async () => {
  const [mine, other] = [newTarget(), newTarget()]
  const without = await payer.pay(shop, due)
  const others = await payer.pay(shop, due, [other.memo])
  const elsewhere = await payer.pay(anyKey(), due, [mine.memo])
  node.advance(1)
  expect(await shown(mine)).toEqual([])
  for (const tx of [without, others, elsewhere]) expect(await reader.verifyTransfer(tx, mine)).toBe('elsewhere')
  expect(await reader.verifyTransfer('2'.repeat(87), mine)).toBe('unknown')
})

test('attack 28: a signature is written in one way, and capitals are other letters', () => {
  const written = (bytes: number) => base58.encode(new Uint8Array(bytes).fill(7))
  const tx = written(64)
  expect(reader.parseTxId(tx)).toBe(tx)
  for (const text of ['', written(63), written(65), `0x${tx}`, '0'.repeat(88), 'ab'.repeat(32), '1'.repeat(88)])
    expect(reader.parseTxId(text)).toBeNull()
  expect(reader.parseTxId(tx.toLowerCase())).not.toBe(tx)
})

test.each(Object.keys(troubles) as Trouble[])('attack 33: %s instead of an answer says nothing', async (trouble) => {
  const target = newTarget()
  const tx = await payer.pay(shop, due, [target.memo])
  node.advance(1)
  node.server.trouble = trouble
  const said = [await shown(target), await reader.verifyTransfer(tx, target), await reader.isUnused(anyKey())]
  node.server.trouble = null
  expect(said).toEqual(['unavailable', 'unavailable', null])
  expect(await shown(target)).toHaveLength(1)
})

test('attack 33: a node of another network is never believed', async () => {
  const other = await startSolana({ genesis: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG' })
  const wrong = createSolanaReader(other.url, never)
  expect([await shown(newTarget(), wrong), await wrong.isUnused(anyKey())]).toEqual(['unavailable', null])
  await other.stop()
})

test('attack 50: what failed has a signature, and has sent nothing', async () => {
  const target = newTarget()
  const tx = await payer.pay(shop, 10n ** 15n, [target.memo])
  node.advance(1)
  expect([await shown(target), await reader.verifyTransfer(tx, target)]).toEqual([[], 'failed'])
  const odd = await payer.pay(shop, due, [target.memo])
  node.fail(odd)
  expect([await shown(target), await reader.verifyTransfer(odd, target)]).toEqual([[], 'failed'])
})

test('attack 50: a token is no SOL, whatever it is called', async () => {
  const target = newTarget()
  const tx = await payer.payToken(shop, due, target.memo)
  node.advance(1)
  expect([await shown(target), await reader.verifyTransfer(tx, target)]).toEqual([[], 'elsewhere'])
})

test('attack 50: what a dropped fork had confirmed never happened', async () => {
  const target = newTarget()
  const tx = await payer.pay(shop, due, [target.memo])
  node.advance(3)
  expect(await shown(target)).toMatchObject([{ confirmations: 3, isFinal: false }])
  node.drop(tx)
  expect([await shown(target), await reader.verifyTransfer(tx, target)]).toEqual([[], 'unknown'])
})

test('attack 50: accounts out of a lookup table are accounts', async () => {
  const [target, exchange] = [newTarget(), await openPayer(node)]
  exchange.useTable(anyKey(), shop, target.memo)
  await exchange.pay(shop, due, [target.memo])
  node.advance(1)
  expect(await shown(target)).toMatchObject([{ amount: due }])
})

test('attack 50: a payment to oneself pays nothing', async () => {
  const signer = await generateKeyPairSigner()
  const owner = await openPayer(node, signer)
  const target = newTarget(owner.address)
  const [paid, back] = [await owner.pay(owner.address, due, [target.memo]), await owner.takeBack(target.memo)]
  const given = { ...target, memo: anyKey() }
  await payer.pay(owner.address, due, [given.memo])
  node.advance(1)
  expect([await shown(target), await shown(given)]).toMatchObject([[], [{ amount: due }]])
  for (const tx of [paid, back]) expect(await reader.verifyTransfer(tx, target)).toBe('elsewhere')
})

test('attack 52: one transaction for two payments is one part, so it pays only one of them', async () => {
  const [one, two] = [newTarget(), newTarget()]
  const tx = await payer.pay(shop, due, [one.memo, two.memo])
  node.advance(1)
  const looks = await Promise.all([reader.observe(one), reader.observe(two)])
  const part = { tx, outRef: `acct:${shop}`, amount: due }
  expect(looks).toMatchObject([{ credits: [part] }, { credits: [part] }])
})

/** What one visit after the other finds, until one of them finds no more. */
async function visits(from: typeof reader, account: string, { cursor = null as string | null, since = 0 } = {}) {
  const found: string[][] = []
  for (let place = cursor; found.length < 20; ) {
    const visit = await from.listDeposits?.(account, place, since)
    if (!visit) expect.fail('the provider does not say')
    if (visit.cursor === place) return { found, cursor: place }
    found.push(visit.deposits.map(({ tx }) => tx))
    place = visit.cursor
  }
  return expect.fail('it comes to no end')
}

async function payOften(account: string, count: number) {
  const sent: string[] = []
  for (let i = 1; i <= count; i++) {
    sent.push(await payer.pay(account, BigInt(i) * 10_000_000n))
    node.advance(1)
  }
  return sent
}

test('what came to an account is read once it is final, and each visit goes on where the last one stopped', async () => {
  const account = anyKey()
  const small = createSolanaReader(node.url, never, 3)
  expect(await small.listDeposits?.(account, null, 0)).toEqual({ deposits: [], cursor: null })
  const reference = anyKey()
  const first = await payer.pay(account, 10_000_000n, [reference])
  expect(await small.listDeposits?.(account, null, 0)).toEqual({ deposits: [], cursor: null })
  node.advance(40)
  const visit = await small.listDeposits?.(account, null, 0)
  expect(visit?.deposits).toMatchObject([
    { tx: first, amount: '0.01', asset: 'SOL', token: null, tag: null, outRef: `acct:${account}` },
  ])
  expect(visit?.deposits[0]?.memos).toContain(reference)
  expect(visit?.cursor).toBe(first)
  const later = await payOften(account, 2)
  node.advance(40)
  const next = await visits(small, account, { cursor: first })
  expect([next.found.flat(), next.cursor]).toEqual([later.toReversed(), later.at(-1)])
})

test('a backlog of any length is read to its end, a few transactions a visit, and what came meanwhile after it', async () => {
  const account = anyKey()
  const small = createSolanaReader(node.url, never, 3)
  const [first = '', ...backlog] = await payOften(account, 26)
  node.advance(40)
  const begun = await small.listDeposits?.(account, first, 0)
  expect(begun?.deposits.map(({ tx }) => tx)).toEqual(backlog.slice(-3).toReversed())
  const meanwhile = await payOften(account, 2)
  node.advance(40)
  const { found, cursor } = await visits(small, account, { cursor: begun?.cursor ?? null })
  expect(found.flat()).toEqual([...backlog.slice(0, -3).toReversed(), ...meanwhile.toReversed()])
  expect(cursor).toBe(meanwhile.at(-1))
})

test('pages of transactions older than the start of the watch are not read', async () => {
  const account = anyKey()
  const old = await payOften(account, 7)
  const since = node.now * 1000
  const [latest = ''] = await payOften(account, 1)
  node.advance(40)
  const { found, cursor } = await visits(createSolanaReader(node.url, never, 3), account, { since })
  expect(found.flat()).toEqual([latest, old[6], old[5]])
  expect(cursor).toBe(latest)
})

test('a node that has forgotten where the last visit stopped says nothing', async () => {
  const account = anyKey()
  const small = createSolanaReader(node.url, never, 3)
  const sent = await payOften(account, 7)
  node.advance(40)
  const begun = await small.listDeposits?.(account, null, 0)
  node.drop(sent[4] ?? '')
  expect(await small.listDeposits?.(account, begun?.cursor ?? null, 0)).toBeNull()
})

test('dust, what failed, and what the account paid itself are no money that came', async () => {
  const signer = await generateKeyPairSigner()
  const own = await openPayer(node, signer)
  await payer.pay(own.address, 12n)
  const failed = await payer.pay(own.address, due)
  node.fail(failed)
  await own.pay(anyKey(), due)
  node.advance(40)
  const found = await reader.listDeposits?.(own.address, null, 0)
  expect(found?.deposits).toEqual([])
  expect(found?.cursor).toEqual(expect.any(String))
})

test('tokens that an account owns are added up, each under its own name, and dust is left out', async () => {
  const account = anyKey()
  expect(await reader.listHoldings?.(account)).toEqual([])
  await payer.payToken(account, 60_000_000n, anyKey(), mints.usdc)
  await payer.payToken(account, 44_480_000n, anyKey(), mints.usdc)
  await payer.payToken(account, 104_480_000n, anyKey(), mints.usdt)
  await payer.payToken(account, 4_999_999n, anyKey())
  const usdc = { asset: 'USDC', token: mints.usdc, amount: '104.48' }
  const usdt = { asset: 'USDT', token: mints.usdt, amount: '104.48' }
  expect(await reader.listHoldings?.(account)).toEqual([usdc, usdt])
  await payer.payToken(account, 1n, anyKey())
  expect(await reader.listHoldings?.(account)).toEqual([
    ...[usdc, usdt],
    { asset: 'wSOL', token: mints.wrappedSol, amount: '0.005' },
  ])
})

test.each(Object.keys(troubles) as Trouble[])(
  '%s instead of an answer says nothing of what an account holds',
  async (trouble) => {
    const account = anyKey()
    expect(await reader.listHoldings?.(account)).toEqual([])
    node.server.trouble = trouble
    expect([await reader.listHoldings?.(account), await reader.listDeposits?.(account, null, 0)]).toEqual([null, null])
    node.server.trouble = null
  },
)
