import { AsyncLocalStorage } from 'node:async_hooks'
import { openLineLimits } from './line-limits.ts'
import { plainError } from './plain-error.ts'

const levels = ['debug', 'info', 'warn', 'error'] as const
type Level = (typeof levels)[number]
let least: Level = 'info'
const libraryLinesAMinute = 30

export const requestId = new AsyncLocalStorage<string>()

export function setLogLevel(level: Level) {
  least = level
}

/** One line of JSON on stderr. Never pass secrets or personal data. */
export function log(level: Level, message: string, fields: Record<string, unknown> = {}) {
  if (levels.indexOf(level) < levels.indexOf(least)) return
  const request = requestId.getStore()
  const entry = { time: new Date().toISOString(), level, message, ...(request && { request }), ...fields }
  const line = JSON.stringify(entry, plain)
  process.stderr.write(`${line.replace(unprintable, visible)}\n`)
}

/** Turns console lines of libraries into log lines. Only their errors are repeated: other values may be personal. */
export function takeOverConsole() {
  const admit = openLineLimits(Date.now)
  for (const level of levels)
    console[level] = (...values: unknown[]) => {
      const count = admit(level, libraryLinesAMinute)
      if (count) log(level, 'A library says something.', { error: values.find((each) => each instanceof Error), count })
    }
}

// JSON does not escape these, but some control terminals and others break lines.
const unprintable = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g
const visible = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

const plain = (_: string, value: unknown) => (value instanceof Error ? plainError(value) : value)
