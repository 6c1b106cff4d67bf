import { describe, expect, test } from 'vitest'
import { destination, due, minute, openCryptoWorld } from '../../../test/crypto-world.ts'
import { checkPayment } from './check-payment.ts'
import { findOwnPayment } from './payment.queries.ts'

describe('somebody else’s payment', () => {
  test('T18, attack 26: their transaction pays them, also when somebody else names it', async () => {
    const { world, chain, begin, verify, plan } = await openCryptoWorld()
    const eve = await world.signIn('Eve')
    const [ada, own] = [(await begin()).body, (await begin(eve.cookie)).body]
    chain.pay(destination(ada), { amount: due, confirmations: 12 })
    chain.verdict = 'elsewhere'
    expect((await verify(own.paymentId, 'tx-1', eve.cookie)).body).toMatchObject({ status: 'rejected' })
    expect([await plan(eve.cookie), await plan()]).toEqual(['free', 'free'])
    expect((await verify(ada.paymentId)).body).toMatchObject({ status: 'verified' })
    expect([await plan(eve.cookie), await plan()]).toEqual(['free', 'premium'])
  })

  test('T18, attack 27: one transaction cannot pay twice, even where it shows at two destinations', async () => {
    const { ada, chain, begin, verify, grants } = await openCryptoWorld()
    const first = (await begin()).body
    const second = (await begin(ada.cookie, 'USDC', 'ethereum')).body
    chain.pay(destination(first), { amount: due, confirmations: 12 })
    await verify(first.paymentId)
    chain.pay(destination(second), { amount: due, confirmations: 12 })
    expect((await verify(second.paymentId)).body).toMatchObject({ status: 'pending' })
    expect(await grants()).toHaveLength(1)
  })

  test('T18, attack 29: twenty at once for one transaction are one grant', async () => {
    const { world, chain, begin, verify, grants } = await openCryptoWorld()
    const people = await Promise.all(Array.from({ length: 20 }, (_, i) => world.signIn(`Racer${i}`)))
    const payments = await Promise.all(people.map(async ({ cookie }) => (await begin(cookie)).body))
    for (const each of payments) chain.pay(destination(each), { amount: due, confirmations: 12 })
    const replies = await Promise.all(payments.map((each, i) => verify(each.paymentId, 'TX-1', people[i]?.cookie)))
    expect(replies.filter(({ body }) => body.status === 'verified')).toHaveLength(1)
    expect(await grants()).toHaveLength(1)
  })
})

test('attack 40: the watcher and the person look at once, twenty times: one year', async () => {
  const { world, ada, chain, begin, verify, grants, watch } = await openCryptoWorld()
  const { body } = await begin()
  chain.pay(destination(body), { amount: due, confirmations: 12 })
  const [payment] = await findOwnPayment(world.db, { id: body.paymentId, userId: ada.id })
  if (!payment) throw new Error('It was just begun.')
  await Promise.all([
    watch(),
    ...Array.from({ length: 19 }, () => checkPayment(world, payment)),
    verify(body.paymentId),
  ])
  expect(await grants()).toMatchObject([{ ends_at: new Date('2027-03-14T20:00:00Z') }])
  expect(await world.readMails()).toHaveLength(1)
})

test('attack 40: a reading older than another one changes nothing', async () => {
  const { world, ada, chain, begin, verify } = await openCryptoWorld()
  const { body } = await begin()
  const [before] = await findOwnPayment(world.db, { id: body.paymentId, userId: ada.id })
  if (!before) throw new Error('It was just begun.')
  chain.pay(destination(body), { amount: due, confirmations: 3 })
  await verify(body.paymentId)
  chain.forget(destination(body))
  expect((await checkPayment(world, before)).status).toBe('seen')
})

