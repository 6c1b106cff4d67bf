import { maxPendingSignUps } from '@app/domain/account/credentials'
import { type RowOf, statement } from '../../db/statement.ts'

/** Takes the first free place, or none. Needs the lock of the account. */
export const insertPendingSignUp = statement({
  name: 'insert_pending_sign_up',
  params: {
    id: 'uuid',
    userId: 'text',
    passwordHash: 'text?',
    provider: 'text?',
    issuer: 'text?',
    subject: 'text?',
    firstName: 'text',
    lastName: 'text',
    timeZone: 'text',
    device: 'text',
    now: 'timestamptz',
    expiresAt: 'timestamptz',
  },
  columns: { id: 'uuid' },
  sql: `insert into pending_sign_up (id, user_id, place, password_hash, provider, issuer, subject, first_name, last_name,
      time_zone, device, created_at, expires_at)
    select :id, :userId, free.place, :passwordHash, :provider, :issuer, :subject, :firstName, :lastName, :timeZone,
      :device, :now, :expiresAt
    from generate_series(1, ${maxPendingSignUps}) as free (place)
    where not exists (select from pending_sign_up s where s.user_id = :userId and s.place = free.place)
    order by free.place limit 1
    on conflict (user_id, place) do nothing returning id`,
})

export const deleteExpiredSignUpsOfUser = statement({
  name: 'delete_expired_sign_ups_of_user',
  params: { userId: 'text', now: 'timestamptz' },
  sql: 'delete from pending_sign_up where user_id = :userId and expires_at <= :now',
})

export const findPendingSignUp = statement({
  name: 'find_pending_sign_up',
  params: { id: 'uuid' },
  columns: {
    passwordHash: 'text?',
    provider: 'text?',
    issuer: 'text?',
    subject: 'text?',
    firstName: 'text',
    lastName: 'text',
    timeZone: 'text',
    isOpened: 'bool',
  },
  sql: `select password_hash as "passwordHash", provider, issuer, subject, first_name as "firstName", last_name as "lastName",
      time_zone as "timeZone", opened_at is not null as "isOpened"
    from pending_sign_up where id = :id`,
})

export const listPendingSignUps = statement({
  name: 'list_pending_sign_ups',
  params: { email: 'text', now: 'timestamptz' },
  columns: {
    id: 'uuid',
    userId: 'text',
    email: 'text',
    firstName: 'text',
    timeZone: 'text',
    device: 'text',
    provider: 'text?',
    createdAt: 'timestamptz',
    expiresAt: 'timestamptz',
  },
  sql: `select s.id, u.id as "userId", u.email, s.first_name as "firstName", s.time_zone as "timeZone", s.device,
      s.provider, s.created_at as "createdAt", s.expires_at as "expiresAt"
    from pending_sign_up s join "user" u on u.id = s.user_id
    where u.email = :email and s.expires_at > :now
      and (s.password_hash is not null or s.subject is not null) order by s.created_at desc, s.id`,
})

export type PendingSignUp = RowOf<typeof listPendingSignUps>

export const lockUserOfSignUp = statement({
  name: 'lock_user_of_sign_up',
  params: { id: 'uuid', now: 'timestamptz' },
  columns: { id: 'text' },
  sql: `select id from "user" where id = (select user_id from pending_sign_up where id = :id and expires_at > :now)
    for no key update`,
})

export const overwriteUnverifiedAccount = statement({
  name: 'overwrite_unverified_account',
  params: { id: 'text', firstName: 'text', lastName: 'text', timeZone: 'text', now: 'timestamptz' },
  sql: `update "user" set name = trim(:firstName || ' ' || :lastName), first_name = :firstName, last_name = :lastName,
      time_zone = :timeZone, email_verified = true, verified_unseen = true, updated_at = :now
    where id = :id`,
})

export const markSignUpOpened = statement({
  name: 'mark_sign_up_opened',
  params: { userId: 'text', id: 'uuid', now: 'timestamptz' },
  sql: `update pending_sign_up set password_hash = null, subject = null,
      opened_at = case when id = :id then :now else opened_at end
    where user_id = :userId`,
})

export const completePendingSignUps = statement({
  name: 'complete_pending_sign_ups',
  params: { userId: 'text', now: 'timestamptz' },
  sql: `update pending_sign_up set password_hash = null, subject = null, opened_at = coalesce(opened_at, :now)
    where user_id = :userId`,
})

export const deleteExpiredSignUps = statement({
  name: 'delete_expired_sign_ups',
  params: { now: 'timestamptz' },
  sql: 'delete from pending_sign_up where expires_at <= :now',
})

const unproven = `not u.email_verified and u.created_at <= :madeBefore and u.role = 'user'
     and u.stripe_customer_id is null
     and not exists (select from pending_sign_up s where s.user_id = u.id)
     and not exists (select from password_reset p where p.user_id = u.id and p.expires_at > :now)
     and not exists (select from entitlement_grant g where g.user_id = u.id)
     and not exists (select from round r where r.user_id = u.id)
     and not exists (select from session s where s.user_id = u.id)`

/** Skips accounts that a sign-up holds at this moment. */
export const lockUnverifiedAccounts = statement({
  name: 'lock_unverified_accounts',
  params: { madeBefore: 'timestamptz', now: 'timestamptz' },
  columns: { id: 'text' },
  sql: `select u.id from "user" u where ${unproven} for update of u skip locked`,
})

/**
 * Separate from the statement that locks: a statement sees rows as of its own start, so only a second one sees a
 * sign-up added while the first waited for the lock.
 */
export const deleteUnverifiedAccounts = statement({
  name: 'delete_unverified_accounts',
  params: { madeBefore: 'timestamptz', now: 'timestamptz', ids: 'text[]' },
  sql: `delete from "user" u where u.id = any(:ids) and ${unproven}`,
})
