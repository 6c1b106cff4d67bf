import type { Hono } from 'hono'
import type { PremiumDeps } from '../deps.ts'
import { beginPaymentRoute } from './begin-payment.ts'
import { strayRoutes } from './list-strays.ts'
import { quoteYearRoute } from './quote-year.ts'
import { reviewPaymentsRoutes } from './review-payments.ts'
import { verifyPaymentRoutes } from './verify-payment.ts'

export function cryptoRoutes(app: Hono, deps: PremiumDeps) {
  quoteYearRoute(app, deps)
  beginPaymentRoute(app, deps)
  verifyPaymentRoutes(app, deps)
  reviewPaymentsRoutes(app, deps)
  strayRoutes(app, deps)
}
