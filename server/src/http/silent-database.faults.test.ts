import { buildPath } from '@app/contract/routes'
import { expect, test } from 'vitest'
import { openFaultyProxy } from '../test/faulty-proxy.ts'
import { findBreaches } from '../test/invariants.ts'
import { solve } from '../test/rounds.ts'
import { createWorld } from '../test/world.ts'

const at = '2026-03-14T20:00:00Z'

async function openBreakable() {
  const world = await createWorld({ at })
  const proxy = await openFaultyProxy(world.connection)
  const { cookie } = await world.signIn('Ada')
  const breaches = () => findBreaches(world.pool, world.clock.now)
  return { world: { ...world, ...world.openProcess({ connection: proxy.connection }) }, cookie, breaches, ...proxy }
}

/** The longest that a request waits for a silent database, and what a busy machine adds. */
const longest = 3_000 + 5_000

test('a database that stops answering blocks no request for ever, and the process is alive and not ready', async () => {
  const { world, cookie, faults, breaches } = await openBreakable()
  const ask = async () => (await world.call('GET', buildPath('currentUser'), { cookie })).status
  expect(await ask()).toBe(200)
  faults.mode = 'silent'
  const began = performance.now()
  const asked = Array.from({ length: 30 }, ask)
  expect([(await world.call('GET', '/healthz')).status, (await world.call('GET', '/readyz')).status]).toEqual([
    200, 503,
  ])
  expect(new Set(await Promise.all(asked))).toEqual(new Set([503]))
  expect(performance.now() - began).toBeLessThan(longest)
  faults.mode = 'pass'
  await expect.poll(ask).toBe(200)
  expect((await world.call('GET', '/readyz')).status).toBe(200)
  expect(await breaches()).toEqual([])
})

test('a slow database slows a hand-in down and fails none', async () => {
  const { world, cookie, faults, breaches } = await openBreakable()
  faults.delay = 200
  expect((await solve(world, cookie)).status).toBe(200)
  expect(await breaches()).toEqual([])
})

test('after a database has broken every connection again and again, the next request works', async () => {
  const { world, cookie, reset, breaches } = await openBreakable()
  const ask = async () => (await world.call('GET', buildPath('currentUser'), { cookie })).status
  for (let restarts = 0; restarts < 20; restarts++) {
    expect(await ask()).toBe(200)
    reset()
    expect([200, 503]).toContain(await ask())
    await expect.poll(ask).toBe(200)
  }
  expect(await breaches()).toEqual([])
})
