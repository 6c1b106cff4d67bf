import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openFaultyProxy } from '../test/faulty-proxy.ts'
import { migrateUntil } from '../test/migrate-until.ts'
import { inDatabase } from '../test/postgres.ts'
import { openDatabase, openPool } from './database.ts'
import { checkReadiness, isMigrated, listMigrations, migrateDatabase, readMigration } from './migrate.ts'
import { inTransaction } from './transaction.ts'

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
  const newest = listMigrations().length - 1
  const expected = ['_journal.json', `${String(newest).padStart(4, '0')}_snapshot.json`]
  expect(readdirSync(`${migrationsFolder}/meta`).sort()).toEqual(expected.sort())
})

test.each([
  [/insert into drizzle/, 0],
  [/create table .session/is, 0],
  [/user_search_plain/, 35],
])(
  'a migration that is killed half-way (%s) leaves nothing behind, and the next start does it whole',
  async (place, before) => {
    const connection = await createEmptyDatabase()
    const proxy = await openFaultyProxy(connection)
    proxy.faults.resetBefore = place
    await expect(migrateDatabase(proxy.connection)).rejects.toThrow()
    const pool = openPool(connection)
    onTestFinished(() => pool.end())
    const made = `select from pg_tables where schemaname in ('public', 'drizzle')`
    const tables = async () => (await pool.query(made)).rowCount
    if (before === 0) await expect.poll(tables).toBe(0)
    else expect((await pool.query('select from drizzle.__drizzle_migrations')).rowCount).toBe(before)
    await migrateDatabase(connection)
    expect([await isMigrated(pool), await checkReadiness(openDatabase(pool))]).toEqual([true, 'ready'])
  },
)

async function openReleaseBefore() {
  const connection = await createEmptyDatabase()
  const pool = openPool(connection)
  onTestFinished(() => pool.end())
  await migrateUntil(pool, '0035_names_without_accents')
  const waiting = async () => (await pool.query('select from pg_locks where not granted')).rowCount
  return { connection, pool, waiting }
}

test('people can be read while the index of their names is made', async () => {
  const { pool } = await openReleaseBefore()
  const { steps } = readMigration('0035_names_without_accents')
  await inTransaction(pool, async ({ $client }) => {
    for (const step of steps) await $client.query(step)
    await pool.query(`set lock_timeout = '1s'; select from "user"; reset lock_timeout`)
  })
})

test('people sign up while a migration waits for a table: the one before it has let theirs go', async () => {
  const { connection, pool, waiting } = await openReleaseBefore()
  let migrated: Promise<void> | undefined
  await inTransaction(pool, async ({ $client }) => {
    await $client.query('select from crypto_payment')
    migrated = migrateDatabase(connection)
    await expect.poll(waiting).toBe(1)
    await pool.query(`set lock_timeout = '1s'; insert into "user" (id, name, email, first_name, last_name)
      values ('ada', 'Ada', 'ada@example.com', 'Ada', 'Byron'); reset lock_timeout`)
  })
  await migrated
  expect(await isMigrated(pool)).toBe(true)
})

test('a request that holds a table and waits for another does not fail the update', async () => {
  const { connection, pool, waiting } = await openReleaseBefore()
  let migrated: Promise<void> | undefined
  await inTransaction(pool, async ({ $client }) => {
    // The update notices the circle first.
    await $client.query(`set local deadlock_timeout = '9s'`)
    await $client.query('select from round')
    migrated = migrateDatabase(connection)
    await expect.poll(waiting).toBe(1)
    await $client.query('select from idea_sketch')
  })
  await migrated
  expect(await isMigrated(pool)).toBe(true)
})
