import type { RefusalCode } from '@app/contract/refusals'
import { createSignInDelay } from '@app/domain/account/sign-in-delay'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import {
  createLimitSweeper,
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
  network?: string
}

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

const forget = statement({
  name: 'forget_failures',
  params: { key: 'text' },
  sql: 'delete from rate_limit where key = :key',
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
  const keyOf = (of: string) => rateLimitKey(secret, 'failures', of)
  const sweep = createLimitSweeper(db)

  async function reserveTry({ of, network }: Try) {
    if (network) await limits.consumeOrRefuse('signInFailuresOfNetwork', network, 'too_many_tries')
    const [key, moment] = [keyOf(of), now()]
    const [reserved] = await reserve(db, {
      key,
      now: moment,
      free: freeAttempts,
      waits: delaysSeconds,
      forgottenAfter: resetAfterSeconds,
    })
    await sweep(moment)
    if (reserved) return reserved.count
    const [wait] = await findUsedUntil(db, { key })
    const retryAfter = Math.max(1, Math.ceil(((wait?.until.getTime() ?? 0) - moment.getTime()) / 1000))
    throw new AppError('too_many_tries', { retryAfter })
  }

  async function settle({ of, network }: Try, count: number, isRight: boolean) {
    if (network) await limits.refund('signInFailuresOfNetwork', network)
    if (isRight) await forget(db, { key: keyOf(of) })
    else await refundAttempt(db, { key: keyOf(of), count, now: now() })
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
    forget: (of: string) => forget(db, { key: keyOf(of) }),
  }
}

export const attemptSubjects = {
  address: (email: string) => `address ${email}`,
  device: (id: string) => `device ${id}`,
  user: (id: string) => `user ${id}`,
  code: (userId: string) => `code of ${userId}`,
}

interface ProvingDeps {
  db: Database
  passwords: Passwords
  passwordAttempts: PasswordAttempts
}

/** By the password; who has none has just shown in another way who they are. Returns the hash, or null. */
export async function reauthenticate(
  deps: ProvingDeps,
  { id, hasFreshProof }: Pick<Person, 'id' | 'hasFreshProof'>,
  password: string | undefined,
) {
  if (password !== undefined) return (await verifyOwnPassword(deps, id, password)).hash
  const [account] = await findPasswordHash(deps.db, { userId: id })
  if (account) throw new AppError('wrong_current_password')
  if (!hasFreshProof) throw new AppError('proof_required')
  return null
}

/** Returns the password as it is stored. Hashing takes time, so no row is held. An open device may be in wrong hands: failures count. */
export const verifyOwnPassword = ({ db, passwords, passwordAttempts }: ProvingDeps, userId: string, password: string) =>
  passwordAttempts.attempt({ of: attemptSubjects.user(userId) }, async () => {
    const [account] = await findPasswordHash(db, { userId })
    if (!account || !(await passwords.verify({ hash: account.hash, password })))
      throw new AppError('wrong_current_password')
    return account
  })
