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

test.each([
  ['a full disk', '53100'],
  ['a primary that became a standby amid a write', '25006'],
])('%s is answered with busy, nothing is saved, and the next try succeeds', async (_, sqlState) => {
  const full = await createWorld({ at })
  const signedIn = await full.signIn('Ada')
  const { body: round } = await full.call('GET', '/api/problems/generate', signedIn)
  await full.pool.query(`create function fails() returns trigger language plpgsql as
    $$ begin raise exception 'it fails' using errcode = '${sqlState}'; end $$`)
  await full.pool.query('create trigger fails before insert on solution for each row execute function fails()')
  const body = { problemId: round.id, submittedSolutions: ['a doorstop'], submissionMethod: ['text'] }
  const refused = await full.call('POST', '/api/solutions', { ...signedIn, body })
  expect(refused.status).toBe(503)
  expect((await full.call('GET', '/api/auth/user', signedIn)).body).toMatchObject({ totalSolved: 0, streak: 0 })
  await full.pool.query('drop trigger fails on solution')
  expect((await full.call('POST', '/api/solutions', { ...signedIn, body })).body.user).toMatchObject({ totalSolved: 1 })
})
