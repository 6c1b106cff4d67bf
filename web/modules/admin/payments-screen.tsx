import { isolateText } from '@app/domain/text/text'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useSearchParams } from '../../router/use-search-params.ts'
import { DescriptionItem } from '../../ui/description-item.tsx'
import { formatDateTime } from '../../ui/format-date-time.ts'
import { Pager, parsePageNumber } from '../../ui/pager.tsx'
import { AdminPage } from './admin-page.tsx'
import { ListState, waitingCountText } from './list-state.tsx'
import { PaymentReviewCard } from './payment-review-card.tsx'
import * as styles from './payment-reviews.module.css'
import { CodeLink, ReviewFrame } from './review-frame.tsx'
import {
  cardReviewsQuery,
  paymentReviewsQuery,
  type CardReview as Review,
  reviewPageSize,
  straysQuery,
  useResolveCardReview,
} from './reviews.queries.ts'
import { StrayCard } from './stray-card.tsx'

interface Props<Row> {
  what: string
  query: { data?: { rows: Row[]; total: number } | undefined; error: Error | null; refetch(): unknown }
  isPaged?: boolean
  children: (row: Row) => ReactNode
}

/** Money that came late, short or at none of our prices, or was taken back. */
export function PaymentsScreen() {
  const { params, change } = useSearchParams()
  const page = parsePageNumber(params['page'])
  const head = useRef<HTMLHeadingElement>(null)
  const cryptoReviews = useQuery(paymentReviewsQuery(page))
  const cards = useQuery(cardReviewsQuery)
  const strays = useQuery(straysQuery)
  const parts = [cryptoReviews, cards, strays]
  const totals = parts.flatMap(({ data, error }) => (data && !error ? [data.total] : []))
  const focusHead = () => head.current?.focus()
  return (
    <AdminPage title="Payments" what="payments" error={cryptoReviews.error}>
      <div className="pageHead">
        <div>
          <h1 ref={head} tabIndex={-1}>
            Payments
          </h1>
          <p className="lead muted num" role="status">
            {totals.length === parts.length &&
              waitingCountText(
                totals.reduce((sum, total) => sum + total, 0),
                'payment',
              )}
          </p>
        </div>
      </div>
      <div className={`stack ${styles.reviewParts}`} aria-busy={parts.some(({ isFetching }) => isFetching)}>
        <ReviewPart what="card payments" query={cards}>
          {(review) => <CardReviewCard key={review.paymentId} review={review} onSettled={focusHead} />}
        </ReviewPart>
        <ReviewPart what="stray payments" query={strays}>
          {(stray) => <StrayCard key={stray.id} stray={stray} onSettled={focusHead} />}
        </ReviewPart>
        <ReviewPart what="payments" query={cryptoReviews} isPaged>
          {(review) => <PaymentReviewCard key={review.id} review={review} onSettled={focusHead} />}
        </ReviewPart>
        {cryptoReviews.data && !cryptoReviews.error && (
          <Pager
            page={page}
            pages={Math.ceil(cryptoReviews.data.total / reviewPageSize)}
            onPage={(next) => change({ page: `${next}` })}
          />
        )}
      </div>
    </AdminPage>
  )
}

function ReviewPart<Row>({ what, query: { data, error, refetch }, isPaged = false, children }: Props<Row>) {
  if (error || !data)
    return (
      <ListState what={what} error={error} isEmpty={undefined} onRetry={() => void refetch()}>
        {null}
      </ListState>
    )
  const { rows, total } = data
  if (rows.length === 0) return null
  return (
    <>
      <div className={styles.reviews}>{rows.map(children)}</div>
      {!isPaged && total > rows.length && (
        <p className="muted">{`The oldest ${rows.length} of ${total} ${what}. More appear as you clear these.`}</p>
      )}
    </>
  )
}

/** A card payment at none of our prices: an admin refunds it at Stripe or grants Premium, and notes that here. */
function CardReviewCard({ review, onSettled }: { review: Review; onSettled: () => void }) {
  const settle = useResolveCardReview(review.paymentId, onSettled)
  const payer = review.email ?? 'A deleted account'
  return (
    <ReviewFrame
      label={`Card payment by ${isolateText(payer)}`}
      payer={payer}
      by={review.userId}
      kind="Card, wrong price"
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
