import { dayAt } from '@app/domain/day'
import { streakOn } from '@app/domain/streak'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWorld } from '../../test/world.ts'
import { stockBank } from './stock.queries.ts'

const at = '2026-03-14T20:00:00Z'
type World = Awaited<ReturnType<typeof createWorld>>

const generate = (world: World, cookie: string) => world.call('GET', '/api/problems/generate', { cookie })
const handIn = (world: World, cookie: string, body: object, headers = {}) =>
  world.call('POST', '/api/solutions', { cookie, body, headers })
const ideas = (problemId: string, ...submittedSolutions: string[]) => ({
  problemId,
  submittedSolutions,
  submissionMethod: submittedSolutions.map(() => 'text'),
})

/** Opens a round and hands it in. */
async function solve(world: World, cookie: string) {
  const { body: round } = await generate(world, cookie)
  return await handIn(world, cookie, ideas(round.id, 'a doorstop'))
}

const user = async (world: World, cookie: string) => (await world.call('GET', '/api/auth/user', { cookie })).body

/** Everything that is kept beside the log, and the same counted again from the log. */
async function keptAndRecounted(world: World) {
  const { rows } = await world.pool.query(`
    select p.total_solved = count(r.id) as total, p.last_day is not distinct from max(r.counted_day) as last_day,
      p.last_day_rounds = count(r.id) filter (where r.counted_day = p.last_day) as rounds,
      p.last_day_solutions = coalesce(sum((select count(*) from solution s where s.round_id = r.id))
        filter (where r.counted_day = p.last_day), 0) as solutions,
      array(select day from day_log d where d.user_id = p.user_id order by 1)
        = array(select distinct counted_day from round f where f.user_id = p.user_id and f.finished_at is not null order by 1) as days
    from progress p left join round r on r.user_id = p.user_id and r.finished_at is not null group by p.user_id`)
  return rows
}
const allEqual = { total: true, last_day: true, rounds: true, solutions: true, days: true }

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
  expect(done).toMatchObject({ status: 200, body: { newAchievements: [], feedback: null } })
  expect(done.body.user).toMatchObject({ streak: 1, totalSolved: 1, maxSolutionSlots: 4, dailySolutionCount: 2 })
  expect(done.body.user.lastSubmissionDate).toBe('2026-03-14T20:00:00.000Z')
  expect(done.body.user).toEqual(await user(world, cookie))

  world.clock.now = new Date('2026-03-15T20:00:00Z')
  expect(await user(world, cookie)).toMatchObject({ streak: 1, dailySolutionCount: 0 })
  expect((await generate(world, cookie)).body.slots).toBe(4)
  expect((await solve(world, cookie)).body.user).toMatchObject({ streak: 2, totalSolved: 2 })

  world.clock.now = new Date('2026-03-17T20:00:00Z')
  expect(await user(world, cookie)).toMatchObject({ streak: 0, maxSolutionSlots: 3 })
  expect(await keptAndRecounted(world)).toEqual([allEqual])
  const { rows } = await world.pool.query(
    `select r.thinker_id, s.text, s.method from round r join solution s on s.round_id = r.id
     where thinker_id is not null order by s.position`,
  )
  expect(rows).toEqual([
    { thinker_id: 'hokusai', text: 'a doorstop', method: 'text' },
    { thinker_id: 'hokusai', text: 'a bookend', method: 'voice' },
  ])
})

test('what the dashboard shows is what the round then holds, and looking opens nothing', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  for (const number of [1, 2]) {
    const peeked = await world.call('GET', '/api/problems/today', { cookie })
    expect(Object.keys(peeked.body)).toEqual(['id', 'text'])
    expect((await world.pool.query('select from round')).rowCount).toBe(number - 1)
    expect((await generate(world, cookie)).body.text).toBe(peeked.body.text)
    await solve(world, cookie)
  }
  expect((await world.call('GET', '/api/problems/today', { cookie })).body).toEqual({ id: null, text: null })
})

