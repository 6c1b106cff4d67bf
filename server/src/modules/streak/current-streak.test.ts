import { addDays, type Day } from '@app/domain/day/day'
import { endPause, type Pause } from '@app/domain/streak/pause'
import { Diary } from '@app/domain/test/diary'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBreaches } from '../../test/invariants.ts'
import { solve, storedAndRecountedStreak, user } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'
import { upsertLoggedDays } from './streak-facts.queries.ts'

const hour = 3_600_000
const at = '2026-03-14T20:00:00Z'

const deed = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('solve' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('wait' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('pause' as const),
      ahead: fc.integer({ min: 0, max: 3 }),
      length: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('end' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('forgive' as const), ago: fc.integer({ min: 0, max: 6 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('travel' as const),
      zone: fc.constantFrom('Pacific/Honolulu', 'Pacific/Auckland', 'Europe/Berlin'),
    }),
  },
)
const walk = fc.array(fc.record({ wait: fc.integer({ min: 0, max: 60 }), deed }), { maxLength: 14 })
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never

/** A person whose actions go through the real handlers, and into a diary that follows the rules. */
async function createWalker(admin: string, world: World, name: string) {
  const zone = 'Europe/Berlin'
  const { cookie, id } = await world.signIn(name, zone)
  const diary = new Diary(zone)
  const rounds = new Map<string, number>()
  const post = (path: string, body?: object, as = cookie) => world.call('POST', path, { cookie: as, body })
  const summary = async () => (await world.call('GET', '/api/streak', { cookie })).body

  async function solveOnce(now: number, today: Day) {
    const before = rounds.get(today) ?? 0
    if (before >= 2) return
    rounds.set(today, before + 1)
    diary.finish(now)
    expect((await solve(world, cookie)).status).toBe(200)
    expect((await storedAndRecountedStreak(world, id)).stored).toEqual(diary.counters)
  }

  async function plan(pause: Pause) {
    const { status } = await post('/api/streak/pauses', pause)
    if (status === 201) diary.pause(pause)
    else expect(status).toBe(400)
  }

  async function endFirst(today: Day) {
    const [first] = (await summary()).pauses
    if (!first) return
    expect((await post(`/api/streak/pauses/${first.id}/end`)).status).toBe(204)
    const pauses = diary.facts.pauses.flatMap((each) =>
      each.from === first.from ? (endPause(each, today) ?? []) : each,
    )
    diary.facts = { ...diary.facts, pauses }
  }

  async function forgive(day: Day) {
    const body = { day, userId: id, reason: 'Our outage.' }
    if ((await post('/api/admin/amnesties', body, admin)).status === 201) diary.forgive(day)
  }

  async function travel(zone: string, now: number) {
    diary.travel(zone, now)
    expect((await post('/api/settings/time-zone', { timeZone: zone })).status).toBe(200)
  }

  async function live(deed: Deed, now: number) {
    const { today } = diary.now(now)
    if (deed.what === 'solve') await solveOnce(now, today)
    if (deed.what === 'pause') {
      const from = addDays(today, deed.ahead)
      await plan({ from, to: addDays(from, deed.length - 1) })
    }
    if (deed.what === 'end') await endFirst(today)
    if (deed.what === 'forgive') await forgive(addDays(today, -deed.ago))
    if (deed.what === 'travel') await travel(deed.zone, now)
  }

  return { live, summary, id, cookie, diary }
}

type World = Awaited<ReturnType<typeof createWorld>>
type Walker = Awaited<ReturnType<typeof createWalker>>

async function compare(world: World, { diary, summary, cookie }: Walker, now: number) {
  const looked = diary.look(now)
  expect(await summary()).toMatchObject(looked)
  expect((await user(world, cookie)).streak).toBe(looked.streak)
}

test('what an amnesty changes is shown at once, and a freeze that it gives back is held after the next session', async () => {
  const world = await createWorld({ at, adminEmails: ['root@example.org'] })
  const [root, ada] = [await world.signIn('Root'), await world.signIn('Ada')]
  const solveOn = async (day: Day) => {
    world.clock.now = new Date(`${day}T20:00:00Z`)
    await solve(world, ada.cookie)
    return (await storedAndRecountedStreak(world, ada.id)).stored
  }
  await solveOn('2026-03-14')
  expect(await solveOn('2026-03-16')).toMatchObject({ length: 2, freezes: 0 })
  const body = { day: '2026-03-15', userId: ada.id, reason: 'Our outage.' }
  expect((await world.call('POST', '/api/admin/amnesties', { cookie: root.cookie, body })).status).toBe(201)
  expect(await solveOn('2026-03-17')).toMatchObject({ length: 3, freezes: 1 })
  // Two missed days with one freeze broke it; with one of them forgiven it stands, and is shown so before any session.
  expect(await solveOn('2026-03-18')).toMatchObject({ length: 4 })
  expect(await solveOn('2026-03-21')).toMatchObject({ length: 1, freezes: 1 })
  const later = { ...body, day: '2026-03-19' }
  expect((await world.call('POST', '/api/admin/amnesties', { cookie: root.cookie, body: later })).status).toBe(201)
  expect((await user(world, ada.cookie)).streak).toBe(5)
})

test('a finished day stays finished, also when it is written again', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await world.signIn('Ada')
  await solve(world, cookie)
  const before = (await world.pool.query('select * from day_log')).rows
  const rows = [{ day: '2026-03-14', kind: 'frozen' as const, zone: 'UTC', replaced: null }]
  await upsertLoggedDays(world.db, { userId: id, rows, roundId: null, at: new Date(at) })
  expect((await world.pool.query('select * from day_log')).rows).toEqual(before)
})

test('T11, T12: after days away, pauses, outages and journeys the server shows what the rules say, at every reading', async () => {
  const world = await createWorld({ at, adminEmails: ['root@example.org'] })
  const admin = await world.signIn('Root')
  let number = 0
  await fc.assert(
    fc.asyncProperty(walk, async (steps) => {
      world.clock.now = new Date(at)
      const walker = await createWalker(admin.cookie, world, `Walker${number++}`)
      let now = Date.parse(at)
      for (const { wait, deed } of steps) {
        now += wait * hour
        world.clock.now = new Date(now)
        await walker.live(deed, now)
        await compare(world, walker, now)
      }
      const { stored, recounted } = await storedAndRecountedStreak(world, walker.id)
      expect(stored).toEqual(recounted)
      const range = `from=2026-03-01&to=${addDays('2026-03-01', 399)}`
      const { body: story } = await world.call('GET', `/api/streak/story?${range}`, { cookie: walker.cookie })
      const expected = walker.diary.story(now).toReversed()
      expect(story).toMatchObject(expected.map(({ earned: _, hasFlownTooOften: __, ...day }) => day))
      const { body: days } = await world.call('GET', `/api/progress/days?${range}`, { cookie: walker.cookie })
      expect(days.days).toEqual(walker.diary.settledLog(now).map(({ day, kind }) => ({ day, kind })))
    }),
    { numRuns: 12 },
  )
  expect(await findBreaches(world.pool, new Date('2027-01-01'))).toEqual([])
})
