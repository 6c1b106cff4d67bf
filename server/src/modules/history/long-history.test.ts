import fc from 'fast-check'
import type pg from 'pg'
import { expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { signInPremium, writePast } from '../../test/premium.ts'
import type { World } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'
import { findHistoryPage, searchHistoryPage } from './history.queries.ts'

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
    const { total, rows } = await findHistoryPage(db, userId, { kind, limit, offset })
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

test('pages put together are the whole list, whatever was finished when', async () => {
  const world = await createWorld({ at })
  let people = 0
  await fc.assert(
    fc.asyncProperty(pasts, fc.integer({ min: 30, max: 100 }), async (rounds, limit) => {
      const { id } = await world.signIn(`Writer${people++}`)
      await writeRounds(world, id, rounds)
      for (const kind of [null, ...kinds])
        expect(await readAll(world, id, { kind, limit })).toEqual(await listPlainly(world, id, kind))
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

test('a person of whom the planner knows nothing is read by the rows of that person only', async () => {
  const world = await createWorld({ at })
  await world.pool.query('vacuum analyze')
  const { id } = await signInPremium(world, 'Ada')
  await writePast(world, id, { rounds: 1000, solutions: 3 })
  for (const kind of [null, ...kinds]) {
    const page = { kind, limit: 20, offset: 1500 }
    const [, middle = []] = await plansOf(world, (db) => findHistoryPage(db, id, page))
    expect(mostRows(middle), `${kind}`).toBeLessThanOrEqual(3000)
    const [found = []] = await plansOf(world, (db) => searchHistoryPage(db, id, page, 'idea'))
    expect(mostRows(found), `${kind}`).toBeLessThanOrEqual(3000)
  }
})

test.each([null, ...kinds])('a page (%s) is found by the index, and only its own ideas are fetched', async (kind) => {
  const world = await createWorld({ at })
  const { id } = await signInPremium(world, 'Ada')
  for (const each of kinds) await writePast(world, id, { kind: each, rounds: 1000, solutions: 3 })
  await world.pool.query('vacuum analyze solution')
  for (const offset of [0, 600, 1500]) {
    const [, page = []] = await plansOf(world, (db) => findHistoryPage(db, id, { kind, limit: 20, offset }))
    const [walk, ...others] = page.filter((node) => node['Index Name']?.startsWith('solution_history'))
    expect(walk).toMatchObject({
      'Index Name': `solution_history${kind ? '_of_kind' : ''}`,
      'Actual Rows': offset + 20,
    })
    expect(others).toEqual([])
    const fetched = page.filter((node) => node !== walk && node['Node Type'] !== 'Limit')
    expect(mostRows(fetched)).toBe(20)
  }
})
