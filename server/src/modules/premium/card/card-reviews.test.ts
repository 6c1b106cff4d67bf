import { expect, test } from 'vitest'
import { createWorld } from '../../../test/world.ts'

const world = await createWorld({ at: '2026-03-14T20:00:00Z', adminEmails: ['root@example.org'] })
const root = await world.signIn('Root')
const ada = await world.signIn('Ada')
const list = async (query = '') => await world.call('GET', `/api/admin/card-payments${query}`, root)
const settle = (id: string, body: object, { cookie } = root) =>
  world.call('POST', `/api/admin/card-payments/${id}`, { cookie, body })
const found = (id: string, at: string) =>
  world.pool.query(
    `insert into card_review (payment_id, user_id, customer_id, subscription_id, amount, currency, found_at)
     values ($1, $2, 'cus_1', 'sub_1', 995, 'vnd', $3)`,
    [id, ada.id, at],
  )
const actions = async () =>
  (await world.pool.query(`select * from audit_log where action = 'card_payment_settled'`)).rows

test('an admin sees money that came at none of our prices, and takes it off the list once, with a note', async () => {
  await found('pi_2', '2026-03-13T20:00:00Z')
  await found('pi_1', '2026-03-12T20:00:00Z')
  const { body, headers } = await list()
  expect([headers.get('x-total-count'), body.map(({ paymentId }: { paymentId: string }) => paymentId)]).toEqual([
    '2',
    ['pi_1', 'pi_2'],
  ])
  expect(body[0]).toEqual({
    paymentId: 'pi_1',
    customerId: 'cus_1',
    subscriptionId: 'sub_1',
    userId: ada.id,
    email: ada.email,
    amount: 995,
    currency: 'vnd',
    foundAt: '2026-03-12T20:00:00.000Z',
  })
  expect((await settle('pi_1', { note: '  ' })).status).toBe(400)
  expect(await actions()).toEqual([])
  const replies = await Promise.all(Array.from({ length: 6 }, () => settle('pi_1', { note: 'Sent back at Stripe.' })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409, 409, 409])
  expect(await actions()).toMatchObject([
    { actor_id: root.id, target_id: ada.id, details: { payment: 'pi_1', note: 'Sent back at Stripe.' } },
  ])
  expect((await list()).body).toMatchObject([{ paymentId: 'pi_2' }])
  expect([(await settle('pi_none', { note: 'x' })).status, (await settle('pi_2', { note: 'x' }, ada)).status]).toEqual([
    404, 403,
  ])
})

test('a payment stays on the list when the action cannot be written down', async () => {
  await world.pool.query('alter table audit_log rename to gone')
  expect((await settle('pi_2', { note: 'Sent back.' })).status).toBe(500)
  await world.pool.query('alter table gone rename to audit_log')
  expect((await list()).body).toMatchObject([{ paymentId: 'pi_2' }])
})
