import { pathOf, routeOf } from '@app/contract/routes'
import { headersOfEach } from '../../api/early.ts'
import { remove, store, storedFor, type UnsentCall } from './device-store.ts'

/** Why it stopped, or that everything is through. */
export type SendEnd = 'done' | 'away' | 'signed-out' | 'elsewhere'

interface Listener {
  onSending?: (number: number, of: number) => void
  onAccepted?: (unsent: UnsentCall, reply: unknown) => void
}

/** The page, another tab and the service worker never send at the same time. The server takes each key once besides. */
export async function sendOutbox(listener: Listener = {}): Promise<SendEnd> {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return sendAll(listener)
  return locks.request('firecrest-outbox', { ifAvailable: true }, (lock) => (lock ? sendAll(listener) : 'elsewhere'))
}

async function sendAll({ onSending, onAccepted }: Listener): Promise<SendEnd> {
  const owner = await whoIsSignedIn()
  if (owner === 'away' || owner === 'signed-out') return owner
  const waiting = (await storedFor('outbox', owner.id)).filter(({ refused }) => !refused).sort((a, b) => a.at - b.at)
  for (const [index, unsent] of waiting.entries()) {
    onSending?.(index + 1, waiting.length)
    const outcome = await send(unsent)
    if (outcome === 'away' || outcome === 'signed-out') return outcome
    if ('reply' in outcome) {
      onAccepted?.(unsent, outcome.reply)
      await remove('outbox', [unsent])
      continue
    }
    // Somebody else may have signed in meanwhile: the refusal is about that person then.
    const now = await whoIsSignedIn()
    if (typeof now === 'string') return now
    if (now.id !== owner.id) return 'signed-out'
    await store('outbox', { ...unsent, refused: outcome.refused })
  }
  return 'done'
}

async function ask(address: string, init: RequestInit = {}) {
  try {
    const headers = { ...headersOfEach(), ...init.headers }
    return await fetch(address, { ...init, credentials: 'include', cache: 'no-store', headers })
  } catch {
    return 'away'
  }
}

async function whoIsSignedIn(): Promise<{ id: string } | 'away' | 'signed-out'> {
  const answer = await ask(pathOf('currentUser'))
  if (answer === 'away' || answer.ok) return answer === 'away' ? answer : answer.json().catch(() => 'away')
  return answer.status === 401 ? 'signed-out' : 'away'
}

/** The server believes the time between finishing and sending, whatever the clock says. */
const sentNow = ({ fromDevice, ...body }: UnsentCall['body']) =>
  fromDevice ? { ...body, fromDevice: { ...fromDevice, sentAt: new Date().toISOString() } } : body

type Outcome = { reply: unknown } | { refused: string } | 'away' | 'signed-out'

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
  const isFinal = answer.status < 500 && answer.status !== 408 && reply?.code !== 'too_many_tries'
  return isFinal ? { refused: String(reply?.message ?? 'It was not taken.') } : 'away'
}
