import { Hono } from 'hono'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, openPool } from '../db/database.ts'
import { watchOutages } from '../db/database-errors.ts'
import { watchTimeline } from '../db/timeline-watch.ts'
import { createWorld } from '../test/world.ts'
import { registerHealthRoutes } from './health.ts'

async function ask(pool: pg.Pool, path: string, ending = new AbortController().signal) {
  const app = new Hono()
  const db = openDatabase(pool)
  const timeline = watchTimeline(db, () => new Date())
  registerHealthRoutes(app, { db, reportOutage: watchOutages(pool), timeline, ending })
  const response = await app.request(path)
  return { status: response.status, body: await response.json(), cacheControl: response.headers.get('cache-control') }
}

test('an app with its database is alive and ready', async () => {
  const { pool } = await createWorld({ at: '2026-03-14T20:00:00Z' })
  expect(await ask(pool, '/healthz')).toEqual({
    status: 200,
    body: { message: 'Alive.' },
    cacheControl: 'no-store, private',
  })
  expect(await ask(pool, '/readyz')).toEqual({
    status: 200,
    body: { message: 'Ready.' },
    cacheControl: 'no-store, private',
  })
})

test('an app that ends is alive, but not ready: a balancer sends it nothing more', async () => {
  const { pool } = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const ending = AbortSignal.abort()
  expect(await ask(pool, '/readyz', ending)).toMatchObject({
    status: 503,
    body: { message: 'This process is stopping.' },
  })
  expect((await ask(pool, '/healthz', ending)).status).toBe(200)
})

test('an app without its database is alive, but not ready', async () => {
  const pool = openPool({ host: '/nowhere', user: 'app', database: 'app' })
  onTestFinished(() => pool.end())
  expect(await ask(pool, '/healthz')).toMatchObject({ status: 200 })
  expect(await ask(pool, '/readyz')).toMatchObject({ status: 503, body: { message: 'Can’t reach the database.' } })
})

test('a database that lacks a migration is not ready', async () => {
  const { pool } = await createWorld({ at: '2026-03-14T20:00:00Z' })
  await pool.query('delete from migrations.done')
  expect(await ask(pool, '/readyz')).toMatchObject({ status: 503, body: { message: 'The database is being updated.' } })
})

test('an app on a standby is not ready', async () => {
  const { pool, connection } = await createWorld({ at: '2026-03-14T20:00:00Z' })
  await pool.query(`create schema standby; create function standby.pg_is_in_recovery() returns boolean
    language sql return true`)
  await pool.query(`alter database ${connection.database} set search_path = standby, pg_catalog, public`)
  const standby = openPool(connection)
  onTestFinished(() => standby.end())
  expect(await ask(standby, '/readyz')).toMatchObject({
    status: 503,
    body: { message: 'The database is a standby and doesn’t take writes.' },
  })
})

test('an app whose connection has lost its statements is not ready, as behind a pooler that was not noticed', async () => {
  const { connection } = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const pool = openPool(connection, { max: 1 })
  onTestFinished(() => pool.end())
  expect(await ask(pool, '/readyz')).toMatchObject({ status: 200 })
  await pool.query('deallocate all')
  expect(await ask(pool, '/readyz')).toMatchObject({ status: 503 })
})
