import { expect, test } from 'vitest'
import { allStatements } from '../test/describe-statement.ts'
import { openPlanner } from '../test/plan-statement.ts'
import { signInPremium } from '../test/premium.ts'
import { generate, handIn, ideas, user } from '../test/rounds.ts'
import { tableKinds } from '../test/table-kinds.ts'
import { createWorld } from '../test/world.ts'
import { compileStatement } from './statement.ts'

const parts = 4

/** Splits each person's table by a hash of the person: PostgreSQL itself refuses a key or a foreign key without one. */
async function openSplitWorld() {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const { pool } = world
  const tables = tableKinds.person.map((table) => `'${table}'`).join()
  const { rows: foreignKeys } = await pool.query<{ add: string }>(
    `select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and conrelid in (select unnest(array[${tables}])::regclass)`,
  )
  await pool.query('alter sequence idea_sketch_seq_seq rename to whole_seq')
  for (const table of tableKinds.person) {
    await pool.query(`alter table ${table} rename to whole;
      create table ${table} (like whole including all) partition by hash (user_id)`)
    for (let part = 0; part < parts; part++)
      await pool.query(`create table ${table}_${part} partition of ${table}
        for values with (modulus ${parts}, remainder ${part})`)
    await pool.query('drop table whole cascade')
  }
  for (const { add } of foreignKeys) await pool.query(add)
  return world
}

const world = await openSplitWorld()

test('every statement runs on tables that are split by person', async () => {
  const plan = await openPlanner(world.connection)
  for (const each of await allStatements()) {
    const { text, names } = compileStatement(each)
    await expect(plan(text, names.length), text).resolves.toBeDefined()
  }
})

test('people practise, look back and leave on tables that are split by person', async () => {
  const people = []
  // Their ids are random: nine of them are all in one of four parts once in 65,000 runs.
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jo'])
    people.push(await signInPremium(world, name))
  for (const { cookie } of people) {
    const { body: round } = await generate(world, cookie)
    const list = ideas(round.id, 'a doorstop', 'a kite')
    const [first, again] = [await handIn(world, cookie, list), await handIn(world, cookie, list)]
    expect([first.status, again.status, again.body.user]).toEqual([200, 200, first.body.user])
    const read = async (path: string) => (await world.call('GET', path, { cookie })).body
    expect((await read(`/api/rounds/${round.id}`)).ideas).toMatchObject([{ text: 'a doorstop' }, { text: 'a kite' }])
    expect((await read('/api/solutions/history')).pagination.total).toBe(2)
    expect(await user(world, cookie)).toMatchObject({ totalSolved: 1 })
  }
  const count = 'select count(*)::int as solutions, count(distinct tableoid)::int > 1 as "areSpread" from solution'
  expect((await world.pool.query(count)).rows).toEqual([{ solutions: 20, areSpread: true }])
  await world.pool.query('delete from "user" where id = $1', [people[0]?.id])
  expect((await world.pool.query(count)).rows).toEqual([{ solutions: 18, areSpread: true }])
})
