import { randomUUID } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openFaultyProxy } from '../test/faulty-proxy.ts'
import { writeNextRelease } from '../test/next-release.ts'
import { inDatabase } from '../test/postgres.ts'
import { openDatabase, openPool } from './database.ts'
import { checkReadiness, isMigrated, listMigrations, migrateDatabase } from './migrate.ts'
import { inTransaction } from './transaction.ts'

async function createEmptyDatabase() {
  const server = inject('postgres')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  const inServer = (sql: string) => inDatabase(server, 'postgres', async (client) => void (await client.query(sql)))
  await inServer(`create database ${database}`)
  onTestFinished(() => inServer(`drop database ${database} with (force)`))
  const connection = { ...server, database }
  const pool = openPool(connection)
  onTestFinished(() => pool.end())
  return { connection, pool }
}

const twoMore = {
  '9001_moods.sql': 'create table mood (name text primary key); alter table "user" add mood text references mood;',
  '9002_moods_of_rounds.sql': 'alter table round add mood text references mood;',
}

test('of six processes that migrate an empty database at once, one migrates and all succeed', async () => {
  const { connection, pool } = await createEmptyDatabase()
  await Promise.all(Array.from({ length: 6 }, () => migrateDatabase(connection)))
  expect((await pool.query('select name from migrations.done order by name')).rows).toEqual(
    listMigrations().map((name) => ({ name })),
  )
})

test('each migration has a number of its own', () => {
  const numbers = listMigrations().map((name) => /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1])
  expect(numbers).toEqual(numbers.map((_, at) => String(at + 1).padStart(4, '0')))
})

test('tables from before the first release are refused with a sentence, and left as they are', async () => {
  const { connection, pool } = await createEmptyDatabase()
  await pool.query('create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key)')
  await expect(migrateDatabase(connection)).rejects.toThrow('docs/upgrading.md')
  expect((await pool.query(`select from pg_tables where schemaname in ('public', 'migrations')`)).rowCount).toBe(0)
})

test.each([
  ['its note', /insert into migrations/, 0],
  ['its tables', /create table session/, 0],
  ['the second of two more', /9002_moods_of_rounds/, listMigrations().length + 1],
])(
  'a migration that is killed at %s leaves nothing of itself, and the next start does it whole',
  async (_, at, before) => {
    const folder = await writeNextRelease(twoMore)
    const { connection, pool } = await createEmptyDatabase()
    const proxy = await openFaultyProxy(connection)
    proxy.faults.resetBefore = at
    await expect(migrateDatabase(proxy.connection, folder)).rejects.toThrow()
    const made = `select from pg_tables where schemaname in ('public', 'migrations')`
    if (before === 0) await expect.poll(async () => (await pool.query(made)).rowCount).toBe(0)
    else expect((await pool.query('select from migrations.done')).rowCount).toBe(before)
    await migrateDatabase(connection, folder)
    expect([await isMigrated(pool, folder), await checkReadiness(openDatabase(pool))]).toEqual([true, 'ready'])
  },
)

test('people sign up while an update waits for a table: the migration before it has let theirs go', async () => {
  const folder = await writeNextRelease(twoMore)
  const { connection, pool } = await createEmptyDatabase()
  await migrateDatabase(connection)
  expect(await isMigrated(pool, folder)).toBe(false)
  let migrated: Promise<void> | undefined
  await inTransaction(pool, async ({ $client }) => {
    await $client.query('select from round')
    migrated = migrateDatabase(connection, folder)
    await expect.poll(async () => (await pool.query('select from pg_locks where not granted')).rowCount).toBe(1)
    await pool.query(`set lock_timeout = '1s'; insert into "user" (id, name, email, first_name, last_name)
      values ('ada', 'Ada', 'ada@example.com', 'Ada', 'Byron'); reset lock_timeout`)
  })
  await migrated
  expect(await isMigrated(pool, folder)).toBe(true)
})
