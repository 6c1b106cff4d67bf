import type { Body, Reply } from '@app/contract/calls'
import type { RouteName } from '@app/contract/routes'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, callQuery, queryKey } from '../../api/api.ts'
import { showFailure } from '../../api/call-failed.ts'
import { showToast } from '../../ui/toast.ts'

interface Settling<Decision> {
  /** The reads whose answers change. */
  changes: readonly RouteName[]
  send: (decision: Decision) => Promise<unknown>
  /** What is said once it is done. */
  said: (decision: Decision) => string
  onSettled: () => void
}

export type Stray = Reply<'listStrays'>[number]

/** The oldest 50: what is settled makes room for the next. */
export const straysQuery = queryOptions({
  ...callQuery('listStrays'),
  staleTime: 0,
})

export const useSettleStray = (id: string, onSettled: () => void) =>
  useSettling({
    changes: ['listStrays'],
    send: (body: Body<'settleStray'>) => api.settleStray({ params: { id }, body }),
    said: () => 'The money is off the list.',
    onSettled,
  })

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

export type Review = Reply<'listCryptoReviews'>[number]
export type Step = Reply<'listCryptoSteps'>[number]
export type Outcome = Body<'settleCryptoPayment'>['outcome']

export const reviewsOnPage = 50

export const reviewsQuery = (page: number) =>
  queryOptions({
    ...callQuery('listCryptoReviews', { query: { page } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const stepsQuery = (id: string) =>
  queryOptions({
    ...callQuery('listCryptoSteps', { params: { id } }),
    staleTime: 0,
  })

/** What is said once it is done. */
const done: Record<Outcome, string> = {
  grant: 'A year of Premium is granted.',
  refunded: 'The refund is noted.',
  rejected: 'The payment is rejected.',
}

export const useSettle = (id: string, onSettled: () => void) =>
  useSettling({
    changes: ['listCryptoReviews', 'listCryptoSteps'],
    send: (body: Body<'settleCryptoPayment'>) => api.settleCryptoPayment({ params: { id }, body }),
    said: ({ outcome }) => done[outcome],
    onSettled,
  })

/** Sends what an admin decided of money that waits. */
function useSettling<Decision>({ changes, send, said, onSettled }: Settling<Decision>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (_, decision) => {
      showToast({ title: 'Decided', text: said(decision) })
      onSettled()
    },
    onError: (error) => showFailure(error, 'Nothing was decided. Please try again.'),
    // Somebody else may have decided meanwhile: that too is seen in the list.
    onSettled: () => Promise.all(changes.map((name) => cache.invalidateQueries({ queryKey: queryKey(name) }))),
  })
}
