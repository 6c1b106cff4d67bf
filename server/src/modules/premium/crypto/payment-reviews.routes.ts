import { formatUnits } from '@app/domain/premium/crypto/amount'
import type { PaymentStatus } from '@app/domain/premium/crypto/decide-payment'
import type { Hono } from 'hono'
import { type RowOf, statement, typed } from '../../../db/statement.ts'
import { AppError } from '../../../http/app-error.ts'
import { registerCall } from '../../../http/register-call.ts'
import { recordAdminAction } from '../../audit/audit-log.ts'
import type { PremiumDeps } from '../deps.ts'
import { loadReviewPage } from '../review-page.ts'
import { grantYear } from './grant-year.ts'
import { lockPayment, paymentFacts, recordPaymentStep } from './payment.queries.ts'
import { assetOfPayment } from './payment-view.ts'

const waiting: readonly PaymentStatus[] = ['late_review', 'revoked']

// For chains read by balance a receipt names the address, which is no transaction.
const listPaymentsInReview = statement({
  name: 'list_payments_in_review',
  params: { limit: 'int8', offset: 'int8' },
  columns: {
    ...paymentFacts,
    note: 'text?',
    email: 'text?',
    total: 'int4',
    transactions: 'text[]',
  },
  sql: `select p.id, p.user_id as "userId", p.currency, p.network, p.chain, p.due, p.received, p.address, p.memo,
      p.status, p.created_at as "createdAt", p.note, p.claimed_tx as "claimedTx", u.email,
      count(*) over ()::int as total,
      array(select r.tx from chain_receipt r where r.payment_id = p.id and lower(r.tx) <> lower(p.address)
        group by r.tx order by min(r.seen_at), r.tx) || p.arrived_in as transactions
    from crypto_payment p left join "user" u on u.id = p.user_id
    where p.status in ('late_review', 'revoked') order by p.created_at, p.id limit :limit offset :offset`,
})

const resolvePayment = statement({
  name: 'resolve_payment',
  params: { id: 'uuid', status: 'text', note: 'text', now: 'timestamptz' },
  sql: `update crypto_payment set status = :status, note = :note, next_look_at = null, version = version + 1,
      verified_at = case when :status = 'verified' then :now else verified_at end where id = :id`,
})

const resolvedStatus = {
  grant: { status: 'verified', action: 'payment_granted' },
  refunded: { status: 'refunded', action: 'payment_refunded' },
  rejected: { status: 'rejected', action: 'payment_rejected' },
} as const

const findSteps = statement({
  name: 'crypto_payment_steps',
  params: { paymentId: 'uuid' },
  columns: {
    id: 'int8',
    at: 'timestamptz',
    before: typed<PaymentStatus | null>('text'),
    after: typed<PaymentStatus>('text'),
    reason: 'text',
    actorEmail: 'text?',
  },
  sql: `select s.id, s.at, s.before, s.after, s.reason, u.email as "actorEmail"
    from crypto_payment_step s left join "user" u on u.id = s.actor_id where s.payment_id = :paymentId order by s.id`,
})

export function registerPaymentReviewRoutes(app: Hono, deps: PremiumDeps) {
  registerCall(app, deps, 'listCryptoReviews', async ({ query }) => {
    const { rows, total } = await loadReviewPage(deps.db, listPaymentsInReview, query)
    return { rows: rows.map(reviewOf), total }
  })

  registerCall(app, deps, 'listCryptoSteps', async ({ params: { id } }) => {
    const steps = await findSteps(deps.db, { paymentId: id })
    if (steps.length === 0) throw new AppError('payment_not_found')
    return steps.map(({ id: number, at, ...step }) => ({ id: Number(number), at: at.toISOString(), ...step }))
  })

  registerCall(app, deps, 'settleCryptoPayment', async ({ person, params: { id }, body: { outcome, note } }) => {
    const { status, action } = resolvedStatus[outcome]
    await deps.transact(async (db) => {
      const [payment] = await lockPayment(db, { id })
      if (!payment) throw new AppError('payment_not_found')
      if (!waiting.includes(payment.status)) throw new AppError('nothing_to_settle')
      const now = deps.now()
      await resolvePayment(db, { id, status, note, now })
      const step = { before: payment.status, after: status, reason: note, actorId: person.id }
      await recordPaymentStep(db, { paymentId: id, at: now, ...step })
      const details = { payment: id, received: `${receivedText(payment)} ${payment.currency}`, note }
      await recordAdminAction(db, { at: now, actorId: person.id, action, targetId: payment.userId, details })
      if (status === 'verified') await grantYear(deps, db, payment, now)
    })
    deps.outbox.nudge()
    return { status }
  })
}

function reviewOf(row: Omit<RowOf<typeof listPaymentsInReview>, 'total'>) {
  const { id, userId, email, currency, network, address, status, createdAt, transactions, note } = row
  return {
    id,
    userId,
    email,
    cryptocurrency: currency,
    network,
    paymentAddress: address,
    status,
    transactions,
    note,
    namedTransaction: row.claimedTx,
    due: amountOf(row, row.due),
    received: receivedText(row),
    createdAt: createdAt.toISOString(),
  }
}

type Asset = Parameters<typeof assetOfPayment>[0]
const amountOf = (row: Asset, units: string) => formatUnits(BigInt(units), assetOfPayment(row).decimals)
const receivedText = (row: Asset & { received: string }) => amountOf(row, row.received)
