import { randomUUID } from 'node:crypto'
import { routes } from '@app/contract/routes'
import { context, propagation, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { Context, MiddlewareHandler, Next } from 'hono'
import { matchedRoutes } from 'hono/route'
import { requestId } from '../process/log.ts'
import { inSpan } from '../process/span.ts'

type Listener = (name: string, status: number, seconds: number) => void

export type RequestStats = ReturnType<typeof openRequestStats>

export function openRequestStats(now: () => Date) {
  const counts = { answered: 0, failed: 0, limited: 0, busy: 0, since: now() }
  let listener: Listener | undefined

  function note(name: string, status: number, seconds: number) {
    counts.answered += 1
    if (status === 429) counts.limited += 1
    if (status === 503) counts.busy += 1
    else if (status >= 500) counts.failed += 1
    listener?.(name, status, seconds)
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
    const sent = trustProxy > 0 ? c.req.header('x-request-id') : undefined
    const id = sent && idPattern.test(sent) ? sent : randomUUID()
    const begun = performance.now()
    await requestId.run(id, () => inRequestSpan(c, { id, isBehindProxy: trustProxy > 0 }, next))
    stats.note(nameOf(c), c.res.status, (performance.now() - begun) / 1_000)
  }
}

/** A part of the trace that a proxy of ours began, or a trace of its own. */
function inRequestSpan(c: Context, { id, isBehindProxy }: { id: string; isBehindProxy: boolean }, next: Next) {
  const sent = isBehindProxy ? { traceparent: c.req.header('traceparent') } : {}
  const parent = propagation.extract(context.active(), sent)
  return inSpan('request', { parent, kind: SpanKind.SERVER }, async (span) => {
    await next()
    span?.updateName(`${c.req.method} ${nameOf(c)}`)
    span?.setAttributes({ 'http.request.method': c.req.method, 'http.response.status_code': c.res.status, request: id })
    if (c.res.status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
  })
}
