import { iterateById, pageParams, textPageParams } from '../../db/iterate-batches.ts'
import { statement, typed } from '../../db/statement.ts'

const grants = statement({
  name: 'own_grants',
  params: pageParams,
  columns: {
    id: 'uuid',
    source: 'text',
    reference: 'text',
    plan: 'text?',
    reason: 'text?',
    startsAt: 'timestamptz',
    endsAt: 'timestamptz?',
    revokedAt: 'timestamptz?',
  },
  sql: `select id, source, reference, plan, reason, starts_at as "startsAt", ends_at as "endsAt",
      revoked_at as "revokedAt"
    from entitlement_grant where user_id = :userId and id > :after order by id limit :limit`,
})
export const iterateGrants = iterateById(grants)

const subscriptions = statement({
  name: 'own_subscriptions',
  params: textPageParams,
  columns: { id: 'text', status: 'text', plan: 'text?', periodEnd: 'timestamptz?', cancelsAtPeriodEnd: 'bool' },
  sql: `select id, status, plan, period_end as "periodEnd", cancel_at_period_end as "cancelsAtPeriodEnd"
    from stripe_subscription where user_id = :userId and id > :after order by id limit :limit`,
})
export const iterateSubscriptions = iterateById(subscriptions, '')

const cardReviews = statement({
  name: 'own_card_reviews',
  params: textPageParams,
  columns: {
    id: 'text',
    subscription: 'text?',
    amount: 'int4',
    currency: 'text',
    foundAt: 'timestamptz',
    settledAt: 'timestamptz?',
    note: 'text?',
  },
  sql: `select payment_id as id, subscription_id as subscription, amount, currency, found_at as "foundAt",
      settled_at as "settledAt", note
    from card_review where user_id = :userId and payment_id > :after order by payment_id limit :limit`,
})
export const iterateCardReviews = iterateById(cardReviews, '')

const cryptoPayments = statement({
  name: 'crypto_payments',
  params: pageParams,
  columns: {
    id: 'uuid',
    currency: 'text',
    network: 'text',
    due: 'numeric',
    received: 'numeric',
    address: 'text',
    memo: 'text',
    status: 'text',
    createdAt: 'timestamptz',
    verifiedAt: 'timestamptz?',
    surplusReadAt: 'timestamptz?',
    claimedTx: 'text?',
    claimedSender: 'text?',
    note: 'text?',
    receipts: typed<object[]>('json'),
    steps: typed<object[]>('json'),
  },
  sql: `select p.id, p.currency, p.network, p.due, p.received, p.address, p.memo, p.status, p.created_at as "createdAt",
      p.verified_at as "verifiedAt", p.surplus_read_at as "surplusReadAt", p.claimed_tx as "claimedTx", p.claimed_sender as "claimedSender", p.note,
      (select coalesce(json_agg(json_build_object('tx', r.tx, 'amount', r.amount::text, 'seenAt', r.seen_at)
         order by r.seen_at, r.tx, r.out_ref), '[]') from chain_receipt r where r.payment_id = p.id) as receipts,
      (select coalesce(json_agg(json_build_object('at', s.at, 'after', s.after, 'reason', s.reason) order by s.id), '[]')
       from crypto_payment_step s where s.payment_id = p.id) as steps
    from crypto_payment p where p.user_id = :userId and p.id > :after order by p.id limit :limit`,
})
export const iterateCryptoPayments = iterateById(cryptoPayments)
