import { setTimeout as pause } from 'node:timers/promises'
import { openPool } from '@app/server/db/database'

const every = 50
const patience = 1_000

/** Needs a primary, waits for the standby as every commit does, and leaves no row. */
const write = `select pg_logical_emit_message(true, 'drill', '')`

/** Writes through the pooler on a connection of the drill's own: it knows when the database is back, whatever the app does. */
export function openProbe(connectionString: string) {
  const pool = openPool({ connectionString, isPooled: true }, { max: 1, waitAtMostMs: patience })
  const accepted: number[] = []
  let isOver = false

  async function tryOnce() {
    // The type of the pool knows no timeout of one statement, which the driver has.
    const asked = { text: write, query_timeout: patience }
    await pool.query(asked).then(
      () => accepted.push(Date.now()),
      () => undefined,
    )
  }

  async function look() {
    for (; !isOver; await pause(every)) await tryOnce()
  }

  const looking = look()
  return {
    /** The moments when a write was accepted. */
    accepted: accepted as readonly number[],
    async close() {
      isOver = true
      await looking
      await pool.end()
    },
  }
}
