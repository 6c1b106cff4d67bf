import type pg from 'pg'
import { statement } from './statement.ts'

/** Does `work` while nobody else, in any process, does work under the same name. */
export type Locked = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** A wait holds a connection: of a pool of ten, most are left to others. */
const mostAtOnce = 3
const space = 7_305_512

const lock = statement({
  name: 'lock_by_name',
  params: { name: 'text' },
  sql: `select from pg_advisory_lock(${space}, hashtext(:name))`,
})

const unlock = statement({
  name: 'unlock_by_name',
  params: { name: 'text' },
  columns: { wasHeld: 'bool' },
  sql: `select pg_advisory_unlock(${space}, hashtext(:name)) as "wasHeld"`,
})

/** What is asked of a vendor under such a lock is not inside a transaction. */
export function openLocks(pool: pg.Pool): Locked {
  const waiting: (() => void)[] = []
  let places = mostAtOnce

  async function enter() {
    if (places > 0) places -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function leave() {
    const next = waiting.shift()
    if (next) next()
    else places += 1
  }

  return async (name, work) => {
    await enter()
    try {
      return await holding(pool, name, work)
    } finally {
      leave()
    }
  }
}

async function holding<T>(pool: pg.Pool, name: string, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // Until it has let go of the lock by itself, it is closed instead of lent again: then it lets go too.
  let broken = true
  const breaks = () => undefined
  client.on('error', breaks)
  try {
    await lock({ $client: client }, { name })
    try {
      return await work()
    } finally {
      await unlock({ $client: client }, { name })
      broken = false
    }
  } finally {
    client.off('error', breaks)
    client.release(broken)
  }
}

export const nameOfLock = {
  /** What somebody pays by card: set up, or ended with their account. */
  payer: (userId: string) => `payer ${userId}`,
  subscription: (id: string) => `subscription ${id}`,
}
