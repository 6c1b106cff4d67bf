import type { Reply } from '@app/contract/calls'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { api, callQuery, queryKey } from '../../api/api.ts'
import { isRefused, showFailure } from '../../api/call-failed.ts'
import { useNavigation } from '../../ui/navigation.ts'
import { showToast } from '../../ui/toast.ts'

export type SubscriptionStatus = Reply<'subscriptionStatus'>

/** Looked up anew whenever somebody comes back to the page: it may have changed at Stripe. */
export const subscriptionStatusQuery = queryOptions({
  ...callQuery('subscriptionStatus'),
  staleTime: 0,
  refetchOnWindowFocus: true,
})

/** Leads to Stripe’s page, where a card is changed or a subscription ended. */
export function useBilling() {
  const { leaveFor } = useNavigation()
  return useMutation({
    mutationFn: () => api.openBilling({ body: {} }),
    onSuccess: ({ url }) => leaveFor(url),
    onError: (error) => showFailure(error, 'Something went wrong. Please try again.'),
  })
}

/** Milliseconds between two looks at a payment that a bank still thinks about, and how often we look. */
const pause = 2_000
const looks = 30

/** Asks the server what has become of a payment, again and again while the bank has not answered. */
export const usePaymentCheck = (paymentId: string) =>
  useQuery({
    queryKey: queryKey('confirmPayment', { paymentId }),
    queryFn: () => tell(paymentId),
    gcTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount, error } }) =>
      !error && data && 'status' in data && dataUpdateCount < looks && pause,
  })

async function tell(paymentId: string) {
  try {
    const body = { payment_intent_id: paymentId }
    const reply = await api.confirmPayment({ body })
    if ('plan' in reply && reply.plan === 'free') throw new Error('paid, and yet no Premium')
    return reply
  } catch (error) {
    if (isUnpaid(error)) showFailure(error, '', 'Payment Failed')
    else showToast({ title: 'Payment Verification Failed', text: 'Please contact support.', tone: 'danger' })
    throw error
  }
}

/** Stripe says that this payment brings nothing: another try pays for nothing twice. */
export const isUnpaid = (error: unknown) => isRefused(error, 'payment_not_done', 'payment_refunded')

/** The money has arrived, not at one of our prices: a person at our side decides what becomes of it. */
export const isInReview = (error: unknown) => isRefused(error, 'payment_in_review')
