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

const inForce = `revoked_at is null and starts_at <= now() and (ends_at is null or ends_at > now())`

export const listSpecial = statement<{ email: string; role: string; sources: string[] }>(
  'tool_list_special',
  `select u.email, u.role, array(select distinct g.source from entitlement_grant g
     where g.user_id = u.id and ${inForce} order by 1) as sources
   from "user" u
   where u.role = 'admin' or exists (select from entitlement_grant g where g.user_id = u.id and ${inForce})
   order by u.email`,
)
