import { Fact } from '../../ui/fact.tsx'
import { minuteOf } from '../../ui/moments.ts'
import * as surfaces from '../../ui/styles/surfaces.module.css'
import * as tag from '../../ui/styles/tag.module.css'
import { CodeLink, PersonLink } from './code-link.tsx'
import * as styles from './payment-reviews.module.css'
import { ReviewDecision } from './review-decision.tsx'
import { type CardReview as Review, useSettleCard } from './reviews.queries.ts'

interface Props {
  review: Review
  onSettled: () => void
}

/** A card payment at none of our prices: an admin refunds it at Stripe or grants Premium, and notes that here. */
export function CardReview({ review, onSettled }: Props) {
  const settle = useSettleCard(review.paymentId, onSettled)
  const payer = review.email ?? 'Somebody who is gone'
  return (
    <article className={`${surfaces.card} ${styles.review}`} aria-label={`Card payment of ${payer}`}>
      <header>
        <h2>
          <PersonLink name={payer} by={review.userId} />
        </h2>
        <span className={tag.tag}>Card, not our price</span>
      </header>
      <dl className={`${surfaces.facts} ${styles.facts}`}>
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
      <ReviewDecision isPending={settle.isPending} choices={[{ name: 'Take off the list', settle: settle.mutate }]} />
    </article>
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
