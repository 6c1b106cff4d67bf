import type { Reply } from '@app/contract/call'
import type { listCardReviews, settleCardReview } from '@app/contract/card-review'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callPage, sentenceOf } from '../../api/call.ts'
import { showToast } from '../../ui/toast.ts'

export type CardReview = Reply<typeof listCardReviews>[number]

const path = '/api/admin/card-payments'

/** The oldest 50: what is settled makes room for the next. */
export const cardReviewsQuery = queryOptions({
  queryKey: [path],
  queryFn: () => callPage<typeof listCardReviews>({ method: 'GET', path }),
  staleTime: 0,
})

export function useSettleCard(id: string, onSettled: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (note: string) =>
      call<typeof settleCardReview>(
        { method: 'POST', path: '/api/admin/card-payments/:id' },
        { params: { id }, body: { note } },
      ),
    onSuccess: () => {
      showToast({ title: 'Decided', text: 'The payment is off the list.' })
      onSettled()
    },
    onError: (error) =>
      showToast({ title: 'Error', text: sentenceOf(error, 'Nothing was decided. Please try again.'), tone: 'danger' }),
    onSettled: () => cache.invalidateQueries({ queryKey: [path] }),
  })
}
