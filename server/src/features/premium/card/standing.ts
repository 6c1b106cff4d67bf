import type { Reply } from '@app/contract/call'
import { premiumStanding } from '@app/contract/premium'
import type { Hono } from 'hono'
import type { Deps } from '../../../deps.ts'
import { type Grant, grantsOf } from '../../../entitlement/grants.ts'
import { serve } from '../../../http/serve.ts'
import { findStanding, type Standing } from './card.queries.ts'

/** What a person has, until when, and from where. */
export function standingRoute(app: Hono, deps: Deps) {
  serve(
    app,
    deps,
    premiumStanding,
  )(async ({ person: { id, plan } }) => {
    const now = deps.now()
    const inForce = (await grantsOf(deps.db, id)).filter((each) => isInForce(each, now))
    const last = inForce.toSorted((a, b) => endOf(b) - endOf(a))[0]
    const [card] = await findStanding(deps.db, id)
    return {
      plan,
      endsAt: last?.endsAt?.toISOString() ?? null,
      source: last?.source ?? null,
      card: card ? cardView(card) : null,
    }
  })
}

const isInForce = ({ startsAt, endsAt, revokedAt }: Grant, now: Date) =>
  !revokedAt && startsAt <= now && (!endsAt || endsAt > now)

const endOf = ({ endsAt }: Grant) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY

type Shown = NonNullable<Reply<typeof premiumStanding>['card']>['status']

function cardView({ takenBack, status, periodEnd, ...card }: Standing) {
  return { ...card, status: statusOf(status, takenBack), periodEnd: periodEnd?.toISOString() ?? null }
}

function statusOf(status: string, takenBack: Standing['takenBack']): Shown {
  if (takenBack === 'refunded') return 'refunded'
  if (status === 'active' || status === 'trialing') return 'active'
  return status === 'canceled' ? 'ended' : 'past_due'
}
