import { calls } from '@app/contract/calls'
import { buildPath } from '@app/contract/routes'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createWorld } from '../test/world.ts'
import { createErrorHandler } from './error-handler.ts'
import { registerCall } from './register-call.ts'

const at = '2026-03-14T20:00:00Z'
const world = await createWorld({ at })
const { cookie } = await world.signIn('Ada')
const sentence = { message: expect.stringMatching(/^[A-Z]/), code: expect.stringMatching(/^[a-z_]+$/) }

const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`

test.each([
  { body: '{', status: 400, why: 'half of JSON' },
  { body: '', status: 400, why: 'nothing' },
  { body: 'null', status: 400, why: 'null' },
  { body: '[]', status: 400, why: 'a list' },
  { body: '"text"', status: 400, why: 'a string' },
  { body: deep, status: 400, why: '10,000-deep JSON' },
  { body: `{"problemId":${deep}}`, status: 400, why: '10,000-deep JSON in a field' },
  { body: '{"__proto__":{"role":"admin"}}', status: 400, why: 'a prototype' },
  { body: `{"x":"${'x'.repeat(200 * 1024)}"}`, status: 413, why: 'a body past its limit' },
])('a hand-in of $why is refused with $status in a sentence', async ({ body, status }) => {
  const reply = await world.call('POST', '/api/solutions', { cookie, body })
  expect(reply).toMatchObject({ status, body: sentence })
  expect(Object.getPrototypeOf({})).toBe(Object.prototype)
  expect('role' in {}).toBe(false)
})

test('bytes that are no UTF-8 are refused', async () => {
  const response = await world.app.request('/api/solutions', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: Buffer.concat([Buffer.from('{"problemId":"'), Buffer.from([0xff]), Buffer.from('"}')]),
  })
  expect([response.status, await response.text()]).toEqual([
    400,
    '{"message":"We can’t read this request’s JSON.","code":"bad_json"}',
  ])
})

test('a body that announces too many bytes is refused at once', async () => {
  const headers = { 'content-length': String(200 * 1024) }
  expect((await world.call('POST', '/api/solutions', { cookie, body: '{}', headers })).status).toBe(413)
})

test('a field that the contract does not name cannot leave', async () => {
  const app = new Hono()
  app.onError(createErrorHandler({ now: () => new Date(), reportOutage: () => false, trustProxy: 0 }))
  registerCall(app, world, 'verifyEmail', async () =>
    Object.assign({ message: 'Hello.' }, { passwordHash: 'argon2id' }),
  )
  const response = await app.request(buildPath('verifyEmail'))
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('argon2id')
})

test.each(['/api/login', '/api/openapi.json', '/healthz', '/', '/solve'])('%s is only read', async (path) => {
  expect(await world.call('POST', path, { cookie, body: {} })).toMatchObject({ status: 405, body: sentence })
})

test('a body that does not say its size is counted while it comes', async () => {
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 16_384
      controller.enqueue(new Uint8Array(16_384).fill(0x20))
    },
  })
  const headers = { cookie, 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  const response = await world.app.request('/api/solutions', init as RequestInit)
  expect(response.status).toBe(413)
  expect(sent).toBeLessThan(1024 * 1024)
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
  'a body of type "%s" is not read',
  async (type) => {
    const reply = await world.call('POST', '/api/solutions', { cookie, body: '{}', headers: { 'content-type': type } })
    expect(reply).toMatchObject({ status: 415, body: sentence })
  },
)

test.each([
  {},
  { origin: 'http://localhost:3000' },
  { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
  { 'sec-fetch-site': 'none' },
  { host: 'firecrest.localhost', origin: 'https://firecrest.localhost' },
])('a write from this site, or from no browser, is accepted: %j', async (headers) => {
  const body = { timeZone: 'UTC' }
  const reply = await world.call('POST', '/api/settings/time-zone', { cookie, body, headers: { ...headers } })
  expect(reply.status).toBe(200)
})

test.each(calls)('$method $path answers other methods with 405 and says which it takes', async ({ method, path }) => {
  const other = method === 'GET' ? 'DELETE' : 'PUT'
  const reply = await world.call(other, path, { cookie })
  expect(reply).toMatchObject({ status: 405, body: sentence })
  expect(reply.headers.get('allow')).toContain(method)
})

test.each([
  '/api/progress/days',
  '/api/progress/days?from=2026-01-01',
  '/api/progress/days?from=2026-02-30&to=2026-03-01',
  '/api/progress/days?from=2026-03-02&to=2026-03-01',
  '/api/progress/days?from=2020-01-01&to=2026-01-01',
  '/api/progress/days?from=2026-01-01&to=2026-01-02&from=2025-01-01',
  '/api/progress/days?from=2026-01-01&to=2026-01-02&user=x',
  '/api/solutions/today-count?day=2026-01-01',
  '/api/quote/daily?after=a&after=b',
  '/api/quote/daily?after=%00',
])('%s is refused', async (path) => {
  expect(await world.call('GET', path, { cookie })).toMatchObject({ status: 400, body: sentence })
})

test('a refusal has a code to branch on, and the parameters of its sentence', async () => {
  const { body } = await world.call('GET', '/api/progress/days?from=2020-01-01&to=2026-01-01', { cookie })
  expect(body).toEqual({ message: 'Choose 1 to 400 days.', code: 'range_too_long', params: { days: 400 } })
  const shape = await world.call('POST', '/api/settings/time-zone', { cookie, body: { timeZone: 7 } })
  expect(shape.body).toMatchObject({ code: 'invalid_request', params: { field: 'timeZone' } })
})

test('every answer of a call forbids caching, sniffing and rendering as a page', async () => {
  const replies = [
    await world.call('GET', '/api/auth/user', { cookie }),
    await world.call('GET', '/api/auth/user'),
    await world.call('GET', '/api/unknown'),
    await world.call('DELETE', '/api/auth/user'),
    await world.call('POST', '/api/solutions', { cookie, body: '{' }),
  ]
  for (const { headers } of replies)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store, private',
      'content-type': 'application/json; charset=utf-8',
      vary: 'Cookie',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
})

test('an unknown host is refused once the public address is known, a name of this machine never', async () => {
  const known = await createWorld({ at, publicUrl: 'https://firecrest.example' })
  const status = async (host: string) => (await known.call('GET', '/api/quote/daily', { headers: { host } })).status
  expect(await status('evil.example')).toBe(421)
  expect(await status('firecrest.example.evil.example')).toBe(421)
  expect(await Promise.all(['firecrest.example', 'localhost:3000', '127.0.0.1:99', '[::1]:3000'].map(status))).toEqual([
    401, 401, 401, 401,
  ])
})

test('an internal error is answered without any detail of its cause', async () => {
  const broken = await createWorld({ at })
  const signedIn = await broken.signIn('Ada')
  await broken.pool.query('alter table day_log rename column kind to species')
  const reply = await broken.call('GET', '/api/progress/days?from=2026-01-01&to=2026-01-02', signedIn)
  expect(reply.status).toBe(500)
  expect(reply.body.message).toMatch(/^Something went wrong on our side\. Try again\. \([0-9a-f]{8}\)$/)
  expect(reply.text).not.toMatch(/species|select|at \/|42703/)
})

test('while the database is away, calls say so and ask to come back', async () => {
  const away = await createWorld({ at })
  const signedIn = await away.signIn('Ada')
  await away.pool.query(`create function gone() returns trigger language plpgsql as
    $$ begin raise exception using errcode = '57P01'; end $$`)
  await away.pool.query('create trigger gone before insert on round for each row execute function gone()')
  const reply = await away.call('GET', '/api/problems/generate', signedIn)
  expect([reply.status, reply.body.message, reply.headers.get('retry-after')]).toEqual([
    503,
    'We’re busy right now. Try again in a moment.',
    '2',
  ])
})

test('a full disk is answered with busy, nothing is saved, and the next try succeeds', async () => {
  const full = await createWorld({ at })
  const signedIn = await full.signIn('Ada')
  const { body: round } = await full.call('GET', '/api/problems/generate', signedIn)
  await full.pool.query(`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
  await full.pool.query('create trigger full_disk before insert on solution for each row execute function full_disk()')
  const body = { problemId: round.id, submittedSolutions: ['a doorstop'], submissionMethod: ['text'] }
  const refused = await full.call('POST', '/api/solutions', { ...signedIn, body })
  expect(refused.status).toBe(503)
  expect((await full.call('GET', '/api/auth/user', signedIn)).body).toMatchObject({ totalSolved: 0, streak: 0 })
  await full.pool.query('drop trigger full_disk on solution')
  expect((await full.call('POST', '/api/solutions', { ...signedIn, body })).body.user).toMatchObject({ totalSolved: 1 })
})

