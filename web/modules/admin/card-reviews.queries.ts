import type { Reply } from '@app/contract/calls'
import { queryOptions } from '@tanstack/react-query'
import { api, callQuery } from '../../api/api.ts'
import { useSettling } from './use-settling.ts'

export type CardReview = Reply<'listCardReviews'>[number]

/** The oldest 50: what is settled makes room for the next. */
export const cardReviewsQuery = queryOptions({
  ...callQuery('listCardReviews'),
  staleTime: 0,
})

export const useSettleCard = (id: string, onSettled: () => void) =>
  useSettling({
    changes: ['listCardReviews'],
    send: (note: string) => api.settleCardReview({ params: { id }, body: { note } }),
    said: () => 'The payment is off the list.',
    onSettled,
  })
