import type pg from 'pg'
import type { Database } from './database.ts'
import { beginWithoutTimeout } from './pooler.ts'
import { statement } from './statement.ts'

export type WithLock = <T>(name: string, work: () => Promise<T>) => Promise<T>

export const lockNames = {
  payer: (userId: string) => `payer ${userId}`,
  subscription: (id: string) => `subscription ${id}`,
}

/** Versions side by side must agree on them. A number with a name differs from the same number alone. */
export const advisoryLockIds = { migration: 7_305_511, names: 7_305_512, writer: 7_305_512, guestRollUp: 7_305_521 }

/** A waiting lock holds one of the pool's ten connections. */
const maxConcurrent = 3

const lock = statement({
  name: 'lock_by_name',
  params: { name: 'text' },
  sql: `select from pg_advisory_xact_lock(${advisoryLockIds.names}, hashtext(:name))`,
})

const takeWriter = statement({
  name: 'take_writer_lock',
  columns: { isTaken: 'bool' },
  sql: `select pg_try_advisory_xact_lock(${advisoryLockIds.writer}) as "isTaken"`,
})

export const lockGuestRollUp = statement({
  name: 'lock_guest_roll_up',
  sql: `select from pg_advisory_xact_lock(${advisoryLockIds.guestRollUp})`,
})

export function createLocks(pool: pg.Pool): WithLock {
  const waiting: (() => void)[] = []
  let places = maxConcurrent

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
      return await inIdleTransaction(pool, async (holder) => {
        await lock(holder, { name })
        return await work()
      })
    } finally {
      leave()
    }
  }
}

/** Null while this or another process writes problems. */
export const withWriterLock = <T>(pool: pg.Pool, work: () => Promise<T>): Promise<T | null> =>
  inIdleTransaction(pool, async (holder) => {
    const [won] = await takeWriter(holder)
    return won?.isTaken ? await work() : null
  })

/** In a transaction, to hold behind a pooler. A failover loses the lock: work under it must be idempotent. */
async function inIdleTransaction<T>(pool: pg.Pool, work: (holder: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // A client that may still hold the lock is closed, which releases it.
  let isBroken = true
  try {
    await client.query(beginWithoutTimeout)
    try {
      return await work({ $client: client })
    } finally {
      // What the work has done stands, also where the lock was lost.
      isBroken = await client.query('commit').then(
        () => false,
        () => true,
      )
    }
  } finally {
    client.release(isBroken)
  }
}
