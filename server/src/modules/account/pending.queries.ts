import { signUpLimits } from '@app/domain/account/credentials'
import { statement } from '../../db/statement.ts'

/** One of the sign-ups that stand side by side until one of them is proven. */
interface PendingSignUp {
  /** Null: it does not count any more. */
  passwordHash: string | null
  firstName: string
  lastName: string
  timeZone: string
  isOpened: boolean
}

/** What the mail of a sign-up says, and its recipient. */
export interface WaitingSignUp {
  id: string
  userId: string
  email: string
  firstName: string
  timeZone: string
  device: string
  createdAt: Date
  expiresAt: Date
}

/** Takes the first free place, or none. Under the lock of the account: of two at once each sees the other's. */
export const insertPending = statement<{ id: string }>(
  'insert_pending_sign_up',
  `insert into pending_sign_up (id, user_id, place, password_hash, first_name, last_name, time_zone, device,
     created_at, expires_at)
   select $1, $2, free.place, $3, $4, $5, $6, $7, $8, $9
   from generate_series(1, ${signUpLimits.atOnce}) as free (place)
   where not exists (select from pending_sign_up s where s.user_id = $2 and s.place = free.place)
   order by free.place limit 1
   on conflict (user_id, place) do nothing returning id`,
)

export const dropExpiredPending = statement(
  'drop_expired_pending_sign_ups',
  'delete from pending_sign_up where user_id = $1 and expires_at <= $2',
)

export const findPending = statement<PendingSignUp>(
  'find_pending_sign_up',
  `select password_hash as "passwordHash", first_name as "firstName", last_name as "lastName",
     time_zone as "timeZone", opened_at is not null as "isOpened"
   from pending_sign_up where id = $1`,
)

/** Those of an address that still count, the newest first. */
export const findWaiting = statement<WaitingSignUp>(
  'find_waiting_sign_ups',
  `select s.id, u.id as "userId", u.email, s.first_name as "firstName", s.time_zone as "timeZone", s.device,
     s.created_at as "createdAt", s.expires_at as "expiresAt"
   from pending_sign_up s join "user" u on u.id = s.user_id
   where u.email = $1 and s.expires_at > $2 and s.password_hash is not null order by s.created_at desc, s.id`,
)

/** The account of a sign-up that has not expired. The opening of another link of the same account waits. */
export const lockOwnerOfPending = statement<{ id: string }>(
  'lock_owner_of_pending_sign_up',
  `select id from "user" where id = (select user_id from pending_sign_up where id = $1 and expires_at > $2)
   for no key update`,
)

/** The account becomes the one that was signed up for. */
export const takeOverAccount = statement(
  'take_over_account',
  `update "user" set name = $2 || ' ' || $3, first_name = $2, last_name = $3, time_zone = $4, email_verified = true,
     verified_unseen = false, updated_at = $5 where id = $1`,
)

/** One link was opened, and no sign-up of the account counts any more. */
export const markOpened = statement(
  'mark_sign_up_opened',
  `update pending_sign_up set password_hash = null, opened_at = case when id = $2 then $3 else opened_at end
   where user_id = $1`,
)

/** A password was chosen by mail: no link of a sign-up changes anything any more. */
export const settlePending = statement(
  'settle_pending_sign_ups',
  'update pending_sign_up set password_hash = null, opened_at = coalesce(opened_at, $2) where user_id = $1',
)

/** What is left of sign-ups after their time. */
export const removeExpiredPending = statement(
  'remove_expired_pending_sign_ups',
  'delete from pending_sign_up where expires_at <= $1',
)

// `u` is an account of an address that was not proven in time, and nothing else refers to it.
const unproven = `not u.email_verified and u.created_at <= $1 and u.role = 'user' and u.stripe_customer_id is null
     and not exists (select from pending_sign_up s where s.user_id = u.id)
     and not exists (select from password_reset p where p.user_id = u.id and p.expires_at > $2)
     and not exists (select from entitlement_grant g where g.user_id = u.id)
     and not exists (select from round r where r.user_id = u.id)
     and not exists (select from session s where s.user_id = u.id)`

/** An account that a sign-up holds at this moment is left for the next time. */
export const lockUnproven = statement<{ id: string }>(
  'lock_unproven_accounts',
  `select u.id from "user" u where ${unproven} for update of u skip locked`,
)

/** A statement of its own after the lock: it sees the sign-up that was added just before. */
export const removeUnproven = statement(
  'remove_unproven_accounts',
  `delete from "user" u where u.id = any($3) and ${unproven}`,
)
