import { expect, onTestFinished, test, vi } from 'vitest'
import { log, redirectConsole } from './log.ts'

/** What is written to the log from now on, as it is. */
function listen() {
  const written: string[] = []
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text))
    return true
  })
  onTestFinished(() => spy.mockRestore())
  return written
}

const unruly = 'a\nb\r\nc\u001b[2Jd\u009b31me\u2028f\u2029g\u202eh\u2066i\u0000j\u007fk'

test('T59: one entry is one line of JSON, whatever is in it', () => {
  const written = listen()
  log('error', unruly, { path: unruly, error: new Error(unruly) })
  expect(written).toHaveLength(1)
  expect(written[0]).toMatch(/^\{[\x20-\x7e]+\}\n$/)
  expect(JSON.parse(written[0] ?? '')).toMatchObject({ level: 'error', message: unruly, path: unruly })
})

const secret = 'canary-4711'
const failedQuery = (message: string) => Object.assign(new Error(message), { query: 'select $1', params: [secret] })

test.each([
  ['a failed query', failedQuery(`Failed query: select $1\nparams: ${secret}`)],
  ['a value that looks like frames', failedQuery(`Failed query: select $1\nparams: a\n    at ${secret}\n    at b`)],
  [
    'a value that is there already',
    Object.assign(new Error(`duplicate ${secret}`), { code: '23505', detail: `Key (email)=(${secret}) exists.` }),
  ],
  ['a value that is no number', Object.assign(new Error(`invalid input syntax: "${secret}"`), { code: '22P02' })],
  ['unreadable JSON', new SyntaxError(`Unexpected token, "${secret}" is not valid JSON`)],
  [
    'a wrong shape',
    Object.assign(new Error(secret), { issues: [{ code: 'invalid_type', path: ['name'], input: secret }] }),
  ],
  ['any of them inside another', new Error('It failed.', { cause: failedQuery(`Failed query: x\nparams: ${secret}`) })],
])('T59: %s is logged without the value', (_, error) => {
  const written = listen()
  log('error', 'A request failed.', { error })
  expect(written.join()).not.toContain(secret)
  expect(JSON.parse(written.join()).error.stack.length).toBeGreaterThan(0)
})

test('T59: what a library prints becomes a line like ours, with its errors and nothing else', () => {
  const original = { ...console }
  onTestFinished(() => void Object.assign(console, original))
  const written = listen()
  redirectConsole()
  // biome-ignore lint/suspicious/noConsole: it stands for a library that prints
  console.error(`${secret}\n`, new Error('The stream broke.'))
  expect(written.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', error: { message: 'The stream broke.' } },
  ])
  expect(written.join()).not.toContain(secret)
})
