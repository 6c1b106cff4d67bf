import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { refusals } from '@app/contract/refusals'

interface Guard {
  /** Whether people reach us by https only, so that their browsers may insist on it. */
  isSecure: boolean
  headers: number
  inFlight: number
}

const aYear = 365 * 24 * 60 * 60

/** What holds for every request, before anything reads it: a few headers, and not everybody at once. */
export function guardRequests(answer: RequestListener, { isSecure, headers, inFlight: most }: Guard): RequestListener {
  let inFlight = 0
  return (request, response) => {
    if (isSecure) response.setHeader('strict-transport-security', `max-age=${aYear}; includeSubDomains`)
    if (request.rawHeaders.length > 2 * headers) return refuse(response, 431, 'This request has too many headers.')
    // Whoever watches over us must hear that we are alive just when there is much to do.
    if (inFlight >= most && !isHealth(request)) return refuse(response, 503, refusals.busy[1], { 'retry-after': '1' })
    inFlight += 1
    response.once('close', () => {
      inFlight -= 1
    })
    return answer(request, response)
  }
}

const isHealth = ({ url }: IncomingMessage) => url === '/healthz' || url === '/readyz'

function refuse(response: ServerResponse, status: number, message: string, headers = {}) {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', connection: 'close', ...plain, ...headers })
    .end(JSON.stringify({ message }))
}

const plain = {
  'cache-control': 'no-store, private',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}
