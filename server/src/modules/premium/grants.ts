import type { Database } from '../../db/database.ts'
import { grantInForceSql } from '../../db/sql-parts.ts'
import { type RowOf, statement, typed } from '../../db/statement.ts'

// The only writer of Premium: a plan is derived from the grants in force.

export type GrantSource = 'admin' | 'stripe' | 'crypto'

interface GrantKey {
  source: GrantSource
  /** The source's own id; the same one cannot grant twice. */
  reference: string
}

interface NewGrant extends GrantKey {
  userId: string
  plan?: 'monthly' | 'annual'
  startsAt: Date
  endsAt?: Date
}

export const listGrants = statement({
  name: 'list_grants',
  params: { userId: 'text' },
  columns: {
    source: typed<GrantSource>('text'),
    reference: 'text',
    plan: typed<'monthly' | 'annual' | null>('text'),
    startsAt: 'timestamptz',
    endsAt: 'timestamptz?',
    revokedAt: 'timestamptz?',
  },
  sql: `select source, reference, plan, starts_at as "startsAt", ends_at as "endsAt", revoked_at as "revokedAt"
    from entitlement_grant where user_id = :userId order by starts_at, id`,
})

export type Grant = RowOf<typeof listGrants>

const insert = statement({
  name: 'grant',
  params: {
    userId: 'text',
    source: 'text',
    reference: 'text',
    plan: 'text?',
    startsAt: 'timestamptz',
    endsAt: 'timestamptz?',
  },
  columns: { id: 'uuid' },
  sql: `insert into entitlement_grant (user_id, source, reference, plan, starts_at, ends_at)
    values (:userId, :source, :reference, :plan, :startsAt, :endsAt)
    on conflict (source, reference) do nothing returning id`,
})

/** Returns whether it was new; an earlier grant stays as it is. */
export async function insertGrant(db: Database, given: NewGrant): Promise<boolean> {
  const { userId, source, reference, plan = null, startsAt, endsAt = null } = given
  return (await insert(db, { userId, source, reference, plan, startsAt, endsAt })).length > 0
}

interface Owner {
  userId: string | null
}

const shiftYear = statement({
  name: 'shift_prepaid',
  params: { userId: 'text', at: 'timestamptz' },
  sql: `with shift as (
      select min(starts_at) filter (where source = 'crypto' and starts_at > :at)
        - greatest(:at::timestamptz, max(ends_at) filter (where starts_at <= :at)) as by
      from entitlement_grant where user_id = :userId and revoked_at is null)
    update entitlement_grant g set starts_at = g.starts_at - by, ends_at = g.ends_at - by from shift
    where g.user_id = :userId and g.source = 'crypto' and g.revoked_at is null and g.starts_at > :at
      and by <> interval '0'`,
})

/** A prepaid year that has not begun waits for the end of what runs: nobody pays twice for the same days. */
async function shiftPrepaid(db: Database, owners: readonly Owner[], at: Date): Promise<boolean> {
  for (const { userId } of owners) if (userId !== null) await shiftYear(db, { userId, at })
  return owners.length > 0
}

const updateEnd = statement({
  name: 'extend_grant',
  params: { source: 'text', reference: 'text', plan: 'text', endsAt: 'timestamptz' },
  columns: { userId: 'text?' },
  sql: `update entitlement_grant set plan = :plan, ends_at = :endsAt, revoked_at = null, reason = null,
      end_told_at = null
    where source = :source and reference = :reference
      and (plan, ends_at, revoked_at) is distinct from (:plan, :endsAt, null::timestamptz)
    returning user_id as "userId"`,
})

interface Extension extends GrantKey {
  plan: 'monthly' | 'annual'
  endsAt: Date
  at: Date
}

/** Also to an earlier day; lifts its revocation. Returns whether that changed anything. */
export async function extendGrant(db: Database, { source, reference, plan, endsAt, at }: Extension): Promise<boolean> {
  return await shiftPrepaid(db, await updateEnd(db, { source, reference, plan, endsAt }), at)
}

const updateRevoked = statement({
  name: 'revoke_grant',
  params: { source: 'text', reference: 'text', at: 'timestamptz', reason: 'text' },
  columns: { userId: 'text?' },
  sql: `update entitlement_grant set revoked_at = :at, reason = :reason
    where source = :source and reference = :reference and revoked_at is null returning user_id as "userId"`,
})

interface Revocation {
  at: Date
  reason: string
}

export async function revokeGrant(
  db: Database,
  { source, reference, at, reason }: GrantKey & Revocation,
): Promise<boolean> {
  return await shiftPrepaid(db, await updateRevoked(db, { source, reference, at, reason }), at)
}

