import pg from 'pg'

const timeouts = { statement: 10_000, idleInTransaction: 10_000 }

/** `detectPooler`: through a pooler, which may give each transaction another connection. */
export interface Connection extends pg.ClientConfig {
  isPooled?: boolean
}

/** A pooler's backend that answers is not the one that greeted us. */
export async function detectPooler(client: pg.Client) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid !== Reflect.get(client, 'processID')
}

/** Never names statements: each transaction may run on another connection. */
class PooledClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the type of the method that it overrides has eleven forms
  override query(query: any, ...rest: any[]): any {
    const unnamed = query?.name === undefined ? query : { ...query, name: undefined }
    return Reflect.apply(super.query, this, [unnamed, ...rest])
  }
}

/** Timeouts at connection start, which a pooler would refuse. */
export const toPoolConfig = ({ isPooled, ...connection }: Connection) =>
  isPooled
    ? { ...connection, Client: PooledClient }
    : {
        ...connection,
        statement_timeout: timeouts.statement,
        idle_in_transaction_session_timeout: timeouts.idleInTransaction,
      }

const settingsOf = (idleInTransaction: number) =>
  `set local statement_timeout = ${timeouts.statement}; set local idle_in_transaction_session_timeout = ${idleInTransaction}`

export const beginStatement = (client: pg.PoolClient) =>
  client instanceof PooledClient ? `begin; ${settingsOf(timeouts.idleInTransaction)}` : 'begin'

export const beginWithoutTimeout = `begin; ${settingsOf(0)}`