test('the first round of a date is the same for everybody, the second is not', async () => {
  const world = await createWorld({ at })
  const people = await Promise.all(['Ada', 'Grace', 'Emmy', 'Mary'].map((name) => world.signIn(name)))
  const texts = async () =>
    new Set(await Promise.all(people.map(async ({ cookie }) => (await generate(world, cookie)).body.text)))
  expect((await texts()).size).toBe(1)
  await Promise.all(people.map(({ cookie }) => solve(world, cookie)))
  expect((await texts()).size).toBeGreaterThan(1)
})

test('nobody gets a problem twice while the bank lasts, and there is one when it is used up', async () => {
  const world = await createWorld({ at: '2026-01-01T12:00:00Z' })
  const { cookie, id } = await world.signIn('Ada')
  await world.pool.query(
    `insert into entitlement_grant (user_id, source, reference, starts_at) values ($1, 'admin', 'test', '2026-01-01')`,
    [id],
  )
  const seen: string[] = []
  for (let day = 0; seen.length < 185; day++) {
    world.clock.now = new Date(Date.UTC(2026, 0, 1 + day, 12))
    for (let round = 0; round < 5; round++) {
      const { body } = await generate(world, cookie)
      seen.push(body.text)
      await handIn(world, cookie, ideas(body.id, 'a doorstop'))
    }
  }
  expect(new Set(seen.slice(0, 180)).size).toBe(180)
  expect(seen.at(-1)).toEqual(expect.any(String))
  expect(await keptAndRecounted(world)).toEqual([allEqual])
})

test('T06: fifty who ask two processes at once get one round, and the limit of the day holds exactly', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const processes = [world, { ...world, ...world.openProcess() }]
  const either = (i: number) => processes[i % 2] ?? world
  for (const count of [1, 2]) {
    const opened = await Promise.all(Array.from({ length: 50 }, (_, i) => generate(either(i), cookie)))
    expect(new Set(opened.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    const rounds = await Promise.all(
      Array.from({ length: 20 }, (_, i) => handIn(either(i), cookie, ideas(opened[0]?.body.id, `idea ${i}`))),
    )
    expect(rounds.filter(({ status }) => status === 200).length).toBe(1)
    expect(rounds.filter(({ status }) => status === 409).length).toBe(19)
    const today = await world.call('GET', '/api/solutions/today-count', { cookie })
    expect(today.body).toEqual({ count, limit: 2 })
  }
  const third = await generate(world, cookie)
  expect(third).toMatchObject({ status: 429 })
  expect(third.body.message).toContain('Daily training limit reached')
  expect(Number(third.headers.get('retry-after'))).toBe(4 * 3600)
  expect(await keptAndRecounted(world)).toEqual([allEqual])
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
  expect(await keptAndRecounted(world)).toEqual([allEqual, allEqual, allEqual, allEqual])
})

test('T07: no more solutions than slots, at any moment', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { body: round } = await generate(world, cookie)
  const four = await handIn(world, cookie, ideas(round.id, 'one', 'two', 'three', 'four'))
  expect(four).toMatchObject({ status: 400, body: { message: 'There are more solutions than slots.' } })
  expect((await handIn(world, cookie, ideas(round.id, 'one', 'two', 'three'))).status).toBe(200)
  const { rows } = await world.pool.query('select count(*)::int from solution')
  expect(rows).toEqual([{ count: 3 }])
})

test('T08: the same hand-in twenty times at once, and again later, is one round and one answer', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { body: round } = await generate(world, cookie)
  const body = ideas(round.id, 'a doorstop')
  const key = { 'idempotency-key': 'b9e2' }
  const replies = await Promise.all(Array.from({ length: 20 }, () => handIn(world, cookie, body, key)))
  await solve(world, cookie)
  const later = [await handIn(world, cookie, body, key), await handIn(world, cookie, body)]
  expect(new Set([...replies, ...later].map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(await user(world, cookie)).toMatchObject({ streak: 1, totalSolved: 2 })
})

test('T08: a key that comes with other content, and a finished round with other content, are refused', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { body: round } = await generate(world, cookie)
  const key = { 'idempotency-key': 'b9e2' }
  await handIn(world, cookie, ideas(round.id, 'a doorstop'), key)
  expect((await handIn(world, cookie, ideas(round.id, 'a bookend'), key)).status).toBe(422)
  expect((await handIn(world, cookie, ideas(round.id, 'a bookend'))).status).toBe(409)
  const spoken = { ...ideas(round.id, 'a doorstop'), submissionMethod: ['voice'] }
  expect((await handIn(world, cookie, spoken)).status).toBe(409)
})

