const levels = ['debug', 'info', 'warn', 'error'] as const
type Level = (typeof levels)[number]
let least: Level = 'info'

export function setLogLevel(level: Level) {
  least = level
}

/** One line of JSON on stderr. Whoever calls keeps secrets and personal data out of it. */
export function log(level: Level, message: string, fields: Record<string, unknown> = {}) {
  if (levels.indexOf(level) < levels.indexOf(least)) return
  const line = JSON.stringify({ time: new Date().toISOString(), level, message, ...fields }, plain)
  process.stderr.write(`${line}\n`)
}

/** An error has no fields of its own that JSON would show. */
function plain(_: string, value: unknown) {
  if (!(value instanceof Error)) return value
  const { message, stack = '', cause } = value
  return { message: withoutValues(message), stack: withoutValues(stack), ...(cause !== undefined && { cause }) }
}

/** A failed query tells its values too: hashes, tokens, what people wrote. They end where the stack's frames begin. */
const withoutValues = (text: string) => text.replace(/\n?params:[\s\S]*?(?=\n {4}at |$)/g, '')
