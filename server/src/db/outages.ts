import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { log } from '../process/log.ts'
import { isUnreachable } from './database-errors.ts'

const checkIntervalMs = 1_000

export type ReportOutage = (error: unknown) => boolean

/** At its first error, and when a primary answers again. */
export function watchOutages(pool: pg.Pool): ReportOutage {
  let errors = 0

  async function untilBack() {
    const began = performance.now()
    while (!(await isBack(pool))) await pause(checkIntervalMs, undefined, { ref: false })
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

async function isBack(pool: pg.Pool) {
  if (pool.ending) return true
  const answer = pool.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"')
  return await answer.then(
    ({ rows }) => rows[0]?.isStandby === false,
    () => false,
  )
}
