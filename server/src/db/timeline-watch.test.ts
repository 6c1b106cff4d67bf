import { expect, onTestFinished, test } from 'vitest'
import { createWorld } from '../test/world.ts'
import { openDatabase, openPool } from './database.ts'
import { watchTimeline } from './timeline-watch.ts'

/** A database that is on any timeline that the test says. */
async function openWatched() {
  const { pool, connection } = await createWorld({ at: '2026-03-14T20:00:00Z' })
  await pool.query(`create schema moved; create table moved.now (name text); insert into moved.now values (null);
    create function moved.pg_walfile_name(pg_lsn) returns text language sql return (select name from moved.now)`)
  await pool.query(`alter database ${connection.database} set search_path = moved, pg_catalog, public`)
  const watched = openPool(connection)
  onTestFinished(() => watched.end())
  const watch = watchTimeline(openDatabase(watched), () => new Date('2026-03-14T21:00:00Z'))
  return async (timeline: string) => {
    await pool.query('update moved.now set name = $1', [`${timeline}0000000100000002`])
    await watch.check()
    return watch.wentBackAt()
  }
}

test('an operator learns that a primary came back without what another one had acknowledged', async () => {
  const seenOn = await openWatched()
  expect(await seenOn('00000001')).toBe(null)
  expect(await seenOn('0000000A')).toBe(null)
  expect(await seenOn('0000000A')).toBe(null)
  const wentBackAt = new Date('2026-03-14T21:00:00Z')
  expect(await seenOn('00000009')).toEqual(wentBackAt)
  expect(await seenOn('00000009')).toEqual(wentBackAt)
})

test('a database that does not tell its timeline is left alone', async () => {
  const seenOn = await openWatched()
  expect(await seenOn('not a timeline')).toBe(null)
  expect(await seenOn('00000001')).toBe(null)
})

test('a real database has a timeline, and stays on it', async () => {
  const { db, pool } = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const { rows } = await pool.query(`select left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline`)
  expect(rows).toEqual([{ timeline: '00000001' }])
  const watch = watchTimeline(db, () => new Date())
  await watch.check()
  await watch.check()
  expect(watch.wentBackAt()).toBe(null)
})
