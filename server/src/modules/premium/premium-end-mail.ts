import type { Database } from '../../db/database.ts'
import { statement, typed } from '../../db/statement.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { PremiumDeps } from './deps.ts'
import { type GrantSource, listGrantSources, markEndMailed } from './grants.ts'

interface PremiumEnd {
  source: GrantSource
  reference: string
  kind?: 'premium_ended' | 'premium_price_gone'
  at: Date
}

/** In the transaction that ends the grant; none while Premium goes on from another source. */
export async function queuePremiumEndMail(
  db: Database,
  outbox: Outbox,
  { source, reference, kind, at }: PremiumEnd,
): Promise<void> {
  const [person] = await markEndMailed(db, { source, reference, at })
  if (!person || (await listGrantSources(db, person.userId, at)).length > 0) return
  await outbox.queue(db, { kind: kind ?? 'premium_ended', ...person })
}

const findEnded = statement({
  name: 'ended_not_mailed',
  params: { now: 'timestamptz' },
  columns: { source: typed<GrantSource>('text'), reference: 'text' },
  sql: `select source, reference from entitlement_grant
    where end_told_at is null and revoked_at is null and ends_at <= :now and user_id is not null
    order by ends_at limit 1000`,
})

export async function queuePremiumEndMails({
  db,
  transact,
  outbox,
  now,
}: Pick<PremiumDeps, 'db' | 'transact' | 'outbox' | 'now'>) {
  for (const ended of await findEnded(db, { now: now() }))
    await transact((db) => queuePremiumEndMail(db, outbox, { ...ended, at: now() }))
  outbox.nudge()
}
