import { pageVersion } from '@app/contract/page-version'
import type { PersistedQuery } from '@tanstack/react-query-persist-client'
import { clear, entries, get, promisifyRequest } from 'idb-keyval'
import { databaseExists, openObjectStore } from './open-database.ts'

/* Whose answers are on the device. The worker and the pages of guests ask too, so there is no Query in here. */

const name = 'firecrest-answers'
const answers = openObjectStore(name)

export const personKey = 'person'

/** The second number counts what is left out: rows of before go. */
export const persistedVersion = `${pageVersion}.2`

export interface PersistedUser {
  id: string
  /** The mark of the session in which the answers were stored. */
  session: string | null
}

/** Beside the person there is an entry for each answer, `<person>-<query>`. */
export type PersistedRow = PersistedQuery | PersistedUser

/** What could not be stored lasts as long as the page. */
const inMemory = new Map<string, PersistedRow>()

/**
 * Opening a database would create it. So this asks for the list of databases first; browsers that have no such list get
 * it created.
 */
const hasPersistedRows = () => databaseExists(name).catch(({ name }: Error) => name !== 'TimeoutError')

async function readPersistedUser(): Promise<string | undefined> {
  if (!(await hasPersistedRows())) return undefined
  const here = await get<PersistedUser>(personKey, answers).catch(
    () => inMemory.get(personKey) as PersistedUser | undefined,
  )
  return here?.id
}

export const hasPersistedUser = async () => (await readPersistedUser()) !== undefined

export async function listPersistedRows(): Promise<[string, PersistedRow][]> {
  const rows = await entries<string, PersistedRow>(answers).catch(() => [])
  return [...rows.filter(([key]) => !inMemory.has(key)), ...inMemory]
}

/** What is not wanted any more by the time of the write would stay behind the clearing. */
export async function writePersistedRow(key: string, row: PersistedRow, isWanted: () => boolean) {
  const put = (store: IDBObjectStore) => (isWanted() ? promisifyRequest(store.put(row, key)) : undefined)
  await answers<unknown>('readwrite', put).then(
    () => inMemory.delete(key),
    () => isWanted() && inMemory.set(key, row),
  )
}

export async function removePersistedRows(keys: readonly string[]) {
  for (const key of keys) inMemory.delete(key)
  const done = (store: IDBObjectStore) => Promise.all(keys.map((key) => promisifyRequest(store.delete(key))))
  await answers('readwrite', done).catch(() => undefined)
}

let stopPersisting: () => void = () => undefined

/** What stores answers in this page; only one does. */
export function startPersisting(stop: () => void) {
  stopPersisting()
  stopPersisting = stop
}

/** Removes what the server answered to other people, and stores nothing any more in this page. */
export async function clearPersistedQueries(except?: string) {
  stopPersisting()
  if (!(await hasPersistedRows())) return inMemory.clear()
  if (except !== undefined) return await clearOtherUsers(except)
  inMemory.clear()
  await clear(answers).catch(() => undefined)
}

export async function clearOtherUsers(person: string) {
  const isOwn = ([key, row]: [string, PersistedRow]) =>
    key === personKey ? (row as PersistedUser).id === person : key.startsWith(`${person}-`)
  const others = (await listPersistedRows()).filter((row) => !isOwn(row))
  if (others.length > 0) await removePersistedRows(others.map(([key]) => key))
}
