import fc from 'fast-check'
import type pg from 'pg'
import { expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { migrateDatabase } from '../../db/migrate.ts'
import { findBreaches } from '../../test/invariants.ts'
import { passOf, sendFromDevice, signInCarrying } from '../../test/passes.ts'
import { markPast, signInPremium, writePast } from '../../test/premium.ts'
import { makeReleaseBefore, rowsOfTheReleaseBefore } from '../../test/release-before.ts'
import { solve, type World } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'
import { readPage, searchPage } from './history.queries.ts'

const at = '2026-03-14T20:00:00Z'
const kinds = ['daily', 'custom'] as const

interface Past {
  kind: (typeof kinds)[number]
  hours: number
  ideas: number
}

const pasts = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    hours: fc.oneof(
      fc.nat(60 * 24),
      fc.nat(8).map((week) => week * 7 * 24),
    ),
    ideas: fc.integer({ min: 1, max: 20 }),
  }),
  { minLength: 80, maxLength: 120, size: 'max' },
)

/** Rounds in any order, many of the same moment. */
async function writeRounds({ pool }: World, userId: string, rounds: readonly Past[]) {
  await pool.query(
    `with given as (select * from json_to_recordset($2) as g(kind text, hours int, ideas int, n int)),
     made as (
       insert into round (id, user_id, kind, problem_id, custom_problem, day, zone, number, slots, opened_at)
       select md5($1 || n)::uuid, $1, kind, case kind when 'daily' then (select id from problem order by id limit 1) end,
         case kind when 'custom' then 'Problem ' || n end, '2026-01-05', 'UTC', n, 20, now() from given)
     insert into solution (round_id, user_id, kind, position, text, method, created_at)
     select md5($1 || n)::uuid, $1, kind, position, 'an idea', 'text', timestamptz '2026-01-05Z' + hours * interval '1 hour'
     from given, generate_series(1, ideas) as position`,
    [userId, JSON.stringify(rounds.map((each, n) => ({ ...each, n })))],
  )
  await pool.query(
    `insert into progress (user_id, daily_solutions, custom_solutions)
     select $1, count(*) filter (where kind = 'daily'), count(*) filter (where kind = 'custom') from solution where user_id = $1
     on conflict (user_id) do update set daily_solutions = excluded.daily_solutions,
       custom_solutions = excluded.custom_solutions`,
    [userId],
  )
}

/** Every page, put together. */
async function readAll(
  { db }: Pick<World, 'db'>,
  userId: string,
  { kind, limit }: { kind: Past['kind'] | null; limit: number },
) {
  const ids: string[] = []
  for (let offset = 0; ; offset += limit) {
    const { total, rows } = await readPage(db, userId, { kind, limit, offset })
    if (rows.length === 0) return { total, ids }
    ids.push(...rows.map(({ id }) => id))
  }
}

async function listPlainly({ pool }: World, userId: string, kind: Past['kind'] | null) {
  const { rows } = await pool.query<{ id: string }>(
    `select id from solution where user_id = $1 and coalesce(kind = $2, true)
     order by created_at desc, round_id, position desc`,
    [userId, kind],
  )
  return { total: rows.length, ids: rows.map(({ id }) => id) }
}

test('pages put together are the whole list, whatever was finished when, marked or not', async () => {
  const world = await createWorld({ at })
  let people = 0
  await fc.assert(
    fc.asyncProperty(pasts, fc.integer({ min: 30, max: 100 }), async (rounds, limit) => {
      const { id } = await world.signIn(`Writer${people++}`)
      await writeRounds(world, id, rounds)
      for (const isMarked of [false, true]) {
        if (isMarked) await markPast(world, id)
        for (const kind of [null, ...kinds])
          expect(await readAll(world, id, { kind, limit })).toEqual(await listPlainly(world, id, kind))
      }
    }),
    { numRuns: 5 },
  )
})

interface Plan {
  'Node Type': string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** The nodes of each statement's plan, run with its values. */
async function plansOf({ pool }: World, read: (db: Database) => Promise<unknown>) {
  const plans: Plan[][] = []
  const query = async ({ text, values }: pg.QueryConfig) => {
    const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values)
    plans.push(nodesOf(rows[0]['QUERY PLAN'][0].Plan))
    return await pool.query(text, values)
  }
  await read({ $client: { query } as pg.Pool })
  return plans
}

const mostRows = (nodes: Plan[]) => Math.max(...nodes.map((node) => node['Actual Rows'] * node['Actual Loops']))

test('a person of whom the planner knows nothing is read by few rows as well', async () => {
  const world = await createWorld({ at })
  await world.pool.query('vacuum analyze')
  const { id } = await signInPremium(world, 'Ada')
  await writePast(world, id, { rounds: 1000, solutions: 3 })
  for (const kind of [null, ...kinds]) {
    const page = { kind, limit: 20, offset: 1500 }
    const [, middle = []] = await plansOf(world, (db) => readPage(db, id, page))
    expect(mostRows(middle), `${kind}`).toBeLessThanOrEqual(510)
    const [found = []] = await plansOf(world, (db) => searchPage(db, id, page, 'idea'))
    expect(mostRows(found), `${kind}`).toBeLessThanOrEqual(3000)
  }
})

