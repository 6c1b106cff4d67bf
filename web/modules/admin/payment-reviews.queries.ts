import type { Body, Reply } from '@app/contract/call'
import type { listCryptoReviews, listCryptoSteps, settleCryptoPayment } from '@app/contract/coins'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callPage } from '../../api/call.ts'
import { useSettling } from './use-settling.ts'

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

export const useSettle = (id: string, onSettled: () => void) =>
  useSettling({
    list: path,
    send: (body: Body<typeof settleCryptoPayment>) =>
      call<typeof settleCryptoPayment>(
        { method: 'POST', path: '/api/admin/crypto-payments/:id' },
        { params: { id }, body },
      ),
    said: ({ outcome }) => done[outcome],
    onSettled,
  })
