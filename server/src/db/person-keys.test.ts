import type pg from 'pg'
import { expect, test } from 'vitest'
import { tableKinds } from '../test/table-kinds.ts'
import { createWorld } from '../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const { person, reference, global } = tableKinds
const isPersons = (table: string) => (person as readonly string[]).includes(table)
const isReference = (table: string) => (reference as readonly string[]).includes(table)

interface Key {
  table: string
  name: string
  columns: string[]
}

interface ForeignKey extends Key {
  target: string
  targetColumns: string[]
}

const columnsOf = (table: string, numbers: string) =>
  `array(select a.attname::text from unnest(${numbers}) with ordinality as n(number, place)
    join pg_attribute a on a.attrelid = ${table} and a.attnum = n.number order by n.place)`

const rowsOf = async <T extends pg.QueryResultRow>(pool: pg.Pool, sql: string) => (await pool.query<T>(sql)).rows

const listTables = (pool: pg.Pool) =>
  rowsOf<{ name: string; hasKey: boolean }>(
    pool,
    `select c.relname as name, exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary) as "hasKey"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  )

const listUniques = (pool: pg.Pool) =>
  rowsOf<Key>(
    pool,
    `select c.relname as "table", i.indexrelid::regclass::text as name,
      ${columnsOf('c.oid', 'i.indkey::int2[]')} as columns
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and i.indisunique order by 2`,
  )

const listForeignKeys = (pool: pg.Pool) =>
  rowsOf<ForeignKey>(
    pool,
    `select c.relname as "table", k.conname as name, t.relname as target,
      ${columnsOf('c.oid', 'k.conkey')} as columns, ${columnsOf('t.oid', 'k.confkey')} as "targetColumns"
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where c.relnamespace = 'public'::regnamespace and k.contype = 'f' order by 2`,
  )

/** What a database other than the person's would have to answer. */
function isTorn({ table, columns, target, targetColumns }: ForeignKey) {
  if (!isPersons(table)) return isPersons(target)
  if (!isPersons(target)) return !isReference(target)
  return columns.every((column, at) => column !== 'user_id' || targetColumns[at] !== 'user_id')
}

async function breaches(pool: pg.Pool) {
  const tables = await listTables(pool)
  const classed = [...person, ...reference, ...Object.keys(global)]
  const names = tables.map(({ name }) => name)
  return [
    ...names.filter((name) => !classed.includes(name)).map((name) => `${name} is of no kind`),
    ...classed.filter((name) => !names.includes(name)).map((name) => `${name} is no table`),
    ...classed.filter((name, at) => classed.indexOf(name) !== at).map((name) => `${name} is of two kinds`),
    ...tables.filter(({ name, hasKey }) => isPersons(name) && !hasKey).map(({ name }) => `${name} has no primary key`),
    ...(await listUniques(pool))
      .filter(({ table, columns }) => isPersons(table) && !columns.includes('user_id'))
      .map(({ name }) => `${name} has no person`),
    ...(await listForeignKeys(pool)).filter(isTorn).map(({ name }) => `${name} leads to another place`),
  ]
}

test('each table is of one kind, and each key of a person’s row holds the person', async () => {
  const { pool } = await createWorld({ at })
  expect(await breaches(pool)).toEqual([])
})

test.each([
  ['a table of no kind', 'create table mood (user_id text primary key)', 'mood is of no kind'],
  ['a table that is gone', 'drop table zone_change', 'zone_change is no table'],
  [
    'a table without a key',
    'alter table zone_change drop constraint zone_change_pkey',
    'zone_change has no primary key',
  ],
  [
    'a unique without the person',
    'create unique index planted on solution (round_id, position)',
    'planted has no person',
  ],
  [
    'a row that refers to another row of the person by its id alone',
    'alter table round add unique (id); alter table second_look add constraint planted foreign key (round_id) references round (id)',
    'planted leads to another place',
  ],
  [
    'a global row that refers to a row of a person',
    'alter table round add unique (id); alter table mail add round_id uuid constraint planted references round (id)',
    'planted leads to another place',
  ],
  [
    'a row of a person that refers to a global one',
    'alter table zone_change add mail_id uuid constraint planted references mail',
    'planted leads to another place',
  ],
])('the check itself notices %s', async (_, change, breach) => {
  const { pool } = await createWorld({ at })
  await pool.query(change)
  expect(await breaches(pool)).toContain(breach)
})
