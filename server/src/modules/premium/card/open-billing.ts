import type { Hono } from 'hono'
import { AppError } from '../../../http/app-error.ts'
import { serve } from '../../../http/serve.ts'
import type { PremiumDeps } from '../deps.ts'
import { findBillable } from './card.queries.ts'
import { askStripe } from './payment-input.ts'

/** The way back is ours alone: nothing in the request can lead anywhere else. */
export function openBillingRoute(app: Hono, deps: PremiumDeps) {
  serve(app, deps, 'openBilling', async ({ person }) => {
    const { card, db, publicUrl, limits } = deps
    if (!card) throw new AppError('stripe_not_configured')
    const [billed] = await findBillable(db, { userId: person.id })
    if (!billed) throw new AppError('no_subscription')
    await limits.takeOrRefuse('cardCallsOfPerson', person.id, 'too_many_tries')
    return { url: await askStripe(() => card.openPortal(billed.customerId, `${publicUrl}/premium`)) }
  })
}
