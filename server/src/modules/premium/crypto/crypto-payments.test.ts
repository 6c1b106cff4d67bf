import { expect, test } from 'vitest'
import { destination, due, minute, openCryptoWorld } from '../../../test/crypto-world.ts'
import { checkPayment } from './check-payment.ts'
import { findOwnPayment } from './payment.queries.ts'

test('a payment is seen, confirmed, and Premium at the next request', async () => {
  const { chain, begin, verify, plan, grants } = await openCryptoWorld()
  const { status, body } = await begin()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    amount: 0.02985143,
    amountExact: '0.02985143',
    cryptocurrency: 'ETH',
    network: 'mainnet',
    paymentAddress: '0xaddress0',
    networkFees: 40,
    expiresAt: '2026-03-14T20:20:00.000Z',
    uri: `ethereum:0xaddress0@1?value=${due}`,
  })
  expect((await verify(body.paymentId)).body).toMatchObject({ status: 'pending' })
  chain.pay(destination(body), { amount: due, confirmations: 3 })
  expect((await verify(body.paymentId)).body).toEqual({
    status: 'confirming',
    confirmations: 3,
    required: 12,
    message: 'Your payment arrived: 3 of 12 confirmations.',
  })
  expect(await plan()).toBe('free')
  chain.pay(destination(body), { amount: due, confirmations: 12 })
  expect((await verify(body.paymentId)).body).toMatchObject({ status: 'verified' })
  expect(await plan()).toBe('premium')
  expect(await grants()).toMatchObject([{ reference: body.paymentId, ends_at: new Date('2027-03-14T20:00:00Z') }])
})

test('a transaction hash is read without the signs that nobody sees around it', async () => {
  const { begin, verify } = await openCryptoWorld()
  const { body } = await begin()
  expect((await verify(body.paymentId, '\u2068tx\u00ad-1\u2069\u200b ')).status).toBe(200)
  expect((await verify(body.paymentId, 'tx')).body.code).toBe('malformed_transaction')
})

test('a first part is shown as a part before it is confirmed, with the rest as a wallet reads it', async () => {
  const { chain, ada, world, begin, verify } = await openCryptoWorld()
  const { body } = await begin(ada.cookie, 'USDC', 'arbitrum')
  chain.pay(destination(body), { amount: 100_000_000n, confirmations: 1 })
  const rest = {
    received: '100',
    amountExact: '4.48',
    uri: expect.stringMatching(/@42161\/transfer\?address=0xaddress0&uint256=4480000$/),
  }
  expect((await verify(body.paymentId)).body).toMatchObject({ status: 'underpaid', rest })
  const { body: opened } = await world.call('GET', '/api/crypto/payment', { cookie: ada.cookie })
  expect(opened).toMatchObject({ payment: { amountExact: '104.48' }, standing: { status: 'underpaid', rest } })
  chain.pay(destination(body), { tx: 'tx-2', amount: 4_480_000n, confirmations: 1 })
  expect((await verify(body.paymentId)).body).not.toHaveProperty('rest')
})

test('money is found although nobody named it, and the person gets a mail', async () => {
  const { world, chain, begin, watch, plan, later } = await openCryptoWorld()
  const { body } = await begin()
  chain.pay(destination(body), { amount: due, confirmations: 12 })
  const next = await watch()
  expect(await plan()).toBe('premium')
  const paid = expect.stringMatching(/^[\d.]+ [A-Z]+ \(\$104\.48\) for one year$/)
  expect(await world.readMails()).toMatchObject([
    { kind: 'premium_started', paid, until: expect.stringMatching(/20\d\d$/) },
  ])
  // It is looked at again until it is too deep to go.
  expect(next?.getTime()).toBe(world.clock.now.getTime() + minute)
  later(minute)
  chain.pay(destination(body), { amount: due, confirmations: 40 })
  expect(await watch()).toBeNull()
})

test('a person who begins again gets the same payment, until its amount has expired', async () => {
  const { begin, later } = await openCryptoWorld()
  const first = await begin()
  expect((await begin()).body).toEqual(first.body)
  later(21 * minute)
  expect((await begin()).body.paymentAddress).toBe('0xaddress1')
})

