import { expect, test } from 'vitest'
import { destination, due, minute, openCryptoWorld } from '../../../test/crypto-world.ts'
import { extendGrant, insertGrant, listGrants, revokeGrant } from '../grants.ts'
import { sendRenewalMails } from './send-renewal-mails.ts'

const day = 24 * 60 * minute
const end = '2027-03-14T20:00:00.000Z'

/** Ada, who has paid a year in coins on the 14th of March 2026. */
async function openPaidYear() {
  const opened = await openCryptoWorld()
  const { world, ada, chain, begin, verify } = opened
  async function pay(tx = 'tx-1', amount = due) {
    const { body } = await begin()
    chain.pay(destination(body), { tx, amount, confirmations: 12, at: world.clock.now.getTime() })
    return (await verify(body.paymentId, tx)).body
  }
  const daysBeforeEnd = (days: number) => {
    world.clock.now = new Date(Date.parse(end) - days * day)
  }
  const premiumStatus = async () => (await world.call('GET', '/api/premium', { cookie: ada.cookie })).body
  const letters = async () =>
    (await world.readMails()).filter(({ kind }) => kind === 'premium_ending').map(({ to, until }) => ({ to, until }))
  const payByCard = (cancels: boolean) =>
    world.pool.query(
      `insert into stripe_subscription (id, user_id, customer_id, status, plan, cancel_at_period_end, synced_at)
       values ('sub_1', $1, 'cus_1', 'active', 'monthly', $2, $3)
       on conflict (id) do update set cancel_at_period_end = $2`,
      [ada.id, cancels, world.clock.now],
    )
  await pay()
  return { ...opened, pay, daysBeforeEnd, premiumStatus, letters, payByCard }
}

const letter = { to: 'ada@example.org', until: '14 March 2027' }

test('a year in coins is renewed from 30 days before its end, and the next one begins where it ends', async () => {
  const { begin, daysBeforeEnd, premiumStatus, pay, grants, world } = await openPaidYear()
  const renewal = { from: '2027-02-12T20:00:00.000Z', isOpen: false }
  daysBeforeEnd(31)
  expect(await premiumStatus()).toMatchObject({ plan: 'premium', endsAt: end, source: 'crypto', renewal })
  expect(await begin()).toMatchObject({ status: 409, body: { message: expect.stringContaining('last 30 days') } })
  daysBeforeEnd(30)
  expect(await premiumStatus()).toMatchObject({ endsAt: end, renewal: { ...renewal, isOpen: true } })
  expect(await pay('tx-2')).toMatchObject({ status: 'verified' })
  expect((await grants()).map(({ ends_at }) => ends_at.toISOString())).toEqual([end, '2028-03-14T20:00:00.000Z'])
  expect(await premiumStatus()).toMatchObject({
    endsAt: '2028-03-14T20:00:00.000Z',
    renewal: { from: '2028-02-13T20:00:00.000Z', isOpen: false },
  })
  expect((await begin()).status).toBe(409)
  const started = (await world.readMails()).filter(({ kind }) => kind === 'premium_started')
  expect(started.map(({ until }) => until)).toEqual(['14 March 2027', '14 March 2028'])
})

test('a payment that was begun in time goes on, however late it is opened again', async () => {
  const { ada, world, begin, daysBeforeEnd, later } = await openPaidYear()
  daysBeforeEnd(30)
  const { body } = await begin()
  later(minute)
  const [first] = await listGrants(world.db, { userId: ada.id })
  if (!first) throw new Error('It was just paid.')
  const endsAt = new Date(Date.parse(end) + 90 * day)
  await extendGrant(world.db, {
    source: 'crypto',
    reference: first.reference,
    plan: 'annual',
    endsAt,
    at: world.clock.now,
  })
  expect((await begin()).body).toEqual(body)
})

test('a letter comes 14 days and 3 days before the end, once each, however many processes send it', async () => {
  const { world, daysBeforeEnd, letters } = await openPaidYear()
  const other = world.openProcess()
  const send = () => Promise.all([world, other, world, other].map(sendRenewalMails))
  for (const [days, sent] of [
    [15, 0],
    [14, 1],
    [13, 1],
    [4, 1],
    [3, 2],
    [1, 2],
    [-1, 2],
  ] as const) {
    daysBeforeEnd(days)
    await send()
    expect(await letters()).toEqual(Array(sent).fill(letter))
  }
})

test('after a long outage only the letter that is due now is sent', async () => {
  const { world, daysBeforeEnd, letters } = await openPaidYear()
  daysBeforeEnd(2)
  for (let n = 0; n < 3; n++) await sendRenewalMails(world)
  expect(await letters()).toEqual([letter])
})

