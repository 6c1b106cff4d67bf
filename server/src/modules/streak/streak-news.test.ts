import type { Reply } from '@app/contract/calls'
import { streakNewsText } from '@app/domain/streak/streak-news'
import { expect, test } from 'vitest'
import { solve, user } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'

/** Somebody with a streak of three days up to Wednesday 4 March. */
async function createStreak() {
  const world = await createWorld({ at: '2026-03-02T09:00:00Z' })
  const { cookie } = await world.signIn('Maya')
  const moveTo = (day: number) => {
    world.clock.now = new Date(Date.UTC(2026, 2, day, 9))
  }
  for (const day of [2, 3, 4]) {
    moveTo(day)
    await solve(world, cookie)
  }
  const read = async () => (await world.ask('dayLog', { query: { from: '2026-03-01', to: '2026-03-20' }, cookie })).body
  const says = async () => {
    const { today, days, earnBack, isWonBack } = await read()
    const { streak } = await user(world, cookie)
    const { count: sessions } = (await world.ask('todayCount', { cookie })).body
    const kinds = new Map((days as Reply<'dayLog'>['days']).map(({ day, kind }) => [day, kind]))
    return streakNewsText({ today, streak, sessions, kinds, earnBack, isWonBack })
  }
  return { ...world, cookie, moveTo, read, says, solve: () => solve(world, cookie) }
}

test('a person whose streak is lost reads how it comes back, after each of the two sessions, and no more the day after', async () => {
  const maya = await createStreak()
  expect(await maya.says()).toBeNull()
  maya.moveTo(7)
  expect(await maya.read()).toMatchObject({ earnBack: { length: 3, until: '2026-03-09' }, isWonBack: false })
  expect(await maya.says()).toBe('Two sessions today bring back your 3-day streak.')
  await maya.solve()
  expect(await maya.says()).toBe('One more session and your 3-day streak is back.')
  await maya.solve()
  expect(await maya.read()).toMatchObject({ earnBack: null, isWonBack: true })
  expect(await maya.says()).toBe('It’s back: 4 days.')
  maya.moveTo(8)
  await maya.solve()
  await maya.solve()
  expect([(await maya.read()).isWonBack, await maya.says()]).toEqual([false, null])
})

test('on the second day of a new streak one session says the same', async () => {
  const maya = await createStreak()
  maya.moveTo(7)
  await maya.solve()
  maya.moveTo(8)
  expect(await maya.says()).toBe('Two sessions today bring back your 3-day streak.')
  await maya.solve()
  await maya.solve()
  expect(await maya.says()).toBe('It’s back: 5 days.')
  maya.moveTo(11)
  expect(await maya.says()).toBeNull()
})

test('a day that a freeze has saved is told until the next session', async () => {
  const maya = await createStreak()
  maya.moveTo(6)
  expect(await maya.says()).toBe('A freeze covered Thursday. Still 3 days.')
  await maya.solve()
  expect(await maya.says()).toBeNull()
})
