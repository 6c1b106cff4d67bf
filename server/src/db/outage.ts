import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { log } from '../process/log.ts'
import { isUnreachable } from './database-errors.ts'

const askEvery = 1_000

/** Takes an error, and says whether it only means that the database is away: then the log knows already. */
export type NoteOutage = (error: unknown) => boolean

/** Two lines for each outage, however many requests meet it: when the first error says so, and when a primary answers again. */
export function watchOutages(pool: pg.Pool): NoteOutage {
  let errors = 0

  async function untilBack() {
    const began = performance.now()
    while (!(await isBack(pool))) await pause(askEvery, undefined, { ref: false })
    if (!pool.ending) log('warn', 'The database is back.', { seconds: secondsSince(began), errors })
    errors = 0
  }

  return (error) => {
    if (!isUnreachable(error)) return false
    errors += 1
    if (errors === 1) {
      log('error', 'The database is away.', { error })
      void untilBack()
    }
    return true
  }
}

const secondsSince = (began: number) => Math.round((performance.now() - began) / 100) / 10

/** A pool that is closed has nothing to wait for. */
async function isBack(pool: pg.Pool) {
  if (pool.ending) return true
  const asked = pool.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"')
  return await asked.then(
    ({ rows }) => rows[0]?.isStandby === false,
    () => false,
  )
}
