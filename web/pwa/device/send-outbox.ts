import type { RefusalCode } from '@app/contract/refusals'
import { pathOf, routeOf } from '@app/contract/routes'
import { headersOfEach } from '../../api/early.ts'
import { replaceByReply, store, storedFor } from './device-store.ts'
import { keptRow } from './kept-hand-ins.ts'
import { isWaiting, type UnsentCall } from './rows.ts'

/** Why it stopped, or that everything is through. `busy`: the server is there and may take the rest later. */
export type SendEnd = 'done' | 'away' | 'busy' | 'signed-out' | 'elsewhere'

interface Sending {
  /** Who expects it to be theirs; the worker sends for the person who is signed in. */
  person?: string
  onSending?: (number: number, of: number) => void
  onAccepted?: (unsent: UnsentCall, reply: unknown) => void
}

/** The page, another tab and the service worker never send at the same time. The server takes each key once besides. */
export async function sendOutbox(sending: Sending = {}): Promise<SendEnd> {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return sendAll(sending)
  return locks.request('firecrest-outbox', { ifAvailable: true }, (lock) => (lock ? sendAll(sending) : 'elsewhere'))
}

async function sendAll({ person, onSending, onAccepted }: Sending): Promise<SendEnd> {
  const owner = await whoIsSignedIn()
  if (typeof owner === 'string') return owner
  if (person !== undefined && owner.id !== person) return 'signed-out'
  let end: SendEnd = 'done'
  const waiting = (await storedFor('outbox', owner.id)).filter(isWaiting).sort((a, b) => a.at - b.at)
  for (const [index, unsent] of waiting.entries()) {
    onSending?.(index + 1, waiting.length)
    const outcome = await settle(unsent, await send(unsent), onAccepted)
    if (outcome === 'away' || outcome === 'signed-out') return outcome
    // What the server cannot take now must not hold up what it can.
    if (outcome === 'busy') end = 'busy'
  }
  return end
}

async function settle(unsent: UnsentCall, outcome: Outcome, onAccepted: Sending['onAccepted']): Promise<SendEnd> {
  if (typeof outcome === 'string') return outcome
  if ('refused' in outcome) return saveRefusal({ ...unsent, ...outcome })
  await saveReply(unsent, outcome.reply)
  onAccepted?.(unsent, outcome.reply)
  return 'done'
}

/** Nobody may be looking: why it did not count is stored without its text, which the server has. */
async function saveReply(unsent: UnsentCall, reply: unknown) {
  const { notCounted, user } = (reply ?? {}) as { notCounted?: string | null; user?: { totalSolved: number } }
  const left = notCounted ? { ...unsent, notCounted, body: {}, about: { ...unsent.about, texts: [] } } : undefined
  const kept = unsent.isAgain ? [] : [keptRow(unsent, notCounted ? 0 : (user?.totalSolved ?? 0))]
  await replaceByReply(unsent, { reply, kept, ...(left && { left }) })
}

/** Another person may have signed in meanwhile: the refusal is about that person then. */
async function saveRefusal(unsent: UnsentCall): Promise<SendEnd> {
  const now = await whoIsSignedIn()
  if (typeof now === 'string') return now
  if (now.id !== unsent.person) return 'signed-out'
  await store('outbox', unsent)
  return 'done'
}

/** A dead connection may never fail. */
const deadlineMs = 20_000

async function ask(address: string, init: RequestInit = {}) {
  try {
    const headers = { ...headersOfEach(), ...init.headers }
    const signal = AbortSignal.timeout(deadlineMs)
    return await fetch(address, { ...init, credentials: 'include', cache: 'no-store', headers, signal })
  } catch {
    return 'away'
  }
}

async function whoIsSignedIn(): Promise<{ id: string } | 'away' | 'busy' | 'signed-out'> {
  const answer = await ask(pathOf('currentUser'))
  if (answer === 'away' || answer.ok) return answer === 'away' ? answer : answer.json().catch(() => 'away')
  return answer.status === 401 ? 'signed-out' : 'busy'
}

/** The server trusts the time between finishing and sending, but not the clock of the device. */
const sentNow = ({ fromDevice, ...body }: UnsentCall['body']) =>
  fromDevice ? { ...body, fromDevice: { ...fromDevice, sentAt: new Date().toISOString() } } : body

/** Of a list that the server has read. Any other may come from what stands between, or be over at the next try. */
const finalRefusals: readonly string[] = [
  ...(['invalid_request', 'body_too_large', 'blank_solution', 'too_many_solutions', 'bad_idempotency_key'] as const),
  ...(['key_reused', 'pass_not_valid', 'round_not_found', 'round_finished', 'round_expired', 'daily_limit'] as const),
  'premium_required',
] satisfies RefusalCode[]

type Outcome = { reply: unknown } | { refused: string; refusedCode: string } | 'away' | 'busy' | 'signed-out'

async function send({ call, id, body }: UnsentCall): Promise<Outcome> {
  const answer = await ask(pathOf(call), {
    method: routeOf(call).method,
    headers: { 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify(sentNow(body)),
  })
  if (answer === 'away') return answer
  const reply = await answer.json().catch(() => undefined)
  // An answer that broke off: the same key gets it again.
  if (answer.ok) return reply === undefined ? 'away' : { reply }
  if (answer.status === 401) return 'signed-out'
  const isFinal = finalRefusals.includes(reply?.code)
  return isFinal ? { refused: String(reply.message), refusedCode: reply.code } : 'busy'
}
