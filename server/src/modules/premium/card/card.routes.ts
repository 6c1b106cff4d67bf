import type { Hono } from 'hono'
import type { PremiumDeps } from '../deps.ts'
import { confirmPaymentRoute } from './confirm-payment.ts'
import { cardReviewRoutes } from './list-reviews.ts'
import { openBillingRoute } from './open-billing.ts'
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
