import type { TakenBack } from '@app/domain/premium/card-verdict'
import type Stripe from 'stripe'
import { checked, paymentsOf } from './subscription-facts.ts'

/** What became of the payments of an invoice: refunded, lost in a dispute, disputed, or still ours (null). */
export async function takenBackOf(
  stripe: Stripe,
  invoice: Stripe.Subscription['latest_invoice'],
): Promise<TakenBack | null> {
  if (!invoice || typeof invoice === 'string' || invoice.status !== 'paid') return null
  const intents = await Promise.all(paymentsOf(invoice).map((id) => readIntent(stripe, id)))
  const charges = intents.flatMap(chargeIn)
  if (charges.length > 0 && charges.every(({ refunded }) => refunded)) return 'refunded'
  const disputed = charges.filter(({ disputed }) => disputed)
  const disputes = (await Promise.all(disputed.map(({ id }) => disputesOf(stripe, id)))).flat()
  const against = disputes.filter(isAgainstUs)
  if (against.some(({ status }) => status === 'lost')) return 'charged_back'
  return against.length > 0 ? 'disputed' : null
}

/** A payment with its latest charge. */
export const readIntent = async (stripe: Stripe, id: string) =>
  checked('payment_intent', await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }))

export const chargeIn = ({ latest_charge: charge }: Stripe.PaymentIntent) =>
  charge && typeof charge === 'object' ? [checked('charge', charge)] : []

const disputesOf = async (stripe: Stripe, charge: string) =>
  checked('list', await stripe.disputes.list({ charge, limit: 100 })).data

/** An inquiry has taken no money yet; what was won or prevented is ours again. */
const isAgainstUs = ({ status }: Stripe.Dispute) =>
  !['won', 'prevented', 'warning_needs_response', 'warning_under_review', 'warning_closed'].includes(status)
