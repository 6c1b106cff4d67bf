import { type RowOf, statement, typed } from '../../db/statement.ts'

export type MailKind =
  | 'verify'
  | 'sign_ups_full'
  | 'known_address'
  | 'reset'
  | 'choose_password'
  | 'password_changed'
  | 'ways_changed'
  | 'address_proof'
  | 'address_changed'
  | 'address_restored'
  | 'passkey_copied'
  | 'codes_guessed'
  | 'premium_started'
  | 'premium_ended'
  | 'premium_ending'
  | 'premium_price_gone'
  | 'reminder'

const waiting = 'num_nonnulls(sent_at, refused_at, dropped_at) = 0'

export const insertMail = statement({
  name: 'insert_mail',
  params: {
    id: 'uuid',
    userId: 'text',
    kind: 'text',
    recipient: 'text',
    sealed: 'text',
    signUpId: 'uuid?',
    expiresAt: 'timestamptz?',
    now: 'timestamptz',
  },
  sql: `insert into mail (id, user_id, kind, recipient, sealed, sign_up_id, expires_at, next_attempt_at, created_at)
    values (:id, :userId, :kind, :recipient, :sealed, :signUpId, :expiresAt, :now, :now)`,
})

export const insertReminders = statement({
  name: 'insert_reminder_mails',
  params: {
    ids: 'uuid[]',
    userIds: 'text[]',
    recipients: 'text[]',
    sealed: 'text[]',
    expiresAt: 'text[]',
    now: 'timestamptz',
  },
  sql: `insert into mail (id, user_id, kind, recipient, sealed, expires_at, next_attempt_at, created_at)
    select m.id, m.user_id, 'reminder', m.recipient, m.sealed, m.expires_at::timestamptz, :now, :now
    from unnest(:ids::uuid[], :userIds::text[], :recipients::text[], :sealed::text[], :expiresAt::text[])
      as m(id, user_id, recipient, sealed, expires_at)`,
})

/** Only the link of the newer letter works, or both have the same. */
export const dropOlderMails = statement({
  name: 'drop_older_mails',
  params: { userId: 'text', kind: 'text', now: 'timestamptz', signUpId: 'uuid?' },
  sql: `update mail set dropped_at = :now, sealed = null, last_error = 'a newer one took its place'
    where user_id = :userId and kind = :kind and sign_up_id is not distinct from :signUpId and ${waiting}`,
})

export const dropMailsOfKind = statement({
  name: 'drop_mails_of_kind',
  params: { userId: 'text', kind: 'text', now: 'timestamptz' },
  sql: `update mail set dropped_at = :now, sealed = null, last_error = 'what it is about is over'
    where user_id = :userId and kind = :kind and ${waiting}`,
})

/** Reminders wait for all others. Counted before it is tried, and held from other processes meanwhile. */
export const claimMail = statement({
  name: 'claim_mail',
  params: { now: 'timestamptz', seconds: 'float8' },
  columns: {
    id: 'uuid',
    kind: typed<MailKind>('text'),
    recipient: 'text',
    sealed: 'text',
    attempts: 'int4',
    createdAt: 'timestamptz',
  },
  sql: `update mail set attempts = attempts + 1, next_attempt_at = :now::timestamptz + :seconds * interval '1 second'
    where id = (
      select id from mail where ${waiting} and next_attempt_at <= :now and (expires_at is null or expires_at > :now)
      order by (kind = 'reminder'), next_attempt_at limit 1 for update skip locked)
    returning id, kind, recipient, sealed, attempts, created_at as "createdAt"`,
})
export type ClaimedMail = RowOf<typeof claimMail>

export const markMailSent = statement({
  name: 'mark_mail_sent',
  params: { id: 'uuid', now: 'timestamptz' },
  sql: `update mail set sent_at = :now, sealed = null, last_error = null where id = :id and ${waiting}`,
})

export const markMailRefused = statement({
  name: 'mark_mail_refused',
  params: { id: 'uuid', now: 'timestamptz', error: 'text' },
  sql: `update mail set refused_at = :now, sealed = null, last_error = :error where id = :id and ${waiting}`,
})

export const markMailDropped = statement({
  name: 'mark_mail_dropped',
  params: { id: 'uuid', now: 'timestamptz', error: 'text' },
  sql: `update mail set dropped_at = :now, sealed = null, last_error = :error where id = :id and ${waiting}`,
})

/** Only for the try that failed: another process may have taken the mail since. */
export const postponeMail = statement({
  name: 'postpone_mail',
  params: { id: 'uuid', attempts: 'int4', nextAttemptAt: 'timestamptz', error: 'text' },
  sql: `update mail set next_attempt_at = :nextAttemptAt, last_error = :error
    where id = :id and attempts = :attempts and ${waiting}`,
})

export const dropStaleMails = statement({
  name: 'drop_stale_mails',
  params: { now: 'timestamptz', oldest: 'timestamptz' },
  sql: `update mail set dropped_at = :now, sealed = null, last_error = coalesce(last_error, 'its link was too old')
    where ${waiting} and (expires_at <= :now or created_at <= :oldest)`,
})

export const findNextMailDue = statement({
  name: 'find_next_mail_due',
  columns: { at: 'timestamptz?' },
  sql: `select min(next_attempt_at) as at from mail where ${waiting}`,
})

export const listMailIds = statement({
  name: 'list_mail_ids',
  params: { ids: 'uuid[]' },
  columns: { id: 'uuid' },
  sql: 'select id from mail where id = any(:ids::uuid[])',
})

export const insertStoredMail = statement({
  name: 'insert_stored_mail',
  params: { mailId: 'uuid', sealed: 'text' },
  sql: 'insert into stored_letter (mail_id, sealed) values (:mailId, :sealed) on conflict do nothing',
})

export const listStoredMails = statement({
  name: 'list_stored_mails',
  columns: { mailId: 'uuid', sealed: 'text' },
  sql: 'select mail_id as "mailId", sealed from stored_letter',
})

export const deleteEndedMails = statement({
  name: 'delete_ended_mails',
  params: { endedBefore: 'timestamptz' },
  sql: 'delete from mail where coalesce(sent_at, refused_at, dropped_at) < :endedBefore',
})
