import { keys, promisifyRequest, setMany } from 'idb-keyval'
import { createTimeout, databaseExists } from './open-database.ts'
import { withSendLock } from './send-submissions.ts'
import { keyOf, type StoredSubmission, submissionStore } from './submission-store.ts'

/* The release before kept its lists in another database. Its page or its worker may still run beside this one. */

const name = 'firecrest'

const patient = createTimeout()

/** Moves the lists that are there. Where a page ends in between they are in both, and their key lets them count once. */
export async function migrateOldSubmissions() {
  const isHere = await databaseExists(name).catch(() => false)
  // Another tab may still wait to delete it: nobody could send until then.
  if (isHere) await withSendLock(() => patient(moveAll())).catch(() => undefined)
}

async function moveAll() {
  const opening = indexedDB.open(name)
  // Another tab has moved them meanwhile.
  opening.onupgradeneeded = () => opening.transaction?.abort()
  const database = await promisifyRequest(opening)
  try {
    const reading = database.transaction('outbox').objectStore('outbox')
    const unsent = await promisifyRequest<StoredSubmission[]>(reading.getAll())
    const known = await keys(submissionStore)
    const lists = unsent.filter((list) => !known.includes(keyOf(list)))
    await setMany(
      lists.map((list) => [keyOf(list), list]),
      submissionStore,
    )
  } finally {
    database.close()
  }
  // An open page of that release closes it, and begins a new one with what it has.
  indexedDB.deleteDatabase(name)
}
