import { createHmac } from 'node:crypto'
import { type Day, dayAt, endOfDay } from '@app/domain/day/day'
import type { Database } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { AppError } from './app-error.ts'

const sweepEveryCalls = 64
const maxDeletedAtOnce = 1_000
const retentionSeconds = 15 * 60

const deletePastLimits = statement({
  name: 'delete_past_limits',
  params: { now: 'timestamptz', rememberedSeconds: 'float8', limit: 'int8' },
  sql: `delete from rate_limit where key in (select key from rate_limit
      where until < :now::timestamptz - :rememberedSeconds * interval '1 second'
      order by until limit :limit for update skip locked)`,
})

export interface RateLimitRule {
  count: number
  seconds: number
}

export interface RateLimitRules {
  signUpsOfNetwork: RateLimitRule
  resetsToAddress: RateLimitRule
  resendsToAddress: RateLimitRule
  noticesToAddress: RateLimitRule
  warningsToPerson: RateLimitRule
  emailChangesOfPerson: RateLimitRule
  firstEmailChangesOfPerson: RateLimitRule
  emailChangesToAddress: RateLimitRule
  signInFailuresOfNetwork: RateLimitRule
  signInFailuresOfAccount: RateLimitRule
  wrongCodesOfPerson: RateLimitRule
  codeWarningsOfPerson: RateLimitRule
  signInStepsOfNetwork: RateLimitRule
  cryptoPaymentsOfPerson: RateLimitRule
  cryptoLooksOfPerson: RateLimitRule
  cardCallsOfPerson: RateLimitRule
  uncountedListsOfPerson: RateLimitRule
  guestProblemsOfNetwork: { aDay: number }
}

type Daily = 'guestProblemsOfNetwork'
type Spread = Exclude<keyof RateLimitRules, Daily>

export type RateLimits = ReturnType<typeof createRateLimits>

/** The table holds neither addresses nor networks. */
export const rateLimitKey = (secret: string, name: string, subject: string) =>
  createHmac('sha256', secret).update(`limit ${name} ${subject}`).digest('base64url')

/** An `until` further ahead than the whole span was written before the server's clock was set back: it is ignored. */
export const maxClockSkewSeconds = 60
export const maxClockSkewSql = `interval '${maxClockSkewSeconds} seconds'`

const used = `case when r.until > :from::timestamptz + :seconds * interval '1 second' + ${maxClockSkewSql} then :from
      else greatest(r.until, :from) end`

// GCRA (ITU-T I.371): `until` is how far use reaches ahead. One statement: of two processes one takes the last place.
const consumeLimit = statement({
  name: 'consume_limit',
  params: { key: 'text', from: 'timestamptz', each: 'float8', seconds: 'float8' },
  columns: { until: 'timestamptz' },
  sql: `insert into rate_limit as r (key, until) values (:key, :from::timestamptz + :each * interval '1 second')
    on conflict (key) do update set until = ${used} + :each * interval '1 second'
    where ${used} <= :from + (:seconds - :each) * interval '1 second'
    returning until`,
})

export const findUsedUntil = statement({
  name: 'find_used_until',
  params: { key: 'text' },
  columns: { until: 'timestamptz' },
  sql: 'select until from rate_limit where key = :key',
})

const refundLimit = statement({
  name: 'refund_limit',
  params: { key: 'text', seconds: 'float8' },
  sql: `update rate_limit set until = until - :seconds * interval '1 second' where key = :key`,
})

export const deleteLimit = statement({
  name: 'delete_limit',
  params: { key: 'text' },
  sql: 'delete from rate_limit where key = :key',
})

export function createRateLimits(
  db: Database,
  { secret, rules, now }: { secret: string; rules: RateLimitRules; now(): Date },
) {
  const sweep = createLimitSweeper(db)

  async function consume(name: Spread, subject: string): Promise<number | null> {
    const { count, seconds } = rules[name]
    if (count === 0) return seconds
    const key = rateLimitKey(secret, name, subject)
    const [moment, each] = [now(), seconds / count]
    const [taken] = await consumeLimit(db, { key, from: moment, each, seconds })
    await sweep(moment)
    if (taken) return null
    const [used] = await findUsedUntil(db, { key })
    const freeAt = (used?.until.getTime() ?? 0) / 1000 - seconds + each
    return Math.max(1, Math.ceil(freeAt - moment.getTime() / 1000))
  }

  const keyOfDay = (name: Daily, subject: string, day: Day) => rateLimitKey(secret, name, `${day} ${subject}`)

  /** One second beyond the end of the day (UTC), so that nothing comes back before it. */
  async function consumeDaily(name: Daily, subject: string, moment: Date): Promise<number | null> {
    const { aDay } = rules[name]
    const day = dayAt(moment.getTime(), 'UTC')
    const end = endOfDay(day, 'UTC')
    const place = { key: keyOfDay(name, subject, day), from: new Date(end), each: 1, seconds: aDay }
    const [taken] = aDay > 0 ? await consumeLimit(db, place) : []
    await sweep(moment)
    return taken ? null : Math.ceil((end - moment.getTime()) / 1000)
  }

  return {
    consume,
    async consumeOrRefuse(name: Spread, subject: string, code: 'too_many_sign_ups' | 'too_many_tries') {
      const retryAfter = await consume(name, subject)
      if (retryAfter !== null) throw new AppError(code, { retryAfter })
    },
    async refund(name: Spread, subject: string) {
      const { count, seconds } = rules[name]
      await refundLimit(db, { key: rateLimitKey(secret, name, subject), seconds: seconds / count })
    },
    clear: (name: Spread, subject: string) => deleteLimit(db, { key: rateLimitKey(secret, name, subject) }),
    consumeDaily,
    refundDaily: async (name: Daily, subject: string, moment: Date) =>
      void (await refundLimit(db, { key: keyOfDay(name, subject, dayAt(moment.getTime(), 'UTC')), seconds: 1 })),
  }
}

export function createLimitSweeper(db: Database) {
  let calls = 0
  return async (now: Date) => {
    calls += 1
    if (calls % sweepEveryCalls === 0)
      await deletePastLimits(db, { now, rememberedSeconds: retentionSeconds, limit: maxDeletedAtOnce })
  }
}

const maxSubjects = 5_000

/** Of one process, for the newest subjects. Null, or the seconds until the next. */
export function createMemoryRateLimit({ count, seconds }: RateLimitRule, now: () => Date) {
  // Two generations: a map that always loses its oldest key is slow.
  let young = new Map<string, number>()
  let old = new Map<string, number>()
  const each = seconds / count

  return function take(subject: string): number | null {
    const moment = now().getTime() / 1000
    const known = young.get(subject) ?? old.get(subject) ?? 0
    const until = known > moment + seconds + maxClockSkewSeconds ? moment : Math.max(known, moment)
    const wait = until - (moment + seconds - each)
    if (wait > 1e-6) return Math.max(1, Math.ceil(wait))
    if (young.size >= maxSubjects) {
      old = young
      young = new Map()
    }
    young.set(subject, until + each)
    return null
  }
}
