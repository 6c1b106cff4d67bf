import type { IncomingMessage, RequestListener } from 'node:http'
import { sessionServerTiming } from '@app/contract/page-version'
import { apiPathPrefix } from '@app/contract/routes'
import { matchScreen, paymentScreens, tokenScreens } from '@app/contract/screens'
import { getRequestListener } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import { sessionCookieNameFor } from './cookies.ts'
import { acceptsEncoding, getFilledPage, sendFilledPage } from './filled-page.ts'
import type { Page } from './load-pages.ts'
import { redirectResponse } from './responses.ts'
import { isKnownHost, type ServedHosts } from './security.ts'
import { sendFilm } from './send-film.ts'

const landingPage = '/landing.html'
const sharedPage = '/shared.html'

interface Settings extends ServedHosts {
  readSession: Parameters<typeof webPages>[2]
}

export function createWebListener(app: Hono, pages: Map<string, Page>, settings: Settings): RequestListener {
  webPages(app, pages, settings.readSession)
  const answer = getRequestListener(app.fetch)
  const landing = pages.get(landingPage)
  if (!landing) return answer
  const cookie = sessionCookieNameFor(settings.publicUrl)
  const send = { br: sender(landing, 'br'), gzip: sender(landing, 'gzip'), identity: sender(landing, 'identity') }

  return (request, response) => {
    if (!isSignedOutRequest(request, cookie) || !isKnownHost(request.headers.host ?? '', settings))
      return answer(request, response)
    const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers
    if (known === landing.headers['etag']) return answer(request, response)
    return send[packingOf(landing, String(accepted ?? ''))](response)
  }
}

const isSignedOutRequest = ({ url, method, headers }: IncomingMessage, cookie: string) =>
  url === '/' && method === 'GET' && !headers.cookie?.includes(cookie)

function sender(page: Page, packing: keyof Page['body']) {
  const bytes = page.body[packing]
  const headers = { ...entryHeaders(page, packing), 'content-length': String(bytes?.byteLength ?? 0) }
  return (response: Parameters<RequestListener>[1]) => void response.writeHead(200, headers).end(bytes)
}

type IsSignedIn = (c: Context) => Promise<unknown>

function webPages(app: Hono, pages: Map<string, Page>, readSession: IsSignedIn) {
  app.get('*', async (c, next) => {
    const { path } = c.req
    if (path.startsWith(apiPathPrefix)) return next()
    const filled = getFilledPage(c)
    const shared = filled && pages.get(sharedPage)
    if (shared) return await sendFilledPage(c, shared, filled)
    const file = pages.get(path)
    if (file?.film) return sendFilm(c, file.film, file.headers)
    if (file && !path.endsWith('.html')) return sendPage(c, file)
    if (/^\/(assets|plates|brand)\//.test(path)) return next()
    return sendEntry(c, pages, await isSignedIn(c, readSession))
  })
}

/** Pages also come while the database is away. */
const isSignedIn = (c: Context, readSession: IsSignedIn) =>
  readSession(c).then(
    (person) => person !== null,
    () => true,
  )

/** Password managers open it (a W3C draft) to have a password changed. */
const changePassword = '/.well-known/change-password'

function sendEntry(c: Context, pages: Map<string, Page>, signedIn: boolean) {
  const { path } = c.req
  if (path === changePassword) return redirectResponse(signedIn ? '/settings' : '/forgot-password')
  const found = matchScreen(path, signedIn)
  // The path was decoded; a header holds neither every letter nor an end of line.
  if ('goTo' in found)
    return redirectResponse(encodeURI(found.goTo) + (found.keepsQuery ? new URL(c.req.url).search : ''))
  const name = entryOf(path, signedIn)
  const entry = pages.get(name)
  if (!entry) return c.notFound()
  const headers = {
    ...entryHeaders(entry),
    // The landing page asks nothing about a session.
    ...(name !== landingPage && { 'server-timing': signedIn ? sessionServerTiming.open : sessionServerTiming.none }),
    ...(tokenScreens.includes(path) && { 'referrer-policy': 'no-referrer' }),
  }
  return sendPage(c, { ...entry, headers }, found.status)
}

/** No cache may mix up entries of different sessions. */
const entryHeaders = ({ headers }: Page, packing: keyof Page['body'] = 'identity') => ({
  ...headers,
  vary: 'Cookie, Accept-Encoding',
  'cache-control': 'no-cache',
  ...(packing !== 'identity' && { 'content-encoding': packing }),
})

function packingOf({ body }: Page, accepted: string): keyof Page['body'] {
  if (body.br && acceptsEncoding(accepted, 'br')) return 'br'
  return body.gzip && acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity'
}

/** The pay entry has another policy; privacy and terms need no scripts. */
function entryOf(path: string, signedIn: boolean) {
  if (path === '/' && !signedIn) return landingPage
  if (path === '/privacy' || path === '/terms') return `${path}.html`
  return paymentScreens.includes(path) ? '/pay.html' : '/app.html'
}

function sendPage(c: Context, page: Page, status: 200 | 404 = 200) {
  const { headers, body } = page
  if (status === 200 && c.req.header('if-none-match') === headers['etag']) return c.body(null, 304, headers)
  const encoding = packingOf(page, c.req.header('accept-encoding') ?? '')
  const bytes = body[encoding] ?? new Uint8Array()
  return c.body(bytes, status, encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding })
}
