import type pg from 'pg'
import type { AppDeps } from '../app.ts'
import { openDatabase } from '../db/database.ts'
import { watchOutages } from '../db/database-errors.ts'
import { createLocks } from '../db/locks.ts'
import { openReplica } from '../db/replica.ts'
import { watchTimeline } from '../db/timeline-watch.ts'
import { inTransaction } from '../db/transaction.ts'
import { sessionCookieNameFor } from '../http/cookies.ts'
import { createRateLimits, type RateLimitRule, type RateLimitRules } from '../http/rate-limit.ts'
import { createRequestStats } from '../http/request-stats.ts'
import { type ConstantTimeResponse, constantTimeResponse } from '../modules/account/constant-time-response.ts'
import { createPasswordAttempts } from '../modules/account/password-attempts.ts'
import { hashPassword, type Passwords, verifyPassword } from '../modules/account/password-hash.ts'
import { lacksPresentedFactor } from '../modules/account/presented-factor.ts'
import { createAdminRule, createSessionReader } from '../modules/account/session.ts'
import { createGuestEvents } from '../modules/guest/guest-events.ts'
import { createOutbox } from '../modules/mail/outbox.ts'
import type { StripeEventQueue } from '../modules/premium/deps.ts'
import { createScoring } from '../modules/rounds/scoring-service.ts'
import type { OwnTerms } from '../modules/terms/own-terms.ts'
import { isLoopback, isLoopbackAddress } from '../process/loopback.ts'
import type { OpinionModel } from '../vendors/ai/opinion-model.ts'
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
  | 'isPublicUrlSet'
  | 'host'
  | 'trustProxy'
  | 'hasMail'
  | 'supportEmail'
  | 'guestDailyLimit'
  | 'sharedIdeas'
  | 'needsAdminFactor'

export interface DepsSettings extends Pick<Deps, PassedOn> {
  rules: RateLimitRules
  passwordFailures: RateLimitRule
  adminEmails: readonly string[]
  replicaPool?: pg.Pool | null
  passwords?: Passwords
  evenAnswerTime?: ConstantTimeResponse
  metricsToken?: string | undefined
  setUp?: Deps['setUp']
  crypto?: CryptoVendors
  providers?: Providers
  card?: StripeGateway | null
  webhookEvents?: StripeEventQueue | null
  opinions?: OpinionModel | null
  terms?: OwnTerms | null
  ending?: AbortSignal
}

const oneProcess = { version: 'development', processes: 1, aiCalls: null, hasCards: false, hasCrypto: false }

const noCrypto: CryptoVendors = { addressDerivers: {}, readers: {}, prices: { of: async () => null } }

const defaultPasswords: Passwords = { hash: hashPassword, verify: verifyPassword }

export function createDeps(settings: DepsSettings): Deps {
  const { rules, passwordFailures, adminEmails, passwords = defaultPasswords, ...passedOn } = settings
  const { pool, secret, now, publicUrl, host, trustProxy, hasMail, needsAdminFactor } = passedOn
  const db = openDatabase(pool)
  const replica = settings.replicaPool ? openReplica(db, settings.replicaPool) : null
  const transact: Deps['transact'] = (work) => inTransaction(pool, work)
  const limits = createRateLimits(db, { secret, rules, now })
  const cookieName = sessionCookieNameFor(publicUrl)
  const isLocalOnly = isLoopbackAddress(host) && isLoopback(new URL(publicUrl).host) && trustProxy === 0
  const isAdmin = createAdminRule({ adminEmails, hasMail, isLocalOnly })
  return {
    ...passedOn,
    db,
    replica,
    transact,
    withLock: createLocks(pool),
    reportOutage: watchOutages(pool),
    timeline: watchTimeline(db, now),
    ending: settings.ending ?? new AbortController().signal,
    card: settings.card ?? null,
    opinions: settings.opinions ?? null,
    terms: settings.terms ?? null,
    webhookEvents: settings.webhookEvents ?? null,
    isAdmin,
    adminEmails,
    sessionCookie: cookieName,
    readSession: createSessionReader({ db, secret, cookieName, now, isAdmin, needsAdminFactor }),
    hidesFactor: (person) => lacksPresentedFactor(db, person),
    limits,
    constantTimeResponse: settings.evenAnswerTime ?? constantTimeResponse,
    outbox: createOutbox({ secret, now }),
    passwords,
    scoring: createScoring({ db }),
    crypto: settings.crypto ?? noCrypto,
    providers: settings.providers ?? new Map(),
    guestEvents: createGuestEvents(db),
    requests: createRequestStats(now),
    metricsToken: settings.metricsToken,
    setUp: settings.setUp ?? { ...oneProcess, startedAt: now() },
    passwordAttempts: createPasswordAttempts(db, { secret, rule: passwordFailures, limits, now }),
  }
}
