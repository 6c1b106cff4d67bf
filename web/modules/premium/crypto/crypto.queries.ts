import type { Reply } from '@app/contract/calls'
import type { Asset } from '@app/domain/premium/crypto/assets'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, callQuery, queryKey } from '../../../api/api.ts'
import { showError, tryAgainMessage } from '../../../api/api-error.ts'
import { showToast } from '../../../ui/toast.ts'

export type CryptoPayment = Reply<'subscribeByCrypto'>
export type OpenedPayment = NonNullable<Reply<'openCryptoPayment'>>
export type CryptoPaymentStatus = OpenedPayment['standing']
export type ShownPayment = Pick<OpenedPayment, 'payment' | 'standing'>

export const otherPaymentsOf = (opened: OpenedPayment | null): readonly ShownPayment[] => opened?.others ?? []

export const isPaymentOver = ({ standing: { status } }: Pick<OpenedPayment, 'standing'>) =>
  status === 'expired' || status === 'rejected'

export const isPayable = ({ standing: { status } }: Pick<OpenedPayment, 'standing'>) =>
  ['pending', 'confirming', 'underpaid'].includes(status)

/** Changes whenever a payment has moved on; its message may change without that. */
export const paymentProgressKey = ({ status, confirmations, rest }: CryptoPaymentStatus) =>
  [status, confirmations, rest?.received].join(' ')

const priceLifeMs = 60_000
const pollMs = 5_000

export const cryptoPriceQuery = ({ currency, network }: Asset) =>
  queryOptions({
    ...callQuery('cryptoPrice', { params: { currency }, query: { network } }),
    staleTime: priceLifeMs,
    refetchInterval: priceLifeMs,
  })

/** Polls a payment until it is verified; without an id, the newest one. */
export const cryptoPaymentQuery = (paymentId?: string) =>
  queryOptions({
    ...callQuery('openCryptoPayment', { query: { paymentId } }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data && data.standing.status !== 'verified' ? pollMs : false),
  })

export function useBeginPayment(onBegun: (payment: CryptoPayment) => void) {
  return useMutation({
    mutationFn: ({ currency: cryptocurrency, network }: Asset) =>
      api.subscribeByCrypto({ body: { cryptocurrency, network } }),
    onSuccess: onBegun,
    onError: (error) => showError(error, tryAgainMessage, 'Failed to create crypto payment'),
  })
}

/** Shows another payment at once, with the notes beside it, until the server says more. */
export function useShowPayment(current: OpenedPayment | null) {
  const cache = useQueryClient()
  return (shown: ShownPayment) => {
    const { paymentId } = shown.payment
    const known = current ? [current, ...otherPaymentsOf(current)] : []
    const others = known
      .filter(({ payment, standing }) => payment.paymentId !== paymentId && standing.status !== 'expired')
      .map(({ payment, standing }) => ({ payment, standing }))
    const opened: OpenedPayment | null = { ...shown, others }
    cache.setQueryData(cryptoPaymentQuery(paymentId).queryKey, opened)
  }
}

/** Checks the chain now. A transaction that does not fit changes nothing of the payment. */
export function useVerifyPayment(paymentId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (transactionHash: string) => api.verifyCrypto({ body: { paymentId, transactionHash } }),
    onSuccess: (standing) => {
      if (standing.status === 'rejected') showVerificationFailed()
      else
        cache.setQueriesData<OpenedPayment>({ queryKey: queryKey('openCryptoPayment') }, (opened) =>
          opened?.payment.paymentId === paymentId ? { ...opened, standing } : opened,
        )
    },
    onError: showVerificationFailed,
  })
}

export const hashUnverifiedMessage = 'Please check your transaction hash and try again'

const showVerificationFailed = () =>
  showToast({
    title: 'Verification Failed',
    text: hashUnverifiedMessage,
    tone: 'danger',
  })

export const useConfirmSurplus = (onRead: () => unknown) =>
  useMutation({
    mutationFn: (id: string) => api.confirmSurplus({ params: { id } }),
    onSuccess: onRead,
    onError: (error) => showError(error),
  })

export function useRefetchPayments() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: queryKey('openCryptoPayment') })
}
