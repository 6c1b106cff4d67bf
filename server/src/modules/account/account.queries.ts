import { type RowOf, statement } from '../../db/statement.ts'

export const insertUser = statement({
  name: 'insert_user',
  params: {
    id: 'text',
    name: 'text',
    email: 'text',
    emailVerified: 'bool',
    firstName: 'text',
    lastName: 'text',
    timeZone: 'text',
    now: 'timestamptz',
  },
  columns: { id: 'text' },
  sql: `insert into "user" (id, name, email, email_verified, verified_unseen, first_name, last_name, time_zone,
      created_at, updated_at)
    values (:id, :name, :email, :emailVerified, :emailVerified, :firstName, :lastName, :timeZone, :now, :now)
    on conflict (email) do nothing returning id`,
})

export const insertPasswordHash = statement({
  name: 'insert_password_hash',
  params: { id: 'text', userId: 'text', hash: 'text?', now: 'timestamptz' },
  sql: `insert into account (id, account_id, provider_id, user_id, password, created_at, updated_at)
    values (:id, :userId, 'credential', :userId, :hash, :now, :now)`,
})

const userByEmailColumns = { id: 'text', email: 'text', firstName: 'text', emailVerified: 'bool' } as const
const selectUserByEmail = 'id, email, first_name as "firstName", email_verified as "emailVerified"'

export const findUserByEmail = statement({
  name: 'find_user_by_email',
  params: { email: 'text' },
  columns: userByEmailColumns,
  sql: `select ${selectUserByEmail} from "user" where email = :email`,
})

export type UserByEmail = RowOf<typeof findUserByEmail>

export const lockUserByEmail = statement({
  name: 'lock_user_by_email',
  params: { email: 'text' },
  columns: userByEmailColumns,
  sql: `select ${selectUserByEmail} from "user" where email = :email for no key update`,
})

export const findAccount = statement({
  name: 'find_account',
  params: { id: 'text' },
  columns: { ...userByEmailColumns, hasWay: 'bool' },
  sql: `select u.id, u.email, u.first_name as "firstName", u.email_verified as "emailVerified",
      exists (select from account a where a.user_id = u.id and a.provider_id = 'credential'
        and a.password is not null)
        or exists (select from passkey k where k.user_id = u.id)
        or exists (select from connected_account c where c.user_id = u.id) as "hasWay"
    from "user" u where u.id = :id`,
})

export const lockUser = statement({
  name: 'lock_user',
  params: { id: 'text' },
  columns: { id: 'text' },
  sql: 'select id from "user" where id = :id and deleted_at is null for no key update',
})

/**
 * A key-share lock: many may hold it at once. It waits for the lock with which an account is closed, and closing waits
 * for it.
 */
export const lockUserForShare = statement({
  name: 'lock_user_for_share',
  params: { id: 'text' },
  columns: { id: 'text' },
  sql: 'select id from "user" where id = :id and deleted_at is null for key share',
})

