import { statement } from '../../db/statement.ts'

/** No row where the address is taken: of two at once the database lets one through. Verified at once: without a proof. */
export const insertUser = statement<{ id: string }>(
  'insert_user',
  `insert into "user" (id, name, email, email_verified, verified_unseen, first_name, last_name, time_zone,
     created_at, updated_at)
   values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $8) on conflict (email) do nothing returning id`,
)

export const insertPassword = statement(
  'insert_password',
  `insert into account (id, account_id, provider_id, user_id, password, created_at, updated_at)
   values ($1, $2, 'credential', $2, $3, $4, $4)`,
)

/** The person a mail goes to, at the stored address. */
export interface Addressee {
  id: string
  email: string
  firstName: string
  emailVerified: boolean
}

const addressee = 'id, email, first_name as "firstName", email_verified as "emailVerified"'

export const findAddressee = statement<Addressee>('find_addressee', `select ${addressee} from "user" where email = $1`)

/** A sign-up with an address, or a proof of it, waits for another one. */
export const lockAddressee = statement<Addressee>(
  'lock_addressee',
  `select ${addressee} from "user" where email = $1 for no key update`,
)

export const readAccount = statement<Addressee & { hasPassword: boolean }>(
  'read_account',
  `select u.id, u.email, u.first_name as "firstName", u.email_verified as "emailVerified",
     exists (select from account a where a.user_id = u.id and a.provider_id = 'credential'
       and a.password is not null) as "hasPassword"
   from "user" u where u.id = $1`,
)

export const lockUser = statement('lock_user', 'select from "user" where id = $1 for no key update')

/** One a person, so that an older link is dead. */
export const saveReset = statement(
  'save_password_reset',
  `insert into password_reset (user_id, token_hash, expires_at) values ($1, $2, $3)
   on conflict (user_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
)

export const isResetOpen = statement<{ id: string }>(
  'is_password_reset_open',
  'select user_id as id from password_reset where token_hash = $1 and expires_at > $2',
)

/** Uses a link up: of several uses at once only one gets the row. */
export const takeReset = statement<{ id: string }>(
  'take_password_reset',
  'delete from password_reset where token_hash = $1 and expires_at > $2 returning user_id as id',
)

export const clearNames = statement(
  'clear_names',
  `update "user" set name = '', first_name = '', last_name = '', updated_at = $2 where id = $1`,
)

/** The account of an address that nobody had proven: its name and zone are what a stranger may have chosen. */
export const clearUnproven = statement(
  'clear_unproven_account',
  `update "user" set name = '', first_name = '', last_name = '', time_zone = $2
   where id = $1 and not email_verified`,
)

/** A link of ours that was opened proves the address as well. */
export const proveAddress = statement<Addressee>(
  'prove_address',
  `update "user" set email_verified = true, verified_unseen = false, updated_at = $2 where id = $1 returning ${addressee}`,
)

export const findPassword = statement<{ hash: string }>(
  'find_password',
  `select password as hash from account where user_id = $1 and provider_id = 'credential' and password is not null`,
)

interface AddressPasswords {
  id: string
  emailVerified: boolean
  /** Null before the account has a password. */
  hash: string | null
  /** Those of its sign-ups that wait. */
  waiting: string[]
}

export const findPasswordsOfAddress = statement<AddressPasswords>(
  'find_passwords_of_address',
  `select u.id, u.email_verified as "emailVerified", a.password as hash, array(select s.password_hash from pending_sign_up s
     where s.user_id = u.id and s.password_hash is not null and s.expires_at > $2) as waiting
   from "user" u left join account a on a.user_id = u.id and a.provider_id = 'credential' where u.email = $1`,
)

/** Waits for a change of it, and for the end of the account: that locks the user first, so this does too. */
export const confirmPassword = statement<{ id: string }>(
  'confirm_password',
  `select u.id from "user" u join account a on a.user_id = u.id
   where u.id = $1 and a.provider_id = 'credential' and a.password = $2 for key share of u for share of a`,
)

export const setPassword = statement(
  'set_password',
  `update account set password = $2, updated_at = $3 where user_id = $1 and provider_id = 'credential'`,
)

/** Only from the one that was checked: of two changes at once, one wins. */
export const replacePassword = statement<{ id: string }>(
  'replace_password',
  `update account set password = $3, updated_at = $4
   where user_id = $1 and provider_id = 'credential' and password = $2 returning id`,
)

/** A link to a new password does not outlive the password that it was for. */
export const dropReset = statement('drop_password_reset', 'delete from password_reset where user_id = $1')
