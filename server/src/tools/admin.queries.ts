import { statement } from '../db/statement.ts'

interface Found {
  id: string
  email: string
  firstName: string
}

/** Locked, so that of two commands at once the second sees what the first did. */
export const findUser = statement<Found>(
  'tool_find_user',
  'select id, email, first_name as "firstName" from "user" where email = $1 for update',
)

export const setRole = statement<{ id: string }>(
  'tool_set_role',
  'update "user" set role = $2, updated_at = now() where id = $1 and role <> $2 returning id',
)

export const grantPremium = statement(
  'tool_grant_premium',
  `insert into entitlement_grant (user_id, source, reference, starts_at)
   values ($1, 'admin', 'admin-' || gen_random_uuid(), now())`,
)

const inForce = `revoked_at is null and starts_at <= now() and (ends_at is null or ends_at > now())`

export const listGrants = statement<{ source: string }>(
  'tool_list_grants',
  `select source from entitlement_grant where user_id = $1 and ${inForce}`,
)

/** Only what an admin gave: a payment is ended where it was made. */
export const revokeGiven = statement<{ id: string }>(
  'tool_revoke_given',
  `update entitlement_grant set revoked_at = now()
   where user_id = $1 and source = 'admin' and ${inForce} returning id`,
)

export const listSpecial = statement<{ email: string; role: string; sources: string[] }>(
  'tool_list_special',
  `select u.email, u.role, array(select distinct g.source from entitlement_grant g
     where g.user_id = u.id and ${inForce} order by 1) as sources
   from "user" u
   where u.role = 'admin' or exists (select from entitlement_grant g where g.user_id = u.id and ${inForce})
   order by u.email`,
)
