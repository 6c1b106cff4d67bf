import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Database } from './database.ts'
import { readOnlySqlState, sqlState } from './database-errors.ts'
import { beginStatement } from './pooler.ts'

export type Write = (send: () => Promise<unknown>) => void

type Work<T> = (db: Database, write: Write) => Promise<T>

export interface TransactionDeps {
  db: Database
  transact<T>(work: Work<T>): Promise<T>
}

const maxRetries = 3
const passing = new Set(['40001', '40P01'])
const refusedBehind = '25P02'

/**
 * `work` may run up to four times, so it touches nothing but the database. When the connection breaks at the commit,
 * the error leaves open whether it was done: writes need a natural key.
 */
export async function inTransaction<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await tryOnce(pool, work)
    } catch (error) {
      if (attempt === maxRetries || !passing.has(sqlState(error) ?? '')) throw error
      // Jitter, so that two conflicting transactions do not meet again.
      await pause(Math.random() * 20 * 2 ** attempt)
    }
  }
}

/** Statements are pipelined; once one fails, PostgreSQL refuses those behind it, and nothing is committed. */
async function tryOnce<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  const client = await pool.connect()
  let broken = false
  const breaks = () => {
    broken = true
  }
  client.on('error', breaks)
  const packet = inOnePacket(client)
  try {
    const last: (() => Promise<unknown>)[] = []
    const begun = packet.query(beginStatement(client))
    const [result] = await Promise.all([work({ $client: packet }, (send) => void last.push(send)), begun])
    await commit(packet, last)
    return result
  } catch (error) {
    // A client that cannot roll back may still hold locks: it is closed.
    await client.query('rollback').catch(breaks)
    const reason = packet.failure() ?? error
    // Its server became a standby: a new client finds the primary.
    if (sqlState(reason) === readOnlySqlState) breaks()
    throw reason
  } finally {
    client.off('error', breaks)
    client.release(broken)
  }
}

/** PostgreSQL answers "ROLLBACK" to a commit behind a statement that failed. */
async function commit({ sent, end }: Packet, last: readonly (() => Promise<unknown>)[]) {
  const before = sent()
  const written = Promise.all(last.map((send) => send()))
  // A statement that could not be sent fails `written`: nothing may be committed without it.
  if (sent() - before !== last.length) await written
  const [{ command }] = await Promise.all([end(), written])
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back.')
}

type Packet = ReturnType<typeof inOnePacket>

/** Writes the statements of one turn of the event loop together: a socket write costs as much as a statement. */
function inOnePacket(client: pg.PoolClient) {
  const { stream } = client.connection
  let [sent, failure, isEnded]: [number, unknown, boolean] = [0, undefined, false]
  const query = async (...input: [text: string]) => {
    if (failure) throw failure
    if (isEnded) throw new Error('What is written at the end of a transaction is one statement.')
    sent += 1
    stream.cork()
    process.nextTick(() => stream.uncork())
    try {
      return await client.query(...input)
    } catch (error) {
      if (sqlState(error) !== refusedBehind) failure ??= error
      throw error
    }
  }
  return {
    query: query as pg.PoolClient['query'],
    end() {
      const ending = query('commit')
      isEnded = true
      return ending
    },
    sent: () => sent,
    failure: () => failure,
  }
}