test('the document of the wire names every call with its refusals', async () => {
  const { status, body } = await world.call('GET', '/api/openapi.json')
  expect(status).toBe(200)
  expect(body.openapi).toBe('3.1.0')
  const named = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(named.toSorted()).toEqual(
    calls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).toSorted(),
  )
  expect(Object.keys(body.paths['/api/solutions'].post.responses)).toEqual(
    expect.arrayContaining(['200', '400', '401', '404', '409', '422', '429']),
  )
})

test('every reference in the document of the wire leads to a shape', async () => {
  const { body } = await world.call('GET', '/api/openapi.json')
  const references = referencesIn(body, body)
  expect(references.length).toBeGreaterThan(0)
  expect(references.filter(({ found }) => found === undefined)).toEqual([])
})

/** Each reference with what it leads to from the nearest id above it. */
function referencesIn(part: unknown, base: object): { reference: string; found: unknown }[] {
  if (typeof part !== 'object' || part === null) return []
  const from = '$id' in part ? part : base
  const inside = Object.values(part).flatMap((each) => referencesIn(each, from))
  if (!('$ref' in part)) return inside
  const steps = String(part.$ref).split('/').slice(1)
  const found = steps.reduce((place: unknown, step) => Reflect.get(Object(place), step), from)
  return [{ reference: String(part.$ref), found }, ...inside]
}

