import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Pager } from '../../ui/pager.tsx'
import { pageOf, useAddress } from '../../ui/use-address.ts'
import { AdminPage } from './admin-page.tsx'
import { CardReview } from './card-review.tsx'
import { cardReviewsQuery } from './card-reviews.queries.ts'
import { ListState } from './list-state.tsx'
import { PaymentReview } from './payment-review.tsx'
import { reviewsOnPage, reviewsQuery } from './payment-reviews.queries.ts'
import { StrayCoin } from './stray-coin.tsx'
import { straysQuery } from './stray-coins.queries.ts'
import './payment-reviews.css'

/** Money that came late, short, at none of our prices, or went again: an admin decides. */
export function PaymentsScreen() {
  const { said, change } = useAddress()
  const page = pageOf(said['page'])
  const head = useRef<HTMLHeadingElement>(null)
  const { data, error, isFetching, refetch } = useQuery(reviewsQuery(page))
  const cards = useQuery(cardReviewsQuery).data
  const strays = useQuery(straysQuery).data
  const focusHead = () => head.current?.focus()
  return (
    <AdminPage title="Payments" what="payments" error={error}>
      <div className="page-head">
        <div>
          <h1 ref={head} tabIndex={-1}>
            Payments
          </h1>
          <p className="lead muted num" role="status">
            {data && !error && waitingLine(data.total + (cards?.total ?? 0) + (strays?.total ?? 0))}
          </p>
        </div>
      </div>
      <ListState what="payments" error={error} isEmpty={data ? false : undefined} onRetry={refetch}>
        {null}
      </ListState>
      {data && !error && (
        <div aria-busy={isFetching}>
          <div className="reviews">
            {cards?.rows.map((review) => (
              <CardReview key={review.paymentId} review={review} onSettled={focusHead} />
            ))}
            {strays?.rows.map((stray) => (
              <StrayCoin key={stray.id} stray={stray} onSettled={focusHead} />
            ))}
            {data.rows.map((review) => (
              <PaymentReview key={review.id} review={review} onSettled={focusHead} />
            ))}
          </div>
          <Pager
            page={page}
            pages={Math.ceil(data.total / reviewsOnPage)}
            onPage={(next) => change({ page: `${next}` })}
          />
        </div>
      )}
    </AdminPage>
  )
}

function waitingLine(total: number): string {
  if (total === 0) return 'No payment waits for a decision.'
  return total === 1 ? '1 payment waits for a decision' : `${total} payments wait for a decision, oldest first`
}
