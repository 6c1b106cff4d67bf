import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Pager } from '../../ui/pager.tsx'
import * as layout from '../../ui/styles/layout.module.css'
import { pageOf, useAddress } from '../../ui/use-address.ts'
import { AdminPage } from './admin-page.tsx'
import { CardReview } from './card-review.tsx'
import { cardReviewsQuery } from './card-reviews.queries.ts'
import { PaymentReview } from './payment-review.tsx'
import * as styles from './payment-reviews.module.css'
import { reviewsOnPage, reviewsQuery } from './payment-reviews.queries.ts'
import { ReviewPart } from './review-part.tsx'
import { StrayCoin } from './stray-coin.tsx'
import { straysQuery } from './stray-coins.queries.ts'

/** Money that came late, short, at none of our prices, or went again: an admin decides. */
export function PaymentsScreen() {
  const { said, change } = useAddress()
  const page = pageOf(said['page'])
  const head = useRef<HTMLHeadingElement>(null)
  const coins = useQuery(reviewsQuery(page))
  const cards = useQuery(cardReviewsQuery)
  const strays = useQuery(straysQuery)
  const parts = [coins, cards, strays]
  const totals = parts.flatMap(({ data, error }) => (data && !error ? [data.total] : []))
  const focusHead = () => head.current?.focus()
  return (
    <AdminPage title="Payments" what="payments" error={coins.error}>
      <div className={layout.pageHead}>
        <div>
          <h1 ref={head} tabIndex={-1}>
            Payments
          </h1>
          <p className={`${layout.lead} ${layout.muted} ${layout.num}`} role="status">
            {totals.length === parts.length && waitingLine(totals.reduce((sum, total) => sum + total, 0))}
          </p>
        </div>
      </div>
      <div className={styles.reviewParts} aria-busy={parts.some(({ isFetching }) => isFetching)}>
        <ReviewPart what="card payments" query={cards}>
          {(review) => <CardReview key={review.paymentId} review={review} onSettled={focusHead} />}
        </ReviewPart>
        <ReviewPart what="money without a payment" query={strays}>
          {(stray) => <StrayCoin key={stray.id} stray={stray} onSettled={focusHead} />}
        </ReviewPart>
        <ReviewPart what="payments" query={coins} isPaged>
          {(review) => <PaymentReview key={review.id} review={review} onSettled={focusHead} />}
        </ReviewPart>
        {coins.data && !coins.error && (
          <Pager
            page={page}
            pages={Math.ceil(coins.data.total / reviewsOnPage)}
            onPage={(next) => change({ page: `${next}` })}
          />
        )}
      </div>
    </AdminPage>
  )
}

function waitingLine(total: number): string {
  if (total === 0) return 'No payment waits for a decision.'
  return total === 1 ? '1 payment waits for a decision' : `${total} payments wait for a decision, oldest first`
}
