import { randomBytes } from 'node:crypto'
import { findAsset } from '@app/domain/premium/crypto/assets'
import { checksum } from 'ox/Address'
import type { Hex } from 'ox/Hex'
import { afterAll, expect, test } from 'vitest'
import { startAnvil } from '../../test/evm/anvil.ts'
import { listShownCredits } from '../../test/scripted-chain.ts'
import type { PaymentTarget } from './chain-reader.ts'
import { createEvmReader } from './evm.ts'

const never = new AbortController().signal
const ethereum = await startAnvil('ethereum')
const polygon = await startAnvil('polygon')
afterAll(async () => {
  await Promise.all([ethereum.stop(), polygon.stop()])
})
const reader = createEvmReader('ethereum', ethereum.url, never)

function targetOf(currency: string, network?: string): PaymentTarget & { token: string } {
  const asset = findAsset(currency, network)
  if (!asset) throw new Error('no such pair')
  const address = checksum(`0x${randomBytes(20).toString('hex')}`)
  return { asset, address, memo: '', since: 0, token: asset.token ?? '' }
}

const shown = (target: PaymentTarget, from = reader) => listShownCredits(from, target)

test('coins are seen once they are in a block, grow older, and are final when the chain says so', async () => {
  const target = targetOf('ETH')
  expect(await reader.isUnused(target.address)).toBe(true)
  const tx = await ethereum.send({ to: target.address, value: 5n })
  expect(await shown(target)).toEqual([])
  expect(await reader.verifyTransfer(tx, target)).toBe('unknown')
  await ethereum.mine(3)
  expect(await shown(target)).toEqual([{ amount: 5n, confirmations: 3, isFinal: false }])
  expect(await reader.verifyTransfer(tx, target)).toBe('pays')
  expect(await reader.isUnused(target.address)).toBe(false)
  await ethereum.mine(3)
  expect(await shown(target)).toMatchObject([{ amount: 5n, isFinal: true }])
})

test('two parts differ by their age', async () => {
  const target = targetOf('ETH')
  await ethereum.send({ to: target.address, value: 5n })
  await ethereum.mine(6)
  await ethereum.send({ to: target.address, value: 2n })
  await ethereum.mine(1)
  expect(await shown(target)).toMatchObject([
    { amount: 5n, isFinal: true },
    { amount: 2n, confirmations: 1, isFinal: false },
  ])
})

async function carriers(target: PaymentTarget) {
  const look = await reader.observe(target)
  return look.kind === 'unavailable' ? [] : look.credits.flatMap(({ hashes = [] }) => hashes)
}

test('the transaction that brought coins is found beside what the address holds', async () => {
  const target = targetOf('ETH')
  const tx = await ethereum.send({ to: target.address, value: 5n })
  await ethereum.send({ to: targetOf('ETH').address, value: 5n })
  await ethereum.mine(3)
  expect(await carriers(target)).toEqual([tx])
})

test('every transfer of a token is found, none of another token and none to another address', async () => {
  const target = targetOf('USDC', 'ethereum')
  await ethereum.mint(target.token, ethereum.payer, 500n)
  await ethereum.mine()
  const one = await ethereum.transfer(target.token, target.address, 100n)
  await ethereum.mine()
  const other = await ethereum.transfer(target.token, target.address, 50n)
  await ethereum.transfer(target.token, targetOf('USDC', 'ethereum').address, 50n)
  await ethereum.pretend(await ethereum.token(6), target.address, 9n)
  await ethereum.mine()
  expect(await carriers(target)).toEqual([one, other])
})

test('tokens are seen at their real contracts', async () => {
  const target = targetOf('USDC', 'ethereum')
  await ethereum.mint(target.token, ethereum.payer, 200n)
  await ethereum.mine()
  const tx = await ethereum.transfer(target.token, target.address, 150n)
  await ethereum.mine(2)
  expect(await shown(target)).toEqual([{ amount: 150n, confirmations: 2, isFinal: false }])
  expect(await reader.verifyTransfer(tx, target)).toBe('pays')
  expect(await reader.verifyTransfer(tx, targetOf('USDC', 'ethereum'))).toBe('elsewhere')
})

test('attack 41 and 43: a token of the same name at another address is nothing', async () => {
  const target = targetOf('USDC', 'ethereum')
  const fake = await ethereum.token(6)
  await ethereum.mint(fake, ethereum.payer, 200n)
  const tx = await ethereum.transfer(fake, target.address, 150n)
  await ethereum.mine(2)
  expect([await shown(target), await reader.verifyTransfer(tx, target)]).toEqual([[], 'elsewhere'])
})

