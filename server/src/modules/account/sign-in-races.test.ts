import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { authenticator } from '../../test/authenticator.ts'
import { countLockWaits } from '../../test/lock-waits.ts'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const account = { email: 'ada@example.org', password: 'analytical' }
const newPassword = 'a difference engine'

/** Ada on two devices; the session of the second is locked: what ends it waits until `release`. */
async function createHeldWorld() {
  const world = await createWorld({ at })
  const [here, there] = [await world.signIn('Ada'), await world.signIn('Ada')]
  const [, token = ''] = decodeURIComponent(there.cookie).match(/session_token=([^.]+)/) ?? []
  const holder = await world.pool.connect()
  await holder.query('begin')
  const hash = createHash('sha256').update(token).digest('base64url')
  expect((await holder.query('select from session where token = $1 for update', [hash])).rowCount).toBe(1)
  const release = async () => {
    await holder.query('rollback')
    holder.release()
  }
  const waiting = () => countLockWaits(world.pool)
  const signIn = (cookie = '') => world.call('POST', '/api/auth/signin', { cookie, body: account })
  const countSessions = async () => (await world.pool.query('select from session')).rowCount
  return { ...world, here, there, release, waiting, signIn, countSessions }
}

test('T23: a new password that comes while a sign-in begins a session ends that session too', async () => {
  const world = await createHeldWorld()
  const entering = world.signIn(world.there.cookie)
  await expect.poll(world.waiting).toBe(1)
  const changing = world.call('POST', '/api/auth/change-password', {
    cookie: world.here.cookie,
    body: { currentPassword: account.password, newPassword },
  })
  await expect.poll(world.waiting).toBe(2)
  await world.release()
  expect((await changing).status).toBe(200)
  expect([200, 401]).toContain((await entering).status)
  // The one that changed the password.
  expect(await world.countSessions()).toBe(1)
})

test('a sign-in that comes while the account is deleted is refused, and leaves nothing', async () => {
  const world = await createHeldWorld()
  const deleting = world.call('POST', '/api/settings/delete-account', {
    cookie: world.here.cookie,
    body: { confirmation: account.email, password: account.password },
  })
  await expect.poll(world.waiting).toBe(1)
  const entering = world.signIn()
  await expect.poll(world.waiting).toBe(2)
  await world.release()
  expect([(await deleting).status, (await entering).status]).toEqual([200, 401])
  expect(await world.countSessions()).toBe(0)
})

test('four sign-ins of one browser at once are four sessions, and only the one that it had before is over', async () => {
  const world = await createWorld({ at })
  const [own, other] = [await world.signIn('Ada'), await world.signIn('Ada')]
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => world.call('POST', '/api/auth/signin', { cookie: own.cookies, body: account })),
  )
  const cookies = replies.map((reply) => reply.cookies[0]?.split(';')[0] ?? '')
  const statusOf = async (cookie: string) => (await world.call('GET', '/api/auth/user', { cookie })).status
  expect(new Set(cookies).size).toBe(4)
  expect(await Promise.all([...cookies, other.cookie, own.cookie].map(statusOf))).toEqual([...Array(5).fill(200), 401])
})

test('T88: a device that is signed out while its change of the ways to sign in waits changes nothing', async () => {
  const world = await createWorld({ at })
  const [here, there] = [await world.signIn('Ada'), await world.signIn('Ada')]
  const { body } = await world.ask('beginSecondFactor', { cookie: there.cookie })
  const code = authenticator(body.key, world.clock).code()
  const holder = await world.pool.connect()
  await holder.query('begin')
  await holder.query('select from "user" for no key update')
  const changing = world.ask('confirmSecondFactor', { cookie: there.cookie, body: { code } })
  await expect.poll(() => countLockWaits(world.pool)).toBe(1)
  await holder.query('delete from session where id <> (select id from session order by created_at limit 1)')
  await holder.query('commit')
  holder.release()
  expect(await changing).toMatchObject({ status: 401, body: { message: 'Unauthorized' } })
  expect((await world.ask('currentUser', here)).status).toBe(200)
  expect((await world.ask('waysToSignIn', here)).body.secondFactor).toBe(null)
})

test('T92: a sign-in that began before the authenticator app was turned on begins no session without a code', async () => {
  const world = await createWorld({ at })
  const { id } = await world.signIn('Ada')
  const holder = await world.pool.connect()
  await holder.query('begin')
  await holder.query('select from "user" for no key update')
  const entering = world.call('POST', '/api/auth/signin', { body: account })
  await expect.poll(() => countLockWaits(world.pool)).toBe(1)
  const factor = 'insert into second_factor (user_id, secret, confirmed_at, created_at) values ($1, $2, now(), now())'
  await holder.query(factor, [id, 'sealed'])
  await holder.query('commit')
  holder.release()
  expect((await entering).status).toBe(401)
  expect((await world.pool.query('select from session')).rowCount).toBe(1)
  expect((await world.call('POST', '/api/auth/signin', { body: account })).body).toEqual({ needs: 'code' })
})
