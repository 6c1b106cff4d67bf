import type { UseStore } from 'idb-keyval'

/** Milliseconds. */
const openTimeoutMs = 5_000

/** Rejects where the browser has not answered in time; until it does, nobody waits for it again. */
function createTimeout() {
  let isSilent = false
  return <T>(answer: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const giveUp = () => {
        isSilent = true
        reject(new DOMException('Your browser didn’t respond.', 'TimeoutError'))
      }
      const timer = setTimeout(giveUp, isSilent ? 0 : openTimeoutMs)
      const end = () => {
        clearTimeout(timer)
        isSilent = false
      }
      answer.finally(end).then(resolve, reject)
    })
}

/**
 * Rows written into a database that is created again. A browser may delete the database while a page that holds its
 * rows is open; they are written back here.
 */
type InitialRows = () => Iterable<readonly [key: string, row: unknown]>

function connect(name: string, beginWith: InitialRows, onClosed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name)
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore(name)
      for (const [key, row] of beginWith()) store.put(row, key)
    }
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const database = request.result
      database.onclose = onClosed
      // Somebody deletes it below the open page.
      database.onversionchange = () => {
        onClosed()
        database.close()
      }
      resolve(database)
    }
  })
}

/** The connection was closed behind our back, before the write or in the middle; a new one may work. */
const isConnectionLost = (error: Partial<Error> | null) =>
  ['InvalidStateError', 'AbortError', undefined].includes(error?.name)

/**
 * A database of one store, for the functions of idb-keyval. They reject where the browser stores nothing: a private
 * window, a full disk, a database that has gone or does not answer.
 */
export function openObjectStore(name: string, beginWith: InitialRows = () => []): UseStore {
  const patient = createTimeout()
  let opened: Promise<IDBDatabase> | undefined
  const forget = () => {
    opened = undefined
  }

  function open() {
    opened ??= connect(name, beginWith, forget).catch((error) => {
      forget()
      throw error
    })
    return patient(opened)
  }

  return async (mode, work) => {
    for (let isAgain = false; ; isAgain = true) {
      const database = await open()
      try {
        return await patient(run(database.transaction(name, mode), work))
      } catch (error) {
        if (isAgain || !isConnectionLost(error as Error | null)) throw error
        forget()
        database.close()
      }
    }
  }
}

/**
 * Safari freezes a page that it keeps for "back", with what is under way: the page after it then waits for a transaction
 * that nobody ends. One that is committed at once ends without its page.
 */
async function run<T>(transaction: IDBTransaction, work: (store: IDBObjectStore) => T | PromiseLike<T>) {
  const [name = ''] = transaction.objectStoreNames
  const done = work(transaction.objectStore(name))
  try {
    transaction.commit()
  } catch {
    // It broke off meanwhile: its requests say why.
  }
  return await done
}

const patientList = createTimeout()

/** Creates no database by looking. Rejects in browsers that cannot list them. */
export const databaseExists = async (name: string) =>
  (await patientList(indexedDB.databases())).some((each) => each.name === name)

interface Personal {
  email?: string
  user?: Personal
}

/** A reply as it may lie on the device, which outlives the session: the person's address is empty in it. */
export function withoutEmail<Reply>(reply: Reply): Reply {
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return reply
  const { email, user } = reply as Personal
  return { ...reply, ...(email !== undefined && { email: '' }), ...(user && { user: withoutEmail(user) }) }
}
