import { expect, test } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import type { Transacting } from '../../db/transaction.ts'
import { addEarlierLists } from '../../test/earlier-lists.ts'
import { createWorld } from '../../test/world.ts'
import { type EarlierLists, emptyLists, readingLimits, refresh } from './earlier-lists.ts'

const world = await createWorld({ at: '2026-03-14T20:00:00Z' })

const ideas = ['Fold a paper boat', 'A herd of singing goats', 'Paint a portrait on canvas']
const { rows: problems } = await world.pool.query<{ problemId: string; text: string }>(
  'select id as "problemId", text from problem order by id limit 4',
)
const problem = (n: number) => problems[n] ?? { problemId: '', text: '' }
const write = (n: number, lists: number) =>
  addEarlierLists(
    world.pool,
    problem(n),
    Array.from({ length: lists }, () => ideas),
  )

/** How many lists hold each idea. */
const countsOf = ({ index }: EarlierLists) =>
  Array.from({ length: index.entries.size }, (_, entry) => index.listsOf.count(entry))

const plans = ['force_custom_plan', 'force_generic_plan']
await world.pool.query('alter table idea_sketch set (autovacuum_enabled = off)')
await write(0, 400)
await write(1, 400)

test.for([
  ...plans.map((plan) => ({ plan, statistics: 'without', prepare: 'select' })),
  ...plans.map((plan) => ({ plan, statistics: 'with', prepare: 'analyze idea_sketch' })),
])('of many lists the first are read and no more, $statistics statistics, by a $plan', async ({ plan, prepare }) => {
  await world.pool.query(prepare)
  const { source, rowsRead } = await watched(plan)
  const lists = emptyLists(problem(1).problemId, { lists: 20, ideasOfPage: 35 })
  await refresh(source, lists)
  // Two pages: the first ends in the middle of the twelfth list.
  expect(lists.index.lists).toBe(20)
  expect(rowsRead()).toBeLessThan(80)
  expect(new Set(countsOf(lists))).toEqual(new Set([20]))
})

/** A database whose one transaction is asked, before it ends, how many rows of ideas it has read. */
async function watched(plan: string) {
  const client = await world.pool.connect()
  let read = Number.POSITIVE_INFINITY
  const transact: Transacting['transact'] = async (work) => {
    await client.query(`begin; set local plan_cache_mode = ${plan}`)
    try {
      const result = await work(openDatabase(client as never), () => undefined)
      const { rows } = await client.query(
        `select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables where relname = 'idea_sketch'`,
      )
      read = rows[0].read
      return result
    } finally {
      await client.query('rollback')
      client.release(true)
    }
  }
  return { source: { ...world, transact }, rowsRead: () => read }
}

test('a list that lies on several pages is counted once, with all of its ideas', async () => {
  await write(2, 7)
  const lists = emptyLists(problem(2).problemId, { lists: 100, ideasOfPage: 2 })
  await refresh(world, lists)
  expect([lists.index.lists, countsOf(lists)]).toEqual([7, [7, 7, 7]])
})

test('a list that is cut where the reading ends is left out', async () => {
  await write(3, 3)
  const lists = emptyLists(problem(3).problemId, { lists: 1, ideasOfPage: 2 })
  await refresh(world, lists)
  expect([lists.index.lists, countsOf(lists)]).toEqual([1, [1, 1, 1]])
})

test('a first reading that breaks off in the middle leaves nothing behind, and the next one begins anew', async () => {
  const lists = emptyLists(problem(1).problemId, { lists: 200, ideasOfPage: 180 })
  const transact: Transacting['transact'] = (work) =>
    world.transact(async (db, write) => {
      let asked = 0
      const query = (step: string) => db.$client.query(++asked > 3 ? 'select 1 / 0' : step)
      return work(openDatabase({ query } as never), write)
    })
  await expect(refresh({ ...world, transact }, lists)).rejects.toThrow('division by zero')
  expect([lists.index.lists, lists.unsettled.size]).toEqual([0, 0])
  await refresh(world, lists)
  expect([lists.index.lists, new Set(countsOf(lists))]).toEqual([200, new Set([200])])
})

test('ten thousand lists are taken as a sample of all', () => {
  expect(readingLimits.lists).toBe(10_000)
})