test('T08: a refused hand-in does not use its key up', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { body: round } = await generate(world, cookie)
  const key = { 'idempotency-key': 'b9e2' }
  expect((await handIn(world, cookie, ideas(round.id, '1', '2', '3', '4'), key)).status).toBe(400)
  expect((await handIn(world, cookie, ideas(round.id, '1', '2', '3'), key)).status).toBe(200)
})

test('T09: the key of one person means nothing for another', async () => {
  const world = await createWorld({ at })
  const [ada, grace] = [await world.signIn('Ada'), await world.signIn('Grace')]
  const key = { 'idempotency-key': 'shared' }
  for (const { cookie } of [ada, grace]) {
    const { body: round } = await generate(world, cookie)
    expect((await handIn(world, cookie, ideas(round.id, 'a doorstop'), key)).status).toBe(200)
  }
})

test("somebody else's round answers like one that never was", async () => {
  const world = await createWorld({ at })
  const [ada, grace] = [await world.signIn('Ada'), await world.signIn('Grace')]
  const { body: round } = await generate(world, ada.cookie)
  const foreign = await handIn(world, grace.cookie, ideas(round.id, 'a doorstop'))
  const unknown = await handIn(world, grace.cookie, ideas('0b1f1c1e-5c3b-4f0e-9d5d-0d2b7a1c9f11', 'a doorstop'))
  expect([foreign.status, foreign.text]).toEqual([unknown.status, unknown.text])
  expect(foreign.status).toBe(404)
  const headers = (reply: typeof foreign) => Object.fromEntries(reply.headers)
  expect(headers(foreign)).toEqual(headers(unknown))
  expect((await handIn(world, ada.cookie, ideas(round.id, 'a doorstop'))).status).toBe(200)
})

const over = 'x'.repeat(2001)
const family = '👨‍👩‍👧'
test.each([
  { change: { submittedSolutions: [] }, why: 'nothing' },
  { change: { submittedSolutions: ['  \n '] }, why: 'a blank solution' },
  { change: { submittedSolutions: [''] }, why: 'an empty solution' },
  { change: { submittedSolutions: [over] }, why: '2,001 characters' },
  { change: { submittedSolutions: [family.repeat(500)] }, why: 'more than 8 KiB in few characters' },
  { change: { submittedSolutions: ['a\0b'] }, why: 'NUL' },
  { change: { submittedSolutions: ['\ud83d'] }, why: 'half a surrogate pair' },
  { change: { submittedSolutions: [7] }, why: 'a number' },
  { change: { submittedSolutions: 'a doorstop' }, why: 'no list' },
  { change: { submittedSolutions: null }, why: 'null' },
  {
    change: { submittedSolutions: Array(21).fill('x'), submissionMethod: Array(21).fill('text') },
    why: 'more than 20',
  },
  { change: { submissionMethod: [] }, why: 'lengths that differ' },
  { change: { submissionMethod: ['text', 'text'] }, why: 'a method too many' },
  { change: { submissionMethod: ['thought'] }, why: 'an unknown method' },
  { change: { thinkerId: 'feynman' }, why: 'an unknown thinker' },
  { change: { problemId: 'x' }, why: 'no UUID' },
  { change: { forDate: '2026-01-01' }, why: 'T10: a date of its own' },
  { change: { finishedAt: '2016-03-14T20:00:00Z' }, why: 'T10: a moment of its own' },
  { change: { userId: 'somebody' }, why: 'an owner' },
  { change: { score: 100 }, why: 'a score' },
])('$why is refused in a sentence, and nothing is saved', async ({ change }) => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { body: round } = await generate(world, cookie)
  const reply = await handIn(world, cookie, { ...ideas(round.id, 'a doorstop'), ...change })
  expect(reply).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^[A-Z].+\.$/) } })
  const { rows } = await world.pool.query(
    'select (select count(*) from solution)::int as solutions, (select count(finished_at) from round)::int as finished',
  )
  expect(rows).toEqual([{ solutions: 0, finished: 0 }])
})

