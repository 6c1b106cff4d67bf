import type { ProblemsDeps } from './deps.ts'

const lock = 7_305_512

/**
 * Does the work unless it is being done already, in this process or another; null then. The lock belongs to one
 * connection, so it ends with this process however that ends.
 */
export async function singleFlight<T>(pool: ProblemsDeps['pool'], work: () => Promise<T>): Promise<T | null> {
  const client = await pool.connect()
  let isFree = false
  try {
    const { rows } = await client.query<{ won: boolean }>('select pg_try_advisory_lock($1) as won', [lock])
    if (!rows[0]?.won) {
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

const unlock = async (client: Pick<ProblemsDeps['pool'], 'query'>) =>
  await client.query('select pg_advisory_unlock($1)', [lock]).then(
    () => true,
    () => false,
  )
