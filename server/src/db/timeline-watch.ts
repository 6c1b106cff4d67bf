import { log } from '../process/log.ts'
import type { Database } from './database.ts'
import { statement } from './statement.ts'

const readTimeline = statement({
  name: 'read_timeline',
  columns: { timeline: 'int4?' },
  sql: `select case when not pg_is_in_recovery()
    then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`,
})

export interface TimelineWatch {
  check(): Promise<void>
  /** When the database was last found behind what this process had seen; null: never. */
  wentBackAt(): Date | null
}

/**
 * Each promotion begins a timeline with a higher number. A primary on a lower one than this process has seen was not
 * fenced: it came back, and lacks what the other one acknowledged.
 */
export function watchTimeline(db: Database, now: () => Date): TimelineWatch {
  let latest = 0
  let wentBackAt: Date | null = null

  async function look() {
    // An answer may be older than one that came meanwhile.
    const known = latest
    const [{ timeline } = { timeline: null }] = await readTimeline(db)
    if (timeline === null) return
    latest = timeline
    if (timeline >= known) return
    wentBackAt = now()
    log('error', 'The database went back: acknowledged writes are lost.', { timeline, before: known })
  }

  return {
    // Some hosts of PostgreSQL do not tell; their trouble is noticed elsewhere.
    check: () => look().catch(() => undefined),
    wentBackAt: () => wentBackAt,
  }
}