test('attack 42 and 46: a log is no money, whatever it says', async () => {
  const target = targetOf('USDC', 'ethereum')
  const fake = await ethereum.token(6)
  const pretended = await ethereum.pretend(fake, target.address, 1_000n)
  const nothing = await ethereum.transfer(target.token, target.address, 0n)
  await ethereum.mine(2)
  expect(await shown(target)).toEqual([])
  expect([await reader.verifyTransfer(pretended, target), await reader.verifyTransfer(nothing, target)]).toEqual([
    'elsewhere',
    'elsewhere',
  ])
})

test('attack 44: what was paid on another chain is not there', async () => {
  const target = targetOf('ETH')
  const tx = await polygon.send({ to: target.address, value: 5n })
  await polygon.mine(2)
  expect([await shown(target), await reader.verifyTransfer(tx, target)]).toEqual([[], 'unknown'])
})

test('attack 44: a provider of another chain is never believed', async () => {
  const wrong = createEvmReader('ethereum', polygon.url, never)
  expect([await shown(targetOf('ETH'), wrong), await wrong.isUnused(targetOf('ETH').address)]).toEqual([
    'unavailable',
    null,
  ])
})

test('attack 45: the coin of Polygon is not ether', async () => {
  const target = targetOf('ETH', 'polygon')
  const onPolygon = createEvmReader('polygon', polygon.url, never)
  await polygon.send({ to: target.address, value: 10n ** 18n })
  await polygon.mine(2)
  expect(await shown(target, onPolygon)).toEqual([])
  await polygon.mint(target.token, target.address, 7n)
  await polygon.mine()
  expect(await shown(target, onPolygon)).toMatchObject([{ amount: 7n }])
})

test('attack 46: a failed transaction has sent nothing', async () => {
  const target = targetOf('USDC', 'ethereum')
  const tx = await ethereum.transfer(target.token, target.address, 10n ** 30n)
  await ethereum.mine(2)
  expect([await shown(target), await reader.verifyTransfer(tx, target)]).toEqual([[], 'failed'])
})

test('attack 46: a token that takes a fee brings what arrives', async () => {
  const target = targetOf('USDT', 'ethereum')
  await ethereum.install(target.token, 6, 10)
  await ethereum.mint(target.token, ethereum.payer, 10_000n)
  await ethereum.transfer(target.token, target.address, 10_000n)
  await ethereum.mine(1)
  expect(await shown(target)).toMatchObject([{ amount: 9_900n }])
})

test('attack 46: coins that a contract hands on are coins', async () => {
  const target = targetOf('ETH')
  await ethereum.forward(await ethereum.forwarder(), target.address, 9n)
  await ethereum.mine(1)
  expect(await shown(target)).toMatchObject([{ amount: 9n, confirmations: 1 }])
})

test('attack 47: a transaction that was sped up has another hash, and is found', async () => {
  const target = targetOf('ETH')
  const nonce = Number(await ethereum.rpc('eth_getTransactionCount', [ethereum.payer, 'latest']))
  const slow = await ethereum.send({ to: target.address, value: 5n, nonce })
  await ethereum.rpc('anvil_dropTransaction', [slow])
  await ethereum.send({ to: target.address, value: 5n, nonce })
  await ethereum.mine(1)
  expect(await shown(target)).toMatchObject([{ amount: 5n }])
})

test('attack 47: a reorganisation takes the payment away', async () => {
  const target = targetOf('ETH')
  await ethereum.send({ to: target.address, value: 5n })
  await ethereum.mine(2)
  expect(await shown(target)).toMatchObject([{ amount: 5n, confirmations: 2 }])
  await ethereum.rpc('anvil_reorg', [2, []])
  expect(await shown(target)).toEqual([])
})

test('attack 52: one payout of an exchange to two of ours pays both', async () => {
  const [one, two] = [targetOf('USDC', 'ethereum'), targetOf('USDC', 'ethereum')]
  await ethereum.mint(one.token, one.address, 5n)
  await ethereum.mint(two.token, two.address, 6n)
  await ethereum.mine(1)
  expect([await shown(one), await shown(two)]).toMatchObject([[{ amount: 5n }], [{ amount: 6n }]])
})

test('attack 28: a hash is written in one way', () => {
  const hash: Hex = `0x${'ab'.repeat(32)}`
  for (const text of [hash, hash.toUpperCase().replace('0X', '0x'), hash.slice(2)])
    expect(reader.parseTxId(text)).toBe(hash)
  for (const text of ['', '0x', hash.slice(0, -1), `${hash}0`, `0x${'zz'.repeat(32)}`])
    expect(reader.parseTxId(text)).toBeNull()
})

test('attack 33: a provider that does not answer gives no result', async () => {
  const away = createEvmReader('ethereum', 'http://127.0.0.1:1', never)
  const target = targetOf('ETH')
  expect([await shown(target, away), await away.verifyTransfer(`0x${'ab'.repeat(32)}`, target)]).toEqual([
    'unavailable',
    'unavailable',
  ])
})