test('nobody is reminded while a card renews, and everybody is once it is cancelled', async () => {
  const { world, daysBeforeEnd, letters, payByCard, premiumStatus } = await openPaidYear()
  daysBeforeEnd(14)
  await payByCard(false)
  await sendRenewalMails(world)
  expect([await letters(), (await premiumStatus()).renewal]).toEqual([[], null])
  await payByCard(true)
  await sendRenewalMails(world)
  expect([await letters(), (await premiumStatus()).renewal.isOpen]).toEqual([[letter], true])
})

test('no reminder goes to a person who has paid the next year, or has Premium without an end', async () => {
  const { world, ada, daysBeforeEnd, letters, pay } = await openPaidYear()
  const grace = await world.signIn('Grace')
  const given = { userId: grace.id, reference: 'grace', startsAt: world.clock.now }
  await insertGrant(world.db, { ...given, source: 'crypto', endsAt: new Date(end) })
  await insertGrant(world.db, { ...given, source: 'admin' })
  daysBeforeEnd(20)
  await pay('tx-2')
  daysBeforeEnd(14)
  await sendRenewalMails(world)
  expect(await letters()).toEqual([])
  for (const { source, reference } of await listGrants(world.db, { userId: ada.id }))
    await revokeGrant(world.db, { source, reference, at: world.clock.now, reason: 'The network reversed the payment.' })
  await sendRenewalMails(world)
  expect(await letters()).toEqual([])
})

test('the screen and the letter say how much was sent beyond the price', async () => {
  const { world, begin, chain, verify } = await openCryptoWorld()
  const { body } = await begin()
  chain.pay(destination(body), { amount: due + 1_000_000_000_000_000n, confirmations: 12 })
  const premiumStatus = (await verify(body.paymentId)).body
  expect(premiumStatus).toMatchObject({ status: 'verified', surplus: '0.001' })
  expect(premiumStatus.message).toContain('You overpaid by 0.001 ETH')
  expect(await world.readMails()).toMatchObject([{ kind: 'premium_started', surplus: '0.001 ETH' }])
})

test('what was sent beyond the price is shown until it was read, however old it is and whatever was paid since', async () => {
  const { world, ada, begin, chain, verify, later } = await openCryptoWorld()
  const first = (await begin()).body
  chain.pay(destination(first), { amount: due + 1_000_000_000_000_000n, confirmations: 12 })
  await verify(first.paymentId)
  const shown = async () => {
    const { body } = await world.call('GET', '/api/crypto/payment', { cookie: ada.cookie })
    const all: { payment: { paymentId: string }; standing: object }[] = body ? [body, ...body.others] : []
    return all.map(({ payment, standing }) => [payment.paymentId, 'surplus' in standing])
  }
  later(340 * 24 * 60 * minute)
  expect(await shown()).toEqual([[first.paymentId, true]])
  const second = (await begin()).body
  expect(await shown()).toEqual([
    [second.paymentId, false],
    [first.paymentId, true],
  ])
  const read = () => world.call('POST', `/api/crypto/payments/${first.paymentId}/surplus-read`, { cookie: ada.cookie })
  expect([(await read()).status, (await read()).status]).toEqual([204, 204])
  expect(await shown()).toEqual([[second.paymentId, false]])
})

test('what is sent after the surplus was read is shown again, and nothing that is due can be read before', async () => {
  const { world, ada, begin, chain, verify, later, watch } = await openCryptoWorld()
  const { body } = await begin()
  const read = () => world.call('POST', `/api/crypto/payments/${body.paymentId}/surplus-read`, { cookie: ada.cookie })
  const shown = async () =>
    (await world.call('GET', '/api/crypto/payment', { cookie: ada.cookie })).body?.standing.surplus
  const more = 1_000_000_000_000_000n
  await read()
  chain.pay(destination(body), { tx: 'tx-1', amount: due + more, confirmations: 12 })
  await verify(body.paymentId)
  expect(await shown()).toBe('0.001')
  await read()
  expect(await shown()).toBeUndefined()
  chain.pay(destination(body), { tx: 'tx-2', amount: more, confirmations: 12 })
  later(10 * minute)
  await watch()
  expect(await shown()).toBe('0.002')
})

test('less than a cent beyond the price is not worth a letter', async () => {
  const { world, ada, begin, chain, verify, later } = await openCryptoWorld()
  const { body } = await begin()
  chain.pay(destination(body), { amount: due + 1n, confirmations: 12 })
  expect((await verify(body.paymentId)).body).not.toHaveProperty('surplus')
  later(31 * 24 * 60 * minute)
  expect((await world.call('GET', '/api/crypto/payment', { cookie: ada.cookie })).body).toBeNull()
  expect((await world.readMails())[0]).not.toHaveProperty('surplus')
})
