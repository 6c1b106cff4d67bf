/** What a log may know of an error: an error has no fields of its own that JSON would show, and its words may be a person's. */
export function plainError(error: Error): Record<string, unknown> {
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

/** SQLSTATE classes whose message repeats the value that was wrong. */
const repeatsValues = /^2[23]/

function withoutValues(error: Error) {
  const { message } = error
  // A failed query tells its values: hashes, tokens, what people wrote.
  if ('query' in error && 'params' in error) return `Failed query: ${error.query}`
  if ('issues' in error && Array.isArray(error.issues)) return `Wrong shape: ${error.issues.map(issue).join(', ')}`
  if ('code' in error && repeatsValues.test(String(error.code))) return 'The database refused a value.'
  if (error instanceof SyntaxError) return 'Not readable.'
  return message.replace(/\n?params:[\s\S]*$/, '')
}

const issue = ({ code, path }: { code: string; path: PropertyKey[] }) =>
  `${code} at ${path.filter((part) => typeof part !== 'symbol').join('.') || 'the top'}`

/** Where in the database, which are names of ours. */
const placeOf = (error: Error) =>
  Object.fromEntries(
    ['table', 'column', 'constraint'].flatMap((name) => {
      const value: unknown = Reflect.get(error, name)
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )

/** The frames alone: the stack begins with the message, and a message may look like frames. */
function framesOf(stack: string, message: string) {
  const begin = stack.indexOf(message)
  if (begin < 0) return []
  const lines = stack.slice(begin + message.length).split('\n')
  return lines.map((line) => line.trim()).filter((line) => line.startsWith('at '))
}
