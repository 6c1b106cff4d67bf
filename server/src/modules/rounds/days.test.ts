import { dayAt } from '@app/domain/day/day'
import { Diary } from '@app/domain/test/diary'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findBreaches } from '../../test/invariants.ts'
import {
  allEqual,
  generate,
  handIn,
  ideas,
  solve,
  storedAndRecounted,
  storedAndRecountedStreak,
  user,
} from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'

test('a person gets a problem, hands ideas in and has a streak of one; tomorrow it is two', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada', 'Europe/Berlin')
  const opened = await generate(world, cookie)
  expect(opened).toMatchObject({ status: 200, body: { slots: 3, difficulty: 'easy' } })
  expect(opened.body.text.length).toBeGreaterThan(10)

  const done = await handIn(world, cookie, {
    problemId: opened.body.id,
    submittedSolutions: ['a doorstop', 'a bookend'],
    submissionMethod: ['text', 'voice'],
    thinkerId: 'hokusai',
  })
  expect(done).toMatchObject({
    status: 200,
    body: { newAchievements: [{ id: 'first-session' }, { id: 'first-spoken' }], feedback: { score: { sample: 0 } } },
  })
  expect(done.body.user).toMatchObject({ streak: 1, totalSolved: 1, maxSolutionSlots: 4, dailySolutionCount: 2 })
  expect(done.body.user.lastSubmissionDate).toBe('2026-03-14T20:00:00.000Z')
  expect(done.body.user).toEqual(await user(world, cookie))

  world.clock.now = new Date('2026-03-15T20:00:00Z')
  expect(await user(world, cookie)).toMatchObject({ streak: 1, dailySolutionCount: 0 })
  expect((await generate(world, cookie)).body.slots).toBe(4)
  expect((await solve(world, cookie)).body.user).toMatchObject({ streak: 2, totalSolved: 2 })

  world.clock.now = new Date('2026-03-17T20:00:00Z')
  expect(await user(world, cookie)).toMatchObject({ streak: 2, maxSolutionSlots: 5 })
  world.clock.now = new Date('2026-03-18T20:00:00Z')
  expect(await user(world, cookie)).toMatchObject({ streak: 0, maxSolutionSlots: 3 })
  expect(await storedAndRecounted(world)).toEqual([allEqual])
  const { rows } = await world.pool.query(
    `select r.thinker_id, s.text, s.method from round r join solution s on s.round_id = r.id
     where thinker_id is not null order by s.position`,
  )
  expect(rows).toEqual([
    { thinker_id: 'hokusai', text: 'a doorstop', method: 'text' },
    { thinker_id: 'hokusai', text: 'a bookend', method: 'voice' },
  ])
})

test('T06: open rounds of several days handed in at once take no more than the places of the day', async () => {
  const world = await createWorld({ at })
  for (const name of ['Ada', 'Grace', 'Emmy', 'Mary']) {
    world.clock.now = new Date(at)
    const { cookie } = await world.signIn(name)
    const open: string[] = []
    for (let day = 0; day < 5; day++) {
      world.clock.now = new Date(Date.parse(at) + day * 24 * 3_600_000)
      open.push((await generate(world, cookie)).body.id)
    }
    const second = { ...world, ...world.openProcess() }
    const replies = await Promise.all(open.map((id, i) => handIn(i % 2 ? world : second, cookie, ideas(id, 'late'))))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429, 429])
  }
  expect(await storedAndRecounted(world)).toEqual([allEqual, allEqual, allEqual, allEqual])
})

test.each([
  { finished: '2026-07-07T04:07:00Z', day: '2026-07-06', why: 'case 10: seven past midnight' },
  { finished: '2026-07-07T07:01:00Z', day: '2026-07-07', why: 'case 11: after three hours' },
])('a round handed out at 23:52 counts for $day: $why', async ({ finished, day }) => {
  const world = await createWorld({ at: '2026-07-07T03:52:00Z' })
  const { cookie } = await world.signIn('Ada', 'America/New_York')
  const { body: round } = await generate(world, cookie)
  world.clock.now = new Date(finished)
  expect((await handIn(world, cookie, ideas(round.id, 'a doorstop'))).status).toBe(200)
  const { rows } = await world.pool.query('select day from day_log')
  expect(rows).toEqual([{ day }])
})

