import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { buildPath } from '@app/contract/routes'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { addressOf, emptyFolder, ensurePages, freePort, startApp } from '../test/app-process.ts'
import { createWorld } from '../test/world.ts'

// A whole process, which is traced or not for all of its life.
beforeAll(ensurePages)

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  status: { code: number }
}

/** A server that takes traces as OpenTelemetry describes them: OTLP over HTTP, in JSON. */
async function openCollector() {
  const spans: Span[] = []
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    bodies.push(body)
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, bodies }
}

/** A database that is there already: to make one takes as long as to start. */
async function settings() {
  const { connection, secret } = await createWorld({ at: '2026-03-14T20:00:00Z' })
  return { DATABASE_URL: addressOf(connection), APP_SECRET: secret, DATA_DIR: await emptyFolder() }
}

const trace = '0af7651916cd43dd8448eb211c80319c'
const parent = 'b7ad6b7169203331'

test.each([
  { TRUST_PROXY: '1', where: 'part of the trace of the proxy in front', parentSpanId: parent },
  { TRUST_PROXY: '0', where: 'a trace of its own where no proxy is believed', parentSpanId: undefined },
])('a request with its statements is $where, and names nobody', async ({ TRUST_PROXY, parentSpanId }) => {
  const { url, spans, bodies } = await openCollector()
  const PORT = await freePort()
  const app = await startApp({ ...(await settings()), PORT, TRUST_PROXY, OTEL_EXPORTER_OTLP_ENDPOINT: url })
  await app.ready()
  const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', password: 'analytical' }
  const signedUp = await fetch(`http://127.0.0.1:${PORT}${buildPath('signUp')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${trace}-${parent}-01` },
    body: JSON.stringify(ada),
  })
  expect(signedUp.status).toBe(201)
  // The end sends what is left.
  app.child.kill('SIGTERM')
  expect(await app.ended).toBe(0)

  const request = spans.find(({ name }) => name === 'POST signUp')
  expect(request?.parentSpanId).toBe(parentSpanId)
  expect(request?.traceId === trace).toBe(parentSpanId === parent)
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(parts.map(({ name }) => name)).toContain('insert_user')
  expect(new Set(parts.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]))
  expect(bodies.join()).toContain('firecrest')
  expect(bodies.join()).not.toMatch(/ada@|Lovelace|analytical|insert into/i)
})
