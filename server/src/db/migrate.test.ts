import { randomUUID } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openFaultyProxy } from '../test/faulty-proxy.ts'
import { inDatabase } from '../test/postgres.ts'
import { openDatabase, openPool } from './database.ts'
import { isMigrated, migrateDatabase, readinessOf } from './migrate.ts'

async function createEmptyDatabase() {
  const server = inject('postgres')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  const inServer = (sql: string) => inDatabase(server, 'postgres', async (client) => void (await client.query(sql)))
  await inServer(`create database ${database}`)
  onTestFinished(() => inServer(`drop database ${database} with (force)`))
  return { ...server, database }
}

test('of six processes that migrate an empty database at once, one migrates and all succeed', async () => {
  const connection = await createEmptyDatabase()
  await Promise.all(Array.from({ length: 6 }, () => migrateDatabase(connection)))
  const pool = openPool(connection)
  onTestFinished(() => pool.end())
  expect(await isMigrated(pool)).toBe(true)
  const { rows } = await pool.query('select count(*) = count(distinct hash) as once from drizzle.__drizzle_migrations')
  expect(rows).toEqual([{ once: true }])
})

test.each([/insert into drizzle/, /create table .session/is])(
  'a migration that is killed half-way (%s) leaves nothing behind, and the next start does it whole',
  async (place) => {
    const connection = await createEmptyDatabase()
    const proxy = await openFaultyProxy(connection)
    proxy.faults.resetBefore = place
    await expect(migrateDatabase(proxy.connection)).rejects.toThrow()
    const pool = openPool(connection)
    onTestFinished(() => pool.end())
    const made = `select from pg_tables where schemaname in ('public', 'drizzle')`
    const tables = async () => (await pool.query(made)).rowCount
    await expect.poll(tables).toBe(0)
    await migrateDatabase(connection)
    expect([await isMigrated(pool), await readinessOf(openDatabase(pool))]).toEqual([true, 'ready'])
  },
)