test('a late day that closes a gap makes the streak whole', async () => {
  const world = await createWorld({ at: '2026-07-05T20:00:00Z' })
  const { cookie } = await world.signIn('Ada')
  await solve(world, cookie)
  world.clock.now = new Date('2026-07-06T23:50:00Z')
  const { body: open } = await generate(world, cookie)
  world.clock.now = new Date('2026-07-07T00:30:00Z')
  // Today's own round is written as another device would leave it: finished before yesterday's.
  await world.pool.query(`insert into round (user_id, kind, custom_problem, day, zone, number, slots, opened_at,
      finished_at, received_at, counted_day, counted_number, content_hash, outcome)
    select user_id, 'custom', 'x', '2026-07-07', 'UTC', 1, 3, now(), now(), now(), '2026-07-07', 1, 'x', '{}' from round limit 1`)
  await world.pool.query(
    `insert into day_log (user_id, day, kind, zone, created_at)
     select user_id, '2026-07-07', 'done', 'UTC', now() from round limit 1`,
  )
  await world.pool.query(
    `update progress set last_day = '2026-07-07', streak_length = 1, last_day_rounds = 1, total_solved = 2`,
  )
  const late = await handIn(world, cookie, ideas(open.id, 'a doorstop'))
  expect(late.body.user).toMatchObject({ streak: 3, totalSolved: 3 })
})

test('after seven days an open round is closed, and says so', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { body: round } = await generate(world, cookie)
  world.clock.now = new Date('2026-03-22T00:00:00Z')
  const reply = await handIn(world, cookie, ideas(round.id, 'a doorstop'))
  expect(reply).toMatchObject({ status: 409, body: { message: expect.stringContaining('seven days') } })
})

test('T11: a person who changes zones cannot use a day twice', async () => {
  const world = await createWorld({ at: '2026-07-06T09:00:00Z' })
  const { cookie } = await world.signIn('Ada', 'Pacific/Kiritimati')
  await solve(world, cookie)
  await solve(world, cookie)
  await world.call('POST', '/api/settings/time-zone', { cookie, body: { timeZone: 'Pacific/Pago_Pago' } })
  expect((await generate(world, cookie)).status).toBe(429)
  // Midnight in Kiritimati is 23 hours of "yesterday" in Pago Pago: the day lived already stays the day.
  world.clock.now = new Date('2026-07-06T10:00:01Z')
  expect((await user(world, cookie)).timeZone).toBe('Pacific/Pago_Pago')
  expect((await generate(world, cookie)).status).toBe(429)
  world.clock.now = new Date('2026-07-07T11:00:00Z')
  expect((await solve(world, cookie)).body.user).toMatchObject({ streak: 2 })
})

test('T10: whatever a person does and when, their streak is that of the rules on the server clock', async () => {
  const world = await createWorld({ at })
  let number = 0
  const steps = fc.array(fc.record({ wait: fc.integer({ min: 1, max: 40 }), solves: fc.boolean() }), { maxLength: 14 })
  const zone = fc.constantFrom('UTC', 'Asia/Kathmandu', 'America/New_York')
  await fc.assert(
    fc.asyncProperty(steps, zone, async (walk, timeZone) => {
      world.clock.now = new Date(at)
      const { cookie, id } = await world.signIn(`Walker${number++}`, timeZone)
      const diary = new Diary(timeZone)
      const done = new Map<string, number>()
      for (const { wait, solves } of walk) {
        const now = world.clock.now.getTime() + wait * 3_600_000
        world.clock.now = new Date(now)
        const day = dayAt(now, timeZone)
        if (solves && (done.get(day) ?? 0) < 2) {
          expect((await solve(world, cookie)).status).toBe(200)
          diary.finish(now)
          done.set(day, (done.get(day) ?? 0) + 1)
        }
        const total = [...done.values()].reduce((sum, each) => sum + each, 0)
        expect(await user(world, cookie)).toMatchObject({ totalSolved: total, streak: diary.look(now).streak })
      }
      const { stored, recounted } = await storedAndRecountedStreak(world, id)
      expect([stored, recounted]).toEqual([diary.counters, diary.counters])
    }),
    { numRuns: 15 },
  )
  expect(new Set((await storedAndRecounted(world)).map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify(allEqual)]),
  )
  expect(await findBreaches(world.pool, new Date('2026-06-01'))).toEqual([])
})

test('an open round that has no place today is not offered, and comes again tomorrow', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const open: string[] = []
  for (let day = 0; day < 3; day++) {
    world.clock.now = new Date(Date.parse(at) + day * 24 * 3_600_000)
    open.push((await generate(world, cookie)).body.id)
  }
  for (const id of open.slice(0, 2)) expect((await handIn(world, cookie, ideas(id, 'late'))).status).toBe(200)
  expect((await world.call('GET', '/api/problems/today', { cookie })).body).toMatchObject({ id: null, text: null })
  expect((await generate(world, cookie)).status).toBe(429)
  world.clock.now = new Date('2026-03-17T00:30:00Z')
  expect((await generate(world, cookie)).body.id).toBe(open[2])
  expect((await handIn(world, cookie, ideas(open[2] ?? '', 'in its grace'))).body.user).toMatchObject({
    totalSolved: 3,
  })
  expect(await storedAndRecounted(world)).toEqual([allEqual])
})
