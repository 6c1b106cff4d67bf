const minuteMs = 60_000

const maxAccounts = 50

/** How many lines this one stands for, and how often each account was in those that were left out. */
export interface LogLines extends Record<string, unknown> {
  count: number
  accounts?: Record<string, number>
}

export type AllowLogLine = ReturnType<typeof createLogRateLimit>

export function createLogRateLimit(now: () => number) {
  const kinds = new Map<string, { since: number; lines: number; leftOut: number; accounts: Map<string, number> }>()

  return function admit(kind: string, most: number, account?: string): LogLines | null {
    const entry = kinds.get(kind) ?? { since: now(), lines: 0, leftOut: 0, accounts: new Map() }
    kinds.set(kind, entry)
    const { accounts } = entry
    if (now() - entry.since >= minuteMs) Object.assign(entry, { since: now(), lines: 0 })
    if (entry.lines >= most) {
      entry.leftOut += 1
      if (account && (accounts.has(account) || accounts.size < maxAccounts))
        accounts.set(account, (accounts.get(account) ?? 0) + 1)
      return null
    }
    const count = entry.leftOut + 1
    Object.assign(entry, { lines: entry.lines + 1, leftOut: 0, accounts: new Map() })
    return { count, ...(accounts.size > 0 && { accounts: Object.fromEntries(accounts) }) }
  }
}
