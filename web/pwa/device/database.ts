import { type IDBPDatabase, openDB } from 'idb'
import { databaseName, isDatabaseHere } from './named-database.ts'
import type { Schema, UnsentCall } from './rows.ts'

export type Database = IDBPDatabase<Schema>

let opened: Promise<Database> | undefined
let whatWaits: () => readonly UnsentCall[] = () => []

/** Where the database was deleted below an open page, a new one begins with these. */
export function beginWith(unsent: () => readonly UnsentCall[]) {
  whatWaits = unsent
}

function open() {
  opened ??= openDB<Schema>(databaseName, 1, {
    upgrade(database) {
      const keyPath = ['person', 'id']
      database.createObjectStore('answers', { keyPath })
      const outbox = database.createObjectStore('outbox', { keyPath })
      for (const unsent of whatWaits()) outbox.put(unsent).catch(() => undefined)
    },
    // A newer build changes the database.
    blocking: (_, __, event) => {
      opened = undefined
      ;(event.target as IDBDatabase | null)?.close()
    },
    terminated: () => {
      opened = undefined
    },
  })
  return opened
}

/** Milliseconds. */
const answersWithin = 5_000

let isSilent = false

/** Undefined where the browser has not answered in time; until it does, nobody waits for it again. */
function orSilence<T>(answer: Promise<T>): Promise<T | undefined> {
  if (isSilent) {
    answer.catch(() => undefined)
    return Promise.resolve(undefined)
  }
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      isSilent = true
      resolve(undefined)
    }, answersWithin)
    const end = () => {
      clearTimeout(timer)
      isSilent = false
    }
    answer.finally(end).then(resolve, reject)
  })
}

let isClosed = false

/** Whether the browser gives no database at all, as in some private windows. */
export const storesNothing = () => isClosed

/** Undefined where the browser does not store it: a private window, a full disk, a database that has gone. */
export async function attempt<T>(work: (database: Database) => Promise<T>): Promise<T | undefined> {
  for (let tries = 0; tries < 2; tries++) {
    const database = await connect()
    if (!database) return undefined
    try {
      return await orSilence(work(database))
    } catch (error) {
      // A connection that was closed behind our back, before the write or in the middle; a new one may work.
      if (!(error instanceof Error && ['InvalidStateError', 'AbortError'].includes(error.name))) return undefined
      await leave(database)
    }
  }
  return undefined
}

/**
 * Safari freezes a page that it keeps for "back", with what is under way: the page after it then waits for a transaction
 * that nobody ends. One that is committed at once ends without its page.
 */
export async function commit(
  change: { commit: () => void; done: Promise<void> },
  requests: readonly Promise<unknown>[],
) {
  const ended = Promise.all([...requests, change.done])
  try {
    change.commit()
  } catch {
    // It broke off meanwhile: its requests say why.
  }
  await ended
}

async function leave(database: Database) {
  if (opened && (await orSilence(opened).catch(() => undefined)) === database) opened = undefined
  database.close()
}

async function connect() {
  try {
    const database = await orSilence(open())
    isClosed = database === undefined
    return database
  } catch {
    opened = undefined
    isClosed = true
    return undefined
  }
}

export async function hasDatabase() {
  if (opened) return true
  try {
    return (await orSilence(isDatabaseHere())) ?? false
  } catch {
    return true
  }
}
