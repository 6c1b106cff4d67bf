import type { Body, Reply } from '@app/contract/calls'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, callQuery } from '../../api/api.ts'
import { useSettling } from './use-settling.ts'

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