describe('the hash that a person types', () => {
  test('T18, attack 28: is read in one way', async () => {
    const { world, begin, verify } = await openCryptoWorld()
    const { body } = await begin()
    for (const text of ['TX-1', '  tx-1\n', 'Tx-1']) expect((await verify(body.paymentId, text)).status).toBe(200)
    const { rows } = await world.pool.query('select claimed_tx from crypto_payment')
    expect(rows).toEqual([{ claimed_tx: 'tx-1' }])
  })

  test.each(['', 'x', '0xtx-1', 'tx-1; drop table', '__proto__', 'x'.repeat(201)])(
    'T18, attack 28: %j is none',
    async (text) => {
      const { begin, verify } = await openCryptoWorld()
      const { body } = await begin()
      const message = 'That isn’t a transaction hash for this network.'
      expect(await verify(body.paymentId, text)).toMatchObject({ status: 400, body: { message } })
    },
  )

  test.each([
    ['failed', 'rejected'],
    ['elsewhere', 'rejected'],
    ['unknown', 'pending'],
    ['unavailable', 'pending'],
  ] as const)('a transaction that is %s leaves the payment open: %s', async (verdict, status) => {
    const { chain, begin, verify, plan } = await openCryptoWorld()
    const { body } = await begin()
    chain.verdict = verdict
    expect((await verify(body.paymentId)).body.status).toBe(status)
    chain.pay(destination(body), { amount: due, confirmations: 12 })
    await verify(body.paymentId)
    expect(await plan()).toBe('premium')
  })
})

describe('pairs and prices that are not offered', () => {
  test.each([
    ['XRP', 'arbitrum', 400],
    ['USDT', 'mainnet', 400],
    ['__proto__', undefined, 400],
    ['DOGE', undefined, 400],
    ['ETH', 'constructor', 400],
    ['XRP', undefined, 503],
    ['ETH', 'polygon', 503],
  ])('attack 35: %s on %s: %i', async (currency, network, status) => {
    const { begin, ada } = await openCryptoWorld()
    expect((await begin(ada.cookie, currency, network)).status).toBe(status)
  })

  test('T19, attack 36: nobody brings an amount of their own', async () => {
    const { world, ada } = await openCryptoWorld()
    const body = { cryptocurrency: 'ETH', network: 'mainnet', amount: 0.000001, price: 1e9 }
    expect((await world.call('POST', '/api/subscribe/crypto', { cookie: ada.cookie, body })).status).toBe(400)
  })

  test('attack 36: without a price there is no payment, and no address is used up', async () => {
    const { world, begin } = await openCryptoWorld()
    world.crypto.prices.of = async () => null
    expect((await begin()).status).toBe(503)
    const { rows } = await world.pool.query('select 1 from address_counter')
    expect(rows).toEqual([])
  })

  test('attack 38: an address with earlier transactions is never handed out, as after a restored backup', async () => {
    const { chain, begin } = await openCryptoWorld()
    chain.used.add('0xaddress0').add('0xaddress1')
    expect((await begin()).body.paymentAddress).toBe('0xaddress2')
  })

  test('attack 38: while the chain of an address cannot be read, no payment begins', async () => {
    const { chain, begin } = await openCryptoWorld()
    chain.isDown = true
    expect((await begin()).status).toBe(503)
  })
})

describe('the chain takes its time, or goes back', () => {
  test('attack 33: a provider that does not answer changes nothing', async () => {
    const { chain, begin, verify, later } = await openCryptoWorld()
    const { body } = await begin()
    chain.pay(destination(body), { amount: due, confirmations: 1 })
    await verify(body.paymentId)
    chain.isDown = true
    later(30 * minute)
    expect((await verify(body.paymentId)).body).toMatchObject({ status: 'confirming', confirmations: 1 })
  })

  test('attack 34: two providers disagree, and nothing is granted', async () => {
    const { chain, other, begin, verify, plan } = await openCryptoWorld({ providers: 2 })
    const { body } = await begin()
    chain.pay(destination(body), { amount: due, confirmations: 12 })
    expect((await verify(body.paymentId)).body).toMatchObject({ status: 'confirming', confirmations: 0 })
    expect(await plan()).toBe('free')
    other.pay(destination(body), { amount: due, confirmations: 12 })
    expect((await verify(body.paymentId)).body).toMatchObject({ status: 'verified' })
  })

  test('attack 47: a reorganisation takes it back to pending', async () => {
    const { chain, begin, verify } = await openCryptoWorld()
    const { body } = await begin()
    chain.pay(destination(body), { amount: due, confirmations: 5 })
    await verify(body.paymentId)
    chain.forget(destination(body))
    expect((await verify(body.paymentId)).body).toMatchObject({ status: 'pending' })
  })

  test('attack 53: a deep reorganisation takes Premium back, until the money is there again', async () => {
    const { chain, begin, verify, watch, plan, later, grants } = await openCryptoWorld()
    const { body } = await begin()
    chain.pay(destination(body), { amount: due, confirmations: 12 })
    await verify(body.paymentId)
    chain.forget(destination(body))
    later(minute)
    await watch()
    // One server that is behind the others takes nothing from anybody.
    expect(await plan()).toBe('premium')
    later(minute)
    await watch()
    expect(await plan()).toBe('free')
    chain.pay(destination(body), { amount: due, confirmations: 12 })
    later(10 * minute)
    await watch()
    expect(await plan()).toBe('premium')
    expect(await grants()).toHaveLength(1)
  })
})

