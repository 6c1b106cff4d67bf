import type { Body, Reply } from '@app/contract/call'
import type { listCryptoReviews, listCryptoSteps, settleCryptoPayment } from '@app/contract/coins'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, callPage, sentenceOf } from '../../api/call.ts'
import { showToast } from '../../ui/toast.ts'

export type Review = Reply<typeof listCryptoReviews>[number]
export type Step = Reply<typeof listCryptoSteps>[number]
export type Outcome = Body<typeof settleCryptoPayment>['outcome']

export const reviewsOnPage = 50
const path = '/api/admin/crypto-payments'

export const reviewsQuery = (page: number) =>
  queryOptions({
    queryKey: [path, page],
    queryFn: () => callPage<typeof listCryptoReviews>({ method: 'GET', path }, { query: { page } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const stepsQuery = (id: string) =>
  queryOptions({
    queryKey: [path, id, 'steps'],
    queryFn: () =>
      call<typeof listCryptoSteps>({ method: 'GET', path: '/api/admin/crypto-payments/:id/steps' }, { params: { id } }),
    staleTime: 0,
  })

/** What is said once it is done. */
const done: Record<Outcome, string> = {
  grant: 'A year of Premium is granted.',
  refunded: 'The refund is noted.',
  rejected: 'The payment is rejected.',
}

export function useSettle(id: string, onSettled: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: Body<typeof settleCryptoPayment>) =>
      call<typeof settleCryptoPayment>(
        { method: 'POST', path: '/api/admin/crypto-payments/:id' },
        { params: { id }, body },
      ),
    onSuccess: (_, { outcome }) => {
      showToast({ title: 'Decided', text: done[outcome] })
      onSettled()
    },
    onError: (error) =>
      showToast({ title: 'Error', text: sentenceOf(error, 'Nothing was decided. Please try again.'), tone: 'danger' }),
    // Somebody else may have decided meanwhile: that too is seen in the list.
    onSettled: () => cache.invalidateQueries({ queryKey: [path] }),
  })
}
