import type { Reply } from '@app/contract/calls'
import type { Asset } from '@app/domain/premium/coins/assets'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, callQuery, queryKey } from '../../../api/api.ts'
import { showFailure } from '../../../api/call-failed.ts'
import { showToast } from '../../../ui/toast.ts'

export type Payment = Reply<'subscribeByCrypto'>
export type Opened = NonNullable<Reply<'openCryptoPayment'>>
export type PaymentStatus = Opened['standing']

/** Nothing more is to be sent to it. */
export const isOver = ({ standing: { status } }: Pick<Opened, 'standing'>) =>
  status === 'expired' || status === 'rejected'

/** Another text whenever a payment has moved on; its sentence may change without that. */
export const progressOf = ({ status, confirmations, rest }: PaymentStatus) =>
  [status, confirmations, rest?.received].join(' ')

/** Milliseconds: how long an estimate stands, and between two looks at a payment. */
const priceLife = 60_000
const pause = 5_000

/** What a year costs in a coin right now. */
export const priceQuery = ({ currency, network }: Asset) =>
  queryOptions({
    ...callQuery('cryptoPrice', { params: { currency }, query: { network } }),
    staleTime: priceLife,
    refetchInterval: priceLife,
  })

/** A payment and how far it is, looked up again and again until it is verified; without an id, the newest one. */
export const paymentQuery = (paymentId?: string) =>
  queryOptions({
    ...callQuery('openCryptoPayment', { query: { paymentId } }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data && data.standing.status !== 'verified' ? pause : false),
  })

export function useBegin(onBegun: (payment: Payment) => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ currency: cryptocurrency, network }: Asset) =>
      api.subscribeByCrypto({ body: { cryptocurrency, network } }),
    onSuccess: (payment) => {
      const standing: PaymentStatus = { status: 'pending', message: 'Waiting for your payment.' }
      const opened: Opened | null = { payment, standing }
      cache.setQueryData(paymentQuery(payment.paymentId).queryKey, opened)
      onBegun(payment)
    },
    onError: (error) => showFailure(error, tryAgain, 'Failed to create crypto payment'),
  })
}

export const tryAgain = 'Please try again in a moment.'

/** Asks for a look at the chain now. A transaction that does not fit is held against nobody: the payment goes on. */
export function useVerify(paymentId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (transactionHash: string) => api.verifyCrypto({ body: { paymentId, transactionHash } }),
    onSuccess: (standing) => {
      if (standing.status === 'rejected') tellOfFailure()
      else
        cache.setQueriesData<Opened>({ queryKey: queryKey('openCryptoPayment') }, (opened) =>
          opened?.payment.paymentId === paymentId ? { ...opened, standing } : opened,
        )
    },
    onError: tellOfFailure,
  })
}

const tellOfFailure = () =>
  showToast({
    title: 'Verification Failed',
    text: 'Please check your transaction hash and try again',
    tone: 'danger',
  })
