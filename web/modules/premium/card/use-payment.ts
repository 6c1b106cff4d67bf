import { useState } from 'react'
import { showToast } from '../../../ui/toast.ts'
import type { Fields } from './use-card-fields.ts'

/** Pays with what stands in the fields, once: a second press while the first is on its way does nothing. */
export function usePayment(onPaid: (paymentId: string) => void) {
  const [isPaying, setPaying] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function pay(fields: Fields) {
    if (isPaying) return
    setPaying(true)
    setFailure(undefined)
    const { paymentId, why } = await confirm(fields).catch(() => failedBecause())
    setPaying(false)
    setFailure(why)
    if (why) showToast({ title: 'Payment Failed', text: why, tone: 'danger' })
    if (paymentId) onPaid(paymentId)
  }
  /** `failure` is why the last try brought nothing, until the next try. */
  return { isPaying, failure, pay, forgetFailure: () => setFailure(undefined) }
}

interface Outcome {
  paymentId?: string
  why?: string
}

/** The payment that went through or is on its way, or why there is none. */
async function confirm({ stripe, elements }: Fields): Promise<Outcome> {
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    confirmParams: { return_url: `${location.origin}/premium-success` },
    redirect: 'if_required',
  })
  // A payment that is done already comes back as an error that carries it.
  const intent = paymentIntent ?? error?.payment_intent
  if (intent?.status === 'succeeded' || intent?.status === 'processing') return { paymentId: intent.id }
  // What is wrong with a field stands beside it.
  return error?.type === 'validation_error' ? {} : failedBecause(error?.message)
}

const failedBecause = (why = 'Your card was not charged. Please try again.'): Outcome => ({ why })
