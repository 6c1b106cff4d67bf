import type Stripe from 'stripe'
import type { StripeSettings } from '../card-desk.ts'

/** What the parts of the desk share. */
export interface Means extends StripeSettings {
  stripe: Stripe
}
