import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { useSearchParams } from '../../router/search.ts'
import { Pager, pageOf } from '../../ui/pager.tsx'
import * as layout from '../../ui/styles/layout.module.css'
import { AdminPage } from './admin-page.tsx'
import { CardReview } from './card-review.tsx'
import { ListState, waitingLine } from './list-state.tsx'
import { PaymentReview } from './payment-review.tsx'
import * as styles from './payment-reviews.module.css'
import { cardReviewsQuery, reviewsOnPage, reviewsQuery, straysQuery } from './reviews.queries.ts'
import { StrayCoin } from './stray-coin.tsx'

interface Props<Row> {
  what: string
  query: { data?: { rows: Row[]; total: number } | undefined; error: Error | null; refetch(): unknown }
  isPaged?: boolean
  children: (row: Row) => ReactNode
}

/** Money that came late, short or at none of our prices, or was taken back. */
export function PaymentsScreen() {
  const { params, change } = useSearchParams()
  const page = pageOf(params['page'])
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
            {totals.length === parts.length &&
              waitingLine(
                totals.reduce((sum, total) => sum + total, 0),
                'payment',
              )}
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
        <p className={layout.muted}>
          {`The oldest ${rows.length} of ${total} ${what}. The next follow when these are off the list.`}
        </p>
      )}
    </>
  )
}
