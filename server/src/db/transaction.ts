import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Database } from './database.ts'
import { readOnly, sqlState } from './database-errors.ts'
import { beginOf } from './pooler.ts'

/** Notes a statement that nobody waits for: the transaction is done when all of them are. */
export type Write = (sent: Promise<unknown>) => void

type Work<T> = (db: Database, write: Write) => Promise<T>

/** The database, and what does work on it in one transaction. */
export interface Transacting {
  db: Database
  /** Does all of the work or nothing; it may run more than once. */
  transact<T>(work: Work<T>): Promise<T>
}

const mostRetries = 3
/** Serialization failure and deadlock: nothing happened, and a second try may pass. */
const passing = new Set(['40001', '40P01'])
/** What PostgreSQL says to every statement behind one that failed. */
const refusedBehind = '25P02'

/**
 * Does all of `work` or nothing, on one client; `db` is only good inside.
 * It may run up to four times, so it touches nothing but the database. When the connection breaks at the
 * very end, the error leaves open whether it was done: writes need a natural key.
 */
export async function inTransaction<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await tryOnce(pool, work)
    } catch (error) {
      if (attempt === mostRetries || !passing.has(sqlState(error) ?? '')) throw error
      // Jitter: two that met once should not meet again.
      await pause(Math.random() * 20 * 2 ** attempt)
    }
  }
}

/**
 * The client sends each statement as it comes, without waiting for the answer to the one before it. Once a statement
 * fails, PostgreSQL refuses those behind it; nothing more is sent, and nothing is committed.
 */
async function tryOnce<T>(pool: pg.Pool, work: Work<T>): Promise<T> {
  const client = await pool.connect()
  let broken = false
  const breaks = () => {
    broken = true
  }
  client.on('error', breaks)
  const sent: Promise<unknown>[] = []
  let failure: unknown
  const write: Write = (statement) => {
    statement.catch((error) => {
      if (sqlState(error) !== refusedBehind) failure ??= error
    })
    sent.push(statement)
  }
  try {
    const query = inOnePacket(client, () => failure)
    write(query(beginOf(client)))
    const result = await work({ $client: { query } }, write)
    await Promise.all(sent)
    const { command } = await client.query('commit')
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back.')
    return result
  } catch (error) {
    // A client that cannot even roll back may still hold locks: it is closed instead of lent again.
    await client.query('rollback').catch(breaks)
    // What was waited for may have failed only because of it.
    const reason = failure ?? error
    // Its server is a primary no more: another client finds the new one.
    if (sqlState(reason) === readOnly) breaks()
    throw reason
  } finally {
    client.off('error', breaks)
    client.release(broken)
  }
}

/**
 * What is asked in one turn of the event loop is written at once: each write of a socket costs as much as the statement.
 * After a failure nothing more is asked.
 */
function inOnePacket(client: pg.PoolClient, failure: () => unknown): pg.PoolClient['query'] {
  const { stream } = client.connection
  const query = (...asked: Parameters<pg.PoolClient['query']>) => {
    if (failure()) return Promise.reject(failure())
    stream.cork()
    process.nextTick(() => stream.uncork())
    return client.query(...asked)
  }
  return query as pg.PoolClient['query']
}
