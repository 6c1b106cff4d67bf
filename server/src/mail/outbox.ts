import { randomUUID } from 'node:crypto'
import type { Database } from '../db/database.ts'
import type { MailKind } from '../db/schema/mail.ts'
import { type Claimed, dropOlder, insertMail } from './outbox.queries.ts'
import { openSeal } from './seal.ts'

export interface NewMail {
  kind: MailKind
  userId: string
  /** The address as it is stored, never as it was typed. */
  to: string
  firstName: string
  /** Opens an account, or proves an address; the letter makes a link of it. */
  token?: string
  /** When the token dies. */
  expiresAt?: Date
  /** The day on which Premium ends, as a letter writes it. */
  until?: string
  /** What was paid beyond the price, with its currency. */
  surplus?: string
}

/** What a letter says besides its words. */
export type Told = Pick<NewMail, 'firstName' | 'token' | 'until' | 'surplus'>

export type Outbox = ReturnType<typeof openOutbox>

/** Mails begin as rows, written in the transaction of what they tell: either both happen, or neither. */
export function openOutbox({ secret, now }: { secret: string; now(): Date }) {
  const { seal, open } = openSeal(secret)
  const aboutRow = ({ id, kind }: Pick<Claimed, 'id' | 'kind'>) => `${kind} ${id}`
  let [deliverSoon, clearSoon] = [() => {}, () => {}]

  return {
    /** `db` is that of the transaction. After its commit comes `nudge`. */
    async queue(db: Database, { kind, userId, to, expiresAt, ...told }: NewMail) {
      const [id, moment] = [randomUUID(), now()]
      if (told.token !== undefined) await dropOlder(db, userId, kind, moment)
      const sealed = seal(told satisfies Told, aboutRow({ id, kind }))
      await insertMail(db, id, userId, kind, to, sealed, expiresAt ?? null, moment)
    },
    /** Sends what waits, without being waited for. */
    nudge: () => deliverSoon(),
    /** After mails were deleted: what is left of them outside of the database goes too, without being waited for. */
    clear: () => clearSoon(),
    /** Names who delivers, and who clears, in this process. */
    deliverWith(deliver: () => void, clear = () => {}) {
      deliverSoon = deliver
      clearSoon = clear
    },
    /** Null when it was sealed under another secret. */
    read: (mail: Pick<Claimed, 'id' | 'kind' | 'sealed'>) => open(mail.sealed, aboutRow(mail)) as Told | null,
  }
}
