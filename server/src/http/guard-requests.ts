import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type RefusalCode, refusals } from '@app/contract/refusals'
import { type Admission, type AdmissionLimits, openAdmission } from './admission.ts'
import { callHeaders } from './answer.ts'

interface Guard extends AdmissionLimits {
  /** Whether people reach us by https only, so that their browsers may insist on it. */
  isSecure: boolean
  headers: number
}

const aYear = 365 * 24 * 60 * 60

/** What holds for every request, before anything reads it: a few headers, and not everybody at once. */
export function guardRequests(answer: RequestListener, { isSecure, headers, ...limits }: Guard): RequestListener {
  const admission = openAdmission(limits)
  return (request, response) => {
    if (isSecure) response.setHeader('strict-transport-security', `max-age=${aYear}; includeSubDomains`)
    if (request.rawHeaders.length > 2 * headers) return refuse(response, 'too_many_headers', { connection: 'close' })
    // The connection stays: a new one for each try would be more work than the refusal.
    if (!admission.hasRoom(request)) return refuse(response, 'busy', { 'retry-after': '1' })
    countWork(request, response, admission)
    return answer(request, response)
  }
}

const tooMany = new WeakSet<IncomingMessage>()

/** Whether there was no room for a request when the last of its body came. */
export const mustComeBack = (request: IncomingMessage): boolean => tooMany.has(request)

/** Counts a request from when its body is there until its answer begins: slow senders and readers are no work of ours. */
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
      if (!hasRoom(request)) tooMany.add(request)
      else if (!state.isOver) set(true)
    })
  })
  response.once('close', end)
  // No event says that an answer begins: `finish` and `close` wait for the reader.
  const { writeHead } = response
  response.writeHead = (...said: unknown[]) => {
    end()
    return Reflect.apply(writeHead, response, said)
  }
}

function refuse(response: ServerResponse, code: RefusalCode, headers: Record<string, string>) {
  const [status, message] = refusals[code]
  response.writeHead(status, { ...callHeaders, ...headers }).end(JSON.stringify({ message, code }))
}
