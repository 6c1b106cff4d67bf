import { Lock, TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { BurningMatch } from '../../../ui/burning-match.tsx'
import { Button } from '../../../ui/button.tsx'
import { useForm } from '../../../ui/use-form.ts'
import * as styles from '../premium-screen.module.css'
import type { useCardCharge } from './use-card-charge.ts'
import { useCardFields } from './use-card-fields.ts'

interface Props {
  publishableKey: string
  clientSecret: string
  price: string
  payment: ReturnType<typeof useCardCharge>
  onRetry: () => void
}

export function PaymentForm({ publishableKey, clientSecret, price, payment, onRetry }: Props) {
  const { isPaying, failure, pay } = payment
  const place = useRef<HTMLDivElement>(null)
  const fields = useCardFields(place, publishableKey, clientSecret)
  const isReady = fields !== undefined && fields !== 'missing'
  const { form } = useForm({ isBusy: isPaying, send: () => void (isReady && pay(fields)) })
  return (
    <form {...form}>
      {fields === undefined && <PaymentLoading />}
      {fields === 'missing' && <FieldsMissing onRetry={onRetry} />}
      <div ref={place} className={styles.fields} hidden={fields === 'missing'} />
      {failure && (
        <p className="note warn" role="alert">
          <TriangleAlert className="i" />
          <span>{failure}</span>
        </p>
      )}
      {isReady && <p className={styles.small}>Cancel any time on this page. You keep the time you paid for.</p>}
      {isReady && (
        <Button type="submit" size="big wide" disabled={isPaying}>
          <span>{isPaying ? 'Paying…' : `Pay ${price}`}</span>
        </Button>
      )}
      {isReady && (
        <p className={`${styles.small} ${styles.handled}`}>
          <Lock className="i" />
          Payment handled by Stripe
        </p>
      )}
    </form>
  )
}

const FieldsMissing = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.instead} role="alert">
    <h3>The card form didn’t load</h3>
    <p className="note warn">
      <TriangleAlert className="i" />
      <span>
        Failed to initialize payment. Please try again. An ad blocker or a lost connection may have stopped
        js.stripe.com.
      </span>
    </p>
    <Button onClick={onRetry}>Try Again</Button>
  </div>
)

export const PaymentLoading = () => (
  <div className={styles.loading} role="status">
    <BurningMatch className={styles.match} />
    <p className="disp">Loading payment...</p>
  </div>
)
