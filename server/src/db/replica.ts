import type pg from 'pg'
import { type Database, openDatabase } from './database.ts'
import { statement } from './statement.ts'

export const oldestAnswer = 5
const checkEvery = 1_000
const checksHeld = (oldestAnswer * 1_000) / checkEvery

const writtenTo = statement({
  name: 'written_to',
  columns: { place: 'float8' },
  sql: `select (pg_current_wal_flush_lsn() - '0/0')::float8 as place`,
})

const replayedTo = statement({
  name: 'replayed_to',
  columns: { place: 'float8' },
  sql: `select (coalesce(pg_last_wal_replay_lsn(), pg_current_wal_flush_lsn()) - '0/0')::float8 as place`,
})

export interface Replica {
  db: Database
  isFresh(): boolean
}

/**
 * The replica is as new as the last check of the primary whose place in the WAL it has replayed. It checks once a
 * second, and only while it is used: the first reads after a pause go to the primary.
 */
export function openReplica(primary: Database, pool: pg.Pool, now = () => performance.now()): Replica {
  const db = openDatabase(pool)
  let written: { at: number; place: number }[] = []
  let newAsOf = Number.NEGATIVE_INFINITY
  let checkedAt = Number.NEGATIVE_INFINITY

  async function check() {
    const at = now()
    const [[wrote], [replayed]] = await Promise.all([writtenTo(primary), replayedTo(db)])
    if (!wrote || !replayed) return
    written = [...written, { at, place: wrote.place }].slice(-checksHeld)
    newAsOf = Math.max(newAsOf, ...written.filter(({ place }) => place <= replayed.place).map((each) => each.at))
  }

  return {
    db,
    isFresh() {
      if (now() - checkedAt >= checkEvery) {
        checkedAt = now()
        check().catch(() => undefined)
      }
      return now() - newAsOf <= oldestAnswer * 1_000
    },
  }
}