test('2,000 characters and 8 KiB of family emoji are welcome', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { body: round } = await generate(world, cookie)
  const solutions = ['x'.repeat(2000), family.repeat(455), 'مرحبا 日本 e\u0301']
  expect((await handIn(world, cookie, ideas(round.id, ...solutions))).status).toBe(200)
  const { rows } = await world.pool.query('select text from solution order by position')
  expect(rows.map(({ text }) => text)).toEqual(solutions)
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

test('yesterday’s round comes again while its three hours run, then a new one', async () => {
  const world = await createWorld({ at: '2026-07-07T03:52:00Z' })
  const { cookie } = await world.signIn('Ada', 'America/New_York')
  const { body: first } = await generate(world, cookie)
  world.clock.now = new Date('2026-07-07T06:59:00Z')
  expect((await generate(world, cookie)).body.id).toBe(first.id)
  world.clock.now = new Date('2026-07-07T07:00:00Z')
  expect((await generate(world, cookie)).body.id).not.toBe(first.id)
  expect((await handIn(world, cookie, ideas(first.id, 'late but good'))).status).toBe(200)
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
    `insert into day_log select user_id, '2026-07-07', 'done', null, 'UTC', now() from round limit 1`,
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

test('T11: whoever changes zones cannot live a day twice', async () => {
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

test('T10: whatever a person does and when, their streak is that of a simple model on the server clock', async () => {
  const world = await createWorld({ at })
  let number = 0
  const steps = fc.array(fc.record({ wait: fc.integer({ min: 1, max: 40 }), solves: fc.boolean() }), { maxLength: 14 })
  const zone = fc.constantFrom('UTC', 'Asia/Kathmandu', 'America/New_York')
  await fc.assert(
    fc.asyncProperty(steps, zone, async (walk, timeZone) => {
      world.clock.now = new Date(at)
      const { cookie } = await world.signIn(`Walker${number++}`, timeZone)
      const done = new Map<string, number>()
      for (const { wait, solves } of walk) {
        world.clock.now = new Date(world.clock.now.getTime() + wait * 3_600_000)
        const day = dayAt(world.clock.now.getTime(), timeZone)
        if (solves && (done.get(day) ?? 0) < 2) {
          expect((await solve(world, cookie)).status).toBe(200)
          done.set(day, (done.get(day) ?? 0) + 1)
        }
        const total = [...done.values()].reduce((sum, each) => sum + each, 0)
        const streak = streakOn(day, new Set(done.keys()), timeZone)
        expect(await user(world, cookie)).toMatchObject({ totalSolved: total, streak })
      }
    }),
    { numRuns: 15 },
  )
  expect(new Set((await keptAndRecounted(world)).map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify(allEqual)]),
  )
})

test('premium gives five sessions a day, and ends with its grant', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await world.signIn('Ada')
  await world.pool.query(
    `insert into entitlement_grant (user_id, source, reference, starts_at, ends_at)
     values ($1, 'admin', 'test', '2026-03-01', '2026-03-15T20:00:00Z')`,
    [id],
  )
  for (let round = 0; round < 5; round++) expect((await solve(world, cookie)).status).toBe(200)
  expect((await generate(world, cookie)).body.message).toContain('All 5 sessions')
  expect(await user(world, cookie)).toMatchObject({ plan: 'premium', totalSolved: 5, streak: 1 })
  world.clock.now = new Date('2026-03-15T20:00:00Z')
  expect(await user(world, cookie)).toMatchObject({ plan: 'free' })
})

test('T63: three processes that start at once stock the bank once', async () => {
  const world = await createWorld({ at })
  await world.pool.query('delete from problem')
  await Promise.all([world, world.openProcess(), world.openProcess()].map(({ db }) => stockBank(db)))
  const { rows } = await world.pool.query('select count(*)::int, count(distinct text)::int as texts from problem')
  expect(rows).toEqual([{ count: 180, texts: 180 }])
})
