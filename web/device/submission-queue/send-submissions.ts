import type { Body, Reply } from '@app/contract/calls'
import type { RefusalCode } from '@app/contract/refusals'
import { buildPath, getRoute } from '@app/contract/routes'
import { fetchDirect, requestHeaders } from '../../api/preloaded-calls.ts'
import {
  isQueued,
  listSubmissions,
  type StoredSubmission,
  type SubmissionWith,
  saveAcknowledgement,
  saveSubmission,
  submittedListOf,
} from './submission-store.ts'

/** Why it stopped, or that everything is through. `busy`: the server is there and may take the rest later. */
export type SendEnd = 'done' | 'away' | 'busy' | 'signed-out' | 'elsewhere'

interface Sending {
  /** Who expects it to be theirs; the worker sends for the person who is signed in. */
  person?: string
  onSending?: (number: number, of: number) => void
  onAccepted?: (list: StoredSubmission, reply: Reply<'submitSolutions'>) => void
}

type SubmissionBody = Body<'submitSolutions'>

/** With what lets the server judge a problem that the device carried; of the times it believes only their distance. */
export const withDayPass = (body: SubmissionBody, pass: string | undefined, at: string): SubmissionBody =>
  pass === undefined ? body : { ...body, fromDevice: { pass, finishedAt: at, sentAt: at } }

const locks = () => navigator.locks as LockManager | undefined
const lockName = 'firecrest-submissions'

/** The page, another tab and the service worker never send at the same time. The server takes each key once besides. */
export async function sendQueuedSubmissions(sending: Sending = {}): Promise<SendEnd> {
  const sendIfFree = (lock: Lock | null) => (lock ? sendAll(sending) : 'elsewhere')
  return locks()?.request(lockName, { ifAvailable: true }, sendIfFree) ?? sendAll(sending)
}

/** Once nothing is being sent. */
export const withSendLock = async <T>(work: () => Promise<T>): Promise<T> => locks()?.request(lockName, work) ?? work()

/** The browser wakes the service worker for it, where it can. */
export const backgroundSyncTag = 'submissions'

/** For the worker, also after the last page has been closed: where this fails, the browser wakes the worker again. */
export async function sendInBackground() {
  if (['away', 'busy', 'elsewhere'].includes(await sendQueuedSubmissions()))
    throw new Error('Some sessions haven’t been sent.')
}

async function sendAll({ person, onSending, onAccepted }: Sending): Promise<SendEnd> {
  const owner = await whoIsSignedIn()
  if (typeof owner === 'string') return owner
  if (person !== undefined && owner.id !== person) return 'signed-out'
  let end: SendEnd = 'done'
  const tried = new Set<string>()
  // Read each time: another list may be stored while one is being sent.
  for (;;) {
    const left = (await listSubmissions(owner.id)).filter(isQueued).filter(({ id }) => !tried.has(id))
    const [list] = left
    if (!list) return end
    onSending?.(tried.size + 1, tried.size + left.length)
    tried.add(list.id)
    const outcome = await saveOutcome(list, await send(list), onAccepted)
    if (outcome === 'away' || outcome === 'signed-out') return outcome
    // What the server cannot take now must not hold up what it can.
    if (outcome === 'busy') end = 'busy'
  }
}

async function saveOutcome(
  list: SubmissionWith<'queued'>,
  outcome: Outcome,
  onAccepted: Sending['onAccepted'],
): Promise<SendEnd> {
  if (typeof outcome === 'string') return outcome
  if ('refusal' in outcome) return saveRefusal({ ...submittedListOf(list), status: 'refused', ...outcome })
  const { reply } = outcome
  const { notCounted, user } = reply
  // Nobody may be looking: why it did not count stays until its owner has read it.
  await saveAcknowledgement(list, { at: Date.now(), solved: notCounted ? 0 : user.totalSolved, reply }, notCounted)
  onAccepted?.(list, reply)
  return 'done'
}

/** Another person may have signed in meanwhile: the refusal is about that person then. */
async function saveRefusal(list: SubmissionWith<'refused'>): Promise<SendEnd> {
  const now = await whoIsSignedIn()
  if (typeof now === 'string') return now
  if (now.id !== list.person) return 'signed-out'
  await saveSubmission(list)
  return 'done'
}

/** A dead connection may never fail. */
const sendTimeoutMs = 20_000

async function fetchWithTimeout(address: string, init: RequestInit = {}) {
  try {
    const headers = { ...requestHeaders(), ...init.headers }
    const signal = AbortSignal.timeout(sendTimeoutMs)
    return await fetchDirect(address, { ...init, cache: 'no-store', headers, signal })
  } catch {
    return 'away'
  }
}

async function whoIsSignedIn(): Promise<{ id: string } | 'away' | 'busy' | 'signed-out'> {
  const answer = await fetchWithTimeout(buildPath('currentUser'))
  if (answer === 'away') return answer
  if (!answer.ok) return answer.status === 401 ? 'signed-out' : 'busy'
  const user: { id?: string } | null = await answer.json().catch(() => null)
  // What names nobody comes from what stands between.
  return user?.id ? { id: user.id } : 'away'
}

/** The server trusts the time between finishing and sending, but not the clock of the device. */
const sentNow = ({ fromDevice, ...body }: StoredSubmission['body']) =>
  fromDevice ? { ...body, fromDevice: { ...fromDevice, sentAt: new Date().toISOString() } } : body

/** Of a list that the server has read. Any other may come from what stands between, or be over at the next try. */
const finalRefusals: readonly string[] = [
  'invalid_request',
  'body_too_large',
  'blank_solution',
  'too_many_solutions',
  'bad_idempotency_key',
  'key_reused',
  'pass_not_valid',
  'round_not_found',
  'round_finished',
  'round_expired',
  'daily_limit',
  'premium_required',
] satisfies RefusalCode[]

type Outcome =
  | { reply: Reply<'submitSolutions'> }
  | Pick<SubmissionWith<'refused'>, 'refusal'>
  | Exclude<SendEnd, 'done' | 'elsewhere'>

async function send({ call, id, body }: SubmissionWith<'queued'>): Promise<Outcome> {
  const answer = await fetchWithTimeout(buildPath(call), {
    method: getRoute(call).method,
    headers: { 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify(sentNow(body)),
  })
  if (answer === 'away') return answer
  const reply = await answer.json().catch(() => undefined)
  // An answer that broke off, or that came from what stands between: the same key gets it again.
  if (answer.ok) return reply?.user ? { reply } : 'away'
  if (answer.status === 401) return 'signed-out'
  const isFinal = finalRefusals.includes(reply?.code)
  return isFinal ? { refusal: { code: reply.code, message: String(reply.message) } } : 'busy'
}
