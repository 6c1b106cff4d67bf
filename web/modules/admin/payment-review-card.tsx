import { assetExplorer } from '@app/domain/premium/crypto/explorers'
import { isolateText } from '@app/domain/text/text'
import { DescriptionItem } from '../../ui/description-item.tsx'
import { formatDateTime } from '../../ui/format-date-time.ts'
import { PaymentSteps } from './payment-steps.tsx'
import { CodeLink, ReviewFrame } from './review-frame.tsx'
import { type PaymentResolution, type PaymentReview, useResolvePayment } from './reviews.queries.ts'

const outcomes: readonly { outcome: PaymentResolution; name: string }[] = [
  { outcome: 'grant', name: 'Grant a Year' },
  { outcome: 'refunded', name: 'Record a Refund' },
  { outcome: 'rejected', name: 'Reject' },
]

export function PaymentReviewCard({ review, onSettled }: { review: PaymentReview; onSettled: () => void }) {
  const settle = useResolvePayment(review.id, onSettled)
  const payer = review.email ?? 'A deleted account'
  return (
    <ReviewFrame
      label={`Payment by ${isolateText(payer)}`}
      payer={payer}
      by={review.userId}
      kind={review.status === 'revoked' ? 'Reversed' : 'Late or incomplete'}
      note={review.note}
      isPending={settle.isPending}
      choices={outcomes.map(({ outcome, name }) => ({
        name,
        isMain: outcome === 'grant',
        settle: (note) => settle.mutate({ outcome, note }),
      }))}
    >
      <Facts review={review} />
      <PaymentSteps payment={review.id} />
    </ReviewFrame>
  )
}

function Facts({ review }: { review: PaymentReview }) {
  const explorer = assetExplorer(review.cryptocurrency, review.network)
  return (
    <dl className="facts">
      <DescriptionItem name="Due">
        {review.due} {review.cryptocurrency}
      </DescriptionItem>
      <DescriptionItem name="Received">
        {review.received} {review.cryptocurrency}
      </DescriptionItem>
      <DescriptionItem name="Network">{review.network}</DescriptionItem>
      <DescriptionItem name="Begun">{formatDateTime(review.createdAt)}</DescriptionItem>
      <DescriptionItem name="Address">
        <CodeLink text={review.paymentAddress} at={explorer?.address(review.paymentAddress)} />
      </DescriptionItem>
      <DescriptionItem name="Transactions">
        {review.transactions.length === 0
          ? 'Unknown: check the address page'
          : [...new Set(review.transactions)].map((tx) => (
              <CodeLink key={tx} text={tx} at={explorer?.transaction(tx)} />
            ))}
      </DescriptionItem>
      {review.namedTransaction && (
        <DescriptionItem name="Transaction they entered">
          <CodeLink text={review.namedTransaction} at={explorer?.transaction(review.namedTransaction)} />
        </DescriptionItem>
      )}
    </dl>
  )
}
