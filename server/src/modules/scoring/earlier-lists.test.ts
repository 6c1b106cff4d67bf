import { sketchesOf } from '@app/domain/scoring/parse-idea'
import { maxEarlierLists } from '@app/domain/scoring/score'
import { expect, test } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { addEarlierLists } from '../../test/earlier-lists.ts'
import { createWorld } from '../../test/world.ts'
import { loadEarlierLists } from './earlier-lists.ts'
import { lexicon } from './lexicon.ts'

const world = await createWorld({ at: '2026-03-14T20:00:00Z' })

const ideas = ['Fold a paper boat', 'A herd of singing goats', 'Paint a portrait on canvas']
const { rows: problems } = await world.pool.query<{ problemId: string; text: string }>(
  'select id as "problemId", text from problem order by id limit 5',
)
const problem = (n: number) => problems[n] ?? { problemId: '', text: '' }
const write = (n: number, lists: number, written = ideas) =>
  addEarlierLists(
    world.pool,
    problem(n),
    Array.from({ length: lists }, () => written),
  )
const find = (n: number, most?: number) => loadEarlierLists(world.db, problem(n).problemId, most)

const plans = ['force_custom_plan', 'force_generic_plan']
await world.pool.query('alter table idea_sketch set (autovacuum_enabled = off)')
await write(0, 400)
await write(1, 400)

test.for([
  ...plans.map((plan) => ({ plan, statistics: 'without', prepare: 'select' })),
  ...plans.map((plan) => ({ plan, statistics: 'with', prepare: 'analyze idea_sketch' })),
])('of many lists the newest are read and no more, $statistics statistics, by a $plan', async ({ plan, prepare }) => {
  await world.pool.query(prepare)
  const client = await world.pool.connect()
  await client.query(`begin; set local plan_cache_mode = ${plan}`)
  const lists = await loadEarlierLists(openDatabase(client as never), problem(1).problemId, 20)
  const { rows } = await client.query(
    `select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'idea_sketch'`,
  )
  await client.query('rollback')
  client.release(true)
  expect(lists).toHaveLength(20)
  // Each idea once, and those of a list again on the way to the next one.
  expect(rows[0].read).toBeLessThan(150)
})

test('a list comes with its ideas in order, as they were stored', async () => {
  await write(2, 1)
  expect(await find(2)).toEqual([sketchesOf(lexicon, problem(2).text, ideas)])
})

test('of three lists the two newest are found', async () => {
  await write(3, 1, ['Fold a paper boat'])
  await write(3, 2, ['A herd of singing goats'])
  const [newest] = sketchesOf(lexicon, problem(3).text, ['A herd of singing goats'])
  expect(await find(3, 2)).toEqual([[newest], [newest]])
})

test('two hundred lists are compared', () => {
  expect(maxEarlierLists).toBe(200)
})
