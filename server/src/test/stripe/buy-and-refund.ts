import { expect } from 'vitest'
import { openStripeGateway } from '../../vendors/stripe/open-stripe.ts'
import type { StripeSettings } from '../../vendors/stripe/stripe-gateway.ts'

/** A Stripe account, and what cards, people and banks do there. */
interface StripeActions {
  settings: StripeSettings
  pay(paymentIntentId: string): Promise<unknown>
  cancelAtPeriodEnd(subscriptionId: string): Promise<unknown>
  refund(subscriptionId: string, cents?: number): Promise<unknown>
}

/** Buys, cancels and refunds a year: the same steps at the double and at the real Stripe, so that both stay alike. */
export async function buyAndRefund({ settings, pay, cancelAtPeriodEnd, refund }: StripeActions) {
  const gateway = openStripeGateway(settings)
  const run = crypto.randomUUID()
  const who = { userId: `test-${run}`, email: `${run}@example.org` }
  expect(await gateway.checkPrices()).toEqual([])
  expect(await gateway.readPayment('pi_made_up')).toBeNull()
  expect(await gateway.read('sub_made_up')).toBeNull()

  const customerId = await gateway.createCustomer(who, `customer ${run}`)
  expect(await gateway.createCustomer(who, `customer ${run}`)).toBe(customerId)
  const input = { customerId, plan: 'annual' as const, userId: who.userId }
  const begun = await gateway.subscribe(input, `first ${run}`)
  expect(begun).toMatchObject({
    status: 'incomplete',
    plan: 'annual',
    clientSecret: expect.stringContaining('_secret_'),
  })
  expect((await gateway.subscribe(input, `first ${run}`)).id).toBe(begun.id)
  expect(await gateway.listOpen(customerId)).toMatchObject([{ id: begun.id, clientSecret: begun.clientSecret }])
  const other = await gateway.subscribe({ ...input, plan: 'monthly' }, `second ${run}`)
  expect(await gateway.abandon(other)).toBe(true)

  const intent = begun.clientSecret?.split('_secret_')[0] ?? ''
  expect(await gateway.readPayment(intent)).toMatchObject({ customerId, subscriptionId: begun.id })
  expect(await gateway.read(begun.id)).toMatchObject({ status: 'incomplete', isPaid: false, isFirst: true })
  await pay(intent)
  await expect.poll(async () => (await gateway.read(begun.id))?.isPaid, { timeout: 20_000 }).toBe(true)
  const paid = await gateway.read(begun.id)
  expect(paid).toMatchObject({ customerId, status: 'active', plan: 'annual', cancelAt: null, reversal: null })
  expect(((paid?.periodEnd ?? 0) - (paid?.periodStart ?? 0)) / 86_400_000).toBeGreaterThan(364)
  expect(await gateway.readPayment(intent)).toMatchObject({ status: 'succeeded', subscriptionId: begun.id })
  expect(await gateway.subscriptionOf({ paymentIntent: intent })).toBe(begun.id)
  expect(await gateway.abandon(begun)).toBe(false)
  expect(await gateway.openPortal(customerId, 'https://example.org/premium')).toMatch(
    /^https:\/\/billing\.stripe\.com\//,
  )

  await cancelAtPeriodEnd(begun.id)
  expect((await gateway.read(begun.id))?.cancelAt).toBe(paid?.periodEnd)
  await refund(begun.id, 5_000)
  expect((await gateway.read(begun.id))?.reversal).toBeNull()
  await refund(begun.id)
  expect((await gateway.read(begun.id))?.reversal).toBe('refunded')
  await gateway.endCustomer(customerId)
  await gateway.endCustomer(customerId)
  expect(await gateway.read(begun.id)).toMatchObject({ status: 'canceled', endedAt: expect.any(Number) })
}
