import type { Reply } from '@app/contract/calls'
import type { RefusalCode } from '@app/contract/refusals'
import { useSyncExternalStore } from 'react'
import { isSigningOut } from '../../api/ended-session.ts'
import { onRetryOpportunity, setOnline } from '../../api/network.ts'
import { backgroundSyncTag, type SendEnd, sendQueuedSubmissions } from './send-submissions.ts'
import {
  acknowledgementOf,
  deleteSubmissions,
  hasStatus,
  isOnlyInMemory,
  isQueued,
  listSubmissions,
  onSubmissionsChanged,
  type StoredSubmission,
  type SubmissionWith,
  saveSubmission,
  submittedListOf,
} from './submission-store.ts'

export interface SubmissionQueue {
  waiting: readonly SubmissionWith<'queued'>[]
  refused: readonly SubmissionWith<'refused'>[]
  sending: { number: number; of: number } | null
  /** The rounds whose lists the server took since the dashboard was last left. */
  syncedIds: readonly string[]
  /** What the server took into the history only. */
  uncounted: readonly SubmissionWith<'not_counted'>[]
  isSignedOut: boolean
  isServerBusy: boolean
  isDeviceFull: boolean
}

const emptyQueue: SubmissionQueue = {
  waiting: [],
  refused: [],
  sending: null,
  syncedIds: [],
  uncounted: [],
  isSignedOut: false,
  isServerBusy: false,
  isDeviceFull: false,
}
let queue = emptyQueue
const listeners = new Set<() => void>()

function change(part: Partial<SubmissionQueue>) {
  queue = { ...queue, ...part }
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSubmissionQueue = () => useSyncExternalStore(listen, () => queue)

/** Returns what waits no more, as it lies on the device now. */
async function read(person: string): Promise<StoredSubmission[]> {
  const own = await listSubmissions(person)
  const before = queue.waiting
  const waiting = own.filter(isQueued)
  const refused = own.filter(hasStatus('refused'))
  const uncounted = own.filter(hasStatus('not_counted'))
  change({ waiting, refused, uncounted, isDeviceFull: isOnlyInMemory() })
  const left = new Set([...waiting, ...refused].map(({ id }) => id))
  const now = new Map(own.map((each) => [each.id, each]))
  return before.filter(({ id }) => !left.has(id)).map((each) => now.get(each.id) ?? each)
}

/** Shows what lies on the device before anything is sent. */
export const refreshQueue = async (person: string) => void (await read(person))

export const dismissSynced = () => change({ syncedIds: [] })

export const hasQueuedSubmissions = () => queue.waiting.length > 0

/** About the list itself, or a closed problem; a plan, a zone or a newer server may change all others. */
const unchangingRefusals: readonly string[] = [
  'round_finished',
  'round_expired',
  'round_not_found',
  'pass_not_valid',
  'key_reused',
  'blank_solution',
] satisfies RefusalCode[]

export const mayResend = ({ refusal }: SubmissionWith<'refused'>) => !unchangingRefusals.includes(refusal.code)

let flushQueue: (() => void) | undefined

/** Under the same key: what the server has taken meanwhile counts once. `wasSent` of what it may have forgotten. */
export async function resendSubmission(list: StoredSubmission, lost?: { wasSent: true }) {
  await saveSubmission({ ...submittedListOf(list), status: 'queued', ...lost })
  flushQueue?.()
}

/** What the server has stays for a while, as each list that it has taken. */
export const dismissReason = ({ acknowledgement, ...list }: SubmissionWith<'not_counted'>) =>
  acknowledgement
    ? saveSubmission({ ...submittedListOf(list), status: 'sent', acknowledgement })
    : deleteSubmissions([list])

interface Owner {
  person: string
  onAccepted: (unsent: StoredSubmission, reply: Reply<'submitSolutions'>) => void
  /** Once for all that was taken since the last time, also where another tab or the service worker has sent it. */
  onSent: () => void
  /** The server answers, and took nothing. */
  onNothingSent?: () => void
}

function saveSendEnd(end: SendEnd) {
  change({ isSignedOut: end === 'signed-out', isServerBusy: end === 'busy' })
  if (end === 'away' || end === 'done') setOnline(end === 'done')
}

/** Sends what waits, now and at every chance. Returns what ends it. */
export function startSubmissionQueue({ person, onAccepted, onSent, onNothingSent }: Owner): () => void {
  let isOver = false
  let isSending = false
  let sentIds: string[] = []

  /** What waits no more was sent, by this tab, another one or the service worker. */
  async function readAgain() {
    if (isOver) return
    const gone = await read(person)
    sentIds.push(...gone.map(({ about }) => about.id))
    if (isSending) return
    // What this tab sends it accepts as it goes.
    acceptReplies(gone, onAccepted)
    // What a person deletes when signing out was not sent.
    if (sentIds.length > 0 && !isSigningOut()) {
      onSent()
      change({ syncedIds: [...queue.syncedIds, ...sentIds] })
    }
    sentIds = []
  }

  async function send() {
    if (isSending || queue.waiting.length === 0) return
    isSending = true
    try {
      const end = await sendAll().finally(() => {
        isSending = false
      })
      if (sentIds.length === 0 && end !== 'away' && end !== 'elsewhere') onNothingSent?.()
      await readAgain()
    } finally {
      // The line stands until the next one does.
      change({ sending: null })
    }
  }

  async function sendAll(): Promise<SendEnd> {
    const onSending = (number: number, of: number) => change({ sending: { number, of } })
    const end = await sendQueuedSubmissions({ person, onSending, onAccepted })
    saveSendEnd(end)
    await readAgain()
    return end
  }

  const stops = [onSubmissionsChanged(() => void readAgain()), onRetryOpportunity(() => void send())]
  flushQueue = () => void readAgain().then(send)
  flushQueue()
  return () => {
    isOver = true
    for (const stop of stops) stop()
    flushQueue = undefined
    change(emptyQueue)
  }
}

function acceptReplies(lists: readonly StoredSubmission[], onAccepted: Owner['onAccepted']) {
  for (const list of lists) {
    const reply = acknowledgementOf(list)?.reply
    if (reply) onAccepted(list, reply)
  }
}

/** The browser wakes the service worker for it, where it can. */
export async function requestBackgroundSync() {
  const registration = await navigator.serviceWorker?.getRegistration()
  const sync =
    registration && (Reflect.get(registration, 'sync') as { register(tag: string): Promise<void> } | undefined)
  await sync?.register(backgroundSyncTag)
}
