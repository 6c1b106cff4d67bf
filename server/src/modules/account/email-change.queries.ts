import { statement } from '../../db/statement.ts'

/** One a person, so that older links end. */
export const saveEmailChange = statement({
  name: 'save_email_change',
  params: { userId: 'text', newEmail: 'text', tokenHash: 'text', expiresAt: 'timestamptz' },
  sql: `insert into address_change (user_id, new_email, token_hash, expires_at)
    values (:userId, :newEmail, :tokenHash, :expiresAt) on conflict (user_id) do update
    set new_email = excluded.new_email, token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
})

export const deleteEmailChange = statement({
  name: 'delete_email_change',
  params: { userId: 'text' },
  sql: 'delete from address_change where user_id = :userId',
})

export const saveEmailUndo = statement({
  name: 'save_email_undo',
  params: { userId: 'text', oldEmail: 'text', newEmail: 'text', tokenHash: 'text', expiresAt: 'timestamptz' },
  sql: `insert into address_undo (token_hash, user_id, old_email, new_email, expires_at)
    values (:tokenHash, :userId, :oldEmail, :newEmail, :expiresAt)`,
})

export const findEmailChangeLink = statement({
  name: 'find_email_change_link',
  params: { tokenHash: 'text', now: 'timestamptz' },
  columns: { userId: 'text', isUndo: 'bool' },
  sql: `select user_id as "userId", false as "isUndo" from address_change
      where token_hash = :tokenHash and expires_at > :now
    union all select user_id, true from address_undo where token_hash = :tokenHash and expires_at > :now`,
})

export const consumeEmailChange = statement({
  name: 'consume_email_change',
  params: { tokenHash: 'text', now: 'timestamptz' },
  columns: { email: 'text' },
  sql: `delete from address_change where token_hash = :tokenHash and expires_at > :now returning new_email as email`,
})

export const consumeEmailUndo = statement({
  name: 'consume_email_undo',
  params: { tokenHash: 'text', now: 'timestamptz' },
  columns: { email: 'text', expiresAt: 'timestamptz' },
  sql: `delete from address_undo where token_hash = :tokenHash and expires_at > :now
    returning old_email as email, expires_at as "expiresAt"`,
})

/**
 * Frees an address held by an account that was never verified nor used. Also by one made after the address became free
 * and verified by its link alone: a mail scanner opens links, so that proves no person.
 */
export const deleteUnverifiedHolder = statement({
  name: 'delete_unverified_holder',
  params: { email: 'text', freeSince: 'timestamptz?' },
  sql: `delete from "user" u where u.email = :email and u.role = 'user'
    and (not u.email_verified or (u.verified_unseen and u.created_at >= :freeSince))
    and not exists (select from crypto_payment c where c.user_id = u.id)
    and u.stripe_customer_id is null and not exists (select from round r where r.user_id = u.id)
    and not exists (select from entitlement_grant g where g.user_id = u.id)`,
})

/**
 * Who opens the mailed link may be somebody else than who has the account, so its owner counts as unproven until a
 * password is chosen by mail. `isOwn`: this very account has opened it.
 */
export const updateEmail = statement({
  name: 'update_email',
  params: { userId: 'text', email: 'text', isOwn: 'bool', now: 'timestamptz' },
  columns: { id: 'text' },
  sql: `update "user" u set email = :email, email_verified = true, verified_unseen = u.verified_unseen or not :isOwn,
      stripe_email_due = u.stripe_customer_id is not null, updated_at = :now
    where u.id = :userId and u.deleted_at is null
      and not exists (select from "user" o where o.email = :email and o.id <> :userId)
    returning u.id`,
})

/** Not those of changes before: else a thief could change it twice and take the second back. */
export const deleteLaterEmailUndos = statement({
  name: 'delete_later_email_undos',
  params: { userId: 'text', since: 'timestamptz' },
  sql: 'delete from address_undo where user_id = :userId and expires_at >= :since',
})

/** All of them, with the addresses that they would put back. */
export const deleteEmailUndos = statement({
  name: 'delete_email_undos',
  params: { userId: 'text', now: 'timestamptz' },
  columns: { email: 'text' },
  sql: `delete from address_undo where user_id = :userId and expires_at > :now returning old_email as email`,
})

export const findEmailUndo = statement({
  name: 'find_email_undo',
  params: { userId: 'text', now: 'timestamptz' },
  columns: { expiresAt: 'timestamptz' },
  sql: `select expires_at as "expiresAt" from address_undo where user_id = :userId and expires_at > :now
    order by expires_at desc limit 1`,
})

export const deleteExpiredEmailLinks = statement({
  name: 'delete_expired_email_links',
  params: { now: 'timestamptz' },
  sql: `with changes_gone as (delete from address_change where expires_at <= :now)
    delete from address_undo where expires_at <= :now`,
})
