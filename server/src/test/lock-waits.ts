import type pg from 'pg'

const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`

/** How many connections of this test's own database wait for a lock; other tests share the server. */
export const countLockWaits = async (pool: pg.Pool) => (await pool.query(waits)).rowCount
