import { expect, test } from 'vitest'
import { destination, due, minute, openCryptoWorld } from '../../../test/crypto-world.ts'

const day = 24 * 60 * minute
const review =
  'Your money arrived late or incomplete. We’re checking it by hand. Nothing is lost, and you don’t need to pay again meanwhile.'

interface Shown {
  payment: { paymentId: string }
  standing: { status: string; message: string; isUnderReview?: true }
}

/** What the Crypto tab shows a person. */
const reader =
  ({ world, ada }: Awaited<ReturnType<typeof openCryptoWorld>>) =>
  async (paymentId?: string, { cookie } = ada) => {
    const named = paymentId ? `?paymentId=${paymentId}` : ''
    const { body } = await world.call('GET', `/api/crypto/payment${named}`, { cookie })
    return body as (Shown & { others: Shown[] }) | undefined
  }

/** Ada, whose first payment waits for an admin. */
async function openLate() {
  const opened = await openCryptoWorld()
  const { world, chain, begin, watch, later } = opened
  const admin = await world.signIn('Admin')
  const first = (await begin()).body
  later(21 * minute)
  await watch()
  chain.pay(destination(first), { amount: due, confirmations: 12, at: world.clock.now.getTime() })
  later(11 * minute)
  await watch()
  const read = reader(opened)
  const currentId = async () => (await read())?.payment.paymentId
  const others = async (paymentId?: string) =>
    ((await read(paymentId))?.others ?? []).map(({ payment, standing }) => [payment.paymentId, standing.status])
  const settle = (outcome: string, id = first.paymentId) =>
    world.call('POST', `/api/admin/crypto-payments/${id}`, {
      cookie: admin.cookie,
      body: { outcome, note: 'It came eleven minutes late.' },
    })
  return { ...opened, first, read, currentId, others, settle }
}

test('a person who begins again still sees that the first money is under review', async () => {
  const { ada, begin, first, read } = await openLate()
  const standing = { status: 'rejected', message: review, isUnderReview: true }
  expect(await read()).toEqual({ payment: first, standing, others: [] })
  for (const second of [(await begin()).body, (await begin(ada.cookie, 'BTC')).body]) {
    const shown = await read(second.paymentId)
    expect(shown?.others).toContainEqual({ payment: first, standing })
  }
  expect((await read())?.others).toContainEqual({ payment: first, standing })
})

test('money under review is shown for as long as nobody has decided', async () => {
  const { first, currentId, later, others, begin, watch } = await openLate()
  later(90 * day)
  expect(await currentId()).toBe(first.paymentId)
  const second = (await begin()).body
  await watch()
  expect([await currentId(), await others()]).toEqual([second.paymentId, [[first.paymentId, 'rejected']]])
})

test.each([
  { outcome: 'refunded', status: 'rejected', message: 'This payment was sent back to you.' },
  { outcome: 'rejected', status: 'rejected', message: 'This payment wasn’t accepted. Please email us.' },
  { outcome: 'grant', status: 'verified', message: 'Your payment arrived. Premium is yours for a year.' },
])('a person reads for thirty days beside a new payment: $outcome', async ({ outcome, status, message }) => {
  const { begin, first, read, others, later, settle } = await openLate()
  const second = (await begin()).body
  later(2 * day)
  await settle(outcome)
  const [other] = (await read(second.paymentId))?.others ?? []
  expect(other).toMatchObject({ payment: { paymentId: first.paymentId }, standing: { status, message } })
  expect(other?.standing).not.toHaveProperty('isUnderReview')
  later(29 * day)
  expect(await others(second.paymentId)).toEqual([[first.paymentId, status]])
  later(2 * day)
  expect(await others(second.paymentId)).toEqual([])
})

test.each([
  { outcome: 'refunded', days: 29, isShown: true },
  { outcome: 'refunded', days: 31, isShown: false },
  { outcome: 'rejected', days: 29, isShown: true },
  { outcome: 'grant', days: 2, isShown: false },
])('$days days after "$outcome" the decision is what the tab opens with: $isShown', async (decided) => {
  const { first, currentId, later, settle } = await openLate()
  await settle(decided.outcome)
  later(decided.days * day)
  expect(await currentId()).toBe(decided.isShown ? first.paymentId : undefined)
})

test('of two open payments the older one is shown beside the newer, with the money that came to it', async () => {
  const opened = await openCryptoWorld()
  const { ada, begin, chain, watch, later } = opened
  const read = reader(opened)
  const older = (await begin(ada.cookie, 'USDC', 'arbitrum')).body
  later(minute)
  const newer = (await begin(ada.cookie, 'BTC')).body
  const waiting = { status: 'pending' }
  expect(await read()).toMatchObject({ payment: newer, others: [{ payment: older, standing: waiting }] })
  chain.pay(destination(older), { amount: 100_000_000n, confirmations: 1 })
  later(minute)
  await watch()
  const short = { status: 'underpaid', rest: { received: '100', amountExact: '4.48' } }
  expect(await read()).toMatchObject({ payment: newer, others: [{ payment: older, standing: short }] })
})

test('an older payment whose money is on its way when its time ends is still shown', async () => {
  const opened = await openCryptoWorld()
  const { ada, begin, chain, world, watch, later } = opened
  const older = (await begin()).body
  chain.pay(destination(older), { amount: due, confirmations: 0 })
  await watch()
  await world.pool.query(`update crypto_payment set status = 'expired'`)
  later(minute)
  await begin(ada.cookie, 'BTC')
  later(61 * minute)
  const shown = await reader(opened)()
  expect(shown?.others).toMatchObject([{ payment: older, standing: { status: 'confirming' } }])
})

test('a payment that nobody paid is not shown once its time is over', async () => {
  const opened = await openCryptoWorld()
  const { begin, watch, later } = opened
  await begin()
  later(21 * minute)
  await watch()
  const second = (await begin()).body
  expect(await reader(opened)()).toMatchObject({ payment: second, others: [] })
})

test('a person never sees the payments of somebody else beside their own', async () => {
  const { world, begin, read, settle, others } = await openLate()
  const eve = await world.signIn('Eve')
  expect((await read(undefined, eve)) ?? 'none').toBe('none')
  const own = (await begin(eve.cookie, 'BTC')).body
  expect(await read(own.paymentId, eve)).toMatchObject({ payment: own, others: [] })
  await settle('refunded')
  expect(await read(undefined, eve)).toMatchObject({ payment: own, others: [] })
  expect(await others()).toEqual([])
})
