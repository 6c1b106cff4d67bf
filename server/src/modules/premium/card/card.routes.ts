import type { Reply } from '@app/contract/calls'
import { operatorFallbackName } from '@app/contract/page-placeholders'
import { billedStatuses, isReversed } from '@app/domain/premium/card-entitlement'
import { renewableFrom } from '@app/domain/premium/prepaid'
import type { Hono } from 'hono'
import { AppError } from '../../../http/app-error.ts'
import type { Person } from '../../../http/person.ts'
import { registerCall } from '../../../http/register-call.ts'
import type { CardPayment, CardSubscription, StripeGateway } from '../../../vendors/stripe/stripe-gateway.ts'
import type { PremiumDeps } from '../deps.ts'
import { type Grant, listGrantSources, listGrants } from '../grants.ts'
import { findBillingCustomer, findSubscriptionStatus, type SubscriptionStatus } from './card.queries.ts'
import { logCardReview, openCardReview, registerCardReviewRoutes } from './card-reviews.routes.ts'
import { callStripe, registerPendingPaymentRoute } from './pending-payment.ts'
import { registerSetUpPaymentRoutes } from './set-up-payment.ts'
import { syncSubscription } from './sync-subscription.ts'
import { registerStripeWebhook } from './webhook-events.ts'

function registerSubscriptionStatusRoute(app: Hono, deps: PremiumDeps) {
  registerCall(app, deps, 'subscriptionStatus', async ({ person: { id, plan } }) => {
    const now = deps.now()
    const grants = await listGrants(deps.db, { userId: id })
    const last = lastOf(grants, now)
    const [card] = await findSubscriptionStatus(deps.db, { userId: id })
    return {
      plan,
      endsAt: last?.endsAt?.toISOString() ?? null,
      source: last?.source ?? null,
      renewal: card && renews(card) ? null : renewalOf(last, now),
      card: card ? cardView(card, hasBegunAfter(grants, card.id, now)) : null,
    }
  })
}

function lastOf(grants: readonly Grant[], now: Date): Grant | undefined {
  const ahead = grants.filter(({ endsAt, revokedAt }) => !revokedAt && (!endsAt || endsAt > now))
  if (!ahead.some(({ startsAt }) => startsAt <= now)) return undefined
  return ahead.toSorted((a, b) => endOf(b) - endOf(a))[0]
}

function renewalOf(last: Grant | undefined, now: Date) {
  if (last?.source !== 'crypto' || !last.endsAt) return null
  const from = new Date(renewableFrom(last.endsAt.getTime()))
  return { from: from.toISOString(), isOpen: from <= now }
}

const renews = ({ status, cancelsAtPeriodEnd, takenBack }: SubscriptionStatus) =>
  billedStatuses.includes(status) && !cancelsAtPeriodEnd && !isReversed(takenBack)

const endOf = ({ endsAt }: Grant) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY

type CardStatus = NonNullable<Reply<'subscriptionStatus'>['card']>['status']

/** Then the subscription's refund is an old event. */
function hasBegunAfter(grants: readonly Grant[], subscription: string, now: Date): boolean {
  const own = grants.find(({ source, reference }) => source === 'stripe' && reference === subscription)
  return own !== undefined && grants.some(({ startsAt }) => startsAt > own.startsAt && startsAt <= now)
}

function cardView({ id, takenBack, status, periodEnd, ...card }: SubscriptionStatus, isOld: boolean) {
  const shown = isReversed(takenBack) && isOld ? 'ended' : statusOf(status, takenBack)
  return { ...card, status: shown, periodEnd: periodEnd?.toISOString() ?? null }
}

function statusOf(status: string, takenBack: SubscriptionStatus['takenBack']): CardStatus {
  if (takenBack && takenBack !== 'disputed') return takenBack
  if (status === 'active' || status === 'trialing') return 'active'
  return status === 'canceled' ? 'ended' : 'past_due'
}

export function registerCardRoutes(app: Hono, deps: PremiumDeps) {
  registerSetUpPaymentRoutes(app, deps)
  confirmPaymentRoute(app, deps)
  openBillingRoute(app, deps)
  registerStripeWebhook(app, deps)
  registerSubscriptionStatusRoute(app, deps)
  registerPendingPaymentRoute(app, deps)
  registerCardReviewRoutes(app, deps)
}

/** The return address is fixed: nothing in the request leads elsewhere. */
function openBillingRoute(app: Hono, deps: PremiumDeps) {
  registerCall(app, deps, 'openBilling', async ({ person }) => {
    const { card, db, publicUrl, limits } = deps
    if (!card) throw new AppError('stripe_not_configured')
    const [billed] = await findBillingCustomer(db, { userId: person.id })
    if (!billed) throw new AppError('no_subscription')
    await limits.consumeOrRefuse('cardCallsOfPerson', person.id, 'too_many_tries')
    return { url: await callStripe(() => card.openPortal(billed.customerId, `${publicUrl}/premium`)) }
  })
}

/** Does not believe the page: reads the payment from Stripe. */
function confirmPaymentRoute(app: Hono, deps: PremiumDeps) {
  registerCall(
    app,
    deps,
    'confirmPayment',
    async ({ person, body: { payment_intent_id: id, subscription_id: claimed }, defer }) => {
      const { card } = deps
      if (!card) throw new AppError('stripe_not_configured')
      await deps.limits.consumeOrRefuse('cardCallsOfPerson', person.id, 'too_many_tries')
      const outcome = await callStripe(() => confirm({ ...deps, card }, person, { id, claimed }))
      if (outcome === 'premium') return { plan: 'premium' }
      defer()
      return { status: 'processing' }
    },
  )
}

interface Claim {
  id: string
  claimed: string | undefined
}

async function confirm(deps: PremiumDeps & { card: StripeGateway }, person: Person, { id, claimed }: Claim) {
  const { stripeCustomerId: own } = person
  // The payment of another person answers like a missing one.
  const payment = own === null ? null : await deps.card.readPayment(id)
  if (!payment || payment.customerId !== own) throw new AppError('payment_not_found')
  if (claimed && claimed !== payment.subscriptionId) throw new AppError('payment_not_found')
  if (payment.subscriptionId === null) return await review(deps, person, payment)
  if (payment.status === 'processing') return 'processing'
  if (payment.status !== 'succeeded') throw new AppError('payment_not_done')
  const subscription = await syncSubscription(deps, payment.subscriptionId)
  if (subscription?.customerId !== own) throw new AppError('payment_not_found')
  if (!subscription.plan) return await review(deps, person, payment)
  return await subscriptionStatusOf(deps, person, subscription)
}

/** Paid at none of our prices: it grants nothing by itself, and an admin decides. */
async function review(
  { db, now, supportEmail }: PremiumDeps,
  { id: userId }: Person,
  payment: CardPayment,
): Promise<never> {
  const { customerId, status, isRefunded, ...money } = payment
  if (customerId === null || status !== 'succeeded') throw new AppError('payment_not_found')
  if (isRefunded) throw new AppError('payment_refunded')
  logCardReview(await openCardReview(db, { ...money, userId, customerId, at: now() }))
  throw new AppError('payment_in_review', { params: { contact: supportEmail ?? operatorFallbackName } })
}

async function subscriptionStatusOf({ db, now }: PremiumDeps, { id }: Person, { status }: CardSubscription) {
  if ((await listGrantSources(db, id, now())).includes('stripe')) return 'premium'
  if (status === 'incomplete') return 'processing'
  throw new AppError('payment_not_done')
}
