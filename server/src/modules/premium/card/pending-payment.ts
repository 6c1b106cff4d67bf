import type { Hono } from 'hono'
import { statement } from '../../../db/statement.ts'
import { AppError } from '../../../http/app-error.ts'
import { registerCall } from '../../../http/register-call.ts'
import { log } from '../../../process/log.ts'
import { CardError, type OpenSubscription, type StripeGateway } from '../../../vendors/stripe/stripe-gateway.ts'
import type { PremiumDeps } from '../deps.ts'

const findBegun = statement({
  name: 'find_begun_by_card',
  params: { userId: 'text' },
  columns: { customerId: 'text' },
  sql: `select u.stripe_customer_id as "customerId" from "user" u
    where u.id = :userId and u.stripe_customer_id is not null
      and exists (select from stripe_subscription s where s.user_id = u.id and s.status = 'incomplete')`,
})

/** Only who has begun a payment is asked about at Stripe: looking at the plans makes no call. */
export function registerPendingPaymentRoute(app: Hono, deps: PremiumDeps) {
  registerCall(app, deps, 'pendingCardPayment', async ({ person }) => {
    const { card, db, limits } = deps
    const [begun] = card ? await findBegun(db, { userId: person.id }) : []
    if (!card || !begun) return { payment: null }
    await limits.consumeOrRefuse('cardCallsOfPerson', person.id, 'too_many_tries')
    return { payment: await callStripe(async () => pendingOf(card, await card.listOpen(begun.customerId))) }
  })
}

/** A payment that the bank still thinks about, or that has just gone through: its subscription shows neither. */
async function pendingOf(card: StripeGateway, open: readonly OpenSubscription[]) {
  for (const { status, plan, clientSecret } of open) {
    const [id] = clientSecret?.split('_secret_') ?? []
    if (status !== 'incomplete' || !id) continue
    const payment = await card.readPayment(id)
    if (payment?.status === 'processing' || payment?.status === 'succeeded') return { id, plan }
  }
  return null
}

/** Ending it would void money that is on its way, and another one beside it would be paid twice. */
export async function refuseWhilePending(card: StripeGateway, open: readonly OpenSubscription[]) {
  if (await pendingOf(card, open)) throw new AppError('payment_pending')
}

export async function callStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof CardError)) throw error
    log('error', 'Couldn’t ask Stripe.', { failure: error.failure, reason: error.message })
    throw new AppError('payment_provider_away', { cause: error, retryAfter: 5 })
  }
}
