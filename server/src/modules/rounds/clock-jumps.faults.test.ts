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

test.each([-1, 24])(
  'a clock that jumps by %i hours and is put right gives nobody more rounds of a day',
  async (hours) => {
    const world = await createWorld({ at: '2026-03-14T23:30:00Z' })
    const { cookie, id } = await world.signIn('Ada')
    const move = (by: number) => {
      world.clock.now = new Date(world.clock.now.getTime() + by * hour)
    }
    /** How many rounds the person gets now. */
    async function useUp() {
      for (let count = 0; ; count++) {
        const { status } = await generate(world, cookie)
        if (status === 429) return count
        expect((await solve(world, cookie)).status).toBe(200)
      }
    }
    const used = [await useUp()]
    for (const by of [1, hours, -hours, 24, 24]) {
      move(by)
      used.push(await useUp())
    }
    // A day ahead takes what belongs to tomorrow; an hour back is another day, whose rounds are used up.
    expect(used).toEqual(hours > 0 ? [2, 2, 2, 0, 0, 2] : [2, 2, 0, 0, 2, 2])
    const { stored, recounted } = await storedAndRecountedStreak(world, id)
    expect(stored).toEqual(recounted)
    expect(await findBreaches(world.pool, world.clock.now)).toEqual([])
  },
)

// Within the hour of a limit a sign-in may wait half a minute: its count is of a time to come.
test.each([-2, 24])(
  'a clock that jumps by %i hours ends no session, and one that began meanwhile stays',
  async (hours) => {
    const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
    const before = world.clock.now
    const sessions = [(await world.signIn('Ada')).cookie]
    world.clock.now = new Date(before.getTime() + hours * hour)
    sessions.push((await world.signIn('Ada')).cookie)
    const statuses = () =>
      Promise.all(sessions.map(async (cookie) => (await world.ask('currentUser', { cookie })).status))
    expect(await statuses()).toEqual([200, 200])
    world.clock.now = before
    expect(await statuses()).toEqual([200, 200])
  },
)