const updateGivenRevoked = statement({
  name: 'revoke_given',
  params: { userId: 'text', at: 'timestamptz', reason: 'text' },
  columns: { userId: 'text?' },
  sql: `update entitlement_grant g set revoked_at = :at, reason = :reason
    where user_id = :userId and source = 'admin' and ${grantInForceSql('g', ':at')} returning user_id as "userId"`,
})

/** Revokes what admins gave; payments end at their source. Returns whether there was anything. */
export async function revokeAdminGrants(db: Database, userId: string, { at, reason }: Revocation): Promise<boolean> {
  return await shiftPrepaid(db, await updateGivenRevoked(db, { userId, at, reason }), at)
}

/** Null: without an end. */
export const listPremiumEnds = statement({
  name: 'list_premium_ends',
  params: { userIds: 'text[]', at: 'timestamptz' },
  columns: { userId: 'text', until: 'timestamptz?' },
  sql: `select user_id as "userId", case when bool_or(ends_at is null) then null else max(ends_at) end as until
    from entitlement_grant where user_id = any(:userIds::text[]) and revoked_at is null
      and (ends_at is null or ends_at > :at) group by user_id`,
})

const findInForce = statement({
  name: 'grants_in_force',
  params: { userId: 'text', at: 'timestamptz' },
  columns: { source: typed<GrantSource>('text') },
  sql: `select source from entitlement_grant g where user_id = :userId and ${grantInForceSql('g', ':at')} order by source`,
})

export async function listGrantSources(db: Database, userId: string, at: Date): Promise<GrantSource[]> {
  return (await findInForce(db, { userId, at })).map(({ source }) => source)
}

const updateGivenEnd = statement({
  name: 'update_given_end',
  params: { userId: 'text', at: 'timestamptz', endsAt: 'timestamptz?' },
  columns: { userId: 'text?' },
  sql: `update entitlement_grant g set ends_at = :endsAt
    where user_id = :userId and source = 'admin' and ${grantInForceSql('g', ':at')} and ends_at is distinct from :endsAt returning user_id as "userId"`,
})

interface Gift {
  userId: string
  reference: string
  at: Date
  endsAt: Date | null
}

/** Moves the end of a running gift, or gives a new one. Returns whether it changed anything. */
export async function grantByAdmin(db: Database, { userId, reference, at, endsAt }: Gift): Promise<boolean> {
  if ((await listGrantSources(db, userId, at)).includes('admin'))
    return await shiftPrepaid(db, await updateGivenEnd(db, { userId, at, endsAt }), at)
  const isNew = await insertGrant(db, { userId, source: 'admin', reference, startsAt: at, ...(endsAt && { endsAt }) })
  return await shiftPrepaid(db, isNew ? [{ userId }] : [], at)
}

const endOthers = statement({
  name: 'end_unpaid_by_card',
  params: { userId: 'text', at: 'timestamptz', reason: 'text' },
  columns: { userId: 'text?' },
  sql: `update entitlement_grant set revoked_at = :at, reason = :reason, end_told_at = :at
    where user_id = :userId and source in ('admin', 'crypto') and revoked_at is null
      and (ends_at is null or ends_at > :at)
    returning user_id as "userId"`,
})

/** Also what has not begun: else it would begin at once. Returns whether there was anything. */
export async function endUnpaidGrants(db: Database, userId: string, { at, reason }: Revocation): Promise<boolean> {
  return (await endOthers(db, { userId, at, reason })).length > 0
}

/** Of two processes the one with the row writes the letter. */
export const markEndMailed = statement({
  name: 'mark_end_mailed',
  params: { source: 'text', reference: 'text', at: 'timestamptz' },
  columns: { userId: 'text', to: 'text', firstName: 'text' },
  sql: `update entitlement_grant g set end_told_at = :at from "user" u
    where g.source = :source and g.reference = :reference and u.id = g.user_id and g.end_told_at is null
      and (g.revoked_at <= :at or g.ends_at <= :at)
    returning u.id as "userId", u.email as to, u.first_name as "firstName"`,
})

/** Removes gifts; what was paid stays, without the person. */
export const deleteAdminGrants = statement({
  name: 'delete_admin_grants',
  params: { userId: 'text' },
  sql: `delete from entitlement_grant where user_id = :userId and source = 'admin'`,
})

export const insertSeededGrants = statement({
  name: 'insert_seeded_grants',
  params: { people: 'json' },
  sql: `insert into entitlement_grant (user_id, source, reference, starts_at)
    select id, 'admin', 'seed-' || id, joined
    from json_to_recordset(:people) as p(id text, joined timestamptz, plan text) where plan = 'premium'`,
})
