import type pg from 'pg'
import type { Database } from './database.ts'
import { beginPatiently } from './pooler.ts'
import { statement } from './statement.ts'

/** Does `work` while nobody else, in any process, does work under the same name. */
export type Locked = <T>(name: string, work: () => Promise<T>) => Promise<T>

export const nameOfLock = {
  /** What somebody pays by card: set up, or ended with their account. */
  payer: (userId: string) => `payer ${userId}`,
  subscription: (id: string) => `subscription ${id}`,
}

/**
 * Of advisory locks; versions that run side by side must agree on them. The number that stands before that of a name
 * never meets one that stands alone.
 */
export const lockNumbers = { migration: 7_305_511, names: 7_305_512, writer: 7_305_512, guestRollUp: 7_305_521 }

/** A wait holds a connection: of a pool of ten, most are left to others. */
const mostAtOnce = 3

const lock = statement({
  name: 'lock_by_name',
  params: { name: 'text' },
  sql: `select from pg_advisory_xact_lock(${lockNumbers.names}, hashtext(:name))`,
})

const takeWriter = statement({
  name: 'take_writer_lock',
  columns: { isTaken: 'bool' },
  sql: `select pg_try_advisory_xact_lock(${lockNumbers.writer}) as "isTaken"`,
})

/** Until the end of the transaction nobody else rolls up: what is known of a visitor is read before it is written. */
export const holdGuestRollUp = statement({
  name: 'hold_guest_roll_up',
  sql: `select from pg_advisory_xact_lock(${lockNumbers.guestRollUp})`,
})

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
      return await inIdleTransaction(pool, async (holder) => {
        await lock(holder, { name })
        return await work()
      })
    } finally {
      leave()
    }
  }
}

/** Writes problems unless they are being written already, in this process or another; null then. */
export const asOnlyWriter = <T>(pool: pg.Pool, work: () => Promise<T>): Promise<T | null> =>
  inIdleTransaction(pool, async (holder) => {
    const [won] = await takeWriter(holder)
    return won?.isTaken ? await work() : null
  })

/**
 * The lock belongs to a transaction that does nothing else, so that it also holds behind a pooler; the work has
 * transactions of its own. It ends with its connection, and a standby that takes over does not know it: what is done
 * under it must bear being done twice.
 */
async function inIdleTransaction<T>(pool: pg.Pool, work: (holder: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // Until it has let go of the lock by itself, it is closed instead of lent again: then it lets go too.
  let isBroken = true
  try {
    await client.query(beginPatiently)
    try {
      return await work({ $client: client })
    } finally {
      await client.query('commit')
      isBroken = false
    }
  } finally {
    client.release(isBroken)
  }
}
