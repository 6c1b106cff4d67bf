import type { Hono } from 'hono'
import type { Deps } from '../../../deps.ts'
import { confirmPaymentRoute } from './confirm-payment.ts'
import { hearStripeRoute } from './hear-stripe.ts'
import { cardReviewRoutes } from './list-reviews.ts'
import { openBillingRoute } from './open-billing.ts'
import { setUpPaymentRoutes } from './set-up-payment.ts'
import { standingRoute } from './standing.ts'

export function cardRoutes(app: Hono, deps: Deps) {
  setUpPaymentRoutes(app, deps)
  confirmPaymentRoute(app, deps)
  openBillingRoute(app, deps)
  hearStripeRoute(app, deps)
  standingRoute(app, deps)
  cardReviewRoutes(app, deps)
}
