import { useEffect, useState } from 'react'
import { useNavigation } from '../../ui/navigation.ts'
import * as layout from '../../ui/styles/layout.module.css'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import { PaymentCheck } from './payment-check.tsx'
import * as styles from './premium-screen.module.css'

/** Where a bank sends people back to. What Stripe wrote into the address leaves it at once. */
export function PaymentReturn() {
  const { place, go } = useNavigation()
  const [paymentId] = useState(() => new URLSearchParams(place.search).get('payment_intent'))
  useEffect(() => void go(paymentId ? '/premium-success' : '/premium', { replace: true }), [go, paymentId])
  if (!paymentId) return null
  return (
    <>
      <h1>Your payment</h1>
      <div className={`${surfaces.card} ${styles.card} ${styles.returned}`}>
        <h2 className={layout.sr}>What has become of it</h2>
        <PaymentCheck
          paymentId={paymentId}
          onDone={() => go('/premium?success=true', { replace: true })}
          onRefused={() => go('/premium', { replace: true })}
        />
      </div>
    </>
  )
}
