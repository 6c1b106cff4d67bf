const minuteMs = 60_000

export type AllowLogLine = ReturnType<typeof createLogRateLimit>

export function createLogRateLimit(now: () => number) {
  const kinds = new Map<string, { since: number; lines: number; leftOut: number }>()

  return function admit(kind: string, most: number): number | null {
    const entry = kinds.get(kind) ?? { since: now(), lines: 0, leftOut: 0 }
    kinds.set(kind, entry)
    if (now() - entry.since >= minuteMs) Object.assign(entry, { since: now(), lines: 0 })
    if (entry.lines >= most) {
      entry.leftOut += 1
      return null
    }
    const count = entry.leftOut + 1
    Object.assign(entry, { lines: entry.lines + 1, leftOut: 0 })
    return count
  }
}
