import { expect, test } from 'vitest'
import type { SubscriptionStatus } from './premium.queries.ts'
import { subscriptionSentence } from './premium-text.ts'

const end = '2027-11-20T12:00:00.000Z'
const card = { plan: 'annual', status: 'active', periodEnd: end, cancelsAtPeriodEnd: false } as const
const statusWith = (change: Partial<SubscriptionStatus>): SubscriptionStatus => ({
  plan: 'premium',
  endsAt: end,
  source: 'stripe',
  card,
  renewal: null,
  ...change,
})

test.each<[string, SubscriptionStatus]>([
  ['Premium, annual. Renews on 20 November 2027.', statusWith({})],
  [
    'Premium, annual. Ends on 20 November 2027. You won’t be charged again.',
    statusWith({ card: { ...card, cancelsAtPeriodEnd: true } }),
  ],
  [
    'Premium, monthly. The last payment didn’t go through.',
    statusWith({ card: { ...card, plan: 'monthly', status: 'past_due' } }),
  ],
  ['Premium. Renews on 20 November 2027.', statusWith({ card: { ...card, plan: null, periodEnd: null } })],
  [
    'Premium until 20 November 2027. It won’t renew on its own.',
    statusWith({ card: { ...card, status: 'ended' }, source: 'admin' }),
  ],
  [
    'One year, prepaid, until 20 November 2027. It won’t renew on its own.',
    statusWith({ card: null, source: 'crypto' }),
  ],
  ['Yours for good.', statusWith({ card: null, endsAt: null, source: 'admin' })],
])('%s', (words, given) => expect(subscriptionSentence(given)).toBe(words))
