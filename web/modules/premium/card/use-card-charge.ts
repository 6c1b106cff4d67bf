import { useState } from 'react'
import { showToast } from '../../../ui/toast.ts'
import type { StripeFields } from './use-card-fields.ts'

export function useCardCharge(onPaid: (paymentId: string) => void) {
  const [isPaying, setPaying] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function pay(fields: StripeFields) {
    if (isPaying) return
    setPaying(true)
    setFailure(undefined)
    const { paymentId, why } = await confirm(fields).catch(() => failedBecause())
    setPaying(false)
    setFailure(why)
    if (why) showToast({ title: 'Payment Failed', text: why, tone: 'danger' })
    if (paymentId) onPaid(paymentId)
  }
  return { isPaying, failure, pay, forgetFailure: () => setFailure(undefined) }
}

interface Outcome {
  paymentId?: string
  why?: string
}

async function confirm({ stripe, elements }: StripeFields): Promise<Outcome> {
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    confirmParams: { return_url: `${location.origin}/premium-success` },
    redirect: 'if_required',
  })
  // A payment that is already done comes back inside an error.
  const intent = paymentIntent ?? error?.payment_intent
  if (intent?.status === 'succeeded' || intent?.status === 'processing') return { paymentId: intent.id }
  // Stripe sends the reason of a declined card; a validation error it shows beside its field.
  return error?.type === 'validation_error' ? {} : failedBecause(error?.message)
}

const failedBecause = (why = 'Your card wasn’t charged. Try again.'): Outcome => ({ why })
