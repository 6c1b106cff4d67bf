import { buildPath } from '@app/contract/routes'
import { problemForms } from '@app/domain/rounds/problem-form'
import { expect, test } from 'vitest'
import { compileStatement } from '../../db/statement.ts'
import { allStatements } from '../../test/describe-statement.ts'
import { openPlanner } from '../../test/plan-statement.ts'
import { givePremium } from '../../test/premium.ts'
import { allEqual, generate, handIn, ideas, solve, storedAndRecounted, user } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'
import { problemBank } from '../problems/problem-bank.ts'
import { saveProblemBank } from '../problems/problem-stock.queries.ts'

const at = '2026-03-14T20:00:00Z'

test('what the dashboard shows is what the round then holds, and looking opens nothing', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  for (const number of [1, 2]) {
    const peeked = await world.call('GET', '/api/problems/today', { cookie })
    expect(Object.keys(peeked.body)).toEqual(['id', 'text', 'form', 'practice'])
    expect((await world.pool.query('select from round')).rowCount).toBe(number - 1)
    expect((await generate(world, cookie)).body.text).toBe(peeked.body.text)
    await solve(world, cookie)
  }
  expect((await world.call('GET', '/api/problems/today', { cookie })).body).toEqual({
    id: null,
    text: null,
    form: null,
    practice: null,
  })
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
  const world = await createWorld({ at })
  const { cookie, id } = await world.signIn('Ada')
  await givePremium(world.db, id)
  // A long history: all but eight problems of the bank were handed out before, one a day.
  await world.pool.query(
    `insert into round (user_id, kind, problem_id, day, zone, number, slots, opened_at)
     select $1, 'daily', id, date '2020-01-01' + place::int, 'UTC', 1, 3, timestamptz '2020-01-01' + place * interval '1 day'
     from (select id, row_number() over (order by text) as place from problem) p where place > 8`,
    [id],
  )
  const seen: string[] = []
  for (let day = 0; day < 2; day++) {
    world.clock.now = new Date(Date.parse(at) + day * 24 * 3_600_000)
    for (let round = 0; round < 5; round++) {
      const { body } = await generate(world, cookie)
      seen.push(body.text)
      await handIn(world, cookie, ideas(body.id, 'a doorstop'))
    }
  }
  const { rows } = await world.pool.query('select text from problem order by text limit 8')
  expect(new Set(seen.slice(0, 8))).toEqual(new Set(rows.map(({ text }) => text)))
  expect(seen.slice(8)).toEqual([expect.any(String), expect.any(String)])
})

// Version 7 of RFC 9562 begins with the moment. A round by chance alone is found on a page that nobody has read lately.
test('rounds that are handed out or issued for later one after the other lie side by side', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  await generate(world, cookie)
  expect((await world.call('GET', buildPath('dayPasses'), { cookie })).status).toBe(200)
  const { rows } = await world.pool.query<{ id: string }>('select id from round union select round_id from day_pass')
  expect(rows.length).toBeGreaterThan(1)
  for (const { id } of rows) expect(id).toMatch(/^.{14}7/)
})

test('the last lists are counted on pages of the person alone', async () => {
  const world = await createWorld({ at })
  const plan = await openPlanner(world.connection)
  const attempts = (await allStatements()).find(({ name }) => name === 'list_attempts')
  if (!attempts) throw new Error('There is no such statement.')
  const scans = await plan(compileStatement(attempts).text, 1)
  expect(JSON.stringify(scans)).toMatch(
    /"Index Cond":"\(\(s.user_id = r.user_id\) AND \(s.created_at = r.finished_at\)/,
  )
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
  expect(await storedAndRecounted(world)).toEqual([allEqual])
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

test('premium gives five sessions a day, and ends with its grant', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await world.signIn('Ada')
  await givePremium(world.db, id, '2026-03-01', '2026-03-15T20:00:00Z')
  for (let round = 0; round < 5; round++) expect((await solve(world, cookie)).status).toBe(200)
  expect((await generate(world, cookie)).body.message).toContain('All 5 sessions')
  expect(await user(world, cookie)).toMatchObject({ plan: 'premium', totalSolved: 5, streak: 1 })
  world.clock.now = new Date('2026-03-15T20:00:00Z')
  expect(await user(world, cookie)).toMatchObject({ plan: 'free' })
})

test('T63: three processes that start at once stock the bank once', async () => {
  const world = await createWorld({ at })
  await world.pool.query('delete from problem')
  await Promise.all([world, world.openProcess(), world.openProcess()].map(({ db }) => saveProblemBank(db)))
  const { rows } = await world.pool.query('select count(*)::int, count(distinct text)::int as texts from problem')
  expect(rows).toEqual([{ count: problemBank.length, texts: problemBank.length }])
})

test('a problem that asks for names or lines asks for them in a stock from before there were forms, too', async () => {
  const world = await createWorld({ at })
  await world.pool.query("update problem set form = 'idea'")
  await saveProblemBank(world.db)
  const { rows } = await world.pool.query('select id, form from problem order by id')
  expect(rows).toEqual(
    problemBank.map(({ id, form }) => ({ id, form })).toSorted((one, other) => one.id.localeCompare(other.id)),
  )
  expect(new Set(rows.map(({ form }) => form))).toEqual(new Set(problemForms))
})
