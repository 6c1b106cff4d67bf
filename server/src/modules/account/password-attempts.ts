import type { RefusalCode } from '@app/contract/refusals'
import { createSignInDelay } from '@app/domain/account/sign-in-delay'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import {
  createLimitSweeper,
  deleteLimit,
  findUsedUntil,
  maxClockSkewSql,
  type RateLimitRule,
  type RateLimits,
  rateLimitKey,
} from '../../http/rate-limit.ts'
import { findPasswordHash } from './account.queries.ts'
import type { Passwords } from './password-hash.ts'

interface Settings {
  secret: string
  rule: RateLimitRule
  limits: RateLimits
  now(): Date
}

interface Try {
  /** Like "address ada@example.org" or "user 7"; only a hash of it is stored. */
  of: string
  /** Tries from there wait apart from those of other networks, so that a stranger elsewhere keeps no owner out. */
  network?: string
}

const subjectOf = ({ of, network }: Try) => (network ? `${of} from ${network}` : of)

const waitAfter = (failures: string) =>
  `make_interval(secs => case when ${failures} < :free then 0
     else (:waits::float8[])[least(${failures} - :free + 1, cardinality(:waits::float8[]))] end)`

// Counted before its check: a thousand at once are a thousand failures. A wait that exceeds all is of a clock put back.
const reserve = statement({
  name: 'reserve_failure',
  params: { key: 'text', now: 'timestamptz', free: 'int4', waits: 'float8[]', forgottenAfter: 'float8' },
  columns: { count: 'int4' },
  sql: `insert into rate_limit as r (key, until, count) values (:key, :now::timestamptz + ${waitAfter('1')}, 1)
    on conflict (key) do update set (count, until) = (
      select n, :now::timestamptz + ${waitAfter('n')} from (select case
        when r.until - ${waitAfter('r.count')} <= :now::timestamptz - make_interval(secs => :forgottenAfter) then 1
        else r.count + 1 end) as next (n))
    where r.until <= :now
      or r.until > :now::timestamptz + make_interval(secs => (:waits::float8[])[cardinality(:waits::float8[])]) + ${maxClockSkewSql}
    returning count`,
})

// Only the newest try takes its wait back.
const refundAttempt = statement({
  name: 'refund_attempt',
  params: { key: 'text', count: 'int4', now: 'timestamptz' },
  sql: `update rate_limit set count = greatest(count - 1, 0), until = case when count = :count then :now else until end
    where key = :key`,
})

const wrong: ReadonlySet<RefusalCode> = new Set([
  'wrong_credentials',
  'wrong_or_unverified',
  'wrong_current_password',
  'wrong_code',
  'wrong_recovery_code',
])

export type PasswordAttempts = ReturnType<typeof createPasswordAttempts>

export function createPasswordAttempts(db: Database, { secret, rule, limits, now }: Settings) {
  const { freeAttempts, delaysSeconds, resetAfterSeconds } = createSignInDelay(rule)
  const keyOf = (tried: Try) => rateLimitKey(secret, 'failures', subjectOf(tried))
  const sweep = createLimitSweeper(db)

  async function reserveTry(tried: Try) {
    const { of, network } = tried
    if (network) await limits.consumeOrRefuse('signInFailuresOfNetwork', network, 'too_many_tries')
    const [key, moment] = [keyOf(tried), now()]
    const [reserved] = await reserve(db, {
      key,
      now: moment,
      free: freeAttempts,
      waits: delaysSeconds,
      forgottenAfter: resetAfterSeconds,
    })
    await sweep(moment)
    if (reserved) {
      const retryAfter = network ? await limits.consume('signInFailuresOfAccount', of) : null
      if (retryAfter === null) return reserved.count
      await refundAttempt(db, { key, count: reserved.count, now: moment })
      throw new AppError('too_many_tries', { retryAfter })
    }
    const [wait] = await findUsedUntil(db, { key })
    const retryAfter = Math.max(1, Math.ceil(((wait?.until.getTime() ?? 0) - moment.getTime()) / 1000))
    throw new AppError('too_many_tries', { retryAfter })
  }

  async function settle(tried: Try, count: number, isRight: boolean) {
    const { of, network } = tried
    if (network) {
      await limits.refund('signInFailuresOfNetwork', network)
      await limits.refund('signInFailuresOfAccount', of)
    }
    if (isRight) await deleteLimit(db, { key: keyOf(tried) })
    else await refundAttempt(db, { key: keyOf(tried), count, now: now() })
  }

  return {
    /** A wrong password counts and a right one forgets all failures; after too many it throws `too_many_tries`. */
    async attempt<T>(tried: Try, check: () => Promise<T>): Promise<T> {
      const count = await reserveTry(tried)
      try {
        const result = await check()
        await settle(tried, count, true)
        return result
      } catch (error) {
        const code = error instanceof AppError ? error.code : undefined
        if (!code || !wrong.has(code)) await settle(tried, count, false)
        throw error
      }
    },
    async forget(tried: Try) {
      await deleteLimit(db, { key: keyOf(tried) })
      await limits.clear('signInFailuresOfAccount', tried.of)
    },
  }
}

export const attemptSubjects = {
  address: (email: string) => `address ${email}`,
  device: (id: string) => `device ${id}`,
  /** In a session that runs, which no stranger has. */
  session: (id: string) => `session ${id}`,
  code: (userId: string) => `code of ${userId}`,
  codeOfSession: (id: string) => `code in session ${id}`,
}

interface ProvingDeps {
  db: Database
  passwords: Passwords
  passwordAttempts: PasswordAttempts
}

/** By the password; who has none has just shown in another way who they are. Returns the hash, or null. */
export async function reauthenticate(
  deps: ProvingDeps,
  person: Pick<Person, 'id' | 'sessionId' | 'hasFreshProof'>,
  password: string | undefined,
) {
  if (password !== undefined) return (await verifyOwnPassword(deps, person, password)).hash
  const [account] = await findPasswordHash(deps.db, { userId: person.id })
  if (account) throw new AppError('wrong_current_password')
  if (!person.hasFreshProof) throw new AppError('proof_required')
  return null
}

/** Returns the password as it is stored. Hashing takes time, so no row is held. An open device may be in wrong hands: failures count. */
export const verifyOwnPassword = (
  { db, passwords, passwordAttempts }: ProvingDeps,
  { id: userId, sessionId }: Pick<Person, 'id' | 'sessionId'>,
  password: string,
) =>
  passwordAttempts.attempt({ of: attemptSubjects.session(sessionId) }, async () => {
    const [account] = await findPasswordHash(db, { userId })
    const waiter = { by: 'account', id: userId } as const
    if (!account || !(await passwords.verify({ hash: account.hash, password, waiter })))
      throw new AppError('wrong_current_password')
    return account
  })
