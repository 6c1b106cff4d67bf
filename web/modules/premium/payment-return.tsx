import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { PaymentCheck } from './payment-check.tsx'

/** Where a bank sends people back to. What Stripe wrote into the address leaves it at once. */
export function PaymentReturn() {
  const { history } = useRouter()
  const [paymentId] = useState(() => new URLSearchParams(history.location.search).get('payment_intent'))
  useEffect(() => history.replace(paymentId ? '/premium-success' : '/premium'), [history, paymentId])
  if (!paymentId) return null
  return (
    <>
      <h1>Your payment</h1>
      <div className="card returned">
        <h2 className="sr">What has become of it</h2>
        <PaymentCheck
          paymentId={paymentId}
          onDone={() => history.replace('/premium?success=true')}
          onRefused={() => history.replace('/premium')}
        />
      </div>
    </>
  )
}
