import { AsyncLocalStorage } from 'node:async_hooks'

const levels = ['debug', 'info', 'warn', 'error'] as const
type Level = (typeof levels)[number]
let least: Level = 'info'
const maxLibraryLinesPerMinute = 30

export const requestIdStorage = new AsyncLocalStorage<string>()

export function setLogLevel(level: Level) {
  least = level
}

/** One line of JSON on stderr. Never pass secrets or personal data. */
export function log(level: Level, message: string, fields: Record<string, unknown> = {}) {
  if (levels.indexOf(level) < levels.indexOf(least)) return
  const request = requestIdStorage.getStore()
  const entry = { time: new Date().toISOString(), level, message, ...(request && { request }), ...fields }
  const line = JSON.stringify(entry, plain)
  process.stderr.write(`${line.replace(unprintable, visible)}\n`)
}

/** Repeats only errors of libraries: other values may be personal. */
export function redirectConsole() {
  const admit = createLogRateLimit(Date.now)
  for (const level of levels)
    console[level] = (...values: unknown[]) => {
      const lines = admit(level, maxLibraryLinesPerMinute)
      const error = values.find((each) => each instanceof Error)
      if (lines) log(level, 'A library says something.', { error, ...lines })
    }
}

// JSON does not escape these; some terminals take them for control characters or lines.
const unprintable = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g
const visible = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

const plain = (_: string, value: unknown) => (value instanceof Error ? plainError(value) : value)

function plainError(error: Error): Record<string, unknown> {
  const { message, stack = '', cause } = error
  return {
    name: error.name,
    message: withoutValues(error),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...placeOf(error),
    stack: framesOf(stack, message),
    ...(cause instanceof Error && { cause }),
  }
}

const repeatsValues = /^2[23]/

function withoutValues(error: Error) {
  const { message } = error
  // A failed query repeats its values: hashes, tokens, what people wrote.
  if ('query' in error && 'params' in error) return `Failed query: ${error.query}`
  if ('issues' in error && Array.isArray(error.issues)) return `Wrong shape: ${error.issues.map(issue).join(', ')}`
  if ('code' in error && repeatsValues.test(String(error.code))) return 'The database refused a value.'
  if (error instanceof SyntaxError) return 'Not readable.'
  return message.replace(/\n?params:[\s\S]*$/, '')
}

const issue = ({ code, path }: { code: string; path: PropertyKey[] }) =>
  `${code} at ${path.filter((part) => typeof part !== 'symbol').join('.') || 'the top'}`

const placeOf = (error: Error) =>
  Object.fromEntries(
    ['table', 'column', 'constraint'].flatMap((name) => {
      const value: unknown = Reflect.get(error, name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )

/** The message, with which the stack begins, may look like frames. */
function framesOf(stack: string, message: string) {
  const begin = stack.indexOf(message)
  if (begin < 0) return []
  const lines = stack.slice(begin + message.length).split('\n')
  return lines.map((line) => line.trim()).filter((line) => line.startsWith('at '))
}

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
