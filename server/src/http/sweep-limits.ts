import type { Database } from '../db/database.ts'
import { statement } from '../db/statement.ts'

const everySoOften = 64
const mostAtOnce = 1_000
/** Failures are remembered for a quarter of an hour after the last; everything else only until it is over. */
const rememberedFor = 15 * 60

const removePast = statement({
  name: 'remove_past_limits',
  params: { now: 'timestamptz', keptSeconds: 'float8', limit: 'int8' },
  sql: `delete from rate_limit where key in (select key from rate_limit
      where until < :now::timestamptz - :keptSeconds * interval '1 second'
      order by until limit :limit for update skip locked)`,
})

/**
 * Removes what is past, in passing: more rows at each turn than were added since the last, so that a flood of keys is
 * gone again after fewer requests than it took.
 */
export function sweepLimits(db: Database) {
  let calls = 0
  return async (now: Date) => {
    calls += 1
    if (calls % everySoOften === 0) await removePast(db, { now, keptSeconds: rememberedFor, limit: mostAtOnce })
  }
}
