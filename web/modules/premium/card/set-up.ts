import { type CardPlan, cardPrices } from '@app/domain/premium/price'
import { useQuery } from '@tanstack/react-query'
import { api, queryKey } from '../../../api/api.ts'
import { CallFailed, isRefused } from '../../../api/call-failed.ts'
import { showToast } from '../../../ui/toast.ts'

/** What a screen sets payments up with: /premium names the plan, /subscribe its price too. */
export type Way = 'createSubscription' | 'subscribeByCard'

/** Why there is no payment to fill in. `message` is what stands in its place. */
export class SetUpFailed extends Error {
  override readonly name = 'SetUpFailed'
  /** Card payments are switched off on this server. */
  readonly isSwitchedOff: boolean
  /** There is a subscription already: a second one would be paid twice. */
  readonly isTaken: boolean
  /** What the server said, if it said something for people. */
  readonly sentence: string | undefined

  constructor(way: Way, failure: unknown) {
    const status = failure instanceof CallFailed ? failure.status : undefined
    super(way === 'subscribeByCard' && status ? `Payment setup failed: ${status}` : 'Failed to initialize payment')
    this.isSwitchedOff = isRefused(failure, 'stripe_not_configured')
    this.isTaken = isRefused(failure, ...taken)
    this.sentence = sentenceBy(failure)
  }
}

const taken = ['already_premium', 'subscription_unpaid', 'payment_in_review', 'payment_disputed'] as const

/** Set-ups that fail answer with `error` beside the sentence that every refusal has. */
function sentenceBy(failure: unknown) {
  if (typeof failure === 'string') return failure
  if (!(failure instanceof CallFailed)) return undefined
  const { error } = failure.fields
  return typeof error === 'string' ? error : failure.sentence
}

export interface Choice {
  plan: CardPlan
  /** Counts the choices and tries. */
  turn: number
}

const ask = (way: Way, plan: CardPlan) =>
  way === 'createSubscription'
    ? api.createSubscription({ body: { plan } })
    : api.subscribeByCard({ body: pricedBodies[plan] })

const pricedBodies = {
  monthly: { plan: 'monthly', amount: cardPrices.monthly.cents },
  annual: { plan: 'annual', amount: cardPrices.annual.cents },
} as const

async function setUp(way: Way, plan: CardPlan): Promise<string> {
  try {
    const { clientSecret, error } = await ask(way, plan)
    if (!clientSecret) throw error
    return clientSecret
  } catch (failure) {
    const failed = new SetUpFailed(way, failure)
    if (!failed.isTaken)
      showToast({
        title: 'Payment Setup Failed',
        text: failed.sentence ?? 'Please try refreshing the page or contact support',
        tone: 'danger',
      })
    throw failed
  }
}

/** Each turn asks anew and is remembered apart, so that a slow answer to an earlier one is nobody's any more. */
export const useSetUp = (way: Way, { plan, turn }: Choice, enabled: boolean) =>
  useQuery<string, SetUpFailed>({
    queryKey: queryKey(way, { plan, turn }),
    queryFn: () => setUp(way, plan),
    gcTime: 0,
    enabled,
  })
