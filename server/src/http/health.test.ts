import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { openPool } from '../db/database.ts'
import { createWorld } from '../test/world.ts'
import { healthRoutes } from './health.ts'

async function ask(pool: Parameters<typeof healthRoutes>[1]['pool'], path: string) {
  const app = new Hono()
  healthRoutes(app, { pool })
  const response = await app.request(path)
  return { status: response.status, body: await response.json(), kept: response.headers.get('cache-control') }
}

test('an app with its database is alive and ready', async () => {
  const { pool } = await createWorld({ at: '2026-03-14T20:00:00Z' })
  expect(await ask(pool, '/healthz')).toEqual({ status: 200, body: { message: 'Alive.' }, kept: 'no-store, private' })
  expect(await ask(pool, '/readyz')).toEqual({ status: 200, body: { message: 'Ready.' }, kept: 'no-store, private' })
})

test('an app without its database is alive, but not ready', async () => {
  const pool = openPool({ host: '/nowhere', user: 'app', database: 'app' })
  expect(await ask(pool, '/healthz')).toMatchObject({ status: 200 })
  expect(await ask(pool, '/readyz')).toMatchObject({
    status: 503,
    body: { message: 'The database cannot be reached.' },
  })
})

test('a database that lacks a migration is not ready', async () => {
  const { pool } = await createWorld({ at: '2026-03-14T20:00:00Z' })
  await pool.query('delete from drizzle.__drizzle_migrations')
  expect(await ask(pool, '/readyz')).toMatchObject({
    status: 503,
    body: { message: 'The database is being brought up to date.' },
  })
})
