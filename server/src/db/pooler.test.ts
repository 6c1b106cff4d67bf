import { expect, test } from 'vitest'
import { openFaultyProxy } from '../test/faulty-proxy.ts'
import { createWorld } from '../test/world.ts'
import { resolveConnection } from './connect.ts'
import { openDatabase, openPool } from './database.ts'
import { statement } from './statement.ts'
import { inTransaction } from './transaction.ts'

const countNames = statement({
  name: 'count_names',
  columns: { names: 'int4', timeout: 'text' },
  sql: `select count(*)::int as names, current_setting('statement_timeout') as timeout from pg_prepared_statements`,
})

test.each([
  { isPooler: false, outside: { names: 1, timeout: '10s' }, inside: { names: 1, timeout: '10s' } },
  { isPooler: true, outside: { names: 0, timeout: '0' }, inside: { names: 0, timeout: '10s' } },
])('a pooler is recognised, and then no connection has to remember anything: $isPooler', async (way) => {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const proxy = await openFaultyProxy(world.connection)
  proxy.faults.isPooler = way.isPooler
  const connection = await resolveConnection(proxy.connection)
  expect(connection.isPooled).toBe(way.isPooler)
  const pool = openPool(connection)
  await countNames(openDatabase(pool))
  expect(await countNames(openDatabase(pool))).toEqual([way.outside])
  expect(await inTransaction(pool, (db) => countNames(db))).toEqual([way.inside])
  await pool.end()
})
