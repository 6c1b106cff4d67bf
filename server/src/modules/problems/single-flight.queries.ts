import { beginPatiently } from '../../db/pooler.ts'
import { statement } from '../../db/statement.ts'
import type { ProblemsDeps } from './deps.ts'

const lock = 7_305_512

const takeLock = statement({
  name: 'take_writer_lock',
  columns: { isTaken: 'bool' },
  sql: `select pg_try_advisory_xact_lock(${lock}) as "isTaken"`,
})

/**
 * Does the work unless it is being done already, in this process or another; null then. The lock belongs to a
 * transaction that does nothing else, so it ends with this process however that ends.
 */
export async function singleFlight<T>(pool: ProblemsDeps['pool'], work: () => Promise<T>): Promise<T | null> {
  const client = await pool.connect()
  try {
    await client.query(beginPatiently)
    const [won] = await takeLock({ $client: client })
    return won?.isTaken ? await work() : null
  } finally {
    const isFree = await client.query('commit').then(
      () => true,
      () => false,
    )
    // A connection that may still hold the lock is closed instead of lent again.
    client.release(!isFree)
  }
}
