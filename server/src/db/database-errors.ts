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
