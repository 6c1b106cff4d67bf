import { afterAll, expect, test } from 'vitest'
import { startAnvil } from '../../../test/evm/anvil.ts'
import { scriptedOutside } from '../../../test/scripted-chain.ts'
import { createWorld } from '../../../test/world.ts'
import { openXrpPayer, startRippled } from '../../../test/xrp/rippled.ts'
import { createEvmReader } from '../../../vendors/chains/evm.ts'
import { createXrpReader } from '../../../vendors/chains/xrp.ts'
import { findStrays } from './find-strays.ts'

const never = new AbortController().signal
const rippled = await startRippled()
const [ethereum, arbitrum] = await Promise.all([startAnvil('ethereum'), startAnvil('arbitrum')])
// No payment is made in it, and it is a token like the others.
await arbitrum.install('0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8', 6)
afterAll(() => Promise.all([rippled.stop(), ethereum.stop(), arbitrum.stop()]))
const pay = openXrpPayer(rippled)
let evm = `0x${'5a'.repeat(20)}`
let nextTag = 71

const world = await createWorld({
  at: new Date(rippled.now * 1000).toISOString(),
  adminEmails: ['admin@example.org'],
  crypto: {
    ...scriptedOutside(),
    addressDerivers: {
      evm: () => ({ address: evm, memo: '' }),
      xrp: () => ({ address: rippled.shop, memo: `${nextTag++}` }),
    },
    readers: {
      xrp: [createXrpReader(rippled.url, never)],
      ethereum: [createEvmReader('ethereum', ethereum.url, never)],
      arbitrum: [createEvmReader('arbitrum', arbitrum.url, never)],
    },
  },
})
const [admin, ada, grace] = [await world.signIn('Admin'), await world.signIn('Ada'), await world.signIn('Grace')]
const list = async () => (await world.call('GET', '/api/admin/stray-coins', { cookie: admin.cookie })).body
const begin = async (cryptocurrency: string, network?: string, { cookie } = ada) =>
  (await world.call('POST', '/api/subscribe/crypto', { cookie, body: { cryptocurrency, ...(network && { network }) } }))
    .body
const settle = (id: string) =>
  world.call('POST', `/api/admin/stray-coins/${id}`, {
    cookie: admin.cookie,
    body: { outcome: 'refunded', note: 'Sent back.' },
  })
const hour = () => {
  world.clock.now = new Date(world.clock.now.getTime() + 61 * 60_000)
}

test('XRP without a known tag, and other money, wait for an admin: each piece once, and nobody has Premium', async () => {
  const payment = await begin('XRP')
  const own = pay(rippled.shop, { Amount: '48072146', DestinationTag: payment.destinationTag })
  const unknown = pay(rippled.shop, { Amount: '48072146', DestinationTag: 4_000_000_000 })
  const issued = { currency: 'USD', issuer: rippled.shop, value: '104.48' }
  const other = pay(rippled.shop, { Amount: issued, DestinationTag: payment.destinationTag })
  const dust = pay(rippled.shop, { Amount: '12', DestinationTag: 4_000_000_001 })
  rippled.close()
  await Promise.all([findStrays(world), findStrays(world.openProcess())])
  await findStrays(world)
  const found = await list()
  expect(found.map(({ transaction }: { transaction: string }) => transaction).toSorted()).toEqual(
    [unknown, other].toSorted(),
  )
  expect(found.filter(({ transaction }: { transaction: string }) => [own, dust].includes(transaction))).toEqual([])
  expect(found.find(({ asset }: { asset: string }) => asset === 'XRP')).toMatchObject({
    chain: 'xrp',
    amount: '48.072146',
    tag: '4000000000',
    email: null,
    token: null,
  })
  expect(found.find(({ asset }: { asset: string }) => asset === 'USD')).toMatchObject({
    amount: '104.48',
    tag: `${payment.destinationTag}`,
    email: 'ada@example.org',
    token: rippled.shop,
  })
  const { rows } = await world.pool.query('select 1 from entitlement_grant')
  expect(rows).toEqual([])
  for (const { id } of found) expect((await settle(id)).status).toBe(204)
  expect((await settle(found[0].id)).status).toBe(409)
  await findStrays(world)
  expect(await list()).toEqual([])
})

test('another token, or money on another network, is found at the address of the payment, and again when it grows', async () => {
  const payment = await begin('USDC', 'ethereum')
  expect(payment.paymentAddress).toBe(evm)
  await arbitrum.send({ to: evm, value: 29_851_430_000_000_000n })
  await ethereum.mint('0xdAC17F958D2ee523a2206206994597C13D831ec7', evm, 104_480_000n)
  await ethereum.mint('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', evm, 104_480_000n)
  await Promise.all([ethereum.mine(6), arbitrum.mine(6)])
  await Promise.all([findStrays(world), findStrays(world.openProcess())])
  const shown = async () =>
    (await list()).map(({ chain, asset, amount, email }: Record<string, string>) => [chain, asset, amount, email])
  expect((await shown()).toSorted()).toEqual([
    ['arbitrum', 'ETH', '0.02985143', 'ada@example.org'],
    ['ethereum', 'USDT', '104.48', 'ada@example.org'],
  ])
  for (const { id } of await list()) await settle(id)
  hour()
  await findStrays(world)
  expect(await list()).toEqual([])
  await arbitrum.send({ to: evm, value: 29_851_430_000_000_000n })
  await arbitrum.mine(6)
  hour()
  await findStrays(world)
  expect(await shown()).toEqual([['arbitrum', 'ETH', '0.05970286', 'ada@example.org']])
})

test('money that comes after older money was sent back is listed, also when it is less', async () => {
  evm = `0x${'5b'.repeat(20)}`
  await begin('USDC', 'ethereum', grace)
  const shown = async () =>
    (await list())
      .filter(({ email }: { email: string }) => email === 'grace@example.org')
      .map(({ id, amount }: Record<string, string>) => ({ id, amount }))
  const look = async (milliEther: number, deps: Parameters<typeof findStrays>[0] = world) => {
    await arbitrum.rpc('anvil_setBalance', [evm, `0x${(BigInt(milliEther) * 10n ** 15n).toString(16)}`])
    await arbitrum.mine(6)
    hour()
    await findStrays(deps)
    return await shown()
  }
  const row = (amount: string) => [{ id: expect.any(String), amount }]
  const [first] = await look(30)
  expect([first]).toEqual(row('0.03'))
  // It is moved out before an admin decides: the decision still names what came.
  expect(await look(0)).toEqual(row('0.03'))
  await settle(first.id)
  expect(await look(0)).toEqual([])
  expect(await look(15)).toEqual(row('0.015'))
  await settle(first.id)
  const silent = { ...createEvmReader('arbitrum', arbitrum.url, never), listHoldings: async () => null }
  const unread = { ...world, crypto: { ...world.crypto, readers: { ...world.crypto.readers, arbitrum: [silent] } } }
  expect(await look(15, unread)).toEqual([])
  expect(await look(15)).toEqual([])
  expect(await look(10)).toEqual([])
  expect(await look(12)).toEqual(row('0.012'))
})
