import pg from 'pg'

/** Milliseconds. */
const timeouts = { statement: 10_000, idleInTransaction: 10_000 }

/** How the database is reached. `isPooled`: by a pooler, which may lend each transaction another connection. */
export interface Connection extends pg.ClientConfig {
  isPooled?: boolean
}

/**
 * Whether a pooler like PgBouncer stands between us and PostgreSQL: then the process that answers is not the one that
 * greeted us. A proxy that only forwards bytes is none.
 */
export async function isPooled(client: pg.Client) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid !== Reflect.get(client, 'processID')
}

/** Each transaction may meet another connection, which knows neither a statement's name nor a setting of ours. */
class PooledClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the type of the method that it overrides has eleven forms
  override query(query: any, ...rest: any[]): any {
    const unnamed = query?.name === undefined ? query : { ...query, name: undefined }
    return Reflect.apply(super.query, this, [unnamed, ...rest])
  }
}

/** What a pool adds to its settings: timeouts as the connection begins, which a pooler would refuse. */
export const poolSettings = ({ isPooled, ...connection }: Connection) =>
  isPooled
    ? { ...connection, Client: PooledClient }
    : {
        ...connection,
        statement_timeout: timeouts.statement,
        idle_in_transaction_session_timeout: timeouts.idleInTransaction,
      }

const settingsOf = (idleInTransaction: number) =>
  `set local statement_timeout = ${timeouts.statement}; set local idle_in_transaction_session_timeout = ${idleInTransaction}`

/** What begins a transaction: it brings its own timeouts where the connection has none. */
export const beginOf = (client: pg.PoolClient) =>
  client instanceof PooledClient ? `begin; ${settingsOf(timeouts.idleInTransaction)}` : 'begin'

/** What begins a transaction that waits for something outside of the database. */
export const beginPatiently = `begin; ${settingsOf(0)}`
