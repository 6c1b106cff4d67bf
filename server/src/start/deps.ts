import type pg from 'pg'
import { type Database, openDatabase } from '../db/database.ts'
import { type Locked, openLocks } from '../db/locks.ts'
import { inTransaction } from '../db/transaction.ts'
import { type Limits, openLimits, type Rule, type Rules } from '../http/rate-limit.ts'
import { isLoopback, isLoopbackAddress } from '../http/security.ts'
import { type Bell, openBell } from '../jobs/bell.ts'
import { type Auth, createAuth } from '../modules/account/auth.ts'
import { type EvenTime, evenTime } from '../modules/account/even-time.ts'
import { hashPassword, type Making, verifyPassword } from '../modules/account/password.ts'
import { openPasswordTries, type PasswordTries } from '../modules/account/password-tries.ts'
import { type AdminRule, adminRule } from '../modules/account/person.ts'
import { sessionCookieOf, sessionReader } from '../modules/account/session.ts'
import { type GuestEvents, openGuestEvents } from '../modules/guest/events.ts'
import { type Outbox, openOutbox } from '../modules/mail/outbox.ts'
import { openRarity, type Rarity } from '../modules/scoring/rarity.ts'
import type { OpinionDesk } from '../vendors/ai/opinion-writer.ts'
import type { CryptoOutside } from '../vendors/chains/chain-reader.ts'
import type { CardDesk } from '../vendors/stripe/stripe-gateway.ts'

/** What every feature may use. Tests make another one, with a clock of their own. */
export interface Deps {
  pool: pg.Pool
  db: Database
  /** Does all of the work or nothing; it may run more than once. */
  transact<T>(work: (db: Database) => Promise<T>): Promise<T>
  /** Work that only one process does at a time, outside of any transaction. */
  locked: Locked
  auth: Auth
  /** Signs what browsers keep for us. */
  secret: string
  /** The name of the cookie that holds a session. */
  sessionCookie: string
  readSession: ReturnType<typeof sessionReader>
  isAdmin: AdminRule
  /** Addresses whose verified accounts are admins. */
  adminEmails: readonly string[]
  now(): Date
  limits: Limits
  /** Around every check of a password. */
  passwordTries: PasswordTries
  /** How many proxies in front are ours. */
  trustProxy: number
  publicUrl: string
  /** Whether PUBLIC_URL was set, so that other hosts are strangers. */
  publicUrlIsSet: boolean
  /** Whether mails are sent; without, accounts are active at once and mails become files. */
  hasMail: boolean
  outbox: Outbox
  passwords: Passwords
  /** For every answer that must not tell who is known. */
  evenTime: EvenTime
  supportEmail: string
  rarity: Rarity
  crypto: CryptoOutside
  /** Problems a day for a browser that is not signed in. */
  guestPlaces: number
  /** What visitors do, written a moment later. */
  guestEvents: GuestEvents
  /** Payments by card; null: they are not set up. */
  card: CardDesk | null
  /** Who is asked for opinions on lists; null: no model is connected. */
  opinions: OpinionDesk | null
  /** Rings when news of payments have come. */
  cardNews: Bell
}

/** A field of its own, so that tests can count how often it works. */
export interface Passwords {
  hash(password: string, making?: Making): Promise<string>
  verify(asked: { hash: string; password: string }): Promise<boolean>
}

type Given =
  | 'pool'
  | 'secret'
  | 'now'
  | 'publicUrl'
  | 'publicUrlIsSet'
  | 'trustProxy'
  | 'hasMail'
  | 'supportEmail'
  | 'guestPlaces'

export interface DepsSettings extends Pick<Deps, Given> {
  rules: Rules
  /** How many failed passwords of one account are heard. */
  passwordFailures: Rule
  adminEmails: readonly string[]
  /** Where it listens. */
  host: string
  passwords?: Passwords
  evenTime?: EvenTime
  /** Without it, payments in coins are not set up. */
  crypto?: CryptoOutside
  /** Without it, payments by card are not set up. */
  card?: CardDesk | null
  /** Without it, nobody is asked for opinions. */
  opinions?: OpinionDesk | null
}

const noCrypto: CryptoOutside = { lines: {}, readers: {}, prices: { of: async () => null } }

const ownPasswords: Passwords = { hash: hashPassword, verify: verifyPassword }

export function createDeps(settings: DepsSettings): Deps {
  const { rules, passwordFailures, adminEmails, host, passwords = ownPasswords, ...given } = settings
  const { pool, secret, now, publicUrl, hasMail, trustProxy } = given
  const db = openDatabase(pool)
  const transact: Deps['transact'] = (work) => inTransaction(pool, work)
  const limits = openLimits(db, { secret, rules, now })
  const cookieName = sessionCookieOf(publicUrl)
  const listensLocally = isLoopbackAddress(host) && isLoopback(new URL(publicUrl).host) && trustProxy === 0
  const isAdmin = adminRule({ adminEmails, listensLocally })
  return {
    ...given,
    db,
    transact,
    locked: openLocks(pool),
    card: settings.card ?? null,
    opinions: settings.opinions ?? null,
    cardNews: openBell(),
    isAdmin,
    adminEmails,
    auth: createAuth({ db, secret, publicUrl, hasMail, passwords }),
    sessionCookie: cookieName,
    readSession: sessionReader({ db, secret, cookieName, now, isAdmin }),
    limits,
    evenTime: settings.evenTime ?? evenTime,
    outbox: openOutbox({ secret, now }),
    passwords,
    rarity: openRarity({ db, transact }, now),
    crypto: settings.crypto ?? noCrypto,
    guestEvents: openGuestEvents(db),
    passwordTries: openPasswordTries(db, { secret, rule: passwordFailures, limits, now }),
  }
}
