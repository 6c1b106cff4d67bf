import { statement } from '../../db/statement.ts'
import type { ProblemsDeps } from './deps.ts'

const lock = 7_305_512

const takeLock = statement({
  name: 'take_writer_lock',
  columns: { isTaken: 'bool' },
  sql: `select pg_try_advisory_lock(${lock}) as "isTaken"`,
})

const releaseLock = statement({
  name: 'release_writer_lock',
  columns: { wasHeld: 'bool' },
  sql: `select pg_advisory_unlock(${lock}) as "wasHeld"`,
})

/**
 * Does the work unless it is being done already, in this process or another; null then. The lock belongs to one
 * connection, so it ends with this process however that ends.
 */
export async function singleFlight<T>(pool: ProblemsDeps['pool'], work: () => Promise<T>): Promise<T | null> {
  const client = await pool.connect()
  let isFree = false
  try {
    const [won] = await takeLock({ $client: client })
    if (!won?.isTaken) {
      isFree = true
      return null
    }
    try {
      return await work()
    } finally {
      isFree = await unlock(client)
    }
  } finally {
    // A connection that may still hold the lock is closed instead of lent again.
    client.release(!isFree)
  }
}

const unlock = async ($client: Pick<ProblemsDeps['pool'], 'query'>) =>
  await releaseLock({ $client }).then(
    () => true,
    () => false,
  )
