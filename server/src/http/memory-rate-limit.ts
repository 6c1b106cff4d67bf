import { maxClockSkewSeconds, type RateLimitRule } from './rate-limit.ts'

const maxSubjects = 5_000

/** Of one process, for the newest subjects. Null, or the seconds until the next. */
export function createMemoryRateLimit({ count, seconds }: RateLimitRule, now: () => Date) {
  // As rate-limit.ts. Two generations: a map that always loses its oldest key is slow.
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
