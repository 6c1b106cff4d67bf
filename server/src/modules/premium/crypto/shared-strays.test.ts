import { afterAll, expect, test } from 'vitest'
import { scriptedOutside } from '../../../test/scripted-chain.ts'
import { startSolana } from '../../../test/solana/node.ts'
import { anyKey, openPayer } from '../../../test/solana/payer.ts'
import { mints } from '../../../test/solana/tokens.ts'
import { evmAddressOf, startTron, tronAddressOf } from '../../../test/tron/tron-over-anvil.ts'
import { createWorld } from '../../../test/world.ts'
import { createSolanaReader } from '../../../vendors/chains/solana.ts'
import { createTronReader } from '../../../vendors/chains/tron.ts'
import { findStrays } from './find-strays.ts'

const never = new AbortController().signal
const [solana, tron] = await Promise.all([startSolana(), startTron()])
afterAll(() => Promise.all([solana.stop(), tron.stop()]))
const payer = await openPayer(solana)
const [shop, references] = [anyKey(), [anyKey(), anyKey()]]
const deposit = tronAddressOf(`0x${'7b'.repeat(20)}`)

const world = await createWorld({
  at: new Date(solana.now * 1000).toISOString(),
  adminEmails: ['admin@example.org'],
  crypto: {
    ...scriptedOutside(),
    addressDerivers: {
      solana: (index) => ({ address: shop, memo: references[index % 2] ?? '' }),
      tron: () => ({ address: deposit, memo: '' }),
    },
    readers: { solana: [createSolanaReader(solana.url, never)], tron: [createTronReader(tron.url, never)] },
  },
})
const [admin, ada] = [await world.signIn('Admin'), await world.signIn('Ada')]
const list = async () => (await world.call('GET', '/api/admin/stray-coins', { cookie: admin.cookie })).body
const begin = async (cryptocurrency: string, network?: string) => {
  const body = { cryptocurrency, ...(network && { network }) }
  return (await world.call('POST', '/api/subscribe/crypto', { cookie: ada.cookie, body })).body
}

test('SOL without a reference and tokens of Solana wait for an admin, each once, and the next look goes on', async () => {
  await begin('SOL')
  const own = await payer.pay(shop, 607_690_000n, references)
  const without = await payer.pay(shop, 607_690_000n)
  await payer.payToken(shop, 104_480_000n, anyKey(), mints.usdc)
  solana.advance(40)
  await Promise.all([findStrays(world), findStrays(world.openProcess())])
  await findStrays(world)
  const found = await list()
  expect(found).toHaveLength(2)
  expect(found).toContainEqual(
    expect.objectContaining({ chain: 'solana', asset: 'SOL', amount: '0.60769', transaction: without, email: null }),
  )
  expect(found).toContainEqual(
    expect.objectContaining({ asset: 'USDC', token: mints.usdc, amount: '104.48', transaction: null, address: shop }),
  )
  expect(JSON.stringify(found)).not.toContain(own)
  const later = await payer.pay(shop, 10_000_000n)
  solana.advance(40)
  await findStrays(world)
  expect((await list()).map(({ transaction }: { transaction: string }) => transaction)).toEqual(
    expect.arrayContaining([without, later]),
  )
  expect(await list()).toHaveLength(3)
})

test('TRX at the address of a payment in USDT waits for an admin, under the name of its payer', async () => {
  expect((await begin('USDT', 'tron')).paymentAddress).toBe(deposit)
  await tron.anvil.send({ to: evmAddressOf(deposit), value: 250_000_000n })
  await tron.pay(deposit, 104_480_000n)
  await tron.anvil.mine()
  await findStrays(world)
  const found = (await list()).filter(({ chain }: { chain: string }) => chain === 'tron')
  expect(found).toEqual([expect.objectContaining({ asset: 'TRX', amount: '250', email: ada.email, address: deposit })])
})
