import type { Reply } from '@app/contract/calls'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { api, callQuery, queryKey } from '../../api/api.ts'
import { isRefused, showError } from '../../api/api-error.ts'
import { useNavigation } from '../../router/navigation.ts'
import { showToast } from '../../ui/toast.ts'

export type SubscriptionStatus = Reply<'subscriptionStatus'>

/** It may have changed at Stripe meanwhile. */
export const subscriptionStatusQuery = queryOptions({
  ...callQuery('subscriptionStatus'),
  staleTime: 0,
  refetchOnWindowFocus: true,
})

/** The bank may decide at any moment, so it is asked for anew with each visit. */
export const pendingPaymentQuery = queryOptions({ ...callQuery('pendingCardPayment'), staleTime: 0, gcTime: 0 })

export function useOpenBilling() {
  const { leaveFor } = useNavigation()
  return useMutation({
    mutationFn: () => api.openBilling({ body: {} }),
    onSuccess: ({ url }) => leaveFor(url),
    onError: (error) => showError(error, 'Something went wrong. Try again.'),
  })
}

const pollMs = 2_000
const pollsAtMost = 30

export const usePaymentCheck = (paymentId: string) =>
  useQuery({
    queryKey: queryKey('confirmPayment', { paymentId }),
    queryFn: () => confirm(paymentId),
    gcTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount, error } }) =>
      !error && data && 'status' in data && dataUpdateCount < pollsAtMost && pollMs,
  })

export const verificationFailedTitle = 'Payment Verification Failed'

async function confirm(paymentId: string) {
  try {
    const body = { payment_intent_id: paymentId }
    const reply = await api.confirmPayment({ body })
    if ('plan' in reply && reply.plan === 'free') throw new Error('paid, and yet no Premium')
    return reply
  } catch (error) {
    if (isNothingPaid(error)) showError(error, '', 'Payment Failed')
    else showToast({ title: verificationFailedTitle, text: 'Please contact support.', tone: 'danger' })
    throw error
  }
}

/** Nothing was paid, so another attempt pays nothing twice. */
export const isNothingPaid = (error: unknown) => isRefused(error, 'payment_not_done', 'payment_refunded')

/** The money arrived at none of our prices, and an admin decides. */
export const isInReview = (error: unknown) => isRefused(error, 'payment_in_review')
