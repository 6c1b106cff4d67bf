import { expect, test } from 'vitest'
import { findBreaches } from '../../test/invariants.ts'
import { generate, handIn, ideas, solve, storedAndRecountedStreak } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'

const hour = 3_600_000

test.each([-2, 2, -72, 72])('a clock that jumps by %i hours in a round breaks no rule and no number', async (hours) => {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const { cookie, id } = await world.signIn('Ada')
  await solve(world, cookie)
  const { body: round } = await generate(world, cookie)
  const before = world.clock.now
  world.clock.now = new Date(before.getTime() + hours * hour)
  const jumped = await handIn(world, cookie, ideas(round.id, 'a doorstop'))
  expect(jumped.status).toBeLessThan(500)
  world.clock.now = new Date(Math.max(before.getTime(), world.clock.now.getTime()) + hour)
  const { status } = await world.call('GET', '/api/auth/user', { cookie })
  const { stored, recounted } = await storedAndRecountedStreak(world, id)
  expect([status, stored]).toEqual([200, recounted])
  expect(await findBreaches(world.pool, world.clock.now)).toEqual([])
})