test.each([null, ...kinds])('a page in the middle (%s) passes over few ideas, by the index', async (kind) => {
  const world = await createWorld({ at })
  const { id } = await signInPremium(world, 'Ada')
  for (const each of kinds) await writePast(world, id, { kind: each, rounds: 1000, solutions: 3 })
  await world.pool.query('vacuum analyze solution')
  for (let offset = 600; offset < 2500; offset += 97) {
    const [place = [], page = []] = await plansOf(world, (db) => readPage(db, id, { kind, limit: 20, offset }))
    expect(place.map((node) => node['Index Name'])).toContain('history_mark_user_id_until_pk')
    const read = page.filter((node) => node['Index Name']?.startsWith('solution_history'))
    expect(read).toHaveLength(1)
    expect(read[0]).toMatchObject({ 'Index Name': `solution_history${kind ? '_of_kind' : ''}` })
    expect(read[0]?.['Actual Rows']).toBeLessThanOrEqual(510)
    const sorted = page.filter((node) => node['Node Type'] === 'Sort')
    expect(sorted.map((node) => node['Actual Rows'])).toEqual([20])
  }
})

/** The ideas before each mark. */
async function readMarks({ pool }: World): Promise<number[]> {
  const { rows } = await pool.query(
    'select sum(daily + custom) over (order by until)::int as ideas from history_mark order by 1',
  )
  return rows.map(({ ideas }) => ideas)
}

const unsoundMarks = async ({ pool }: World) =>
  (await findBreaches(pool, new Date('2027-01-01'))).filter((name) => name.includes('mark'))

async function expectWhole(world: World, userId: string) {
  expect(await unsoundMarks(world)).toEqual([])
  for (const kind of [null, ...kinds])
    expect(await readAll(world, userId, { kind, limit: 90 })).toEqual(await listPlainly(world, userId, kind))
}

/** As the release before leaves them. */
const forgetSince = async ({ pool }: World, moment: string, known: number) => {
  await pool.query('delete from history_mark where until >= $1', [moment])
  await pool.query('update progress set solutions_known = $1, marked_until = (select max(until) from history_mark)', [
    known,
  ])
}

test.each([
  ['that the release before wrote', '-infinity', 0, []],
  ['to which the release before added', '2015-02-01', 1300, [500]],
])('a history %s is whole, and has all its marks after the next hand-in', async (_, since, known, marks) => {
  const world = await createWorld({ at })
  const { cookie, id } = await signInPremium(world, 'Ada')
  await writePast(world, id, { rounds: 1700, solutions: 1 })
  await forgetSince(world, since, known)
  await world.pool.query('update history_mark set custom = custom - 3')
  expect(await readAll(world, id, { kind: null, limit: 90 })).toEqual(await listPlainly(world, id, null))
  expect(await readMarks(world)).toEqual(marks.map((ideas) => ideas - 3))
  expect((await solve(world, cookie)).status).toBe(200)
  expect(await readMarks(world)).toEqual([500, 1000, 1500])
  await expectWhole(world, id)
})

test('the hand-in that fills the next part of a history marks it, and no other', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await signInPremium(world, 'Ada')
  await writePast(world, id, { rounds: 1998, solutions: 1 })
  await forgetSince(world, '2015-02-01', 1998)
  await solve(world, cookie)
  expect(await readMarks(world)).toEqual([500])
  await solve(world, cookie)
  expect(await readMarks(world)).toEqual([500, 1000, 1500])
  await expectWhole(world, id)
})

test('a list of a device that belongs before a mark moves the marks behind it', async () => {
  const world = await createWorld({ at: '2026-01-05T09:00:00Z' })
  const { cookie, id, passes } = await signInCarrying(world)
  const rounds = Array.from({ length: 110 }, (_, n) => ({ kind: 'custom' as const, hours: n - 40, ideas: 10 }))
  await writeRounds(world, id, rounds)
  await markPast(world, id)
  const before = await readMarks(world)
  world.clock.now = new Date('2026-01-09T12:00:00Z')
  const late = { finished: '2026-01-05T09:30:00Z', ideas: ['a sail', 'a kite'] }
  expect((await sendFromDevice(world, cookie, passOf(passes, '2026-01-05'), late)).status).toBe(200)
  expect([before, await readMarks(world)]).toEqual([
    [500, 1000],
    [500, 1002],
  ])
  await expectWhole(world, id)
})

test('a history that was there before the update is read after it', async () => {
  const world = await createWorld({ at })
  await makeReleaseBefore(world.pool)
  await world.pool.query(rowsOfTheReleaseBefore)
  await world.pool.query(`update progress set daily_solutions = 1`)
  await migrateDatabase(world.connection)
  await expectWhole(world, 'ada')
})

test('a mark that is not what was handed in is noticed', async () => {
  const world = await createWorld({ at })
  const { id } = await signInPremium(world, 'Ada')
  await writePast(world, id, { rounds: 600, solutions: 1 })
  expect(await unsoundMarks(world)).toEqual([])
  await world.pool.query(`update history_mark set custom = custom + 1, daily = daily - 1`)
  expect(await unsoundMarks(world)).toHaveLength(1)
})
