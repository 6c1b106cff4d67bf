import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { sqlState } from './database-errors.ts'
import type { Connection } from './pooler.ts'

/** With `mostTurns` together what a request waits for a server that no longer answers. */
const longHeldMs = 1_000
const lookEveryMs = 250
const turnMs = 100
const mostTurns = 15

/**
 * A server that is cut off without a word holds each statement until its timeout. While a client is held for long and no
 * other gets an answer, one more connection asks whether a server answers; if none does, those held for long are broken.
 */
export function breakSilentClients(pool: pg.Pool, connection: Connection) {
  const heldSince = new Map<pg.PoolClient, number>()
  let isAsking = false
  let answeredAt = 0
  let looking: NodeJS.Timeout | undefined

  const heldLong = () =>
    [...heldSince].flatMap(([client, since]) =>
      performance.now() - Math.max(since, answeredAt) > longHeldMs ? [client] : [],
    )

  async function look() {
    if (isAsking || heldLong().length === 0) return
    isAsking = true
    const isThere = await answers(connection)
    isAsking = false
    if (isThere) {
      answeredAt = performance.now()
      return
    }
    for (const { connection } of heldLong())
      connection.stream.destroy(new Error('Connection broken: the database stopped answering.'))
  }

  pool.on('acquire', (client) => {
    heldSince.set(client, performance.now())
    looking ??= setInterval(look, lookEveryMs).unref()
  })
  pool.on('release', (error, client) => {
    // A server too busy for one more connection is not silent.
    if (!error) answeredAt = performance.now()
    heldSince.delete(client)
    if (heldSince.size > 0) return
    clearInterval(looking)
    looking = undefined
  })
}

async function answers({ isPooled: _, ...connection }: Connection) {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  const reply = client.connect().then(() => client.query('select 1'))
  const answer = reply.then(
    () => true,
    (error) => sqlState(error) !== undefined,
  )
  const isThere = await Promise.race([answer, silence(mostTurns).then(() => false)])
  client.connection.stream.destroy()
  return isThere
}

/** Waits by turns of the event loop: one that was busy itself must not take its own pause for the server's silence. */
export async function silence(atMost: number) {
  for (let turns = 0; turns < atMost; turns++) await pause(turnMs, undefined, { ref: false })
}
