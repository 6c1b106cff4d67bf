import { expect, test } from 'vitest'
import { createWorld } from '../test/world.ts'
import { createLocks, withWriterLock } from './locks.ts'

const { pool } = await createWorld({ at: '2026-03-14T20:00:00Z' })

/** Ends the connection that holds the lock, as a restart of the database does. */
async function loseLock() {
  const { rowCount } = await pool.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`,
  )
  expect(rowCount).toBe(1)
}

test.each([
  { what: 'a name', locked: (work: () => Promise<string>) => createLocks(pool)('name', work) },
  { what: 'the writer', locked: (work: () => Promise<string>) => withWriterLock(pool, work) },
])('work under the lock of $what ends as it would have, although the lock is lost', async ({ locked }) => {
  const done = locked(async () => {
    await loseLock()
    return 'done'
  })
  expect(await done).toBe('done')
  const failed = locked(async () => {
    await loseLock()
    throw new Error('of the work')
  })
  await expect(failed).rejects.toThrow('of the work')
})
