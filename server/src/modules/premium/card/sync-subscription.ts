import {
  billedStatuses,
  decideCardEntitlement,
  isReversed,
  unknownPriceReason,
} from '@app/domain/premium/card-entitlement'
import { type CardPlan, cardPrices, formatUsd } from '@app/domain/premium/price'
import type { Database } from '../../../db/database.ts'
import { lockNames } from '../../../db/locks.ts'
import { log } from '../../../process/log.ts'
import { type CardSubscription, hasEnded, type StripeGateway } from '../../../vendors/stripe/stripe-gateway.ts'
import { formatMailDay, type Outbox } from '../../mail/outbox.ts'
import type { PremiumDeps } from '../deps.ts'
import { extendGrant, insertGrant, listGrantSources, revokeGrant } from '../grants.ts'
import { queuePremiumEndMail } from '../premium-end-mail.ts'
import * as queries from './card.queries.ts'
import { logCardReview, openCardReview } from './card-reviews.routes.ts'

export type SyncDeps = Pick<PremiumDeps, 'transact' | 'withLock' | 'now' | 'outbox'> & { card: StripeGateway }

/** Makes our rows equal to what Stripe answers now, in any order and any number of times; null: there is none. */
export async function syncSubscription(deps: SyncDeps, id: string): Promise<CardSubscription | null> {
  const { subscription, others } = await readAndSave(deps, id)
  if (others.length === 0) return subscription
  for (const other of others) await readAndSave(deps, other, { isBesideOthers: true })
  return (await readAndSave(deps, id, { isBesideOthers: true })).subscription
}

/** Asks Stripe under the lock, so that an older answer cannot overwrite a newer one. */
async function readAndSave(deps: SyncDeps, id: string, how = { isBesideOthers: false }) {
  return await deps.withLock(lockNames.subscription(id), async () => {
    const subscription = await deps.card.read(id)
    if (!subscription) return { subscription, others: [] }
    const { review, ...settled } = await saveAndGrant(deps, subscription, how)
    logCardReview(review)
    if (!settled.isOurs || settled.others.length > 0 || !isToEnd(subscription)) return { subscription, ...settled }
    return await endRefunded(deps, id, how)
  })
}

/** A refunded person must not be charged again for the next period. */
const isToEnd = (subscription: CardSubscription) => isReversed(subscription.reversal) && !hasEnded(subscription)

/** After our own change and outside of it: if Stripe is away, Premium has ended, and the next turn tries again. */
async function endRefunded(deps: SyncDeps, id: string, how: { isBesideOthers: boolean }) {
  await deps.card.endRefunded(id)
  const subscription = await deps.card.read(id)
  return { subscription, others: subscription ? (await saveAndGrant(deps, subscription, how)).others : [] }
}

/** Returns others of the person that we believe to run; else, or beside them, writes this one. */
async function saveAndGrant(
  deps: SyncDeps,
  subscription: CardSubscription,
  { isBesideOthers }: { isBesideOthers: boolean },
) {
  return await deps.transact(async (db) => {
    const known = await knownOf(db, subscription)
    const { person, others = [] } = known ?? {}
    if (!known || (others.length > 0 && !isBesideOthers)) return { isOurs: known !== null, others, review: undefined }
    if (others.length > 0) log('error', 'Someone is paying twice by card.', { subscription: subscription.id, others })
    await save(db, subscription, others.length > 0 ? undefined : person?.id, deps.now())
    await grantAndNotify(deps, db, subscription, known)
    return { isOurs: true, others: [], review: await reviewOf(db, subscription, person, deps.now()) }
  })
}

async function reviewOf(db: Database, subscription: CardSubscription, person: Known['person'], at: Date) {
  const { id: subscriptionId, customerId, plan, paid, reversal } = subscription
  if (plan || !paid || reversal || !person) return undefined
  return await openCardReview(db, { ...paid, userId: person.id, customerId, subscriptionId, at })
}

