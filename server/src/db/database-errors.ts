import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { log } from '../process/log.ts'

export function sqlState(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause)
    if ('code' in each && typeof each.code === 'string' && /^[0-9A-Z]{5}$/.test(each.code)) return each.code
  return undefined
}

export const readOnlySqlState = '25006'

/** SQLSTATEs of the database, not the request: connection, resources, operator, system, a lost race. */
const unavailableSqlStates = /^(08|53|57|58|55P03|40|25006)/
const unreachable = /^(08|53300|57P0|25006)/
const connection = /timeout|ECONN|EPIPE|ENOENT|EAI_AGAIN|terminated|Connection/i

export const isDatabaseUnavailable = (error: unknown) => matches(error, unavailableSqlStates)

/** A standby that has not yet got a migration lacks its tables and columns. */
export const isMissingMigration = (error: unknown) => /^42(P01|703)$/.test(sqlState(error) ?? '')

export const isUnreachable = (error: unknown) => matches(error, unreachable)

function matches(error: unknown, states: RegExp) {
  const state = sqlState(error)
  if (state) return states.test(state)
  for (let each = error; each instanceof Error; each = each.cause) if (connection.test(textOf(each))) return true
  return false
}

const textOf = (error: Error) =>
  error instanceof AggregateError ? error.errors.map(String).join() : `${error.message} ${Reflect.get(error, 'code')}`

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
