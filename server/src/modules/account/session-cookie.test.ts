import { createHmac } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../../app.ts'
import { sessionCookieNameFor } from '../../http/cookies.ts'
import { createWorld } from '../../test/world.ts'
import { createSessionReader } from './session.ts'

const at = '2026-03-14T20:00:00Z'
const account = { email: 'ada@example.org', password: 'analytical' }

type World = Awaited<ReturnType<typeof createWorld>>
type Sent = Parameters<World['call']>[2]
const signIn = (world: World, sent: Sent = {}) => world.call('POST', '/api/auth/signin', { body: account, ...sent })
const statusWith = async (world: Pick<World, 'call'>, cookie: string) =>
  (await world.call('GET', '/api/auth/user', { cookie })).status

const world = await createWorld({ at })
const ada = await world.signIn('Ada')
const overHttps = await createWorld({ at, publicUrl: 'https://firecrest.example' })
await overHttps.signIn('Ada')

test.each([
  { over: 'http', at: world, prefix: '', more: '' },
  { over: 'https', at: overHttps, prefix: '__Host-', more: ' Secure;' },
])('over $over each cookie of a sign-in has exactly the agreed attributes', async ({ at: server, prefix, more }) => {
  const { cookies } = await signIn(server)
  expect(cookies.map((line) => line.replace(/=[^;]+;/, '=value;'))).toEqual([
    `${prefix}firecrest.session_token=value; Max-Age=7776000; Path=/; HttpOnly;${more} SameSite=Lax`,
    `${prefix}firecrest.session_marker=value; Max-Age=7776000; Path=/;${more} SameSite=Lax`,
    `${prefix}firecrest.known_device=value; Max-Age=31536000; Path=/; HttpOnly;${more} SameSite=Lax`,
  ])
})

test('each session has a mark of its own for the pages, and a new password brings another', async () => {
  const markerOf = (lines: string[]) => /session_marker=([^;]+)/.exec(lines.join())?.[1]
  const { email } = await world.signIn('Lin')
  const body = { ...account, email }
  const first = await signIn(world, { body })
  const second = await signIn(world, { body })
  const passwords = { currentPassword: account.password, newPassword: account.password }
  const cookie = second.cookies.map((line) => line.split(';')[0]).join('; ')
  const renewed = await world.call('POST', '/api/auth/change-password', { cookie, body: passwords })
  const markers = [first, second, renewed].map(({ cookies }) => markerOf(cookies))
  expect(markers).toEqual(markers.map(() => expect.stringMatching(/^[\w-]{43}$/)))
  expect(new Set(markers).size).toBe(3)
})

test('the value of the cookie is the token and its HMAC in base64, percent-encoded', async () => {
  const [line = ''] = (await signIn(world)).cookies
  const value = line.slice('firecrest.session_token='.length, line.indexOf(';'))
  const token = value.slice(0, 43)
  const signature = createHmac('sha256', world.secret).update(token).digest('base64')
  expect(value).toBe(`${token}.${encodeURIComponent(signature)}`)
})

test.each([
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:3000.evil.example' },
  { 'content-type': 'application/x-www-form-urlencoded' },
])('T22: another site cannot sign a browser in, with the right password and no cookie: %j', async (headers) => {
  const count = async () => (await world.pool.query('select from session')).rowCount
  const before = await count()
  const { status, cookies } = await signIn(world, { headers })
  expect([status, cookies]).toEqual(['content-type' in headers ? 415 : 403, []])
  expect(await count()).toBe(before)
})

test('a request that only reads sends no cookie and leaves the end of the session as it was', async () => {
  const { cookie } = await world.signIn('Ada')
  // Stale enough that its use is noted.
  await world.pool.query(`update session set updated_at = now() - interval '2 hours'`)
  const read = async () =>
    (await world.pool.query('select id, token, expires_at::text, created_at::text from session')).rows
  const before = await read()
  for (const path of ['/api/auth/user', '/api/settings', '/api/settings/devices'])
    expect((await world.call('GET', path, { cookie })).cookies).toEqual([])
  expect(await read()).toEqual(before)
})

test('a session is over at the very moment at which it ends, and not a microsecond before', async () => {
  const { cookie } = await world.signIn('Ada')
  const { rows } = await world.pool.query('select id from session order by created_at desc limit 1')
  // Inside of one transaction the clock of the database stands still.
  const seen = await world.transact(async (db) => {
    const readSession = createSessionReader({ ...world, db, cookieName: sessionCookieNameFor(world.publicUrl) })
    const app = createApp({ ...world, readSession })
    const statuses: number[] = []
    for (const end of [
      `expires_at = now()`,
      `expires_at = now() + interval '1 microsecond'`,
      `updated_at = now() - interval '30 days'`,
      `updated_at = now() - interval '30 days' + interval '1 microsecond'`,
    ]) {
      const of = `where id = '${rows[0].id}'`
      await db.$client.query(`update session set expires_at = now() + interval '1 day', updated_at = now() ${of}`)
      await db.$client.query(`update session set ${end} ${of}`)
      const headers = { cookie, host: 'localhost:3000' }
      statuses.push((await app.request('/api/auth/user', { headers })).status)
    }
    return statuses
  })
  expect(seen).toEqual([401, 200, 401, 200])
})