export const savePasswordReset = statement({
  name: 'save_password_reset',
  params: { userId: 'text', tokenHash: 'text', expiresAt: 'timestamptz' },
  sql: `insert into password_reset (user_id, token_hash, expires_at) values (:userId, :tokenHash, :expiresAt)
    on conflict (user_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
})

export const hasOpenPasswordReset = statement({
  name: 'has_open_password_reset',
  params: { tokenHash: 'text', now: 'timestamptz' },
  columns: { id: 'text' },
  sql: 'select user_id as id from password_reset where token_hash = :tokenHash and expires_at > :now',
})

export const consumePasswordReset = statement({
  name: 'consume_password_reset',
  params: { tokenHash: 'text', now: 'timestamptz' },
  columns: { id: 'text' },
  sql: 'delete from password_reset where token_hash = :tokenHash and expires_at > :now returning user_id as id',
})

export const clearUserNames = statement({
  name: 'clear_user_names',
  params: { id: 'text', now: 'timestamptz' },
  sql: `update "user" set name = '', first_name = '', last_name = '', updated_at = :now where id = :id`,
})

/** A stranger may have chosen the name and zone of an address that was not proven. */
export const clearUnverifiedProfile = statement({
  name: 'clear_unverified_profile',
  params: { id: 'text', timeZone: 'text' },
  sql: `update "user" set name = '', first_name = '', last_name = '', time_zone = :timeZone
    where id = :id and not email_verified`,
})

export const markEmailVerified = statement({
  name: 'mark_email_verified',
  params: { id: 'text', now: 'timestamptz' },
  columns: userByEmailColumns,
  sql: `update "user" set email_verified = true, verified_unseen = false, updated_at = :now where id = :id
    returning ${selectUserByEmail}`,
})

export const findEmailVerification = statement({
  name: 'find_email_verification',
  params: { id: 'text' },
  columns: { isVerified: 'bool', ownerUnproven: 'bool', role: 'text', hasSecondFactor: 'bool' },
  sql: `select role, email_verified as "isVerified", verified_unseen as "ownerUnproven",
      exists (select from second_factor where user_id = :id and confirmed_at is not null) as "hasSecondFactor"
    from "user" where id = :id`,
})

/** Besides the password. A second factor goes, too: else whoever turned it on keeps the owner out. */
export const deleteSignInMethods = statement({
  name: 'delete_sign_in_methods',
  params: { userId: 'text' },
  sql: `with passkeys_gone as (delete from passkey where user_id = :userId),
      codes_gone as (delete from recovery_code where user_id = :userId),
      factor_gone as (delete from second_factor where user_id = :userId)
    delete from connected_account where user_id = :userId`,
})

export const deleteConnectedAccounts = statement({
  name: 'delete_connected_accounts',
  params: { userId: 'text' },
  sql: 'delete from connected_account where user_id = :userId',
})

export const findPasswordHash = statement({
  name: 'find_password_hash',
  params: { userId: 'text' },
  columns: { hash: 'text', factorSince: 'timestamptz?' },
  sql: `select password as hash, (select confirmed_at from second_factor where user_id = :userId) as "factorSince"
    from account
    where user_id = :userId and provider_id = 'credential' and password is not null`,
})

export const findPasswordHashByEmail = statement({
  name: 'find_password_hash_by_email',
  params: { email: 'text' },
  columns: {
    id: 'text',
    emailVerified: 'bool',
    role: 'text',
    hash: 'text?',
    factorSince: 'timestamptz?',
    asksKnownDevices: 'bool?',
  },
  sql: `select u.id, u.email_verified as "emailVerified", u.role, a.password as hash, f.confirmed_at as "factorSince",
      f.asks_known_devices as "asksKnownDevices"
    from "user" u left join account a on a.user_id = u.id and a.provider_id = 'credential'
      left join second_factor f on f.user_id = u.id where u.email = :email`,
})

/** Locks the user first, as the end of an account does, and waits for a change of the ways to sign in. */
export const lockUserWithPassword = statement({
  name: 'lock_user_with_password',
  params: { userId: 'text', hash: 'text' },
  columns: { id: 'text' },
  sql: `select u.id from "user" u join account a on a.user_id = u.id
    where u.id = :userId and a.provider_id = 'credential' and a.password = :hash for share of u for share of a`,
})

export const updatePasswordHash = statement({
  name: 'update_password_hash',
  params: { userId: 'text', hash: 'text?', now: 'timestamptz' },
  sql: `update account set password = :hash, updated_at = :now where user_id = :userId and provider_id = 'credential'`,
})

/** Only from the one that was checked: of two changes at once, one wins. */
export const replacePasswordHash = statement({
  name: 'replace_password_hash',
  params: { userId: 'text', before: 'text', hash: 'text', now: 'timestamptz' },
  columns: { id: 'text' },
  sql: `update account set password = :hash, updated_at = :now
    where user_id = :userId and provider_id = 'credential' and password = :before returning id`,
})

/** Also the link to a new address: a thief may have asked for it before the owner locked them out. */
export const deleteMailedTokens = statement({
  name: 'delete_mailed_tokens',
  params: { userId: 'text' },
  sql: `with changes_gone as (delete from address_change where user_id = :userId)
    delete from password_reset where user_id = :userId`,
})
