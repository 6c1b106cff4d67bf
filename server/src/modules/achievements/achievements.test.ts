import { thinkerIds } from '@app/domain/rounds/thinker-ids'
import { expect, test } from 'vitest'
import { findBreaches } from '../../test/invariants.ts'
import { generate, handIn, ideas, solve, type World } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const day = 24 * 3_600_000

interface Unlocked {
  id: string
  isNew: boolean
  unlockedAt: string
}
const idsOf = (list: Unlocked[]) => list.map(({ id }) => id)
const listOf = async (world: World, cookie: string): Promise<Unlocked[]> =>
  (await world.call('GET', '/api/achievements', { cookie })).body

test('the first session is announced at once, and announced alike when it is handed in again', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  expect(await listOf(world, cookie)).toEqual([])
  const { body: round } = await generate(world, cookie)
  const sent = ideas(round.id, 'rope', 'tape', 'glue')
  const first = await handIn(world, cookie, sent)
  expect(idsOf(first.body.newAchievements)).toEqual(['first-session', 'full-slots'])
  await world.call('POST', '/api/achievements/first-session/seen', { cookie })
  expect((await handIn(world, cookie, sent)).text).toBe(first.text)
  expect((await solve(world, cookie)).body.newAchievements).toEqual([])
  expect(await listOf(world, cookie)).toEqual([
    {
      id: 'first-session',
      title: 'First Session',
      description: 'First session finished',
      emoji: '🔥',
      unlockedAt: '2026-03-14T20:00:00.000Z',
      isNew: false,
    },
    expect.objectContaining({ id: 'full-slots', isNew: true }),
  ])
})

test('a week of sessions unlocks three days, seven days and the perfect week, newest first', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const unlocked: string[][] = []
  for (let n = 0; n < 7; n++) {
    world.clock.now = new Date(Date.parse(at) + n * day)
    unlocked.push(idsOf((await solve(world, cookie)).body.newAchievements))
  }
  expect(unlocked).toEqual([['first-session'], [], ['streak-3'], [], [], [], ['streak-7', 'perfect-week']])
  expect(idsOf(await listOf(world, cookie))).toEqual(['streak-7', 'perfect-week', 'streak-3', 'first-session'])
  expect(await findBreaches(world.pool, world.clock.now)).toEqual([])
})

test('the tenth different thinker counts, one that was tried before does not', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const tried = [...thinkerIds.slice(0, 9), ...thinkerIds.slice(0, 2), thinkerIds[9]]
  const unlocked: string[][] = []
  for (const [n, thinkerId] of tried.entries()) {
    world.clock.now = new Date(Date.parse(at) + n * day)
    const { body: round } = await generate(world, cookie)
    unlocked.push(idsOf((await handIn(world, cookie, { ...ideas(round.id, 'rope'), thinkerId })).body.newAchievements))
  }
  expect(unlocked.map((each) => each.includes('thinkers-10'))).toEqual([...Array(11).fill(false), true])
})

test('T08: different rounds finished at once in two processes unlock an achievement once', async () => {
  const world = await createWorld({ at })
  const second = { ...world, ...world.openProcess() }
  for (const name of ['Ada', 'Grace', 'Emmy', 'Mary']) {
    world.clock.now = new Date(at)
    const { cookie, id } = await world.signIn(name)
    const left = (await generate(world, cookie)).body.id
    world.clock.now = new Date(Date.parse(at) + day)
    const open = [left, (await generate(world, cookie)).body.id]
    const replies = await Promise.all([
      ...open.map((round, i) => handIn(i ? world : second, cookie, ideas(round, 'rope'))),
      ...[world, second].map((each) => each.call('POST', '/api/achievements/check', { cookie })),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { rows } = await world.pool.query('select achievement_id as id from achievement where user_id = $1', [id])
    expect(rows).toEqual([{ id: 'first-session' }])
    const unlocked = replies.slice(0, 2).flatMap(({ body }) => idsOf(body.newAchievements))
    expect(unlocked.length).toBeLessThanOrEqual(1)
    await world.pool.query('delete from achievement where user_id = $1', [id])
    const checks = Array.from({ length: 12 }, (_, i) =>
      (i % 2 ? world : second).call('POST', '/api/achievements/check', { cookie }),
    )
    expect((await Promise.all(checks)).map(({ body }) => idsOf(body))).toEqual(Array(12).fill(['first-session']))
  }
})

test('marking as seen twice is the same as once, and a locked achievement cannot be marked', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  await solve(world, cookie)
  const see = async (id: string) => (await world.call('POST', `/api/achievements/${id}/seen`, { cookie })).status
  const seenAt = async () => (await world.pool.query('select seen_at from achievement')).rows
  expect(await see('first-session')).toBe(204)
  const before = await seenAt()
  world.clock.now = new Date(Date.parse(at) + day)
  expect(await see('first-session')).toBe(204)
  expect(await seenAt()).toEqual(before)
  expect([await see('streak-100'), await see('none'), await see('%00')]).toEqual([404, 404, 400])
})

test('a person who practised before there were achievements gets them by a check, or with the next session', async () => {
  const world = await createWorld({ at })
  const people = [await world.signIn('Ada'), await world.signIn('Grace')] as const
  for (const { cookie } of people) {
    const { body: round } = await generate(world, cookie)
    await handIn(world, cookie, { ...ideas(round.id, 'a', 'b', 'c'), submissionMethod: ['voice', 'text', 'text'] })
  }
  await world.pool.query('delete from achievement')
  const [ada, grace] = people
  const checked = await world.call('POST', '/api/achievements/check', { cookie: ada.cookie })
  const all = ['first-session', 'first-spoken', 'full-slots']
  expect(idsOf(checked.body)).toEqual(all)
  expect((await world.call('POST', '/api/achievements/check', { cookie: ada.cookie })).text).toBe(checked.text)
  expect(idsOf((await solve(world, grace.cookie)).body.newAchievements)).toEqual(all)
})

test('the bird can be found on the card of a thinker, and only there', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const find = (thinkerId: unknown) => world.call('POST', '/api/achievements/bird', { cookie, body: { thinkerId } })
  expect((await find('feynman')).status).toBe(404)
  expect((await find(7)).status).toBe(400)
  expect(await listOf(world, cookie)).toEqual([])
  const found = await find('hokusai')
  expect(found).toMatchObject({ status: 200, body: [{ id: 'bird-found', isNew: true }] })
  expect((await find('hokusai')).text).toBe(found.text)
  expect((await find('hypatia')).text).toBe(found.text)
  expect((await world.pool.query('select count(*)::int from bird_found')).rows).toEqual([{ count: 2 }])
})

test('a person sees how far the locked achievements are, the nearest first', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const progress = async () => (await world.call('GET', '/api/achievements/progress', { cookie })).body
  expect((await progress())[0]).toEqual({ id: 'first-session', done: 0, of: 1 })
  for (let n = 0; n < 2; n++) {
    world.clock.now = new Date(Date.parse(at) + n * day)
    await solve(world, cookie)
  }
  const locked: { id: string; done: number; of: number }[] = await progress()
  expect(locked[0]).toEqual({ id: 'streak-3', done: 2, of: 3 })
  expect(locked).toContainEqual({ id: 'solved-10', done: 2, of: 10 })
  const unlocked = idsOf(await listOf(world, cookie))
  expect(locked.filter(({ id }) => unlocked.includes(id))).toEqual([])
  world.clock.now = new Date(Date.parse(at) + 9 * day)
  expect(await progress(), 'a broken streak begins anew').toContainEqual({ id: 'streak-3', done: 0, of: 3 })
})
