import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useSearchParams } from '../../router/use-search-params.ts'
import { Pager, parsePageNumber } from '../../ui/pager.tsx'
import { AdminPage } from './admin-page.tsx'
import { CardReviewCard } from './card-review-card.tsx'
import { ListState, waitingCountText } from './list-state.tsx'
import { PaymentReviewCard } from './payment-review-card.tsx'
import * as styles from './payment-reviews.module.css'
import { cardReviewsQuery, paymentReviewsQuery, reviewPageSize, straysQuery } from './reviews.queries.ts'
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
