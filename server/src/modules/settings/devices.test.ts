import { expect, test } from 'vitest'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'
type World = Awaited<ReturnType<typeof createWorld>>

/** Ada on two devices, Grace on one. */
async function three() {
  const world = await createWorld({ at })
  const [here, there, grace] = [await world.signIn('Ada'), await world.signIn('Ada'), await world.signIn('Grace')]
  return { world, here, there, grace }
}
const devices = async (world: World, cookie: string) =>
  (await world.call('GET', '/api/settings/devices', { cookie })).body
const signOut = (world: World, cookie: string, id: string) =>
  world.call('POST', `/api/settings/devices/${id}/sign-out`, { cookie })
const isKnown = async (world: Pick<World, 'call'>, cookie: string) =>
  (await world.call('GET', '/api/auth/user', { cookie })).status === 200

test('a person sees where they are signed in: this device first, then the last used', async () => {
  const { world, here, there } = await three()
  const third = await world.signIn('Ada')
  const [mine] = await devices(world, there.cookie)
  await world.pool.query(`update session set device = 'Firefox on Linux' where id = $1`, [mine.id])
  await world.pool.query(`update session set device = null where id <> $1`, [mine.id])
  const list = await devices(world, here.cookie)
  const known = (cookie: string) => devices(world, cookie).then(([first]) => first.id)
  expect(list.map(({ id }: { id: string }) => id)).toEqual([
    await known(here.cookie),
    await known(third.cookie),
    mine.id,
  ])
  expect(list.map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([true, false, false])
  expect(list[2]).toEqual({
    id: mine.id,
    device: 'Firefox on Linux',
    way: 'password',
    signedInAt: expect.stringMatching(/Z$/),
    lastSeenAt: expect.stringMatching(/Z$/),
    isThis: false,
  })
  expect(list[0].device).toBe('Unknown device')
})

test('however many devices there are, all are listed, so that none works unseen', async () => {
  const { world, here } = await three()
  await world.pool.query(
    `insert into session (id, token, user_id, expires_at, created_at, updated_at)
    select 'many ' || n, 'many ' || n, $1, now() + interval '1 day', now(), now() from generate_series(1, 120) n`,
    [here.id],
  )
  expect(await devices(world, here.cookie)).toHaveLength(122)
})

test('a session that is over is not listed as a device', async () => {
  const { world, here, there } = await three()
  const [old] = await devices(world, there.cookie)
  await world.pool.query(`update session set expires_at = now() - interval '1 second' where id = $1`, [old.id])
  expect(await devices(world, here.cookie)).toHaveLength(1)
})

test('T23: signing one device out ends its session in every process, and no other', async () => {
  const { world, here, there } = await three()
  const another = world.openProcess()
  expect(await isKnown(another, there.cookie)).toBe(true)
  const [gone] = await devices(world, there.cookie)
  const reply = await signOut(world, here.cookie, gone.id)
  expect([reply.status, reply.text, reply.cookies]).toEqual([204, '', []])
  expect([await isKnown(another, there.cookie), await isKnown(another, here.cookie)]).toEqual([false, true])
})

test('signing this device out removes its cookie', async () => {
  const { world, here } = await three()
  const [mine] = await devices(world, here.cookie)
  const reply = await signOut(world, here.cookie, mine.id)
  expect(reply.status).toBe(204)
  expect(reply.cookies.join()).toMatch(/^firecrest\.session_token=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await isKnown(world, here.cookie)).toBe(false)
})

test('T23: signing out everywhere ends every session of the person, in every process, and nobody else’s', async () => {
  const { world, here, there, grace } = await three()
  const another = world.openProcess()
  const reply = await world.call('POST', '/api/settings/sign-out-everywhere', { cookie: here.cookie })
  expect([reply.status, reply.cookies.length]).toEqual([204, 1])
  expect(await Promise.all([here, there, grace].map(({ cookie }) => isKnown(another, cookie)))).toEqual([
    false,
    false,
    true,
  ])
})

test('over https the cookie that is taken away is named as it was given', async () => {
  const world = await createWorld({ at, publicUrl: 'https://firecrest.example' })
  const { cookie } = await world.signIn('Ada')
  const { cookies } = await world.call('POST', '/api/settings/sign-out-everywhere', { cookie })
  const [name = ''] = cookie.split('=')
  expect(cookies).toEqual([`${name}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`])
})

test('the settings say how demanding problems are and which zone counts days, now and next', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada', 'Europe/Berlin')
  const settings = async () => (await world.call('GET', '/api/settings', { cookie })).body
  expect(await settings()).toMatchObject({ difficulty: 'easy', timeZone: 'Europe/Berlin', nextTimeZone: null })
  await world.call('POST', '/api/settings/time-zone', { cookie, body: { timeZone: 'Asia/Tokyo' } })
  const from = '2026-03-14T23:00:00.000Z'
  expect(await settings()).toMatchObject({ timeZone: 'Europe/Berlin', nextTimeZone: { timeZone: 'Asia/Tokyo', from } })
  world.clock.now = new Date(from)
  expect(await settings()).toMatchObject({ timeZone: 'Asia/Tokyo', nextTimeZone: null })
})
