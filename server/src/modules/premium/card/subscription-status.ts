import type { Reply } from '@app/contract/calls'
import { billedStatuses, isReversed } from '@app/domain/premium/card-entitlement'
import { renewableFrom } from '@app/domain/premium/prepaid'
import type { Hono } from 'hono'
import { registerCall } from '../../../http/register-call.ts'
import type { PremiumDeps } from '../deps.ts'
import { type Grant, listGrants } from '../grants.ts'
import { findSubscriptionStatus, type SubscriptionStatus } from './card.queries.ts'

export function registerSubscriptionStatusRoute(app: Hono, deps: PremiumDeps) {
  registerCall(app, deps, 'subscriptionStatus', async ({ person: { id, plan } }) => {
    const now = deps.now()
    const grants = await listGrants(deps.db, { userId: id })
    const last = lastOf(grants, now)
    const [card] = await findSubscriptionStatus(deps.db, { userId: id })
    return {
      plan,
      endsAt: last?.endsAt?.toISOString() ?? null,
      source: last?.source ?? null,
      renewal: card && renews(card) ? null : renewalOf(last, now),
      card: card ? cardView(card, hasBegunAfter(grants, card.id, now)) : null,
    }
  })
}

function lastOf(grants: readonly Grant[], now: Date): Grant | undefined {
  const ahead = grants.filter(({ endsAt, revokedAt }) => !revokedAt && (!endsAt || endsAt > now))
  if (!ahead.some(({ startsAt }) => startsAt <= now)) return undefined
  return ahead.toSorted((a, b) => endOf(b) - endOf(a))[0]
}

function renewalOf(last: Grant | undefined, now: Date) {
  if (last?.source !== 'crypto' || !last.endsAt) return null
  const from = new Date(renewableFrom(last.endsAt.getTime()))
  return { from: from.toISOString(), isOpen: from <= now }
}

const renews = ({ status, cancelsAtPeriodEnd, takenBack }: SubscriptionStatus) =>
  billedStatuses.includes(status) && !cancelsAtPeriodEnd && !isReversed(takenBack)

const endOf = ({ endsAt }: Grant) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY

type CardStatus = NonNullable<Reply<'subscriptionStatus'>['card']>['status']

/** Then the subscription's refund is an old event. */
function hasBegunAfter(grants: readonly Grant[], subscription: string, now: Date): boolean {
  const own = grants.find(({ source, reference }) => source === 'stripe' && reference === subscription)
  return own !== undefined && grants.some(({ startsAt }) => startsAt > own.startsAt && startsAt <= now)
}

function cardView({ id, takenBack, status, periodEnd, ...card }: SubscriptionStatus, isOld: boolean) {
  const shown = isReversed(takenBack) && isOld ? 'ended' : statusOf(status, takenBack)
  return { ...card, status: shown, periodEnd: periodEnd?.toISOString() ?? null }
}

function statusOf(status: string, takenBack: SubscriptionStatus['takenBack']): CardStatus {
  if (takenBack && takenBack !== 'disputed') return takenBack
  if (status === 'active' || status === 'trialing') return 'active'
  return status === 'canceled' ? 'ended' : 'past_due'
}
