import { randomUUID } from 'node:crypto'
import { routes } from '@app/contract/routes'
import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { requestIdStorage } from '../process/log.ts'
import { withSpan } from '../process/tracer.ts'
import { AppError } from './app-error.ts'

type Listener = (name: string, status: number, seconds: number, refusal: string | undefined) => void

interface Outcome {
  isBusy?: boolean
  /** The code of a refusal. */
  refusal?: string | undefined
}

export type RequestStats = ReturnType<typeof createRequestStats>

export function createRequestStats(now: () => Date) {
  const counts = { answered: 0, failed: 0, limited: 0, busy: 0, since: now() }
  let listener: Listener | undefined

  /** A 503 of a vendor, or of what is not set up here, is not one of too many requests. */
  function note(name: string, status: number, seconds: number, { isBusy = status === 503, refusal }: Outcome = {}) {
    counts.answered += 1
    if (status === 429) counts.limited += 1
    if (isBusy) counts.busy += 1
    else if (status >= 500 && status !== 503) counts.failed += 1
    listener?.(name, status, seconds, refusal)
  }

  return {
    note,
    counts: () => ({ ...counts }),
    listen(to: Listener) {
      listener = to
    },
  }
}

const nameByPath = new Map<string, string>(Object.entries(routes).map(([name, route]) => [route, name]))

function nameOf(c: Context) {
  for (const { method, path } of matchedRoutes(c)) {
    const name = nameByPath.get(`${method} ${path}`)
    if (name) return name
  }
  return 'other'
}

const idPattern = /^[\w.-]{8,64}$/

export function countRequests(stats: RequestStats, trustProxy: number): MiddlewareHandler {
  return async (c, next) => {
    const isBehindProxy = trustProxy > 0
    const sent = isBehindProxy ? c.req.header('x-request-id') : undefined
    const id = sent && idPattern.test(sent) ? sent : randomUUID()
    const begun = performance.now()
    const answer = async (span?: Span) => {
      await next()
      const name = nameOf(c)
      const refusal: string | undefined = c.error instanceof AppError ? c.error.code : c.get('refusal')
      const isBusy = c.res.status === 503 && (refusal ?? 'busy') === 'busy'
      stats.note(name, c.res.status, (performance.now() - begun) / 1_000, { isBusy, refusal })
      if (span) describe(span, c, { name, id })
    }
    const traceparent = isBehindProxy ? c.req.header('traceparent') : undefined
    await requestIdStorage.run(id, () => withSpan('request', { traceparent, kind: SpanKind.SERVER }, answer))
  }
}

function describe(span: Span, { req, res }: Context, { name, id }: { name: string; id: string }) {
  span.updateName(`${req.method} ${name}`)
  span.setAttributes({ 'http.request.method': req.method, 'http.response.status_code': res.status, request: id })
  if (res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
}
