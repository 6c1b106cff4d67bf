import { ExternalLink } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { minuteOf } from '../../ui/moments.ts'
import { type CardReview as Review, useSettleCard } from './card-reviews.queries.ts'

interface Props {
  review: Review
  onSettled: () => void
}

/** Money by card at none of our prices. It goes back at Stripe, or Premium is given among the users; here that is noted. */
export function CardReview({ review, onSettled }: Props) {
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const settle = useSettleCard(review.paymentId, onSettled)
  function decide() {
    const isBlank = note.trim() === ''
    setError(isBlank ? 'Please note why.' : undefined)
    if (!isBlank && !settle.isPending) settle.mutate(note.trim())
  }
  const payer = review.email ?? 'Somebody who is gone'
  return (
    <article className="card review" aria-label={`Card payment of ${payer}`}>
      <header>
        <h2>{payer}</h2>
        <span className="tag">Card, not our price</span>
      </header>
      <dl className="facts">
        <Fact name="Received">{moneyOf(review)}</Fact>
        <Fact name="Found">{minuteOf(review.foundAt)}</Fact>
        <Fact name="Payment">
          <AtStripe id={review.paymentId} place="payments" />
        </Fact>
        <Fact name="Subscription">
          {review.subscriptionId ? <AtStripe id={review.subscriptionId} place="subscriptions" /> : 'none'}
        </Fact>
        <Fact name="Customer">
          <AtStripe id={review.customerId} place="customers" />
        </Fact>
      </dl>
      <Field
        label="Note"
        value={note}
        error={error}
        autoComplete="off"
        onChange={({ target }) => {
          setNote(target.value)
          setError(undefined)
        }}
      />
      <div className="row">
        <button type="button" className="btn line" disabled={settle.isPending} onClick={decide}>
          Take off the list
        </button>
      </div>
    </article>
  )
}

/** Stripe counts in the smallest unit, and not every currency has a hundred of them. */
function moneyOf({ amount, currency }: Review): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

const AtStripe = ({ id, place }: { id: string; place: string }) => (
  <a href={`https://dashboard.stripe.com/${place}/${encodeURIComponent(id)}`} target="_blank" rel="noopener noreferrer">
    <code>{id}</code>
    <ExternalLink className="i" aria-hidden="true" />
    <span className="sr">, opens in a new tab</span>
  </a>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
