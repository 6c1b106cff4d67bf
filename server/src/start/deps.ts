import type pg from 'pg'
import type { AppDeps } from '../app.ts'
import { openDatabase } from '../db/database.ts'
import { openLocks } from '../db/locks.ts'
import { watchOutages } from '../db/outage.ts'
import { openReplica } from '../db/replica.ts'
import { watchTimeline } from '../db/timeline.ts'
import { inTransaction } from '../db/transaction.ts'
import { sessionCookieOf } from '../http/cookies.ts'
import { openLimits, type Rule, type Rules } from '../http/rate-limit.ts'
import { openRequestStats } from '../http/request-stats.ts'
import { type EvenAnswerTime, evenAnswerTime } from '../modules/account/even-answer-time.ts'
import { hashPassword, type Passwords, verifyPassword } from '../modules/account/password.ts'
import { openPasswordTries } from '../modules/account/password-tries.ts'
import { adminRule, sessionReader } from '../modules/account/session.ts'
import { hidesFactor } from '../modules/account/shown-factor.ts'
import { openGuestEvents } from '../modules/guest/events.ts'
import { openOutbox } from '../modules/mail/outbox.ts'
import type { EventQueue } from '../modules/premium/deps.ts'
import { openScoring } from '../modules/rounds/score-round.ts'
import type { OwnTerms } from '../modules/terms/own-terms.ts'
import { isLoopback, isLoopbackAddress } from '../process/loopback.ts'
import type { OpinionModel } from '../vendors/ai/opinion-writer.ts'
import type { CryptoVendors } from '../vendors/chains/chain-reader.ts'
import type { Providers } from '../vendors/oidc/providers.ts'
import type { StripeGateway } from '../vendors/stripe/stripe-gateway.ts'

export interface Deps extends AppDeps {
  pool: pg.Pool
}

type PassedOn =
  | 'pool'
  | 'secret'
  | 'now'
  | 'publicUrl'
  | 'publicUrlIsSet'
  | 'trustProxy'
  | 'hasMail'
  | 'supportEmail'
  | 'guestDailyLimit'
  | 'sharedIdeas'
  | 'adminsNeedSecondFactor'

export interface DepsSettings extends Pick<Deps, PassedOn> {
  rules: Rules
  passwordFailures: Rule
  adminEmails: readonly string[]
  host: string
  replicaPool?: pg.Pool | null
  passwords?: Passwords
  evenAnswerTime?: EvenAnswerTime
  metricsToken?: string | undefined
  setUp?: Deps['setUp']
  crypto?: CryptoVendors
  providers?: Providers
  card?: StripeGateway | null
  webhookEvents?: EventQueue | null
  opinions?: OpinionModel | null
  terms?: OwnTerms | null
  ending?: AbortSignal
}

const oneProcess = { version: 'development', processes: 1, aiCalls: null, cards: false, coins: false }

const noCrypto: CryptoVendors = { lines: {}, readers: {}, prices: { of: async () => null } }

const ownPasswords: Passwords = { hash: hashPassword, verify: verifyPassword }

export function createDeps(settings: DepsSettings): Deps {
  const { rules, passwordFailures, adminEmails, host, passwords = ownPasswords, ...passedOn } = settings
  const { pool, secret, now, publicUrl, trustProxy, hasMail, adminsNeedSecondFactor } = passedOn
  const db = openDatabase(pool)
  const replica = settings.replicaPool ? openReplica(db, settings.replicaPool) : null
  const transact: Deps['transact'] = (work) => inTransaction(pool, work)
  const limits = openLimits(db, { secret, rules, now })
  const cookieName = sessionCookieOf(publicUrl)
  const listensLocally = isLoopbackAddress(host) && isLoopback(new URL(publicUrl).host) && trustProxy === 0
  const isAdmin = adminRule({ adminEmails, hasMail, listensLocally })
  return {
    ...passedOn,
    db,
    replica,
    transact,
    locked: openLocks(pool),
    noteOutage: watchOutages(pool),
    timeline: watchTimeline(db, now),
    ending: settings.ending ?? new AbortController().signal,
    card: settings.card ?? null,
    opinions: settings.opinions ?? null,
    terms: settings.terms ?? null,
    webhookEvents: settings.webhookEvents ?? null,
    isAdmin,
    adminEmails,
    sessionCookie: cookieName,
    readSession: sessionReader({ db, secret, cookieName, now, isAdmin, adminsNeedSecondFactor }),
    hidesFactor: (person) => hidesFactor(db, person),
    limits,
    evenAnswerTime: settings.evenAnswerTime ?? evenAnswerTime,
    outbox: openOutbox({ secret, now }),
    passwords,
    scoring: openScoring({ db }),
    crypto: settings.crypto ?? noCrypto,
    providers: settings.providers ?? new Map(),
    guestEvents: openGuestEvents(db),
    requests: openRequestStats(now),
    metricsToken: settings.metricsToken,
    setUp: settings.setUp ?? { ...oneProcess, startedAt: now() },
    passwordTries: openPasswordTries(db, { secret, rule: passwordFailures, limits, now }),
  }
}
