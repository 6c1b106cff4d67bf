import { isolateText } from '@app/domain/text/text'
import { DescriptionItem } from '../../ui/description-item.tsx'
import { formatDateTime } from '../../ui/format-date-time.ts'
import { CodeLink, ReviewFrame } from './review-frame.tsx'
import { type CardReview as Review, useResolveCardReview } from './reviews.queries.ts'

/** A card payment at none of our prices: an admin refunds it at Stripe or grants Premium, and notes that here. */
export function CardReviewCard({ review, onSettled }: { review: Review; onSettled: () => void }) {
  const settle = useResolveCardReview(review.paymentId, onSettled)
  const payer = review.email ?? 'A deleted account'
  return (
    <ReviewFrame
      label={`Card payment by ${isolateText(payer)}`}
      payer={payer}
      by={review.userId}
      kind="Card, not our price"
      isPending={settle.isPending}
      choices={[{ name: 'Remove from List', settle: settle.mutate }]}
    >
      <dl className="facts">
        <DescriptionItem name="Received">{moneyOf(review)}</DescriptionItem>
        <DescriptionItem name="Found">{formatDateTime(review.foundAt)}</DescriptionItem>
        <DescriptionItem name="Payment">
          <AtStripe id={review.paymentId} place="payments" />
        </DescriptionItem>
        <DescriptionItem name="Subscription">
          {review.subscriptionId ? <AtStripe id={review.subscriptionId} place="subscriptions" /> : 'none'}
        </DescriptionItem>
        <DescriptionItem name="Customer">
          <AtStripe id={review.customerId} place="customers" />
        </DescriptionItem>
      </dl>
    </ReviewFrame>
  )
}

/** Stripe counts in the smallest unit; not every currency has a hundred of them. */
function moneyOf({ amount, currency }: Review): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

const AtStripe = ({ id, place }: { id: string; place: string }) => (
  <CodeLink text={id} at={`https://dashboard.stripe.com/${place}/${encodeURIComponent(id)}`} />
)
