import { expect, test } from 'vitest'
import { openWebServer } from '../test/web-server.ts'
import type { serverTimeoutsMs } from './listen.ts'

// Small limits: what takes half a minute outside takes a moment here.
const short = {
  headersTimeout: 400,
  requestTimeout: 800,
  silenceMs: 2000,
  keepAliveTimeout: 300,
  checkEvery: 50,
} satisfies Partial<typeof serverTimeoutsMs>
const web = await openWebServer()
// Only what waits for ever goes here: anything else may be late on a busy machine.
const hasty = await openWebServer({ limits: short })
const signIn = '/api/auth/signin'
const good = JSON.stringify({ email: 'nobody@example.org', password: 'analytical' })
const json = 'Content-Type: application/json'

/** A request that asks for nothing after itself. */
const post = (headers: string[], body = '', path = signIn) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', body].join('\r\n')
const withBody = (body: string, type = json) => post([type, `Content-Length: ${Buffer.byteLength(body)}`], body)
const deep = '['.repeat(10_000) + ']'.repeat(10_000)

test.each([
  ['a body past its limit', withBody(`"${'x'.repeat(70_000)}"`), 413],
  ['the promise of a gigabyte', post([json, 'Content-Length: 1073741824'], 'x'.repeat(100_000)), 413],
  [
    'a body without end in chunks',
    post([json, 'Transfer-Encoding: chunked'], `400\r\n${'x'.repeat(1024)}\r\n`.repeat(100)),
    413,
  ],
  ['a body that never ends', post([json, 'Transfer-Encoding: chunked'], '1\r\nx\r\n'.repeat(1000)), 408],
  ['less body than it promised', post([json, 'Content-Length: 500'], '{}'), 408],
  ['a length that is no number', post([json, 'Content-Length: many'], '{}'), 400],
  ['a negative length', post([json, 'Content-Length: -1'], '{}'), 400],
  ['two lengths that differ', post([json, 'Content-Length: 2', 'Content-Length: 3'], '{}'), 400],
  ['a length and chunks', post([json, 'Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n'), 400],
  ['chunks in a disguise', post([json, 'Transfer-Encoding: xchunked'], '0\r\n\r\n'), 400],
  ['a packed body', post([json, 'Content-Encoding: gzip', 'Content-Length: 2'], '\x1f\x8b'), 415],
  ['letters of another kind', withBody(good, `${json}; charset=utf-16`), 415],
  ['the wrong type', withBody(good, 'Content-Type: text/plain'), 415],
  ['10,000 headers', post([...Array.from({ length: 10_000 }, (_, i) => `X-${i}: 1`), json], '{}'), 431],
  ['120 small headers', post([...Array.from({ length: 120 }, (_, i) => `X-${i}: 1`), 'Content-Length: 0']), 431],
  ['an address of a megabyte', post([], '', `/${'a'.repeat(1024 * 1024)}`), 431],
  ['JSON 10,000 deep', withBody(deep), 400],
  ['JSON 10,000 deep in a field', withBody(`{"email":${deep},"password":"analytical"}`), 400],
  ['a key that stands twice, once wrong', withBody('{"email":"a@example.org","email":7,"password":"analytical"}'), 400],
  ['half of a body', withBody(good.slice(0, 20)), 400],
  ['no body', post([json, 'Content-Length: 0']), 400],
  ['a mark before the text', withBody(`\ufeff${good}`), 401],
  ['no host', `GET /api/auth/user HTTP/1.1\r\nConnection: close\r\n\r\n`, 400],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['a method nobody knows', 'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['no HTTP at all', '\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03\r\n\r\n', 400],
  ['lines ended in another way', 'GET / HTTP/1.1\nHost: localhost\nX: a\rb\n\n', 400],
])('T45: %s is refused in time, and the connection ends', async (_, bytes, status) => {
  const reply = await (status === 408 ? hasty : web).raw(bytes)
  expect(reply.status).toBe(status)
  expect(reply.text).not.toMatch(/\n\s+at |Error:|node_modules/)
})

test('T45: bytes after a refused body are not read as another request', async () => {
  const smuggled = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const bytes = `POST ${signIn} HTTP/1.1\r\nHost: localhost\r\n${json}\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`
  const { text } = await web.raw(bytes)
  expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1)
})

test('T45: memory does not grow with the announced size of a body', async () => {
  const before = process.memoryUsage().rss
  const promise = post([json, 'Content-Length: 1073741824'], 'x'.repeat(60_000))
  await Promise.all(Array.from({ length: 100 }, () => web.raw(promise)))
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024)
})
