import type { Database } from '../../../db/database.ts'
import { type RowOf, statement } from '../../../db/statement.ts'
import { log } from '../../../process/log.ts'
import type { PaidAmount } from '../../../vendors/stripe/stripe-gateway.ts'

const insertReview = statement({
  name: 'insert_card_review',
  params: {
    paymentId: 'text',
    userId: 'text',
    customerId: 'text',
    subscriptionId: 'text?',
    amount: 'int4',
    currency: 'text',
    at: 'timestamptz',
  },
  columns: { payment: 'text', subscription: 'text?' },
  sql: `insert into card_review (payment_id, user_id, customer_id, subscription_id, amount, currency, found_at)
    values (:paymentId, :userId, :customerId, :subscriptionId, :amount, :currency, :at)
    on conflict (payment_id) do nothing
    returning payment_id as payment, subscription_id as subscription`,
})

type Listed = RowOf<typeof insertReview>

export interface NewReview extends PaidAmount {
  userId: string
  customerId: string
  subscriptionId: string | null
  at: Date
}

export async function openCardReview(db: Database, review: NewReview): Promise<Listed | undefined> {
  const { paymentId, userId, customerId, subscriptionId, amount, currency, at } = review
  return (await insertReview(db, { paymentId, userId, customerId, subscriptionId, amount, currency, at }))[0]
}

/** After the commit: a transaction that is tried again must not log twice. */
export function logCardReview(listed: Listed | undefined) {
  if (listed)
    log('error', 'A payment isn’t at one of our prices. It’s waiting for review at /admin/payments.', { ...listed })
}
