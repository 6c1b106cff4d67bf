import type { Hono } from 'hono'
import type { Database } from '../../../db/database.ts'
import { type RowOf, statement } from '../../../db/statement.ts'
import { AppError } from '../../../http/app-error.ts'
import { registerCall } from '../../../http/register-call.ts'
import { log } from '../../../process/log.ts'
import type { PaidAmount } from '../../../vendors/stripe/stripe-gateway.ts'
import { recordAdminAction } from '../../audit/audit-log.ts'
import type { PremiumDeps } from '../deps.ts'
import { loadReviewPage } from '../review-page.ts'

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

interface NewReview extends PaidAmount {
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

const listOpenCardReviews = statement({
  name: 'list_open_card_reviews',
  params: { limit: 'int8', offset: 'int8' },
  columns: {
    paymentId: 'text',
    customerId: 'text',
    subscriptionId: 'text?',
    userId: 'text?',
    email: 'text?',
    amount: 'int4',
    currency: 'text',
    foundAt: 'timestamptz',
    total: 'int4',
  },
  sql: `select r.payment_id as "paymentId", r.customer_id as "customerId", r.subscription_id as "subscriptionId",
      r.user_id as "userId", u.email, r.amount, r.currency, r.found_at as "foundAt", count(*) over ()::int as total
    from card_review r left join "user" u on u.id = r.user_id
    where r.settled_at is null order by r.found_at, r.payment_id limit :limit offset :offset`,
})

const resolveCardReview = statement({
  name: 'resolve_card_review',
  params: { paymentId: 'text', at: 'timestamptz', note: 'text' },
  columns: { userId: 'text?' },
  sql: `update card_review set settled_at = :at, note = :note where payment_id = :paymentId and settled_at is null
    returning user_id as "userId"`,
})

const findReview = statement({
  name: 'find_card_review',
  params: { paymentId: 'text' },
  columns: { paymentId: 'text' },
  sql: 'select payment_id as "paymentId" from card_review where payment_id = :paymentId',
})

export function registerCardReviewRoutes(app: Hono, deps: PremiumDeps) {
  registerCall(app, deps, 'listCardReviews', async ({ query }) => {
    const { rows, total } = await loadReviewPage(deps.db, listOpenCardReviews, query)
    return { rows: rows.map(({ foundAt, ...row }) => ({ ...row, foundAt: foundAt.toISOString() })), total }
  })

  registerCall(app, deps, 'settleCardReview', async ({ person, params: { id }, body: { note } }) => {
    const at = deps.now()
    await deps.transact(async (db) => {
      const [settled] = await resolveCardReview(db, { paymentId: id, at, note })
      if (!settled) {
        const [review] = await findReview(db, { paymentId: id })
        throw new AppError(review ? 'nothing_to_settle' : 'payment_not_found')
      }
      const action = {
        action: 'card_payment_settled',
        targetId: settled.userId,
        details: { payment: id, note },
      } as const
      await recordAdminAction(db, { at, actorId: person.id, ...action })
    })
  })
}
