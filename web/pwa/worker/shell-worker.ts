// Stores the app shell only: no answer of the server, nothing personal. Pages come from the server first, so that nobody
// who is online sees an old build or another person's page.
import { apiRoot } from '@app/contract/routes'
import { isGatewayError } from '../../api/gateway-error.ts'
import { isPersonHere } from '../../device/person-here.ts'
import { sendInBackground } from './background-sync.ts'
import { listenForReminders } from './reminders.ts'

declare const self: ServiceWorkerGlobalScope

/** Which files the shell is made of; the build writes it in. */
declare const shell: {
  version: string
  /** An address that answers the app to everybody. */
  page: string
  /** The script by which the page of this build is known. */
  entry: string
  /** For everybody, guests too: the fonts and the mark. */
  base: string[]
  /** The code of the screens that open without network. */
  files: string[]
  /** What is shown without network where no account is on the device, and what it may run. */
  noNetwork: { html: string; policy: string }
}

const { version, page, entry, base, files, noNetwork } = shell
const baseName = `shell-${version}`
const appName = `app-${version}`
/** Pictures stay from build to build. */
const picturesName = 'pictures'

listenForReminders()
self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting()
  if (event.data === 'store-app') event.waitUntil(fillApp().catch(() => undefined))
})
sendInBackground(self)
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // Everything private is left to the browser, which adds the headers that name the origin of a request.
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith(apiRoot)) return
  if (request.mode === 'navigate') event.respondWith(pageOf(request))
  else if (base.includes(pathname)) event.respondWith(fileAt(baseName, pathname, request))
  else if (files.includes(pathname)) event.respondWith(fileAt(appName, pathname, request))
  else if (pathname.startsWith('/plates/')) event.respondWith(fileAt(picturesName, pathname, request))
})

/** A guest gets little; a device with an account gets the whole app again with each build. */
async function fill() {
  const names = await caches.keys()
  const cache = await caches.open(baseName)
  await cache.addAll(base)
  if (names.some((name) => name.startsWith('app-'))) await fillApp()
}

async function fillApp() {
  if (await fromCache(appName, page)) return
  const cache = await caches.open(appName)
  const fresh = await fetch(page, { cache: 'no-store', credentials: 'omit' })
  const html = await fresh.text()
  // While a new build is put in place the server may answer for another one.
  if (!fresh.ok || !html.includes(entry)) throw new Error('This page is of another build.')
  await cache.addAll(files)
  await cache.put(page, markedAsStored(html, fresh.headers))
}

/** The page sees by it that no server answered, and waits for none. */
function markedAsStored(html: string, sent: Headers) {
  const headers = new Headers(sent)
  for (const ofBytes of ['content-encoding', 'content-length', 'etag']) headers.delete(ofBytes)
  return new Response(html.replace('<html', '<html data-stored'), { headers })
}

async function takeOver() {
  const names = await caches.keys()
  const ours = [baseName, appName, picturesName]
  await Promise.all(names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)))
  // Firefox shows its own error page where an answer has waited for a preload that failed. The builds before this one
  // have switched it on, and it stays on until it is switched off.
  await self.registration.navigationPreload?.disable()
}

/** A dead connection may take a minute to fail. */
const answersWithinMs = 3_000

/** The server's page; what is on the device only where no server answers in time, or it says that it cannot. */
async function pageOf(request: Request): Promise<Response> {
  // Where the browser reports no network, its refusal need not come first.
  const early = navigator.onLine ? undefined : storedApp()
  const sent = fromServer(request)
  const tooLate = new Promise<undefined>((late) => setTimeout(late, answersWithinMs))
  const inTime = await Promise.race([sent, tooLate]).catch(() => undefined)
  // Some proxies with no server behind them say 503, or a number of their own.
  if (inTime && inTime.status < 500) return inTime
  // With nothing to show instead, the server has as long as the browser allows.
  return (await (early ?? storedApp())) ?? sent.catch(withoutNetwork)
}

async function fromServer(request: Request): Promise<Response> {
  const answer = await fetch(request)
  if (isGatewayError(answer.status)) throw new Error('There is no server behind this proxy.')
  // Fails where the page breaks off in the middle.
  await answer.clone().arrayBuffer()
  return answer
}

async function storedApp() {
  const [isSomebodys, app] = await Promise.all([isPersonHere(), fromCache(appName, page)])
  return isSomebodys ? app : undefined
}

function withoutNetwork() {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': noNetwork.policy }
  return new Response(noNetwork.html, { headers })
}

const fileAt = async (name: string, path: string, request: Request) => (await fromCache(name, path)) ?? fetch(request)

async function fromCache(name: string, path: string) {
  const cache = await caches.open(name)
  return cache.match(path, { ignoreVary: true })
}
