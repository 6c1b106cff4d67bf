import { expect, test } from 'vitest'
import { findBreaches } from '../../test/invariants.ts'
import { generate, handIn, ideas, solve, storedAndRecountedStreak, user, type World } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'
import { upsertLoggedDays } from '../streak/streak-facts.queries.ts'

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

async function solveOn(world: World, cookie: string, ...days: string[]) {
  for (const day of days) {
    world.clock.now = noonOf(day)
    expect((await solve(world, cookie)).status).toBe(200)
  }
}

const logOf = async (world: World) =>
  (await world.pool.query('select day, kind, round_id is not null as "hasRound" from day_log order by day')).rows

test('a missed day uses the freeze up once, however many rounds come at once in two processes', async () => {
  const world = await createWorld({ at: '2026-03-01T12:00:00Z' })
  const { cookie, id } = await world.signIn('Ada')
  await solveOn(world, cookie, '2026-03-01', '2026-03-02')
  world.clock.now = noonOf('2026-03-03')
  const { body: left } = await generate(world, cookie)
  world.clock.now = noonOf('2026-03-04')
  const { body: next } = await generate(world, cookie)
  expect(await user(world, cookie)).toMatchObject({ streak: 2 })
  const second = { ...world, ...world.openProcess() }
  const replies = await Promise.all(
    [left.id, next.id, left.id, next.id].map((round, i) =>
      handIn(i < 2 ? world : second, cookie, ideas(round, 'rope')),
    ),
  )
  expect(replies.map(({ status, body }) => [status, body.user.streak])).toEqual(Array(4).fill([200, 3]))
  expect(await logOf(world)).toEqual([
    { day: '2026-03-01', kind: 'done', hasRound: true },
    { day: '2026-03-02', kind: 'done', hasRound: true },
    { day: '2026-03-03', kind: 'frozen', hasRound: false },
    { day: '2026-03-04', kind: 'done', hasRound: true },
  ])
  const { stored, recounted } = await storedAndRecountedStreak(world, id)
  expect(stored).toEqual(recounted)
  expect(stored).toMatchObject({ length: 3, longest: 3, freezes: 0, doneDays: 3 })
  expect(await findBreaches(world.pool, world.clock.now)).toEqual([])
})

test('a look writes nothing: the freeze is used when the next round is finished', async () => {
  const world = await createWorld({ at: '2026-03-01T12:00:00Z' })
  const { cookie } = await world.signIn('Ada')
  await solveOn(world, cookie, '2026-03-01')
  world.clock.now = noonOf('2026-03-03')
  for (let look = 0; look < 3; look++) expect((await user(world, cookie)).streak).toBe(1)
  expect(await logOf(world)).toHaveLength(1)
  world.clock.now = noonOf('2026-03-04')
  expect((await user(world, cookie)).streak).toBe(0)
  await solveOn(world, cookie, '2026-03-04')
  expect(await logOf(world)).toHaveLength(2)
  expect((await user(world, cookie)).streak).toBe(1)
})

test('two rounds on one day win a lost streak back', async () => {
  const world = await createWorld({ at: '2026-03-01T12:00:00Z' })
  const { cookie, id } = await world.signIn('Ada')
  await solveOn(world, cookie, '2026-03-01', '2026-03-02', '2026-03-05')
  expect((await user(world, cookie)).streak).toBe(1)
  await solveOn(world, cookie, '2026-03-05')
  expect((await user(world, cookie)).streak).toBe(3)
  const { stored, recounted } = await storedAndRecountedStreak(world, id)
  expect(stored).toEqual(recounted)
  expect((await logOf(world)).map(({ kind }) => kind)).toEqual(['done', 'done', 'restored', 'restored', 'done'])
})

test('a person whose streak is counted again after a change of rules loses nothing, at a look or at the next hand-in', async () => {
  const world = await createWorld({ at: '2026-03-01T12:00:00Z' })
  const { cookie, id } = await world.signIn('Ada')
  await solveOn(world, cookie, '2026-03-01', '2026-03-02', '2026-03-03')
  await world.pool.query(
    'update progress set recount_due = true, streak_length = 1, longest_streak = 0, freezes = 1, done_days = 0',
  )
  expect((await user(world, cookie)).streak).toBe(3)
  await solveOn(world, cookie, '2026-03-04')
  expect((await storedAndRecountedStreak(world, id)).stored).toMatchObject({ length: 4, longest: 4, doneDays: 4 })
  expect((await world.pool.query('select recount_due from progress')).rows).toEqual([{ recount_due: false }])
})

test('a done day stays done, even if a writer without the lock would freeze it', async () => {
  const world = await createWorld({ at: '2026-03-01T12:00:00Z' })
  const { cookie, id } = await world.signIn('Ada')
  await solveOn(world, cookie, '2026-03-01')
  const before = await logOf(world)
  const frozen = { day: '2026-03-01', kind: 'frozen' as const, zone: 'UTC', replaced: null }
  await upsertLoggedDays(world.db, { userId: id, rows: [frozen], roundId: null, at: world.clock.now })
  expect(await logOf(world)).toEqual(before)
})
