import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openFaultyProxy } from '../test/faulty-proxy.ts'
import { inDatabase } from '../test/postgres.ts'
import { openDatabase, openPool } from './database.ts'
import { isMigrated, knownMigrations, migrateDatabase, readinessOf } from './migrate.ts'

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))

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

test('a database that was migrated by Drizzle is known and left as it is', async () => {
  const [theirs, ours] = [await createEmptyDatabase(), await createEmptyDatabase()]
  const readNotes = async (pool: pg.Pool) =>
    (await pool.query('select id, hash, created_at from drizzle.__drizzle_migrations order by id')).rows
  const [pool, second] = [openPool(theirs), openPool(ours)]
  onTestFinished(async () => void (await Promise.all([pool.end(), second.end()])))
  await migrate(drizzle(pool), { migrationsFolder })
  const noted = await readNotes(pool)
  await migrateDatabase(theirs)
  await migrateDatabase(ours)
  expect(await readNotes(pool)).toEqual(noted)
  expect(await readNotes(second)).toEqual(noted)
})

test('only the newest migration keeps a snapshot: the next one is compared with it', () => {
  const newest = knownMigrations().length - 1
  const expected = ['_journal.json', `${String(newest).padStart(4, '0')}_snapshot.json`]
  expect(readdirSync(`${migrationsFolder}/meta`).sort()).toEqual(expected.sort())
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
