import type { ReactNode } from 'react'
import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { minuteOf } from '../../ui/moments.ts'
import { type Outcome, type Review, useSettle } from './payment-reviews.queries.ts'

interface Props {
  review: Review
  onSettled: () => void
}

const outcomes: readonly { outcome: Outcome; name: string }[] = [
  { outcome: 'grant', name: 'Grant a year' },
  { outcome: 'refunded', name: 'Note a refund' },
  { outcome: 'rejected', name: 'Reject' },
]

/** One payment, what is known of it, and the three ways in which it can end. Each needs a reason. */
export function PaymentReview({ review, onSettled }: Props) {
  const [note, setNote] = useState(review.note ?? '')
  const [error, setError] = useState<string>()
  const settle = useSettle(review.id, onSettled)
  function decide(outcome: Outcome) {
    const isBlank = note.trim() === ''
    setError(isBlank ? 'Please note why.' : undefined)
    if (!isBlank && !settle.isPending) settle.mutate({ outcome, note: note.trim() })
  }
  const payer = review.email ?? 'Somebody who is gone'
  return (
    <article className="card review" aria-label={`Payment of ${payer}`}>
      <header>
        <h2>{payer}</h2>
        <span className="tag">{review.status === 'revoked' ? 'Taken back' : 'Late or short'}</span>
      </header>
      <Facts review={review} />
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
        {outcomes.map(({ outcome, name }) => (
          <button
            key={outcome}
            type="button"
            className={outcome === 'grant' ? 'btn' : 'btn line'}
            disabled={settle.isPending}
            onClick={() => decide(outcome)}
          >
            {name}
          </button>
        ))}
      </div>
    </article>
  )
}

const Facts = ({ review }: { review: Review }) => (
  <dl className="facts">
    <Fact name="Due">
      {review.due} {review.cryptocurrency}
    </Fact>
    <Fact name="Received">
      {review.received} {review.cryptocurrency}
    </Fact>
    <Fact name="Network">{review.network}</Fact>
    <Fact name="Begun">{minuteOf(review.createdAt)}</Fact>
    <Fact name="Address">
      <code>{review.paymentAddress}</code>
    </Fact>
    <Fact name="Transactions">
      {review.transactions.length === 0
        ? 'none'
        : [...new Set(review.transactions)].map((tx) => <code key={tx}>{tx}</code>)}
    </Fact>
  </dl>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
