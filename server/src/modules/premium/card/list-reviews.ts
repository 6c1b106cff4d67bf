import type { Hono } from 'hono'
import { statement } from '../../../db/statement.ts'
import { AppError } from '../../../http/app-error.ts'
import { serve } from '../../../http/serve.ts'
import { recordDeed } from '../../audit/record-deed.ts'
import type { PremiumDeps } from '../deps.ts'

const pageSize = 50

interface Waiting {
  paymentId: string
  customerId: string
  subscriptionId: string | null
  userId: string | null
  email: string | null
  amount: number
  currency: string
  foundAt: Date
  total: number
}

const findWaiting = statement<Waiting>(
  'card_payments_to_review',
  `select r.payment_id as "paymentId", r.customer_id as "customerId", r.subscription_id as "subscriptionId",
     r.user_id as "userId", u.email, r.amount, r.currency, r.found_at as "foundAt", count(*) over ()::int as total
   from card_review r left join "user" u on u.id = r.user_id
   where r.settled_at is null order by r.found_at, r.payment_id limit $1 offset $2`,
)

const settle = statement<{ userId: string | null }>(
  'settle_card_review',
  `update card_review set settled_at = $2, note = $3 where payment_id = $1 and settled_at is null
   returning user_id as "userId"`,
)

const findReview = statement('find_card_review', 'select payment_id from card_review where payment_id = $1')

/** For admins. The money itself goes back at Stripe, and Premium is given among the users: here it is noted. */
export function cardReviewRoutes(app: Hono, deps: PremiumDeps) {
  serve(app, deps, 'listCardReviews', async ({ query: { page = 1 } }) => {
    const found = await findWaiting(deps.db, pageSize, (page - 1) * pageSize)
    const rows = found.map(({ total, foundAt, ...row }) => ({ ...row, foundAt: foundAt.toISOString() }))
    return { rows, total: found[0]?.total ?? 0 }
  })

  serve(app, deps, 'settleCardReview', async ({ person, params: { id }, body: { note } }) => {
    const at = deps.now()
    await deps.transact(async (db) => {
      const [settled] = await settle(db, id, at, note)
      if (!settled)
        throw new AppError((await findReview(db, id)).length > 0 ? 'nothing_to_settle' : 'payment_not_found')
      const details = { payment: id, note }
      await recordDeed(db, {
        at,
        actorId: person.id,
        action: 'card_payment_settled',
        targetId: settled.userId,
        details,
      })
    })
  })
}
