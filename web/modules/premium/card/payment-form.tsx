import { Flame, Lock, TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { useForm } from '../../../ui/use-form.ts'
import { PaymentLoading } from './payment-loading.tsx'
import { useCardFields } from './use-card-fields.ts'
import type { usePayment } from './use-payment.ts'

interface Props {
  publishableKey: string
  clientSecret: string
  price: string
  payment: ReturnType<typeof usePayment>
  onRetry: () => void
}

/** Stripe’s fields, which only Stripe can read, and the button that pays. */
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
      <div ref={place} className="fields" hidden={fields === 'missing'} />
      {failure && (
        <p className="note warn declined" role="alert">
          <TriangleAlert className="i" />
          <span>{failure}</span>
        </p>
      )}
      {isReady && (
        <button type="submit" className="btn big wide" disabled={isPaying}>
          {isPaying ? 'Paying…' : `Pay ${price}`}
          <Flame className="i" />
        </button>
      )}
      {isReady && (
        <p className="small handled">
          <Lock className="i" />
          Handled by Stripe
        </p>
      )}
    </form>
  )
}

const FieldsMissing = ({ onRetry }: { onRetry: () => void }) => (
  <div className="instead" role="alert">
    <h3>The card form did not come</h3>
    <p className="note warn">
      <TriangleAlert className="i" />
      <span>
        Failed to initialize payment. Please try again. The form comes from js.stripe.com: a blocker or a lost
        connection may have stopped it.
      </span>
    </p>
    <button type="button" className="btn" onClick={onRetry}>
      Try Again
    </button>
  </div>
)
