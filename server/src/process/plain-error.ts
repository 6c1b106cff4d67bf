/** JSON shows no field of an error, and its message may hold what a person wrote. */
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

/** Without the message, with which the stack begins and which may look like frames. */
function framesOf(stack: string, message: string) {
  const begin = stack.indexOf(message)
  if (begin < 0) return []
  const lines = stack.slice(begin + message.length).split('\n')
  return lines.map((line) => line.trim()).filter((line) => line.startsWith('at '))
}
