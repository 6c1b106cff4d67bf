import { firstReminderDays, reminderDue } from '@app/domain/premium/prepaid'
import { statement } from '../../../db/statement.ts'
import { letterDay } from '../../mail/letter-day.ts'
import type { PremiumDeps } from '../deps.ts'

interface Ending {
  grantId: string
  userId: string
  email: string
  firstName: string
  endsAt: Date
}

// A year that is followed by another one, or by a card that renews, ends for nobody.
const findEnding = statement<Ending>(
  'find_ending_years',
  `select g.id as "grantId", g.user_id as "userId", u.email, u.first_name as "firstName", g.ends_at as "endsAt"
   from entitlement_grant g join "user" u on u.id = g.user_id
   where g.source = 'crypto' and g.revoked_at is null
     and g.ends_at > $1 and g.ends_at <= $1::timestamptz + $2 * interval '24 hours'
     and not exists (select from entitlement_grant o where o.user_id = g.user_id and o.revoked_at is null
       and (o.ends_at is null or o.ends_at > g.ends_at))
     and not exists (select from stripe_subscription s where s.user_id = g.user_id
       and s.status in ('active', 'trialing', 'past_due') and not s.cancel_at_period_end)`,
)

/** Nothing when this letter was written before, by whichever process. */
const claimLetter = statement<{ days: number }>(
  'claim_renewal_letter',
  `insert into renewal_letter (grant_id, days, queued_at) values ($1, $2, $3) on conflict do nothing returning days`,
)

/** Tells people that a year which they paid in coins is about to end. */
export async function sendRenewalLetters({ db, transact, outbox, now }: PremiumDeps): Promise<void> {
  const moment = now()
  for (const { grantId, endsAt, userId, email: to, firstName } of await findEnding(db, moment, firstReminderDays)) {
    const days = reminderDue(moment.getTime(), endsAt.getTime())
    if (days === null) continue
    await transact(async (tx) => {
      if (!(await claimLetter(tx, grantId, days, moment))[0]) return
      await outbox.queue(tx, { kind: 'premium_ending', userId, to, firstName, until: letterDay(endsAt) })
    })
  }
  outbox.nudge()
}