test('the quote of the day stays for the day, and "after" gives another', async () => {
  const first = await world.call('GET', '/api/quote/daily', { cookie })
  expect(Object.keys(first.body)).toEqual(['id', 'quote', 'author', 'work', 'year'])
  expect((await world.call('GET', '/api/quote/daily', { cookie })).text).toBe(first.text)
  const seen = new Set([first.body.id])
  let id = first.body.id
  for (let i = 1; i < 120; i++) {
    id = (await world.call('GET', `/api/quote/daily?after=${id}`, { cookie })).body.id
    seen.add(id)
  }
  expect(seen.size).toBe(120)
  expect((await world.call('GET', '/api/quote/daily?after=unknown', { cookie })).text).toBe(first.text)
})

test('the days of a range are those done, with the day it is for the account', async () => {
  const { body: round } = await world.call('GET', '/api/problems/generate', { cookie })
  const body = { problemId: round.id, submittedSolutions: ['a doorstop'], submissionMethod: ['text'] }
  await world.call('POST', '/api/solutions', { cookie, body })
  const days = (from: string, to: string) => world.call('GET', `/api/progress/days?from=${from}&to=${to}`, { cookie })
  expect((await days('2026-03-01', '2026-03-31')).body).toEqual({
    today: '2026-03-14',
    days: [{ day: '2026-03-14', kind: 'done' }],
    open: null,
  })
  expect((await days('2026-04-01', '2026-04-30')).body.days).toEqual([])
})
