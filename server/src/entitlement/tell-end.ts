import type { Database } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import type { Deps } from '../deps.ts'
import type { Outbox } from '../mail/outbox.ts'
import { type GrantSource, sourcesOf } from './grants.ts'

interface Ended {
  source: GrantSource
  reference: string
}

interface Person {
  userId: string
  to: string
  firstName: string
}

/** The row says whether the letter was written, so that of two who find the same end one writes it. */
const markTold = statement<Person>(
  'mark_end_told',
  `update entitlement_grant g set end_told_at = $3 from "user" u
   where g.source = $1 and g.reference = $2 and u.id = g.user_id and g.end_told_at is null
     and (g.revoked_at <= $3 or g.ends_at <= $3)
   returning u.id as "userId", u.email as to, u.first_name as "firstName"`,
)

interface Telling extends Ended {
  kind?: 'premium_ended' | 'premium_price_gone'
  /** Now. */
  at: Date
}

/** One letter for each end of a grant, in the transaction that ends it; none while Premium goes on from elsewhere. */
export async function tellEnd(db: Database, outbox: Outbox, { source, reference, kind, at }: Telling): Promise<void> {
  const [person] = await markTold(db, source, reference, at)
  if (!person || (await sourcesOf(db, person.userId, at)).length > 0) return
  await outbox.queue(db, { kind: kind ?? 'premium_ended', ...person })
}

const findEnded = statement<Ended>(
  'ended_untold',
  `select source, reference from entitlement_grant
   where end_told_at is null and revoked_at is null and ends_at <= $1 and user_id is not null order by ends_at limit 1000`,
)

/** Writes to everybody whose Premium has come to its end by itself. Several processes may do so at once. */
export async function tellEnds({ db, transact, outbox, now }: Pick<Deps, 'db' | 'transact' | 'outbox' | 'now'>) {
  for (const ended of await findEnded(db, now())) await transact((db) => tellEnd(db, outbox, { ...ended, at: now() }))
  outbox.nudge()
}