test('attack 53: of two paid years the one that stays begins when the other is taken back', async () => {
  const { ada, chain, begin, verify, watch, plan, later } = await openCryptoWorld()
  const first = (await begin()).body
  const second = (await begin(ada.cookie, 'USDC', 'ethereum')).body
  chain.pay(destination(first), { amount: due, confirmations: 12 })
  await verify(first.paymentId)
  chain.pay(destination(second), { tx: 'tx-2', amount: due, confirmations: 40 })
  await verify(second.paymentId)
  chain.forget(destination(first))
  for (let i = 0; i < 2; i++) {
    later(minute)
    await watch()
  }
  expect(await plan()).toBe('premium')
  later(364 * 24 * 60 * minute)
  expect(await plan()).toBe('premium')
  later(2 * 24 * 60 * minute)
  expect(await plan()).toBe('free')
})

test('a person who begins another payment just after paying gets the year they paid for', async () => {
  const { world, ada, chain, begin, verify, plan, later, watch } = await openCryptoWorld()
  const first = (await begin()).body
  later(19 * minute)
  chain.pay(destination(first), { amount: due, confirmations: 1, at: world.clock.now.getTime() })
  later(2 * minute)
  const second = (await begin()).body
  expect(second.paymentId).not.toBe(first.paymentId)
  expect((await verify(first.paymentId)).body).toMatchObject({ status: 'confirming', confirmations: 1 })
  chain.pay(destination(first), { amount: due, confirmations: 12, at: world.clock.now.getTime() - 2 * minute })
  later(minute)
  await watch()
  expect(await plan()).toBe('premium')
  const path = `/api/crypto/payment?paymentId=${first.paymentId}`
  const { body } = await world.call('GET', path, { cookie: ada.cookie })
  expect(body.standing.status).toBe('verified')
})

test('the money of a person who deleted their account after paying is listed for an admin', async () => {
  const { world, ada, chain, begin, watch, grants } = await openCryptoWorld()
  const { body } = await begin()
  await world.pool.query('delete from "user" where id = $1', [ada.id])
  chain.pay(destination(body), { amount: due, confirmations: 12 })
  await watch()
  const admin = await world.signIn('Admin')
  const { body: waiting } = await world.call('GET', '/api/admin/crypto-payments', { cookie: admin.cookie })
  expect(waiting).toMatchObject([{ id: body.paymentId, email: null, status: 'late_review' }])
  expect(await grants()).toEqual([])
})

test('attack 32: a payment one unit short is underpaid until the rest comes', async () => {
  const { chain, begin, verify, plan } = await openCryptoWorld()
  const { body } = await begin()
  chain.pay(destination(body), { amount: due - 1n, confirmations: 12 })
  const short = await verify(body.paymentId)
  expect(short.body).toMatchObject({ status: 'underpaid' })
  expect(short.body.message).toContain('0.029851429999999999 of 0.02985143 ETH')
  expect(short.body.rest).toEqual({
    received: '0.029851429999999999',
    amountExact: '0.000000000000000001',
    uri: 'ethereum:0xaddress0@1?value=1',
  })
  chain.pay(destination(body), { tx: 'tx-2', amount: 1n, confirmations: 12 })
  await verify(body.paymentId)
  expect(await plan()).toBe('premium')
})
