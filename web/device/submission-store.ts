import type { RouteName } from '@app/contract/routes'
import { delMany, set, values } from 'idb-keyval'
import { onTabMessage, sendToTabs } from '../api/tab-channel.ts'
import { databaseExists, openObjectStore } from './open-database.ts'

/** A list of ideas that was handed in, from when it lies on the device until nobody needs it here any more. */
export interface StoredSubmission {
  person: string
  /** The Idempotency-Key. */
  id: string
  call: RouteName
  body: Record<string, unknown>
  /** When it was finished, by the clock of the device (ms). */
  at: number
  about: { id: string; day: string; title: string; texts: readonly string[] }
  /** The best ideas, chosen while the list waited. */
  chosen?: { picked: readonly number[]; isSent: boolean }
  /** The server had taken it before, and may have forgotten it. */
  isAgain?: boolean
  /** Why the server did not take it; it is not sent again by itself. */
  refused?: string
  refusedCode?: string
  /** Why the server took it into the history only, until its owner has read that. */
  notCounted?: string
  taken?: Acknowledgement
}

/** The server has it. A database may go back to a moment before: then the list is sent again under its key. */
export interface Acknowledgement {
  /** By the clock of the device (ms). */
  at: number
  /** The sessions that its owner had finished with it; 0 where it counts for no day. */
  solved: number
  /** Where it was sent from here: nothing else on the device may know yet what came of it. */
  reply?: unknown
}

export const isQueued = ({ refused, notCounted, taken }: StoredSubmission) =>
  refused === undefined && notCounted === undefined && taken === undefined

/** As this page has last seen them; what could not be stored lasts as long as the page. */
const lastRead = new Map<string, { list: StoredSubmission; isStored: boolean }>()
export const keyOf = ({ person, id }: Pick<StoredSubmission, 'person' | 'id'>) => `${person} ${id}`

const name = 'firecrest-outbox'
/** One entry a list: what one tab or one build writes, another does not overwrite. */
export const submissionStore = openObjectStore(name, () => [...lastRead].map(([key, { list }]) => [key, list]))

/** Creates no database by looking, but where the browser cannot list them. */
const hasStoredSubmissions = async () =>
  lastRead.size > 0 || (await databaseExists(name).catch(({ name }: Error) => name !== 'TimeoutError'))

let isFull = false

/** Whether a list failed for want of room. All else is a browser that gives no database, as in some private windows. */
export const isStorageFull = () => isFull

export const isOnlyInMemory = () => [...lastRead.values()].some(({ isStored }) => !isStored)

const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}
onTabMessage('outbox-changed', notify)

/** Calls back after each change, also by another tab or the service worker. */
export function onSubmissionsChanged(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function notifyChanged() {
  notify()
  sendToTabs({ kind: 'outbox-changed' })
}

/** Whether it is on the device; else it is in the memory of this page. */
export async function saveSubmission(list: StoredSubmission): Promise<boolean> {
  const isStored = await set(keyOf(list), list, submissionStore).then(
    () => true,
    (error: Partial<Error> | null) => {
      isFull = error?.name === 'QuotaExceededError'
      return false
    },
  )
  lastRead.set(keyOf(list), { list, isStored })
  notifyChanged()
  return isStored
}

export async function listSubmissions(person?: string): Promise<StoredSubmission[]> {
  const stored = (await hasStoredSubmissions())
    ? await values<StoredSubmission>(submissionStore).catch(() => undefined)
    : []
  if (stored) mergeStored(stored)
  const lists = [...lastRead.values()].map(({ list }) => list)
  return lists.filter((list) => person === undefined || list.person === person).sort((a, b) => a.at - b.at)
}

/** What could not be stored is newer than what is. */
function mergeStored(stored: readonly StoredSubmission[]) {
  for (const [key, { isStored }] of lastRead) if (isStored) lastRead.delete(key)
  for (const list of stored) if (!lastRead.has(keyOf(list))) lastRead.set(keyOf(list), { list, isStored: true })
}

export async function deleteSubmissions(lists: readonly Pick<StoredSubmission, 'person' | 'id'>[]) {
  const keys = lists.map(keyOf)
  for (const key of keys) lastRead.delete(key)
  await delMany(keys, submissionStore).catch(() => undefined)
  notifyChanged()
}

/** Whose taken lists stay here; null once the last person has left. */
let storedPerson: string | null | undefined
onTabMessage('session-ended', () => {
  storedPerson = null
})
onTabMessage('signed-in', ({ person }) => {
  storedPerson = person
})

/** It waits no more and has its reply in one step: a page that ends in between finds one of the two. */
export async function saveAcknowledgement(list: StoredSubmission, taken: Acknowledgement, notCounted?: string) {
  const isLeft = storedPerson !== undefined && storedPerson !== list.person
  if (isLeft) return await keepReasonOnly({ ...list, ...(notCounted && { notCounted }) })
  const isStored = await saveSubmission({ ...list, taken, ...(notCounted && { notCounted }) })
  // A full device has room for less, and what the server has need not be here.
  if (!isStored && isFull) await keepReasonOnly({ ...list, ...(notCounted && { notCounted }) })
}

/** Why it did not count is left for its owner, without the text. */
export async function keepReasonOnly({ taken: _, ...list }: StoredSubmission) {
  if (list.notCounted === undefined) await deleteSubmissions([list])
  else await saveSubmission({ ...list, body: {}, about: { ...list.about, texts: [] } })
}

/** Removes what the server has taken of other people. What it has not, stays. */
export async function clearAcknowledgedOfOthers(except?: string) {
  storedPerson = except ?? null
  if (!(await hasStoredSubmissions())) return
  for (const list of await listSubmissions()) if (list.taken && list.person !== except) await keepReasonOnly(list)
}

export async function clearSubmissions(person: string) {
  if (await hasStoredSubmissions()) await deleteSubmissions(await listSubmissions(person))
}
