import { statement } from '../../db/statement.ts'

export const saveZonePlan = statement(
  'save_zone_plan',
  'update "user" set time_zone = $2, next_time_zone = $3, next_time_zone_from = $4 where id = $1',
)

// A change that was planned and has not happened is no journey; only the last plan counts.
export const forgetPlannedMoves = statement(
  'forget_planned_moves',
  'delete from zone_change where user_id = $1 and at > $2',
)

export const saveMove = statement(
  'save_move',
  `insert into zone_change (user_id, at, left_zone) values ($1, $2, $3)
   on conflict (user_id, at) do update set left_zone = excluded.left_zone`,
)

export interface Device {
  id: string
  device: string | null
  signedInAt: Date
  lastSeenAt: Date
}

/** The sessions of a person by the database's clock, which is theirs; the one of `$2` first. */
export const listSessions = statement<Device>(
  'list_sessions',
  `select id, device, created_at as "signedInAt", updated_at as "lastSeenAt" from session
   where user_id = $1 and expires_at > now() and updated_at > now() - interval '30 days'
   order by id = $2 desc, updated_at desc, id limit 100`,
)

export const endSession = statement<{ id: string }>(
  'end_session_of_person',
  'delete from session where id = $1 and user_id = $2 returning id',
)

export const endSessions = statement('end_sessions_of_person', 'delete from session where user_id = $1')

export const findPasswordHash = statement<{ hash: string }>(
  'find_password_hash',
  `select password as hash from account where user_id = $1 and provider_id = 'credential' and password is not null`,
)

/** Whom Stripe knows somebody as, and whether they pay it by card as far as we know. */
export const findRunningCard = statement<{ customerId: string; isRunning: boolean }>(
  'find_running_card',
  `select u.stripe_customer_id as "customerId", exists (select from stripe_subscription s where s.user_id = u.id
     and s.status not in ('canceled', 'incomplete_expired')) as "isRunning"
   from "user" u where u.id = $1 and u.stripe_customer_id is not null`,
)

// What the library keeps of a person without naming them in a column of its own.
export const forgetVerifications = statement(
  'forget_verifications',
  'delete from verification where identifier in ($1, $2) or value in ($1, $2)',
)

/** All of a person goes with this row. Only while the password that was checked is still theirs. */
export const deleteUser = statement<{ id: string }>(
  'delete_user',
  `delete from "user" u where u.id = $1
     and exists (select from account a where a.user_id = u.id and a.password = $2) returning u.id`,
)

/** What was paid stays on record; where the person said it came from does not. */
export const forgetSenders = statement(
  'forget_senders',
  'update crypto_payment set claimed_sender = null where user_id = $1',
)
