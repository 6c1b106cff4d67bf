const aMinute = 60_000

export type AdmitLine = ReturnType<typeof openLineLimits>

/**
 * Lets so many lines of a kind into the log in a minute. The answer is how many the line stands for, itself and those
 * that were left out before it, or null where it is left out.
 */
export function openLineLimits(now: () => number) {
  const kinds = new Map<string, { since: number; lines: number; leftOut: number }>()

  return function admit(kind: string, most: number): number | null {
    const known = kinds.get(kind) ?? { since: now(), lines: 0, leftOut: 0 }
    kinds.set(kind, known)
    if (now() - known.since >= aMinute) Object.assign(known, { since: now(), lines: 0 })
    if (known.lines >= most) {
      known.leftOut += 1
      return null
    }
    const count = known.leftOut + 1
    Object.assign(known, { lines: known.lines + 1, leftOut: 0 })
    return count
  }
}
