import { useState } from 'react'
import { showToast } from '../../../ui/toast.ts'
import type { Fields } from './use-card-fields.ts'

/** Pays with what stands in the fields, once: a second press while the first is on its way does nothing. */
export function usePayment(onPaid: (paymentId: string) => void) {
  const [isPaying, setPaying] = useState(false)
  async function pay(fields: Fields) {
    if (isPaying) return
    setPaying(true)
    const paymentId = await confirm(fields).catch(() => fail())
    setPaying(false)
    if (paymentId) onPaid(paymentId)
  }
  return { isPaying, pay }
}

/** The payment that went through or is on its way; without one, the person has been told why. */
async function confirm({ stripe, elements }: Fields): Promise<string | undefined> {
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    confirmParams: { return_url: `${location.origin}/premium-success` },
    redirect: 'if_required',
  })
  // A payment that is done already comes back as an error that carries it.
  const intent = paymentIntent ?? error?.payment_intent
  if (intent?.status === 'succeeded' || intent?.status === 'processing') return intent.id
  // What is wrong with a field stands beside it.
  return error?.type === 'validation_error' ? undefined : fail(error?.message)
}

function fail(why = 'Your card was not charged. Please try again.') {
  showToast({ title: 'Payment Failed', text: why, tone: 'danger' })
  return undefined
}
