import type { Hono } from 'hono'
import { AppError } from '../../../http/app-error.ts'
import { serve } from '../../../http/serve.ts'
import type { PremiumDeps } from '../deps.ts'
import { askStripe } from './ask-stripe.ts'
import { findBillable } from './card.queries.ts'
import { confirmPaymentRoute } from './confirm-payment.ts'
import { cardReviewRoutes } from './list-reviews.ts'
import { webhookRoute } from './receive-webhook.ts'
import { setUpPaymentRoutes } from './set-up-payment.ts'
import { subscriptionStatusRoute } from './subscription-status.ts'

export function cardRoutes(app: Hono, deps: PremiumDeps) {
  setUpPaymentRoutes(app, deps)
  confirmPaymentRoute(app, deps)
  openBillingRoute(app, deps)
  webhookRoute(app, deps)
  subscriptionStatusRoute(app, deps)
  cardReviewRoutes(app, deps)
}

/** The way back is ours alone: nothing in the request can lead anywhere else. */
function openBillingRoute(app: Hono, deps: PremiumDeps) {
  serve(app, deps, 'openBilling', async ({ person }) => {
    const { card, db, publicUrl, limits } = deps
    if (!card) throw new AppError('stripe_not_configured')
    const [billed] = await findBillable(db, { userId: person.id })
    if (!billed) throw new AppError('no_subscription')
    await limits.takeOrRefuse('cardCallsOfPerson', person.id, 'too_many_tries')
    return { url: await askStripe(() => card.openPortal(billed.customerId, `${publicUrl}/premium`)) }
  })
}
