import { expect, onTestFinished, test } from 'vitest'
import { openFaultyProxy } from '../test/faulty-proxy.ts'
import { createWorld } from '../test/world.ts'
import { openPool } from './database.ts'
import { isUnreachable } from './database-errors.ts'

async function openBreakable() {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const { connection, faults, joined } = await openFaultyProxy(world.connection)
  const pool = openPool(connection)
  onTestFinished(() => pool.end())
  return { pool, faults, joined }
}

test('a statement that a silent server holds fails like one that finds no server, and the next connection works', async () => {
  const { pool, faults } = await openBreakable()
  const client = await pool.connect()
  await client.query('begin')
  faults.mode = 'silent'
  const error = await client.query('select 1').catch((reason: unknown) => reason)
  expect(error).toMatchObject({ message: 'Connection broken: the database stopped answering.' })
  expect(isUnreachable(error)).toBe(true)
  await expect(client.query('rollback')).rejects.toThrow()
  faults.mode = 'pass'
  client.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a long statement of a server that answers is left alone, and the server is asked once a second', async () => {
  const { pool, joined } = await openBreakable()
  expect((await pool.query('select pg_sleep(2.5) is null as done')).rows).toEqual([{ done: false }])
  // The client itself, and a question at most at 1 and at 2 seconds.
  expect(joined()).toBeLessThanOrEqual(3)
})

test('a server that answers others is left alone, although it is too busy for one more connection', async () => {
  const { pool, faults } = await openBreakable()
  const other = await pool.connect()
  const asked = pool.query('select pg_sleep(4) is null as done')
  await pool.query('select 1')
  other.release()
  faults.ignoresNew = true
  let isDone = false
  const long = asked.finally(() => {
    isDone = true
  })
  while (!isDone) await pool.query('select pg_sleep(0.05)')
  expect((await long).rows).toEqual([{ done: false }])
})
