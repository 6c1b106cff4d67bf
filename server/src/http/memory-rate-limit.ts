import type { Rule } from './rate-limit.ts'

const subjectsAtMost = 5_000

/** A limit of one process, without the database, for the newest subjects. Returns null, or the seconds until the next. */
export function openMemoryLimit({ count, seconds }: Rule, now: () => Date) {
  // The algorithm of rate-limit.ts. Two generations, because a map that loses its oldest key again and again is slow.
  let young = new Map<string, number>()
  let old = new Map<string, number>()
  const each = seconds / count

  return function take(subject: string): number | null {
    const moment = now().getTime() / 1000
    const until = Math.max(young.get(subject) ?? old.get(subject) ?? 0, moment)
    const wait = until - (moment + seconds - each)
    if (wait > 1e-6) return Math.max(1, Math.ceil(wait))
    if (young.size >= subjectsAtMost) {
      old = young
      young = new Map()
    }
    young.set(subject, until + each)
    return null
  }
}
