import { expect, test } from 'vitest'
import { createWorld } from '../../test/world.ts'

const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
const status = async (cookie: string) => (await world.call('GET', '/api/auth/user', { cookie })).status

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-site': 'same-origin' },
  { 'sec-purpose': 'prefetch;anonymous-client-ip', 'sec-fetch-site': 'none' },
])('T20: a visit that the person did not make signs nobody out: %j', async (headers) => {
  const { cookie } = await world.signIn('Ada')
  const reply = await world.call('GET', '/api/logout', { cookie, headers })
  expect([reply.status, reply.headers.get('location'), reply.cookies]).toEqual([302, '/', []])
  expect(await status(cookie)).toBe(200)
})

test.each([{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])(
  'T20: a visit that the person made ends the session, and waits for no cache to be emptied: %j',
  async (headers) => {
    const { cookie } = await world.signIn('Ada')
    const reply = await world.call('GET', '/api/logout', { cookie, headers: { ...headers } })
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/'])
    expect(reply.headers.has('clear-site-data')).toBe(false)
    expect(reply.cookies).toEqual(['firecrest.session_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
    expect(await status(cookie)).toBe(401)
  },
)

test('T20: the call does what the visit does, and another site cannot make it', async () => {
  const { cookie } = await world.signIn('Ada')
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect((await world.call('POST', '/api/logout', { cookie, headers: foreign })).status).toBe(403)
  expect(await status(cookie)).toBe(200)
  const reply = await world.call('POST', '/api/logout', { cookie })
  expect([reply.status, reply.text]).toEqual([204, ''])
  expect(reply.cookies.join()).toMatch(/^firecrest\.session_token=; Max-Age=0/)
  expect(await status(cookie)).toBe(401)
})

test('a session that cannot be ended is not reported as ended: the database is away', async () => {
  const away = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const { cookie } = await away.signIn('Ada')
  await away.pool.query(`create function no_disk() returns trigger language plpgsql as
    $$ begin raise exception using errcode = '53100'; end $$`)
  await away.pool.query('create trigger no_disk before delete on session for each row execute function no_disk()')
  const reply = await away.call('POST', '/api/logout', { cookie })
  expect([reply.status, reply.cookies]).toEqual([503, []])
})

test('T29: no address of ours redirects to a place that a request names', async () => {
  const targets = [
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ]
  for (const path of ['/api/login', '/api/logout'])
    for (const target of targets)
      for (const name of ['next', 'redirect', 'callbackURL', 'returnTo']) {
        const query = `?${name}=${encodeURIComponent(target)}`
        const headers = { referer: target, 'x-forwarded-host': 'evil.example' }
        const reply = await world.call('GET', `${path}${query}`, { headers })
        expect([reply.status, reply.headers.get('location')]).toEqual([302, path === '/api/login' ? '/login' : '/'])
      }
})
