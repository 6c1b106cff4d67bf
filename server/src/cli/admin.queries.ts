import { statement } from '../db/statement.ts'

/** Locked, so that of two commands at once the second sees what the first did. */
export const findUser = statement({
  name: 'tool_find_user',
  params: { email: 'text' },
  columns: { id: 'text', email: 'text', firstName: 'text' },
  sql: 'select id, email, first_name as "firstName" from "user" where email = :email for update',
})

export const setRole = statement({
  name: 'tool_set_role',
  params: { id: 'text', role: 'text' },
  columns: { id: 'text' },
  sql: 'update "user" set role = :role, updated_at = now() where id = :id and role <> :role returning id',
})

const inForce = `revoked_at is null and starts_at <= now() and (ends_at is null or ends_at > now())`

export const listSpecial = statement({
  name: 'tool_list_special',
  columns: { email: 'text', role: 'text', sources: 'text[]' },
  sql: `select u.email, u.role, array(select distinct g.source from entitlement_grant g
      where g.user_id = u.id and ${inForce} order by 1) as sources
    from "user" u
    where u.role = 'admin' or exists (select from entitlement_grant g where g.user_id = u.id and ${inForce})
    order by u.email`,
})
