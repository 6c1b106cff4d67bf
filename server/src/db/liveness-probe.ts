import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { sqlState } from './database-errors.ts'
import type { Connection } from './pooler.ts'

/** With `maxTurns` together a request's longest wait for a silent server. */
const longHeldMs = 1_000
const probeIntervalMs = 250
const turnMs = 100
const maxTurns = 15

/** A server that is cut off would hold statements until their timeout: a long wait probes it and then ends. */
export function disconnectSilentClients(pool: pg.Pool, connection: Connection) {
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
    looking ??= setInterval(look, probeIntervalMs).unref()
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
  const isThere = await Promise.race([answer, waitForSilence(maxTurns).then(() => false)])
  client.connection.stream.destroy()
  return isThere
}

/** In turns of the event loop, whose own pause is not the server's silence. */
export async function waitForSilence(atMost: number) {
  for (let turns = 0; turns < atMost; turns++) await pause(turnMs, undefined, { ref: false })
}
