import { expect, test } from 'vitest'
import { countLockWaits } from '../../test/lock-waits.ts'
import { comeBack, leave, maya, scriptedProviders, visit } from '../../test/oidc/provider-visits.ts'
import { createWorld } from '../../test/world.ts'

async function openWorld({ mail = false } = {}) {
  const { providers, comes } = scriptedProviders()
  return { ...(await createWorld({ at: '2026-03-14T20:00:00Z', mail, providers })), comes }
}

test('an account that is deleted while the answer is on its way is not connected, and nothing of it comes back', async () => {
  const world = await openWorld()
  const { cookie, email, id } = await world.signIn('Ada')
  const remove = () => world.ask('deleteAccount', { cookie, body: { confirmation: email, password: 'analytical' } })
  const away = await leave(world, { call: 'connectAccount', cookie })
  world.comes['google'] = async () => {
    expect((await remove()).status).toBe(200)
    return maya
  }
  expect((await comeBack(world, away)).page).toBe('/settings?provider=google&outcome=late')
  expect((await world.pool.query('select from connected_account')).rowCount).toBe(0)
  world.comes['google'] = () => maya
  const { session } = await visit(world)
  expect((await world.ask('currentUser', { cookie: session })).body.id).not.toBe(id)
})

test('an account that is disconnected while its answer is read signs nobody in', async () => {
  const world = await openWorld()
  await visit(world)
  const away = await leave(world)
  const holder = await world.pool.connect()
  await holder.query('begin')
  await holder.query('delete from connected_account')
  const coming = comeBack(world, away)
  await expect.poll(() => countLockWaits(world.pool)).toBe(1)
  await holder.query('commit')
  holder.release()
  expect(await coming).toMatchObject({ page: '/login?provider=google&outcome=late', session: '' })
})

test('T97: a sign-in that a browser began before it deleted its account makes no new one; one that begins later does', async () => {
  const world = await openWorld({ mail: true })
  const { session } = await visit(world)
  const away = await leave(world, { cookie: session })
  const deleted = await world.ask('deleteAccount', { cookie: away.cookie, body: { confirmation: 'maya@example.org' } })
  expect(deleted.status).toBe(200)
  expect((await comeBack(world, away)).page).toBe('/login?provider=google&outcome=late')
  expect((await world.pool.query('select from "user"')).rowCount).toBe(0)
  const again = await visit(world)
  expect((await world.ask('currentUser', { cookie: again.session })).body).toMatchObject({
    email: 'maya@example.org',
    totalSolved: 0,
  })
})