test('a cookie that is cut off, garbled, empty or enormous signs nobody in, and breaks nothing', async () => {
  const { cookie } = await world.signIn('Ada')
  const value = cookie.slice('firecrest.session_token='.length)
  const [token = '', signature = ''] = value.split('.')
  const garbled = [
    '',
    '.',
    '%',
    '%00',
    '%E0%A4%A',
    '%F0%9F%94%A5.%F0%9F%94%A5',
    token,
    `${token}.`,
    `.${signature}`,
    `${signature}.${token}`,
    `${token}.${token}.${signature}`,
    `${token}..${signature}`,
    `${token}.${encodeURIComponent(createHmac('sha256', 'another secret').update(token).digest('base64'))}`,
    ...['A', '%3D', '%20', '!', 'AAAA', '.'].map((more) => `${value}${more}`),
    value.slice(1),
    value.slice(0, -4),
    `${token.toUpperCase()}.${signature}`,
    `${'A'.repeat(43)}.${'A'.repeat(43)}%3D`,
    `'; drop table session; --.${signature}`,
    'A'.repeat(100_000),
    `${'A'.repeat(100_000)}.${signature}`,
    `${token}.${'A'.repeat(100_000)}`,
    '.'.repeat(100_000),
  ]
  for (const each of garbled) expect(await statusWith(world, `firecrest.session_token=${each}`)).toBe(401)
  for (const each of ['=', ';;;', 'firecrest.session_token', `Firecrest.Session_Token=${value}`, `x${cookie}`])
    expect(await statusWith(world, each)).toBe(401)
  expect(await statusWith(world, cookie)).toBe(200)
})

test('a signed token without a session signs nobody in', async () => {
  for (const token of ['A'.repeat(43), 'a', 'A'.repeat(5_000)]) {
    const signature = encodeURIComponent(createHmac('sha256', world.secret).update(token).digest('base64'))
    expect(await statusWith(world, `firecrest.session_token=${token}.${signature}`)).toBe(401)
  }
})

test('of two cookies of one name the first counts, in quotes or not, among whatever else a browser sends', async () => {
  const grace = await world.signIn('Grace')
  const nobody = 'firecrest.session_token=planted.by-somebody'
  const who = async (cookie: string) => (await world.call('GET', '/api/auth/user', { cookie })).body.firstName
  expect(await who(`${ada.cookie}; ${grace.cookie}`)).toBe('Ada')
  expect(await who(`${grace.cookie}; ${ada.cookie}`)).toBe('Grace')
  expect(await who(`${nobody}; ${ada.cookie}`)).toBeUndefined()
  expect(await who(`${ada.cookie}; ${nobody}`)).toBe('Ada')
  expect(await who(`theme=dark; ${ada.cookie}; other=1`)).toBe('Ada')
  expect(await who(ada.cookie.replace(/=(.*)/, '="$1"'))).toBe('Ada')
})

test('over https a cookie without the prefix of its host is not looked at, wherever it stands', async () => {
  const { cookie } = await overHttps.signIn('Ada')
  const plain = cookie.replace('__Host-', '')
  expect(cookie).toMatch(/^__Host-/)
  const statuses = await Promise.all([cookie, plain, `${plain}; ${cookie}`].map((each) => statusWith(overHttps, each)))
  expect(statuses).toEqual([200, 401, 200])
})

test('with mail, the right password of an account that is not verified is refused like a wrong one, and begins no session', async () => {
  const mailing = await createWorld({ at, mail: true })
  await mailing.signIn('Ada')
  await mailing.proveAddresses()
  await mailing.pool.query('update "user" set email_verified = false')
  expect(await signIn(mailing)).toMatchObject({ status: 401, cookies: [] })
  const guess = { ...account, password: 'a guess' }
  expect(await signIn(mailing, { body: guess })).toMatchObject({ status: 401, cookies: [] })
  expect((await mailing.pool.query('select from session')).rowCount).toBe(0)
  // Without mail nobody could open a link.
  const without = mailing.openProcess({ hasMail: false })
  expect((await without.call('POST', '/api/auth/signin', { body: account })).status).toBe(200)
})

test('a sign-in that fails leaves the session that the browser has', async () => {
  const full = await createWorld({ at })
  const { cookie } = await full.signIn('Ada')
  await full.pool.query(`create function no_disk() returns trigger language plpgsql as
    $$ begin raise exception using errcode = '53100'; end $$`)
  await full.pool.query('create trigger no_disk before insert on session for each row execute function no_disk()')
  const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => logged.mockRestore())
  const { status, cookies } = await signIn(full, { cookie })
  expect([status, cookies, await statusWith(full, cookie)]).toEqual([503, [], 200])
  expect(logged.mock.calls.join()).toContain('/api/auth/signin')
  expect(logged.mock.calls.join()).not.toMatch(/argon2id|analytical|ada@example/)
})
