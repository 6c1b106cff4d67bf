import { expect, test } from 'vitest'
import { allStatements, openDescriber } from '../test/describe-statement.ts'
import { createWorld } from '../test/world.ts'
import { columnType, compileStatement, type Statement, statements, typed } from './statement.ts'

const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
const describe = await openDescriber(world.connection)

/** A statement as it is declared, beside what PostgreSQL says of it. */
async function compare(declared: Statement) {
  const { name, params = {}, columns = {} } = declared
  const { text, names } = compileStatement(declared)
  const described = await describe(text).catch((error) => {
    throw new Error(`PostgreSQL refuses ${name ?? text}: ${error.message}`)
  })
  const types = Object.fromEntries(names.map((each, at) => [each, described.params[at]]))
  return {
    declared: { params: typesOf(params), columns: typesOf(columns) },
    described: { params: types, columns: described.columns },
  }
}

const typesOf = (declared: NonNullable<Statement['params']>) =>
  Object.fromEntries(Object.entries(declared).map(([name, type]) => [name, columnType(type)]))

test('PostgreSQL accepts the parameters and returns the columns that every statement declares', async () => {
  const [declared, described] = [[], []] as object[][]
  for (const each of await allStatements()) {
    const compared = await compare(each)
    declared?.push({ name: each.name ?? each.sql, ...compared.declared })
    described?.push({ name: each.name ?? each.sql, ...compared.described })
  }
  expect(declared).toEqual(described)
  expect(statements.length).toBeGreaterThan(250)
})

test('no two statements have one name', () => {
  const names = statements.flatMap(({ name }) => name ?? [])
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

const planted = {
  params: { userId: 'text', day: 'date' },
  columns: { day: 'date', kind: typed<'done'>('text'), replaced: 'text?' },
  sql: 'select day, kind, replaced from day_log where user_id = :userId and day = :day',
} as const

test.each([
  ['a column of another name', { columns: { day: 'date', sort: 'text', replaced: 'text' } }],
  ['a column of another type', { columns: { day: 'timestamptz', kind: 'text', replaced: 'text' } }],
  ['a column too many', { columns: { ...planted.columns, zone: 'text' } }],
  ['a column too few', { columns: { day: 'date', kind: 'text' } }],
  ['a parameter of another type', { params: { userId: 'uuid', day: 'date' } }],
] as const)('the check itself notices %s', async (_, breach) => {
  const right = await compare(planted)
  const wrong = await compare({ ...planted, ...breach })
  expect(right.declared).toEqual(right.described)
  expect(wrong.declared).not.toEqual(wrong.described)
})

test.each([
  ['a column that no table has', { sql: 'select dya from day_log' }],
  ['SQL that is none', { sql: 'selekt' }],
])('PostgreSQL itself refuses %s', async (_, { sql }) => {
  await expect(compare({ name: 'planted', sql })).rejects.toThrow('PostgreSQL refuses planted')
})

test.each([
  [
    'a parameter that is not used',
    { params: { userId: 'text', day: 'date' }, sql: 'select :userId' },
    'does not use day',
  ],
  ['a parameter that is not declared', { params: { userId: 'text' }, sql: 'select :userId, :day' }, 'not declare day'],
  ['a parameter without a name', { sql: 'select $1' }, 'without a name'],
] as const)('no statement can be made with %s', (_, wrong, reason) => {
  expect(() => compileStatement(wrong)).toThrow(reason)
})

test('a name stands for one parameter wherever it is written, and neither a cast nor a text is one', () => {
  const declared = {
    params: { from: 'date', to: 'date' },
    sql: `select ':to', 'it''s :to', :to::text, :from::date, :to`,
  } as const
  expect(compileStatement(declared)).toMatchObject({
    text: `select ':to', 'it''s :to', $1::text, $2::date, $1`,
    names: ['to', 'from'],
  })
})
