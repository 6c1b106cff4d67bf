import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { calls } from '@app/contract/calls'
import { refusals } from '@app/contract/refusals'
import { livenessPath, readinessPath, stripeWebhookPath } from '@app/contract/routes'
import { jsonHeaders } from './responses.ts'

interface AdmissionLimits {
  inFlight: number
  /** Of these, so many are for submissions only. */
  reserved: number
}

interface GuardSettings extends AdmissionLimits {
  isSecure: boolean
  headers: number
}

/** Ideas and payment events are worth most; both are resent until they are accepted. */
const submissionPaths = new Set([
  ...calls.filter(({ acceptsIdempotencyKey }) => acceptsIdempotencyKey).map(({ method, path }) => `${method} ${path}`),
  `POST ${stripeWebhookPath}`,
])

const isHealth = ({ url }: IncomingMessage) => url === livenessPath || url === readinessPath
const isSubmission = ({ method, url }: IncomingMessage) => submissionPaths.has(`${method} ${url}`)

/** Refuses reads first, submissions last, and health checks never. */
function createAdmissionControl({ inFlight, reserved }: AdmissionLimits) {
  let running = 0
  return {
    count(change: number) {
      running += change
    },
    hasRoom: (request: IncomingMessage) =>
      isHealth(request) || running < inFlight - (isSubmission(request) ? 0 : reserved),
  }
}

type AdmissionControl = ReturnType<typeof createAdmissionControl>

const yearSeconds = 365 * 24 * 60 * 60
const [hsts, httpsOnly] = ['strict-transport-security', `max-age=${yearSeconds}; includeSubDomains`] as const

export function guardRequests(
  answer: RequestListener,
  { isSecure, headers, ...limits }: GuardSettings,
): RequestListener {
  const admission = createAdmissionControl(limits)
  const secure = isSecure ? { [hsts]: httpsOnly } : {}
  const refuseHeaders = refusalOf('too_many_headers', { ...secure, connection: 'close' })
  // The connection stays: a new one costs more than the refusal.
  const refuseLoad = refusalOf('busy', { ...secure, 'retry-after': '1' })
  const refuseTwoHosts = refusalOf('invalid_request', { ...secure, connection: 'close' })
  return (request, response) => {
    if (request.rawHeaders.length > 2 * headers) return refuseHeaders(response)
    // A proxy in front may have believed the other one.
    if ((request.headersDistinct['host']?.length ?? 0) > 1) return refuseTwoHosts(response)
    if (!admission.hasRoom(request)) return refuseLoad(response)
    if (isSecure) response.setHeader(hsts, httpsOnly)
    countWork(request, response, admission)
    return answer(request, response)
  }
}

const overload = new WeakSet<IncomingMessage>()

export const isOverloaded = (request: IncomingMessage): boolean => overload.has(request)

/** From the end of the body to the start of the answer: slow clients cost no work. */
function countWork(request: IncomingMessage, response: ServerResponse, { count, hasRoom }: AdmissionControl) {
  const state = { isCounted: false, isOver: false }
  const set = (isCounted: boolean) => {
    if (state.isCounted !== isCounted) count(isCounted ? 1 : -1)
    state.isCounted = isCounted
  }
  const end = () => {
    state.isOver = true
    set(false)
  }
  set(true)
  setImmediate(() => {
    if (request.complete || state.isOver) return
    set(false)
    request.once('end', () => {
      if (!hasRoom(request)) overload.add(request)
      else if (!state.isOver) set(true)
    })
  })
  response.once('close', end)
  // No event marks the start of an answer: `finish` and `close` wait for the client.
  const { writeHead } = response
  response.writeHead = (...head: unknown[]) => {
    end()
    return Reflect.apply(writeHead, response, head)
  }
}

function refusalOf(code: 'too_many_headers' | 'invalid_request' | 'busy', headers: Record<string, string>) {
  const [status, message] = refusals[code]
  // As a string, `end` sends the body in one packet with the headers; as bytes it would follow in a second one.
  const body = JSON.stringify({ message, code })
  const length = String(Buffer.byteLength(body))
  const head = Object.entries({ ...jsonHeaders, ...headers, 'content-length': length }).flat()
  return (response: ServerResponse) => void response.writeHead(status, head).end(body)
}
