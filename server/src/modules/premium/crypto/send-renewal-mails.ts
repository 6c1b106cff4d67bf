import { billedStatuses } from '@app/domain/premium/card-entitlement'
import { dueRenewalReminderDays, firstRenewalReminderDays } from '@app/domain/premium/prepaid'
import { sqlList } from '../../../db/sql-parts.ts'
import { statement } from '../../../db/statement.ts'
import { formatMailDay } from '../../mail/outbox.ts'
import type { PremiumDeps } from '../deps.ts'

// Not for a year that another one follows, or a card that renews.
const listEndingYears = statement({
  name: 'list_ending_years',
  params: { now: 'timestamptz', days: 'float8' },
  columns: { grantId: 'uuid', userId: 'text', email: 'text', firstName: 'text', endsAt: 'timestamptz' },
  sql: `select g.id as "grantId", g.user_id as "userId", u.email, u.first_name as "firstName", g.ends_at as "endsAt"
    from entitlement_grant g join "user" u on u.id = g.user_id
    where g.source = 'crypto' and g.revoked_at is null
      and g.ends_at > :now and g.ends_at <= :now::timestamptz + :days * interval '24 hours'
      and not exists (select from entitlement_grant o where o.user_id = g.user_id and o.revoked_at is null
        and (o.ends_at is null or o.ends_at > g.ends_at))
      and not exists (select from stripe_subscription s where s.user_id = g.user_id
        and s.status in (${sqlList(billedStatuses)}) and not s.cancel_at_period_end)`,
})

const claimRenewalMail = statement({
  name: 'claim_renewal_mail',
  params: { grantId: 'uuid', days: 'int4', now: 'timestamptz' },
  columns: { days: 'int4' },
  sql: `insert into renewal_letter (grant_id, days, queued_at) values (:grantId, :days, :now)
    on conflict do nothing returning days`,
})

export async function sendRenewalMails({ db, transact, outbox, now }: PremiumDeps): Promise<void> {
  const moment = now()
  const ending = await listEndingYears(db, { now: moment, days: firstRenewalReminderDays })
  for (const { grantId, endsAt, userId, email: to, firstName } of ending) {
    const days = dueRenewalReminderDays(moment.getTime(), endsAt.getTime())
    if (days === null) continue
    await transact(async (tx) => {
      const [claimed] = await claimRenewalMail(tx, { grantId, days, now: moment })
      if (!claimed) return
      await outbox.queue(tx, { kind: 'premium_ending', userId, to, firstName, until: formatMailDay(endsAt) })
    })
  }
  outbox.nudge()
}
