import type { Reply } from '@app/contract/call'
import type { listCardReviews, settleCardReview } from '@app/contract/card-review'
import { queryOptions } from '@tanstack/react-query'
import { call, callPage } from '../../api/call.ts'
import { useSettling } from './use-settling.ts'

export type CardReview = Reply<typeof listCardReviews>[number]

const path = '/api/admin/card-payments'

/** The oldest 50: what is settled makes room for the next. */
export const cardReviewsQuery = queryOptions({
  queryKey: [path],
  queryFn: () => callPage<typeof listCardReviews>({ method: 'GET', path }),
  staleTime: 0,
})

export const useSettleCard = (id: string, onSettled: () => void) =>
  useSettling({
    list: path,
    send: (note: string) =>
      call<typeof settleCardReview>(
        { method: 'POST', path: '/api/admin/card-payments/:id' },
        { params: { id }, body: { note } },
      ),
    said: () => 'The payment is off the list.',
    onSettled,
  })
