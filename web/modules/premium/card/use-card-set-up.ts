import { type CardPlan, cardPrices } from '@app/domain/premium/price'
import { useQuery } from '@tanstack/react-query'
import { api, queryKey } from '../../../api/api.ts'
import { ApiError, isRefused } from '../../../api/api-error.ts'
import { showToast } from '../../../ui/toast.ts'

export const notInitializedMessage = 'Failed to initialize payment'

/** /premium sends the plan, /subscribe its price too. */
export type SetUpCall = 'createSubscription' | 'subscribeByCard'

export class SetUpError extends Error {
  override readonly name = 'SetUpFailed'
  readonly isSwitchedOff: boolean
  readonly isSubscribed: boolean
  /** Begun in another tab or on another device. */
  readonly isPending: boolean
  readonly sentence: string | undefined

  constructor(way: SetUpCall, failure: unknown) {
    const status = failure instanceof ApiError ? failure.status : undefined
    super(way === 'subscribeByCard' && status ? `Payment setup failed: ${status}` : notInitializedMessage)
    this.isSwitchedOff = isRefused(failure, 'stripe_not_configured')
    this.isSubscribed = isRefused(failure, ...subscribedCodes)
    this.isPending = isRefused(failure, 'payment_pending')
    this.sentence = sentenceBy(failure)
  }
}

const subscribedCodes = [
  'already_premium',
  'subscription_unpaid',
  'payment_pending',
  'payment_in_review',
  'payment_disputed',
] as const

/** A failed set-up answers with `error`, other refusals with a message. */
function sentenceBy(failure: unknown) {
  if (typeof failure === 'string') return failure
  if (!(failure instanceof ApiError)) return undefined
  const { error } = failure.fields
  return typeof error === 'string' ? error : failure.sentence
}

export interface SetUpChoice {
  /** Until one is chosen, nothing is set up. */
  plan: CardPlan | undefined
  /** Counts choices and retries. */
  turn: number
}

const ask = (way: SetUpCall, plan: CardPlan) =>
  way === 'createSubscription'
    ? api.createSubscription({ body: { plan } })
    : api.subscribeByCard({ body: pricedBodies[plan] })

const pricedBodies = {
  monthly: { plan: 'monthly', amount: cardPrices.monthly.cents },
  annual: { plan: 'annual', amount: cardPrices.annual.cents },
} as const

async function setUp(way: SetUpCall, plan: CardPlan): Promise<string> {
  try {
    const { clientSecret, error } = await ask(way, plan)
    if (!clientSecret) throw error
    return clientSecret
  } catch (failure) {
    const failed = new SetUpError(way, failure)
    if (!failed.isSubscribed)
      showToast({
        title: 'Payment Setup Failed',
        text: failed.sentence ?? 'Please try refreshing the page or contact support',
        tone: 'danger',
      })
    throw failed
  }
}

/** One cache entry a turn, so that a slow answer to an earlier one is ignored. */
export const useCardSetUp = (way: SetUpCall, { plan = 'monthly', turn }: SetUpChoice, enabled: boolean) =>
  useQuery<string, SetUpError>({
    queryKey: queryKey(way, { plan, turn }),
    queryFn: () => setUp(way, plan),
    gcTime: 0,
    // A refetch of all that is shown must not open a second payment.
    staleTime: 'static',
    enabled,
  })
