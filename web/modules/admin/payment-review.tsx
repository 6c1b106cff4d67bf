import { explorerOf } from '@app/domain/premium/coins/explorers'
import { inSentence } from '@app/domain/text/text'
import { Fact } from '../../ui/fact.tsx'
import { minuteOf } from '../../ui/moments.ts'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import * as styles from './payment-reviews.module.css'
import { CodeLink, ReviewFrame } from './review-frame.tsx'
import { type Outcome, type Review, useSettle } from './reviews.queries.ts'
import { StepsOf } from './steps-of.tsx'

const outcomes: readonly { outcome: Outcome; name: string }[] = [
  { outcome: 'grant', name: 'Grant a year' },
  { outcome: 'refunded', name: 'Note a refund' },
  { outcome: 'rejected', name: 'Reject' },
]

export function PaymentReview({ review, onSettled }: { review: Review; onSettled: () => void }) {
  const settle = useSettle(review.id, onSettled)
  const payer = review.email ?? 'Somebody who is gone'
  return (
    <ReviewFrame
      label={`Payment of ${inSentence(payer)}`}
      payer={payer}
      by={review.userId}
      kind={review.status === 'revoked' ? 'Taken back' : 'Late or short'}
      note={review.note}
      isPending={settle.isPending}
      choices={outcomes.map(({ outcome, name }) => ({
        name,
        isMain: outcome === 'grant',
        settle: (note) => settle.mutate({ outcome, note }),
      }))}
    >
      <Facts review={review} />
      <StepsOf payment={review.id} />
    </ReviewFrame>
  )
}

function Facts({ review }: { review: Review }) {
  const explorer = explorerOf(review.cryptocurrency, review.network)
  return (
    <dl className={`${surfaces.facts} ${styles.facts}`}>
      <Fact name="Due">
        {review.due} {review.cryptocurrency}
      </Fact>
      <Fact name="Received">
        {review.received} {review.cryptocurrency}
      </Fact>
      <Fact name="Network">{review.network}</Fact>
      <Fact name="Begun">{minuteOf(review.createdAt)}</Fact>
      <Fact name="Address">
        <CodeLink text={review.paymentAddress} at={explorer?.address(review.paymentAddress)} />
      </Fact>
      <Fact name="Transactions">
        {review.transactions.length === 0
          ? 'not known: the page of the address lists them'
          : [...new Set(review.transactions)].map((tx) => (
              <CodeLink key={tx} text={tx} at={explorer?.transaction(tx)} />
            ))}
      </Fact>
      {review.namedTransaction && (
        <Fact name="Named by the payer">
          <CodeLink text={review.namedTransaction} at={explorer?.transaction(review.namedTransaction)} />
        </Fact>
      )}
    </dl>
  )
}