test('a person who paid in time and begins again later sees that payment, not a second one', async () => {
  const { chain, begin, verify, later } = await openCryptoWorld()
  const first = await begin()
  chain.pay(destination(first.body), { amount: due, confirmations: 3 })
  await verify(first.body.paymentId)
  later(21 * minute)
  expect((await begin()).body).toEqual(first.body)
})

test('of two open payments each is looked up by its name, and by nobody else', async () => {
  const { world, ada, begin } = await openCryptoWorld()
  const [first, second] = [await begin(), await begin(ada.cookie, 'BTC')]
  const eve = await world.signIn('Eve')
  const shown = async (paymentId: string, { cookie } = ada) =>
    (await world.call('GET', `/api/crypto/payment${paymentId && `?paymentId=${paymentId}`}`, { cookie })).body
  for (const { body } of [first, second]) expect((await shown(body.paymentId)).payment).toEqual(body)
  expect((await shown('', eve)) ?? 'none').toBe('none')
  for (const { body } of [first, second])
    expect(await shown(body.paymentId, eve)).toEqual({
      message: 'We can’t find this payment.',
      code: 'payment_not_found',
    })
})

test('attack 37: ten clicks at once make one payment', async () => {
  const { world, begin } = await openCryptoWorld()
  const replies = await Promise.all(Array.from({ length: 10 }, () => begin()))
  expect(new Set(replies.map(({ body }) => body.paymentId)).size).toBe(1)
  const { rows } = await world.pool.query('select count(*)::int as n from crypto_payment')
  expect(rows).toEqual([{ n: 1 }])
})

test('attack 37: one person cannot use up the addresses', async () => {
  const { world, begin, later, ada } = await openCryptoWorld()
  const pairs = ['BTC', 'WBTC ethereum', 'WBTC arbitrum', 'ETH', 'ETH arbitrum', 'USDT ethereum', 'USDC ethereum']
  const beginAll = () => Promise.all(pairs.map((pair) => begin(ada.cookie, ...(pair.split(' ') as [string, string?]))))
  const statuses = (await beginAll()).map(({ status }) => status)
  later(61 * minute)
  statuses.push(...(await beginAll()).map(({ status }) => status))
  expect(statuses).toEqual(Array(14).fill(200))
  const refused = (await Promise.all([...Array(4)].map(() => later(20 * minute + 1)).map(beginAll))).flat()
  expect(refused.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  const { rows } = await world.pool.query('select sum(next)::int as given from address_counter')
  // Of two at once for one pair the second may get the payment of the first, and no address of its own.
  expect(rows[0].given).toBeLessThanOrEqual(14 + refused.filter(({ status }) => status === 200).length)
})

test('a second year begins where the first one ends', async () => {
  const { world, chain, begin, verify, grants, later } = await openCryptoWorld()
  for (const n of [1, 2]) {
    const { body } = await begin()
    chain.pay(destination(body), { tx: `tx-${n}`, amount: due, confirmations: 12, at: world.clock.now.getTime() })
    await verify(body.paymentId, `tx-${n}`)
    later(340 * 24 * 60 * minute)
  }
  expect((await grants()).map(({ ends_at }) => ends_at.toISOString())).toEqual([
    '2027-03-14T20:00:00.000Z',
    '2028-03-14T20:00:00.000Z',
  ])
})

test('two payments that are found at once are two years, one after the other', async () => {
  const { world, ada, chain, begin, grants } = await openCryptoWorld()
  const payments = []
  for (const coin of ['ETH', 'BTC']) {
    const { body } = await begin(ada.cookie, coin)
    chain.pay(destination(body), { tx: `tx-${coin}`, amount: due, confirmations: 300 })
    payments.push(...(await findOwnPayment(world.db, { id: body.paymentId, userId: ada.id })))
  }
  await Promise.all(payments.map((payment) => checkPayment(world, payment)))
  expect((await grants()).map(({ ends_at }) => ends_at.toISOString()).toSorted()).toEqual([
    '2027-03-14T20:00:00.000Z',
    '2028-03-14T20:00:00.000Z',
  ])
})
