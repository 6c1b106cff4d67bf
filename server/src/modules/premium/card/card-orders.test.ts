import { expect, test } from 'vitest'
import { calmGateway } from '../../../test/calm-gateway.ts'
import { createWorld } from '../../../test/world.ts'
import type { CardSubscription } from '../../../vendors/stripe/stripe-gateway.ts'
import { syncSubscription } from './sync-subscription.ts'

const at = (text: string) => Date.parse(text)
const world = await createWorld({ at: '2026-05-01T12:00:00Z' })

const begun: Omit<CardSubscription, 'id' | 'customerId'> = {
  status: 'incomplete',
  plan: 'monthly',
  startsAt: at('2026-03-01'),
  periodStart: at('2026-03-01'),
  periodEnd: at('2026-04-01'),
  cancelAt: null,
  endedAt: null,
  isPaid: false,
  isFirst: true,
  reversal: null,
  isEndedByRefund: false,
  paid: null,
  latestInvoice: 'in_1',
}
const paid = { ...begun, status: 'active', isPaid: true }
/** What Stripe says after each of six happenings, of each of which it tells once. */
const story = [
  begun,
  paid,
  { ...paid, reversal: 'disputed' as const },
  paid,
  { ...paid, cancelAt: at('2026-04-01') },
  { ...paid, cancelAt: at('2026-04-01'), status: 'canceled', endedAt: at('2026-04-01') },
]

function ordersOf(events: readonly number[]): number[][] {
  if (events.length === 0) return [[]]
  return events.flatMap((first) => ordersOf(events.filter((each) => each !== first)).map((rest) => [first, ...rest]))
}

/** What Stripe says when each of the events is processed, if all come as early as they can. */
const seenIn = (order: readonly number[]) => order.map((_, i) => Math.max(...order.slice(0, i + 1)))

/** Processes events at each of which Stripe says that; answers with what we have in the end. */
async function tell(customerId: string, seen: readonly number[]) {
  const id = `sub_${customerId}_${seen.join('')}`
  const shown = { last: 0 }
  const card = calmGateway({ read: async () => ({ ...(story[shown.last] ?? begun), id, customerId }) })
  for (const state of seen) {
    shown.last = state
    await syncSubscription({ ...world, card, withLock: (_, work) => work() }, id)
  }
  const { rows } = await world.pool.query(
    `select plan, starts_at, ends_at, revoked_at, reason, status, cancel_at_period_end, period_end
     from entitlement_grant g join stripe_subscription s using (plan) where g.reference = $1 and s.id = $1`,
    [id],
  )
  return JSON.stringify(rows)
}

test('T15: all 720 orders of six events end in the same state, which is that of Stripe', async () => {
  const orders = ordersOf([0, 1, 2, 3, 4, 5])
  expect(new Set(orders.map((order) => order.join(''))).size).toBe(720)
  // Only the ids of events are believed, so orders differ for us by what Stripe says at each of them, and by nothing else.
  const different = [...new Map(orders.map(seenIn).map((seen) => [seen.join(''), seen])).values()]
  expect(different).toHaveLength(132)
  const { id } = await world.signIn('Ada')
  await world.pool.query(`update "user" set stripe_customer_id = 'cus_ada' where id = $1`, [id])
  const ends = new Set<string>()
  for (const seen of different) ends.add(await tell('cus_ada', seen))
  expect([...ends].map((end) => JSON.parse(end))).toEqual([
    [
      {
        plan: 'monthly',
        starts_at: '2026-03-01T00:00:00.000Z',
        ends_at: '2026-04-01T00:00:00.000Z',
        revoked_at: null,
        reason: null,
        status: 'canceled',
        cancel_at_period_end: false,
        period_end: '2026-04-01T00:00:00.000Z',
      },
    ],
  ])
})
