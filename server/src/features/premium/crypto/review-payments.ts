import { listCryptoReviews, settleCryptoPayment } from '@app/contract/crypto'
import { amountText } from '@app/domain/crypto/amount'
import type { PaymentStatus } from '@app/domain/crypto/decide'
import type { Hono } from 'hono'
import { statement } from '../../../db/statement.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import { serve } from '../../../http/serve.ts'
import { grantYear } from './grant-year.ts'
import { holdPayment, type PaymentRow, recordStep } from './payment.queries.ts'
import { assetOfPayment } from './payment-view.ts'

const waiting: readonly PaymentStatus[] = ['late_review', 'revoked']
const pageSize = 50

type Waiting = PaymentRow & { email: string | null; note: string | null; transactions: string[]; total: number }

const findWaiting = statement<Waiting>(
  'crypto_payments_to_review',
  `select p.id, p.user_id as "userId", p.currency, p.network, p.chain, p.due, p.received, p.address, p.memo, p.status,
     p.created_at as "createdAt", p.note, u.email, count(*) over ()::int as total,
     array(select r.tx from chain_receipt r where r.payment_id = p.id order by r.seen_at, r.tx)
       || array_remove(array[p.claimed_tx], null) as transactions
   from crypto_payment p left join "user" u on u.id = p.user_id
   where p.status in ('late_review', 'revoked') order by p.created_at, p.id limit $1 offset $2`,
)

const settlePayment = statement(
  'settle_crypto_payment',
  `update crypto_payment set status = $2, note = $3, next_look_at = null, version = version + 1,
     verified_at = case when $2 = 'verified' then $4 else verified_at end where id = $1`,
)

const settledAs = { grant: 'verified', refunded: 'refunded', rejected: 'rejected' } as const

export function reviewPaymentsRoutes(app: Hono, deps: Deps) {
  serve(
    app,
    deps,
    listCryptoReviews,
  )(async ({ query: { page = 1 }, sending }) => {
    const rows = await findWaiting(deps.db, pageSize, (page - 1) * pageSize)
    sending.set('x-total-count', String(rows[0]?.total ?? 0))
    return rows.map(reviewOf)
  })

  serve(
    app,
    deps,
    settleCryptoPayment,
  )(async ({ person, params: { id }, body: { outcome, note } }) => {
    const status = settledAs[outcome]
    await deps.transact(async (db) => {
      const [payment] = await holdPayment(db, id)
      if (!payment) throw new AppError('payment_not_found')
      if (!waiting.includes(payment.status)) throw new AppError('nothing_to_settle')
      const now = deps.now()
      await settlePayment(db, id, status, note, now)
      await recordStep(db, id, now, payment.status, status, note, person.id)
      if (status === 'verified') await grantYear(deps, db, payment, now)
    })
    deps.outbox.nudge()
    return { status }
  })
}

function reviewOf(row: Waiting) {
  const { decimals } = assetOfPayment(row)
  const textOf = (units: string) => amountText(BigInt(units), decimals)
  const { id, email, currency, network, address, status, createdAt, transactions, note } = row
  return {
    ...{ id, email, cryptocurrency: currency, network, paymentAddress: address, status, transactions, note },
    ...{ due: textOf(row.due), received: textOf(row.received), createdAt: createdAt.toISOString() },
  }
}
