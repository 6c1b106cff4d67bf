import { AsyncLocalStorage } from 'node:async_hooks'
import { openLineLimits } from './line-limits.ts'
import { plainError } from './plain-error.ts'

const levels = ['debug', 'info', 'warn', 'error'] as const
type Level = (typeof levels)[number]
let least: Level = 'info'
const libraryLinesAMinute = 30

/** Lines about one request have its id in common. */
export const requestId = new AsyncLocalStorage<string>()

export function setLogLevel(level: Level) {
  least = level
}

/** One line of JSON on stderr. The caller leaves out secrets and personal data. */
export function log(level: Level, message: string, fields: Record<string, unknown> = {}) {
  if (levels.indexOf(level) < levels.indexOf(least)) return
  const request = requestId.getStore()
  const said = { time: new Date().toISOString(), level, message, ...(request && { request }), ...fields }
  const line = JSON.stringify(said, plain)
  process.stderr.write(`${line.replace(unprintable, visible)}\n`)
}

/** Libraries talk too; what they say becomes lines like ours. Only their errors are repeated: the rest may be anything. */
export function takeOverConsole() {
  const admit = openLineLimits(Date.now)
  for (const level of levels)
    console[level] = (...said: unknown[]) => {
      const count = admit(level, libraryLinesAMinute)
      if (count) log(level, 'A library says something.', { error: said.find((each) => each instanceof Error), count })
    }
}

// JSON leaves these as they are, yet terminals obey some of them and readers of lines break at others.
const unprintable = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g
const visible = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

const plain = (_: string, value: unknown) => (value instanceof Error ? plainError(value) : value)
