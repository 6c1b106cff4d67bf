import type { Hono } from 'hono'
import type { PremiumDeps } from '../deps.ts'
import { confirmPaymentRoute } from './confirm-payment.ts'
import { cardReviewRoutes } from './list-reviews.ts'
import { openBillingRoute } from './open-billing.ts'
import { hearStripeRoute } from './receive-webhook.ts'
import { setUpPaymentRoutes } from './set-up-payment.ts'
import { standingRoute } from './subscription-status.ts'

export function cardRoutes(app: Hono, deps: PremiumDeps) {
  setUpPaymentRoutes(app, deps)
  confirmPaymentRoute(app, deps)
  openBillingRoute(app, deps)
  hearStripeRoute(app, deps)
  standingRoute(app, deps)
  cardReviewRoutes(app, deps)
}
