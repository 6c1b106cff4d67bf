import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type RefusalCode, refusals } from '@app/contract/refusals'
import { type Admission, type AdmissionLimits, openAdmission } from './admission.ts'
import { callHeaders } from './answer.ts'

interface Guard extends AdmissionLimits {
  isSecure: boolean
  headers: number
}

const yearSeconds = 365 * 24 * 60 * 60

export function guardRequests(answer: RequestListener, { isSecure, headers, ...limits }: Guard): RequestListener {
  const admission = openAdmission(limits)
  return (request, response) => {
    if (isSecure) response.setHeader('strict-transport-security', `max-age=${yearSeconds}; includeSubDomains`)
    if (request.rawHeaders.length > 2 * headers) return refuse(response, 'too_many_headers', { connection: 'close' })
    // The connection stays: a new one costs more than the refusal.
    if (!admission.hasRoom(request)) return refuse(response, 'busy', { 'retry-after': '1' })
    countWork(request, response, admission)
    return answer(request, response)
  }
}

const overload = new WeakSet<IncomingMessage>()

export const mustComeBack = (request: IncomingMessage): boolean => overload.has(request)

/** Counts a request from the end of its body to the start of its answer: slow clients cost no work. */
function countWork(request: IncomingMessage, response: ServerResponse, { count, hasRoom }: Admission) {
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

function refuse(response: ServerResponse, code: RefusalCode, headers: Record<string, string>) {
  const [status, message] = refusals[code]
  response.writeHead(status, { ...callHeaders, ...headers }).end(JSON.stringify({ message, code }))
}
