import type Stripe from 'stripe'
import type { StripeSettings } from './stripe-gateway.ts'

/** What the parts of the desk share. */
export interface StripeContext extends StripeSettings {
  stripe: Stripe
}
