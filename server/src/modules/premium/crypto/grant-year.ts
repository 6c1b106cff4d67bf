import { prepaidYearEnd } from '@app/domain/premium/prepaid'
import { cryptoYearPriceCents, formatUsd } from '@app/domain/premium/price'
import type { Database } from '../../../db/database.ts'
import { statement } from '../../../db/statement.ts'
import { log } from '../../../process/log.ts'
import { formatMailDay } from '../../mail/outbox.ts'
import type { PremiumDeps } from '../deps.ts'
import { extendGrant, type Grant, insertGrant, listGrants, revokeGrant } from '../grants.ts'
import { queuePremiumEndMail } from '../premium-end-mail.ts'
import type { PaymentRow } from './payment.queries.ts'
import { formatSurplus, toPaymentView } from './payment-view.ts'

// Two payments of one person at once must not begin their years on the same day.
const lockPayer = statement({
  name: 'lock_payer',
  params: { userId: 'text' },
  columns: { email: 'text', firstName: 'text' },
  sql: `select email, first_name as "firstName" from "user" where id = :userId for no key update`,
})

/** The payment is the reference: it grants once, however often it is found. */
export async function grantYear({ outbox }: PremiumDeps, db: Database, payment: PaymentRow, now: Date): Promise<void> {
  const { id: reference, userId } = payment
  const [payer] = userId ? await lockPayer(db, { userId }) : []
  if (!payer || !userId) return
  const source = 'crypto'
  const paidUntil = lastGrantEnd(await listGrants(db, { userId }))
  const startsAt = new Date(Math.max(now.getTime(), paidUntil ?? 0))
  const endsAt = new Date(prepaidYearEnd(now.getTime(), paidUntil))
  const isNew = await insertGrant(db, { userId, source, reference, plan: 'annual', startsAt, endsAt })
  if (!isNew) await extendGrant(db, { source, reference, plan: 'annual', endsAt, at: now })
  const surplus = formatSurplus(payment)
  await outbox.queue(db, {
    kind: 'premium_started',
    userId,
    to: payer.email,
    firstName: payer.firstName,
    until: formatMailDay(endsAt),
    paid: `${toPaymentView(payment).amountExact} ${payment.currency} (${formatUsd(cryptoYearPriceCents)}) for one year`,
    ...(surplus && { surplus: `${surplus} ${payment.currency}` }),
  })
}

/** In ms. A grant without an end is a gift that may be revoked: it delays nothing. */
export function lastGrantEnd(grants: readonly Grant[]): number | null {
  const ends = grants.flatMap(({ endsAt, revokedAt }) => (endsAt && !revokedAt ? [endsAt.getTime()] : []))
  return ends.length > 0 ? Math.max(...ends) : null
}

export async function revokeYear(
  { outbox }: PremiumDeps,
  db: Database,
  { id: reference }: PaymentRow,
  at: Date,
): Promise<void> {
  await revokeGrant(db, { source: 'crypto', reference, at, reason: 'The network reversed the payment.' })
  await queuePremiumEndMail(db, outbox, { source: 'crypto', reference, at })
  log('error', 'A payment we granted Premium for has left its chain.', { payment: reference })
}
