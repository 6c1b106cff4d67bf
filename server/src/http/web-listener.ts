import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { sessionCookieOf } from './cookies.ts'
import type { Page } from './load-pages.ts'
import { isKnownHost } from './security.ts'
import { entryHeaders, packingOf, webPages } from './web-pages.ts'

interface Settings {
  readSession: Parameters<typeof webPages>[2]
  publicUrl: string
  publicUrlIsSet: boolean
}

/** Visitors without a session get the landing page by the shortest path. */
export function webListener(app: Hono, pages: Map<string, Page>, settings: Settings): RequestListener {
  webPages(app, pages, settings.readSession)
  const answer = getRequestListener(app.fetch)
  const landing = pages.get('/landing.html')
  if (!landing) return answer
  const cookie = sessionCookieOf(settings.publicUrl)
  const send = { br: sender(landing, 'br'), gzip: sender(landing, 'gzip'), identity: sender(landing, 'identity') }

  return (request, response) => {
    if (!isStranger(request, cookie) || !isHost(request.headers.host)) return answer(request, response)
    if (settings.publicUrlIsSet && !isKnownHost(request.headers.host ?? '', settings.publicUrl))
      return answer(request, response)
    const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers
    if (known === landing.headers['etag']) return answer(request, response)
    return send[packingOf(landing, String(accepted ?? ''))](response)
  }
}

const isStranger = ({ url, method, headers }: IncomingMessage, cookie: string) =>
  url === '/' && method === 'GET' && !headers.cookie?.includes(cookie)

const isHost = (text = '') => /^[\w.:[\]-]+$/.test(text)

function sender(page: Page, packing: keyof Page['body']) {
  const bytes = page.body[packing]
  const headers = { ...entryHeaders(page, packing), 'content-length': String(bytes?.byteLength ?? 0) }
  return (response: Parameters<RequestListener>[1]) => void response.writeHead(200, headers).end(bytes)
}
