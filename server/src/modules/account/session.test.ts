import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const account = { email: 'ada@example.org', password: 'analytical' }

type World = Awaited<ReturnType<typeof createWorld>>
const enter = (world: World, cookie = '', headers = {}) =>
  world.call('POST', '/api/auth/signin', { body: account, cookie, headers })
const sessionOf = (cookies: string[]) => cookies.find((each) => each.includes('session_token'))?.split(';')[0] ?? ''
const status = async (world: Pick<World, 'call'>, cookie: string) =>
  (await world.call('GET', '/api/auth/user', { cookie })).status

test('what the database stores of a session cannot be used to sign in', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const token = decodeURIComponent(cookie).match(/session_token=([^.]+)/)?.[1] ?? ''
  const { rows } = await world.pool.query('select token from session')
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(rows).toEqual([{ token: createHash('sha256').update(token).digest('base64url') }])
})

test('T22: signing in gives a new token, and ends the session that the browser had before', async () => {
  const world = await createWorld({ at })
  const [mallory] = [await world.signIn('Mallory'), await world.signIn('Ada')]
  const first = sessionOf((await enter(world, mallory.cookie)).cookies)
  const second = sessionOf((await enter(world, first)).cookies)
  const sessions = [mallory.cookie, first, second, 'firecrest.session_token=planted.by-somebody']
  expect(await Promise.all(sessions.map((each) => status(world, each)))).toEqual([401, 401, 200, 401])
  expect(new Set(sessions).size).toBe(4)
})

test('T22: a token that somebody else set is not reused at sign-in', async () => {
  const world = await createWorld({ at })
  await world.signIn('Ada')
  const planted = 'firecrest.session_token=planted.c2lnbmF0dXJl'
  const { cookies } = await enter(world, planted)
  expect(sessionOf(cookies)).toMatch(/^firecrest\.session_token=[\w-]{43}\./)
})

test('a session that nobody used for 30 days is over, and so is one of 90 days, used or not', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { rows } = await world.pool.query(
    'select round(extract(epoch from expires_at - created_at) / 86400)::int as days from session',
  )
  expect(rows[0].days).toBe(90)
  await world.pool.query(`update session set updated_at = now() - interval '29 days'`)
  expect(await status(world, cookie)).toBe(200)
  await world.pool.query(`update session set updated_at = now() - interval '30 days 1 second'`)
  expect(await status(world, cookie)).toBe(401)
  await world.pool.query(`update session set updated_at = now(), expires_at = now() - interval '1 second'`)
  expect(await status(world, cookie)).toBe(401)
})

test('use is noted at most once an hour', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const minutesAgo = async (minutes: number) => {
    await world.pool.query(`update session set updated_at = now() - $1 * interval '1 minute'`, [minutes])
    await status(world, cookie)
    const { rows } = await world.pool.query(`select updated_at > now() - interval '1 minute' as noted from session`)
    return rows[0].noted
  }
  expect([await minutesAgo(59), await minutesAgo(61)]).toEqual([false, true])
})

test('a session whose use cannot be recorded is still valid', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  await world.pool.query(`update session set updated_at = now() - interval '2 hours'`)
  await world.pool.query(`create function no_disk() returns trigger language plpgsql as
    $$ begin raise exception using errcode = '53100'; end $$`)
  await world.pool.query('create trigger no_disk before update on session for each row execute function no_disk()')
  expect(await status(world, cookie)).toBe(200)
})

test('a person sees the device of a session by a name of ours', async () => {
  const world = await createWorld({ at })
  await world.signIn('Ada')
  await enter(world, '', { 'user-agent': firefox })
  const { rows } = await world.pool.query('select device from session order by device')
  expect(rows).toEqual([{ device: 'Firefox on Linux' }, { device: 'Unknown device' }])
})

test('T23: signing out ends the session in every process at once', async () => {
  const world = await createWorld({ at })
  const second = world.openProcess()
  const turns = [
    [world, second],
    [second, world],
  ] as const
  for (const [leaving, other] of turns) {
    const { cookie } = await world.signIn('Ada')
    expect([await status(leaving, cookie), await status(other, cookie)]).toEqual([200, 200])
    await leaving.call('POST', '/api/logout', { cookie })
    expect([await status(leaving, cookie), await status(other, cookie)]).toEqual([401, 401])
  }
})

const newPassword = 'a difference engine'
const endings: Record<string, (world: World, by: string) => Promise<unknown>> = {
  'a new password': (world, cookie) =>
    world.call('POST', '/api/auth/change-password', {
      cookie,
      body: { currentPassword: account.password, newPassword },
    }),
  'a reset by mail': async (world) => {
    await world.call('POST', '/api/auth/forgot-password', { body: { email: account.email } })
    const token = (await world.readMails()).at(-1)?.token
    return world.call('POST', '/api/auth/reset-password', { body: { token, newPassword } })
  },
  'signing out everywhere': (world, cookie) => world.call('POST', '/api/settings/sign-out-everywhere', { cookie }),
  'deleting the account': (world, cookie) =>
    world.call('POST', '/api/settings/delete-account', {
      cookie,
      body: { confirmation: account.email, password: account.password },
    }),
}

test.each(Object.keys(endings))('T23: %s ends what another device has, in every process at once', async (event) => {
  const world = await createWorld({ at })
  const processes = [world, world.openProcess()]
  const [here, there] = [await world.signIn('Ada'), await world.signIn('Ada')]
  const seen = () => Promise.all(processes.map((each) => status(each, there.cookie)))
  expect(await seen()).toEqual([200, 200])
  expect(await endings[event]?.(world, here.cookie)).toMatchObject({ status: expect.toSatisfy((it) => it < 300) })
  expect(await seen()).toEqual([401, 401])
})

test('T23: a role that is given or taken holds at once in every process', async () => {
  const world = await createWorld({ at })
  const other = world.openProcess()
  const { cookie } = await world.signIn('Ada')
  const role = async () => (await other.call('GET', '/api/auth/user', { cookie })).body.role
  const seen = [await role()]
  for (const next of ['admin', 'user']) {
    await world.pool.query('update "user" set role = $1', [next])
    seen.push(await role())
  }
  expect(seen).toEqual(['user', 'admin', 'user'])
})

test('sessions that ended by themselves are forgotten when their person signs in', async () => {
  const world = await createWorld({ at })
  await world.signIn('Ada')
  await world.pool.query(`update session set updated_at = now() - interval '31 days'`)
  await enter(world)
  expect((await world.pool.query('select from session')).rowCount).toBe(1)
})
