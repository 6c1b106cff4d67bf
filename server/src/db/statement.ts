import type { Database } from './database.ts'

/**
 * A named statement in plain SQL: PostgreSQL plans it once per connection, and nothing is built at each call, which
 * costs a query builder more than the query. `Row` is what the columns hold, in the order of no importance.
 */
export function statement<Row extends object>(name: string, text: string) {
  return async (db: Database, ...values: unknown[]): Promise<Row[]> =>
    (await db.$client.query<Row>({ name, text, values })).rows
}
