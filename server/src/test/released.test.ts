import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { compileStatement } from '../db/statement.ts'
import { allStatements, openDescriber } from './describe-statement.ts'
import { openPlanner } from './plan-statement.ts'
import { createWorld } from './world.ts'

const at = '2026-03-14T20:00:00Z'
const file = resolve(import.meta.dirname, 'released.json')

/** What the release before this one asks of the database. */
interface Release {
  /** SQL, with the types of its parameters and columns. */
  statements: { text: string; params: string[]; columns: Record<string, string> }[]
  /** `table.column`, of every table. */
  columns: string[]
}

interface Column {
  name: string
  mayBeLeftOut: boolean
}

const columnsOf = async (pool: pg.Pool) =>
  (
    await pool.query<Column>(
      `select table_name || '.' || column_name as name,
        is_nullable = 'YES' or column_default is not null or is_identity = 'YES' as "mayBeLeftOut"
      from information_schema.columns where table_schema = 'public' order by 1`,
    )
  ).rows

/** What an update with this schema would break in processes of the release before, which still answer meanwhile. */
async function breaches({ connection, pool }: Awaited<ReturnType<typeof createWorld>>) {
  const released: Release = JSON.parse(readFileSync(file, 'utf8'))
  const describe = await openDescriber(connection)
  const plan = await openPlanner(connection)
  const found: string[] = []
  for (const { text, ...before } of released.statements) {
    // What a statement does upon a conflict is only looked up when it is planned.
    const asked = async () => (await plan(text, before.params.length)) && (await describe(text))
    const now = await asked().catch((error: Error) => error.message)
    if (JSON.stringify(now) !== JSON.stringify(before)) found.push(`${text}: ${JSON.stringify(now)}`)
  }
  const tables = new Set(released.columns.map((name) => name.split('.')[0]))
  for (const { name, mayBeLeftOut } of await columnsOf(pool)) {
    const isNew = tables.has(name.split('.')[0]) && !released.columns.includes(name)
    if (isNew && !mayBeLeftOut) found.push(`${name} is new, and may not be left out`)
  }
  return found
}

/** Writes the file anew: CONTRIBUTING.md says when. */
async function noteRelease() {
  const { connection, pool } = await createWorld({ at })
  const describe = await openDescriber(connection)
  const statements: Release['statements'] = []
  for (const each of await allStatements()) {
    const { text } = compileStatement(each)
    statements.push({ text: text.replace(/\s+/g, ' '), ...(await describe(text)) })
  }
  const columns = (await columnsOf(pool)).map(({ name }) => name)
  const lines = statements.map((each) => `    ${JSON.stringify(each)}`)
  const names = columns.map((each) => `    ${JSON.stringify(each)}`)
  writeFileSync(
    file,
    `{\n  "statements": [\n${lines.join(',\n')}\n  ],\n  "columns": [\n${names.join(',\n')}\n  ]\n}\n`,
  )
}
if (process.env['NOTE_RELEASE']) await noteRelease()

test('processes of the release before this one can go on with this schema during an update', async () => {
  expect(await breaches(await createWorld({ at }))).toEqual([])
})

test.each([
  ['a column that it reads is gone', 'alter table zone_change drop column left_zone', 'left_zone'],
  ['a column has another type', 'alter table achievement alter achievement_id type varchar(40)', 'varchar'],
  ['a key that it writes by is gone', 'alter table achievement drop constraint achievement_pkey', 'ON CONFLICT'],
  ['a new column must be written', 'alter table zone_change add mood text not null', 'zone_change.mood is new'],
])('the check itself notices that %s', async (_, change, named) => {
  const world = await createWorld({ at })
  await world.pool.query(change)
  expect((await breaches(world)).join()).toContain(named)
})
