import { expect, test } from 'vitest'
import { openFaultyProxy } from '../test/faulty-proxy.ts'
import { makeReleaseBefore, personsOfRows, readPersons, rowsOfTheReleaseBefore } from '../test/release-before.ts'
import { createWorld } from '../test/world.ts'
import { isMigrated, migrateDatabase } from './migrate.ts'
import { inTransaction } from './transaction.ts'

async function openReleaseBefore() {
  const { connection, pool } = await createWorld({ at: '2026-03-14T20:00:00Z' })
  await makeReleaseBefore(pool)
  return { connection, pool }
}

test('rows that the release before wrote get the person of their round, and leave with it', async () => {
  const { connection, pool } = await openReleaseBefore()
  await pool.query(rowsOfTheReleaseBefore)
  await migrateDatabase(connection)
  expect(await readPersons(pool)).toEqual(personsOfRows.after)
  await pool.query(`delete from "user" where id = 'ada'`)
  expect(await readPersons(pool)).toEqual({})
})

test.each([/update .?idea_sketch/i, /alter table .?solution/i, /insert into drizzle/i])(
  'an update of tables with rows that is killed half-way (%s) changes nothing, and the next start does it whole',
  async (place) => {
    const { connection, pool } = await openReleaseBefore()
    await pool.query(rowsOfTheReleaseBefore)
    const proxy = await openFaultyProxy(connection)
    proxy.faults.resetBefore = place
    await expect(migrateDatabase(proxy.connection)).rejects.toThrow()
    expect(await readPersons(pool)).toEqual(personsOfRows.before)
    await migrateDatabase(connection)
    expect([await readPersons(pool), await isMigrated(pool)]).toEqual([personsOfRows.after, true])
  },
)

test('a request that holds a table and waits for another does not fail the update', async () => {
  const { connection, pool } = await openReleaseBefore()
  let migrated: Promise<void> | undefined
  const waiting = async () => (await pool.query('select from pg_locks where not granted')).rowCount
  await inTransaction(pool, async ({ $client }) => {
    // The update notices the circle first.
    await $client.query(`set local deadlock_timeout = '9s'`)
    await $client.query('select from round')
    if (!migrated) {
      migrated = migrateDatabase(connection)
      await expect.poll(waiting).toBe(1)
    }
    await $client.query('select from progress')
  })
  await migrated
  expect(await isMigrated(pool)).toBe(true)
})
