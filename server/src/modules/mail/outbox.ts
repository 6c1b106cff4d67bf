import { randomUUID } from 'node:crypto'
import type { SignInMethodChange } from '@app/contract/account'
import type { Day } from '@app/domain/day/day'
import { dayAt } from '@app/domain/day/day'
import { formatDay } from '@app/domain/day/day-words'
import type { WishCountWord } from '@app/domain/shared-ideas/wish-note'
import type { Database } from '../../db/database.ts'
import {
  type ClaimedMail,
  dropMailsOfKind,
  dropOlderMails,
  insertMail,
  insertReminders,
  type MailKind,
} from './outbox.queries.ts'
import { createSealer } from './sealer.ts'

/** "14 March 2027": the reader's locale is unknown. */
export const formatMailDay = (moment: Date): string => formatDay(dayAt(moment.getTime(), 'UTC'))

export interface NewMail {
  kind: MailKind
  userId: string
  /** As it is stored, never as typed. */
  to: string
  firstName: string
  token?: string
  expiresAt?: Date
  /** The sign-up that the token proves: letters of others go on. */
  signUpId?: string
  /** `by`: how the provider is called; without it, by a password. */
  signUp?: { at: string; zone: string; device: string; by?: string }
  change?: { what: SignInMethodChange; name?: string | undefined; on: string }
  until?: string
  surplus?: string
  /** What was paid, how and for how long; and by card, when it is charged again. */
  paid?: string
  renewsOn?: string
}

export interface ReminderMail {
  userId: string
  to: string
  expiresAt: Date
  firstName: string
  reminder: ReminderMailPayload
}

/** Texts as they are shown, so that the letter of a month needs no reading of it. */
export interface MonthMailPayload {
  /** "2026-11" */
  month: string
  litDays: readonly Day[]
  sessions: number
  ideas: number
  unusual: { idea: string; about: string } | null
  weeks: readonly { name: string; picks: readonly string[] }[]
  change: { line: string; detail: string }
  stopToken: string
}

export interface MonthMail extends Pick<ReminderMail, 'userId' | 'to' | 'expiresAt' | 'firstName'> {
  letter: MonthMailPayload
}

export interface ReminderMailPayload {
  problem: string
  streak: number
  /** How many wished yesterday that they had had an idea of the person. */
  wished?: WishCountWord | undefined
  chosen: string
  stopToken: string
  openToken: string
}

export type MailPayload = Pick<
  NewMail,
  'firstName' | 'token' | 'signUp' | 'change' | 'until' | 'surplus' | 'paid' | 'renewsOn'
> & {
  reminder?: ReminderMailPayload
  letter?: MonthMailPayload
}

export type Outbox = ReturnType<typeof createOutbox>

/** A mail is a row in the transaction of its reason: both happen, or neither. */
export function createOutbox({ secret, now }: { secret: string; now(): Date }) {
  const { seal, open } = createSealer(secret)
  const aboutRow = ({ id, kind }: Pick<ClaimedMail, 'id' | 'kind'>) => `${kind} ${id}`
  let [deliverSoon, clearSoon] = [() => {}, () => {}]

  return {
    /** `db` is that of the transaction; call `nudge` after its commit. */
    async queue(db: Database, { kind, userId, to, expiresAt, signUpId, ...payload }: NewMail) {
      const [id, moment, about] = [randomUUID(), now(), signUpId ?? null]
      if (payload.token !== undefined) await dropOlderMails(db, { userId, kind, now: moment, signUpId: about })
      const sealed = seal(payload satisfies MailPayload, aboutRow({ id, kind }))
      const times = { expiresAt: expiresAt ?? null, now: moment }
      await insertMail(db, { id, userId, kind, recipient: to, sealed, signUpId: about, ...times })
    },
    async queueReminders(db: Database, mails: readonly ReminderMail[]) {
      if (mails.length === 0) return
      const rows = mails.map(({ firstName, reminder, ...mail }) => {
        const id = randomUUID()
        return { ...mail, id, sealed: seal({ firstName, reminder }, aboutRow({ id, kind: 'reminder' })) }
      })
      await insertReminders(db, {
        ids: rows.map(({ id }) => id),
        userIds: rows.map(({ userId }) => userId),
        recipients: rows.map(({ to }) => to),
        sealed: rows.map(({ sealed }) => sealed),
        expiresAt: rows.map(({ expiresAt }) => expiresAt.toISOString()),
        now: now(),
      })
    },
    /**
     * Queued with the kind `reminder`, because the same rules fit: the person asked for it, and it may wait until all
     * other mails are sent.
     */
    async queueMonth(db: Database, { firstName, letter, userId, to: recipient, expiresAt }: MonthMail) {
      const [id, kind] = [randomUUID(), 'reminder'] as const
      const sealed = seal({ firstName, letter } satisfies MailPayload, aboutRow({ id, kind }))
      await insertMail(db, { id, userId, kind, recipient, sealed, signUpId: null, expiresAt, now: now() })
    },
    dropWaiting: (db: Database, userId: string, kind: MailKind) => dropMailsOfKind(db, { userId, kind, now: now() }),
    nudge: () => deliverSoon(),
    /** After mails were deleted: also removes their files, without waiting. */
    clear: () => clearSoon(),
    deliverWith(deliver: () => void, clear = () => {}) {
      deliverSoon = deliver
      clearSoon = clear
    },
    read: (mail: Pick<ClaimedMail, 'id' | 'kind' | 'sealed'>) =>
      open(mail.sealed, aboutRow(mail)) as MailPayload | null,
  }
}
