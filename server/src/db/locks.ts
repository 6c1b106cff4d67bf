import type pg from 'pg'
import { beginPatiently } from './pooler.ts'
import { statement } from './statement.ts'

/** Does `work` while nobody else, in any process, does work under the same name. */
export type Locked = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** A wait holds a connection: of a pool of ten, most are left to others. */
const mostAtOnce = 3
const space = 7_305_512

const lock = statement({
  name: 'lock_by_name',
  params: { name: 'text' },
  sql: `select from pg_advisory_xact_lock(${space}, hashtext(:name))`,
})

/**
 * The lock belongs to a transaction that does nothing else, so that it also holds behind a pooler; the work has
 * transactions of its own. It ends with its connection, and a standby that takes over does not know it: what is done
 * under it must bear being done twice.
 */
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
    await client.query(beginPatiently)
    await lock({ $client: client }, { name })
    try {
      return await work()
    } finally {
      await client.query('commit')
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
