import type { MailKind } from '../../db/schema/mail.ts'
import { statement } from '../../db/statement.ts'

/** A mail that somebody has taken to send. */
export interface Claimed {
  id: string
  kind: MailKind
  recipient: string
  sealed: string
  /** This try included. */
  attempts: number
  createdAt: Date
}

const waiting = 'num_nonnulls(sent_at, refused_at, dropped_at) = 0'

export const insertMail = statement(
  'insert_mail',
  `insert into mail (id, user_id, kind, recipient, sealed, sign_up_id, expires_at, next_attempt_at, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
)

/** The newer letter says all that the older one does: its link is the only one that works, or the same. */
export const dropOlder = statement(
  'drop_older_mails',
  `update mail set dropped_at = $3, sealed = null, last_error = 'a newer one took its place'
   where user_id = $1 and kind = $2 and sign_up_id is not distinct from $4 and ${waiting}`,
)

/** Letters of a kind to a person that are not worth sending any more. */
export const dropKind = statement(
  'drop_mails_of_kind',
  `update mail set dropped_at = $3, sealed = null, last_error = 'what it is about is over'
   where user_id = $1 and kind = $2 and ${waiting}`,
)

/** Takes the mail that waits longest, for so long that no other process tries it meanwhile. Counted before it is tried. */
export const claimMail = statement<Claimed>(
  'claim_mail',
  `update mail set attempts = attempts + 1, next_attempt_at = $1::timestamptz + $2 * interval '1 second'
   where id = (
     select id from mail where ${waiting} and next_attempt_at <= $1
     order by next_attempt_at limit 1 for update skip locked)
   returning id, kind, recipient, sealed, attempts, created_at as "createdAt"`,
)

export const markSent = statement(
  'mark_mail_sent',
  `update mail set sent_at = $2, sealed = null, last_error = null where id = $1 and ${waiting}`,
)

export const markRefused = statement(
  'mark_mail_refused',
  `update mail set refused_at = $2, sealed = null, last_error = $3 where id = $1 and ${waiting}`,
)

export const markDropped = statement(
  'mark_mail_dropped',
  `update mail set dropped_at = $2, sealed = null, last_error = $3 where id = $1 and ${waiting}`,
)

/** Only by the try that failed: another process may have taken the mail since. */
export const postpone = statement(
  'postpone_mail',
  `update mail set next_attempt_at = $3, last_error = $4 where id = $1 and attempts = $2 and ${waiting}`,
)

/** What is not worth sending any more: its link is dead, or it was tried for too long. */
export const dropStale = statement(
  'drop_stale_mails',
  `update mail set dropped_at = $1, sealed = null, last_error = coalesce(last_error, 'its link was too old')
   where ${waiting} and (expires_at <= $1 or created_at <= $2)`,
)

export const nextDue = statement<{ at: Date | null }>(
  'next_mail_due',
  `select min(next_attempt_at) as at from mail where ${waiting}`,
)

export const findMails = statement<{ id: string }>('find_mails', 'select id from mail where id = any($1::uuid[])')

export const removeEnded = statement(
  'remove_ended_mails',
  'delete from mail where coalesce(sent_at, refused_at, dropped_at) < $1',
)
