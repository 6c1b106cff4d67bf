import type { Rule } from './rate-limit.ts'

const subjectsAtMost = 5_000

/**
 * A limit of one process, in its memory: for what must not cost a look into the database. After so many newer subjects
 * one is forgotten, so a flood of them takes no more room. Answers null, or the seconds until the next.
 */
export function openMemoryLimit({ count, seconds }: Rule, now: () => Date) {
  // The algorithm of rate-limit.ts: how far the use of each reaches into the future. Two generations, because a map
  // that loses its oldest key again and again becomes slow.
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
