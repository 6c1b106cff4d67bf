import type { Reply } from '@app/contract/calls'
import type { RefusalCode } from '@app/contract/refusals'
import type { RouteName } from '@app/contract/routes'
import { delMany, set, values } from 'idb-keyval'
import { onTabMessage, sendToTabs } from '../../api/tab-channel.ts'
import { databaseExists, openObjectStore, withoutEmail } from '../open-database.ts'

type SubmissionReply = Reply<'submitSolutions'>
export type NotCountedReason = NonNullable<SubmissionReply['notCounted']>

interface SubmittedList {
  person: string
  /** The Idempotency-Key. */
  id: string
  call: RouteName
  body: Record<string, unknown>
  /** When it was finished, by the clock of the device (ms). */
  at: number
  about: { id: string; day: string; title: string; texts: readonly string[] }
  /** The picks, and the ideas that came from the technique, chosen while the list waited. */
  chosen?: { picked: readonly number[]; techniqueLines?: readonly number[]; isSent: boolean }
}

/** The server has it. A database may go back to a moment before: then the list is sent again under its key. */
export interface Acknowledgement {
  /** By the clock of the device (ms). */
  at: number
  /** The sessions that its owner had finished with it; 0 where it counts for no day. */
  solved: number
  /** Where it was sent from here: nothing else on the device may know yet what came of it. */
  reply?: SubmissionReply
}

type SubmissionState =
  /** `wasSent`: the server had it before, and may have forgotten it. It is kept for no third time. */
  | { status: 'queued'; wasSent?: true }
  | { status: 'sent'; acknowledgement: Acknowledgement }
  /** It is not sent again by itself. */
  | { status: 'refused'; refusal: { code: RefusalCode; message: string } }
  /** In the history only, until its owner has read why. Without an acknowledgement its text is not here any more. */
  | { status: 'not_counted'; reason: NotCountedReason; acknowledgement?: Acknowledgement }

/** A list of ideas that was handed in, from when it lies on the device until nobody needs it here any more. */
export type StoredSubmission = SubmittedList & SubmissionState
export type SubmissionWith<S extends SubmissionState['status']> = StoredSubmission & { status: S }

export const hasStatus =
  <S extends SubmissionState['status']>(...statuses: readonly S[]) =>
  (list: StoredSubmission): list is SubmissionWith<S> =>
    statuses.some((status) => status === list.status)

export const isQueued = hasStatus('queued')

export const acknowledgementOf = (list: StoredSubmission): Acknowledgement | undefined =>
  'acknowledgement' in list ? list.acknowledgement : undefined

/** The list alone, to which another state is given. */
export const submittedListOf = ({ person, id, call, body, at, about, chosen }: SubmittedList): SubmittedList => ({
  person,
  id,
  call,
  body,
  at,
  about,
  ...(chosen && { chosen }),
})

/** As this page has last seen them; what could not be stored lasts as long as the page. */
const lastRead = new Map<string, { list: StoredSubmission; isStored: boolean }>()
const keyOf = ({ person, id }: Pick<StoredSubmission, 'person' | 'id'>) => `${person} ${id}`

/** One entry a list: what one tab or one build writes, another does not overwrite. */
const submissionStore = openObjectStore('firecrest-submissions', () =>
  [...lastRead].map(([key, { list }]) => [key, list]),
)

/**
 * Opening a database would create it. So this asks for the list of databases first; browsers that have no such list get
 * it created.
 */
const hasStoredSubmissions = async () =>
  lastRead.size > 0 ||
  (await databaseExists('firecrest-submissions').catch(({ name }: Error) => name !== 'TimeoutError'))

let isFull = false

/** Whether a list failed for want of room. All else is a browser that gives no database, as in some private windows. */
export const isStorageFull = () => isFull

export const isOnlyInMemory = () => [...lastRead.values()].some(({ isStored }) => !isStored)

const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}
onTabMessage('submissions-changed', notify)

/** Calls back after each change, also by another tab or the service worker. */
export function onSubmissionsChanged(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function notifyChanged() {
  notify()
  sendToTabs({ kind: 'submissions-changed' })
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

/** Whose acknowledged lists stay here; null once the last person has left. */
let storedPerson: string | null | undefined
onTabMessage('session-ended', () => {
  storedPerson = null
})
onTabMessage('signed-in', ({ person }) => {
  storedPerson = person
})

/** It waits no more and has its reply in one step: a page that ends in between finds one of the two. */
export async function saveAcknowledgement(
  list: StoredSubmission,
  { reply, ...rest }: Acknowledgement,
  reason?: NotCountedReason | null,
) {
  const own = submittedListOf(list)
  const acknowledgement = { ...rest, ...(reply && { reply: withoutEmail(reply) }) }
  const answered: SubmissionWith<'sent' | 'not_counted'> = reason
    ? { ...own, status: 'not_counted', reason, acknowledgement }
    : { ...own, status: 'sent', acknowledgement }
  const isLeft = storedPerson !== undefined && storedPerson !== list.person
  const isSecond = list.status === 'queued' && list.wasSent
  const isStored = !(isLeft || isSecond) && (await saveSubmission(answered))
  // A full device has room for less, and what the server has need not be here.
  if (isLeft || isSecond || (!isStored && isFull)) await reduceToReason(answered)
}

/** Why it did not count is left for its owner, without the text. */
export async function reduceToReason(list: SubmissionWith<'sent' | 'not_counted'>) {
  if (list.status === 'sent') return await deleteSubmissions([list])
  const { reason } = list
  const about = { ...list.about, texts: [] }
  await saveSubmission({ ...submittedListOf(list), body: {}, about, status: 'not_counted', reason })
}

/** Removes what the server has of other people. What it has not, stays. */
export async function clearAcknowledgedOfOthers(except?: string) {
  storedPerson = except ?? null
  if (!(await hasStoredSubmissions())) return
  const acknowledged = (await listSubmissions()).filter(hasStatus('sent', 'not_counted'))
  for (const list of acknowledged) if (acknowledgementOf(list) && list.person !== except) await reduceToReason(list)
}

export async function clearSubmissions(person: string) {
  if (await hasStoredSubmissions()) await deleteSubmissions(await listSubmissions(person))
}