type Known = NonNullable<Awaited<ReturnType<typeof knownOf>>>

async function grantAndNotify({ now, outbox }: SyncDeps, db: Database, subscription: CardSubscription, known: Known) {
  const { person, wasLive } = known
  const change = await entitle(db, subscription, { userId: person?.id, wasLive, at: now() })
  if (!person) return
  if (subscription.status !== 'incomplete') await queries.endCheckout(db, { userId: person.id })
  if (change === 'premium_started') await mailStart(db, outbox, { person, subscription, at: now() })
  else if (change)
    await queuePremiumEndMail(db, outbox, { source: 'stripe', reference: subscription.id, kind: change, at: now() })
}

/** Null: another shop has the same account at Stripe. */
async function knownOf(db: Database, { id, customerId, status }: CardSubscription) {
  const [mirror] = await queries.lockSubscription(db, { id })
  const [person] = await queries.findPayingUser(db, { customerId, userId: mirror?.userId ?? null })
  if (!mirror && !person) return null
  const others =
    person && billedStatuses.includes(status) ? await queries.listOtherRunning(db, { userId: person.id, id }) : []
  return { person, wasLive: billedStatuses.includes(mirror?.status ?? ''), others: others.map((other) => other.id) }
}

const save = (db: Database, subscription: CardSubscription, userId: string | undefined, now: Date) => {
  const { id, customerId, status, plan, periodEnd, cancelAt, latestInvoice, reversal } = subscription
  const cancelsAtPeriodEnd = cancelAt !== null && status !== 'canceled'
  return queries.saveSubscription(db, {
    id,
    customerId,
    status,
    plan,
    latestInvoice,
    takenBack: reversal,
    cancelsAtPeriodEnd,
    now,
    userId: userId ?? null,
    periodEnd: new Date(periodEnd),
  })
}

interface Before {
  userId: string | undefined
  wasLive: boolean
  at: Date
}

async function entitle(db: Database, subscription: CardSubscription, { userId, wasLive, at }: Before) {
  const verdict = decideCardEntitlement(subscription)
  const { id: reference, plan, startsAt, status } = subscription
  const named = { source: 'stripe' as const, reference }
  if ('off' in verdict || !plan) {
    const reason = 'off' in verdict ? verdict.off : unknownPriceReason
    return (await revokeGrant(db, { ...named, at, reason })) ? mailOf(subscription) : null
  }
  const moved = { ...named, plan, endsAt: new Date(verdict.until) }
  // Our clock may be behind Stripe's.
  const begun = new Date(Math.min(startsAt, at.getTime()))
  const isNew = userId !== undefined && (await insertGrant(db, { ...moved, userId, startsAt: begun }))
  if (!isNew) await extendGrant(db, { ...moved, at })
  if (isNew) return 'premium_started'
  return wasLive && status === 'canceled' ? 'premium_ended' : null
}

/** Only a price that is no longer ours goes on charging. */
const mailOf = (subscription: CardSubscription) =>
  subscription.plan || subscription.reversal || hasEnded(subscription) ? 'premium_ended' : 'premium_price_gone'

interface Start {
  person: Payer
  subscription: CardSubscription
  at: Date
}

async function mailStart(db: Database, outbox: Outbox, { person, subscription, at }: Start) {
  const { id: userId, email: to, firstName } = person
  if ((await listGrantSources(db, userId, at)).length === 0) return
  const { plan, periodEnd, cancelAt } = subscription
  const turn = formatMailDay(new Date(periodEnd))
  await outbox.queue(db, {
    kind: 'premium_started',
    userId,
    to,
    firstName,
    ...(plan && { paid: paidOf(plan) }),
    ...(cancelAt === null ? { renewsOn: turn } : { until: turn }),
  })
}

const paidOf = (plan: CardPlan) => `${formatUsd(cardPrices[plan].cents)} by card for one ${cardPrices[plan].interval}`

interface Payer {
  id: string
  email: string
  firstName: string
}
