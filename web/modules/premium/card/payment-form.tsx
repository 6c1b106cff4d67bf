import { Flame, Lock, TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { BurningMatch } from '../../../ui/burning-match.tsx'
import * as buttons from '../../../ui/styles/buttons.module.css'
import * as fieldsStyles from '../../../ui/styles/fields.module.css'
import * as layout from '../../../ui/styles/layout.module.css'
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
        <p className={`${fieldsStyles.note} ${styles.note} ${fieldsStyles.warn} ${styles.declined}`} role="alert">
          <TriangleAlert className={layout.i} />
          <span>{failure}</span>
        </p>
      )}
      {isReady && (
        <button type="submit" className={`${buttons.btn} ${buttons.big} ${buttons.wide}`} disabled={isPaying}>
          <span>{isPaying ? 'Paying…' : `Pay ${price}`}</span>
          <Flame className={layout.i} />
        </button>
      )}
      {isReady && (
        <p className={`${styles.small} ${styles.handled}`}>
          <Lock className={layout.i} />
          Handled by Stripe
        </p>
      )}
    </form>
  )
}

const FieldsMissing = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.instead} role="alert">
    <h3>The card form did not load</h3>
    <p className={`${fieldsStyles.note} ${styles.note} ${fieldsStyles.warn}`}>
      <TriangleAlert className={layout.i} />
      <span>
        Failed to initialize payment. Please try again. The form comes from js.stripe.com: a blocker or a lost
        connection may have stopped it.
      </span>
    </p>
    <button type="button" className={buttons.btn} onClick={onRetry}>
      Try Again
    </button>
  </div>
)

export const PaymentLoading = () => (
  <div className={styles.loading} role="status">
    <BurningMatch className={styles.match} />
    <p>Loading payment...</p>
  </div>
)
