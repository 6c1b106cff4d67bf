import { randomUUID } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { inDatabase } from '../test/postgres.ts'
import { openPool } from './database.ts'
import { isMigrated, migrateDatabase } from './migrate.ts'

test('of six who bring an empty database up to date at once, one works and all are content', async () => {
  const server = inject('postgres')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await inDatabase(server, 'postgres', async (client) => void (await client.query(`create database ${database}`)))
  const connection = { ...server, database }
  await Promise.all(Array.from({ length: 6 }, () => migrateDatabase(connection)))
  const pool = openPool(connection)
  onTestFinished(async () => {
    await pool.end()
    await inDatabase(server, 'postgres', async (client) => void (await client.query(`drop database ${database}`)))
  })
  expect(await isMigrated(pool)).toBe(true)
  const { rows } = await pool.query('select count(*) = count(distinct hash) as once from drizzle.__drizzle_migrations')
  expect(rows).toEqual([{ once: true }])
})
