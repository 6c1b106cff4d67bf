// Stores the app shell only: no answer of the server, nothing personal.
import { apiPathPrefix, signOutPath } from '@app/contract/routes'
import { matchScreen, type ScreenPath } from '@app/contract/screens'
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { isGatewayError } from '../../api/gateway-error.ts'
import { clearPersistedQueries, hasPersistedUser } from '../../device/persisted-user.ts'
import { backgroundSyncTag, sendInBackground } from '../../device/submission-queue/send-submissions.ts'
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

// Each use of `shell` would write all of it into the worker again.
const { version, page, entry, base: baseFiles, files, noNetwork } = shell
/** The app is stored where an account is. Pictures are stored by the pages, and stay from build to build. */
const stores = ['shell', 'app', 'pictures', 'confirmed']

/** Files that are named by their content are the same in every build that has them. */
const entriesOf = (paths: readonly string[]) =>
  paths.map((url) => ({ url, revision: url.startsWith('/assets/') ? null : version }))

const base = new PrecacheController({ cacheName: 'shell' })
base.addToCacheList(entriesOf(baseFiles))
const app = new PrecacheController({
  cacheName: 'app',
  plugins: [
    {
      requestWillFetch: async ({ request }) =>
        isPage(request) ? new Request(request, { credentials: 'omit' }) : request,
      cacheWillUpdate: async ({ request, response }) => {
        if (!response.ok) return null
        return isPage(request) ? markedAsStored(response) : response
      },
    },
  ],
})
// The page is cached last: if it is in the cache, all files of its build are, too.
app.addToCacheList(entriesOf([...files, page]))

const isPage = ({ url }: Request) => new URL(url).pathname === page

/** The page sees by it that it need not wait for a server. */
async function markedAsStored(response: Response) {
  const html = await response.text()
  // While a new build is put in place the server may answer for another one.
  if (!html.includes(entry)) return null
  const headers = new Headers(response.headers)
  for (const ofBytes of ['content-encoding', 'content-length', 'etag']) headers.delete(ofBytes)
  return new Response(html.replace('<html', '<html data-stored'), { headers })
}

listenForReminders()
// Not in the types of workers: only some browsers have it.
self.addEventListener('sync' as keyof ServiceWorkerGlobalScopeEventMap, (event) => {
  const sync = event as ExtendableEvent & { tag: string }
  if (sync.tag === backgroundSyncTag) sync.waitUntil(sendInBackground())
})
self.addEventListener('install', (event) => {
  base.install(event)
  event.waitUntil(hasApp().then((has) => (has ? storeApp(event) : undefined)))
})
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting()
  if (event.data === 'store-app') event.waitUntil(storeApp(event).catch(() => undefined))
  // What stands between has redirected a call.
  if (event.data === 'ask-server') event.waitUntil(caches.delete('confirmed'))
  if (event.data === 'compare') event.waitUntil(confirmBuild().catch(() => undefined))
})
// An address is enough to sign out: the page after it is nobody's.
let leaving: Promise<unknown> = Promise.resolve()
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const isPageVisit = request.mode === 'navigate'
  if (isPageVisit && pathname === signOutPath) {
    leaving = clearPersistedQueries().catch(() => undefined)
    event.waitUntil(leaving)
  }
  if (request.method !== 'GET' || origin !== location.origin) return
  if (isPageVisit && !pathname.startsWith(apiPathPrefix)) event.respondWith(respondWithPage(request, event))
  else if (stored.has(pathname) || pathname.startsWith('/plates/')) event.respondWith(respondWithFile(request))
})

const respondWithFile = async (request: Request) =>
  (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request)

/** Also the files of the build before, whose pages may still be open. All else goes past the worker. */
const stored = new Set([...baseFiles, ...files])
void addStored().catch(() => undefined)

async function addStored() {
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) stored.add(new URL(url).pathname)
}

const hasApp = () => caches.has('app')

/** The library stores only while a worker is installed; a guest who signs in has one already. */
async function storeApp(event: ExtendableEvent) {
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work)
  const wasHere = await builtPage()
  if (!wasHere) await storeInLanes()
  await app.install({ type: 'install', waitUntil } as ExtendableEvent)
  if (!wasHere) await saveConfirmedAt()
}

/** The library stores one file after another: on a slow line each of a hundred waits for a round trip. */
async function storeInLanes() {
  const cache = await caches.open('app')
  const left = files.filter((file) => file.startsWith('/assets/'))
  const lane = async () => {
    for (let file = left.shift(); file; file = left.shift()) if (!(await cache.match(file))) await cache.add(file)
  }
  await Promise.all([lane(), lane(), lane(), lane()])
}

/** What no page needs any more: one of the build before may be open, and loads its screens later. */
async function clear(event: ExtendableEvent) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const { installing, waiting } = self.registration
  // The next build stores its files here before it takes over.
  if (open.length > 0 || installing || waiting) return
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !stores.includes(name)).map((name) => caches.delete(name)))
  await base.activate(event)
  if (names.includes('app')) await app.activate(event)
}

/** What a known person sees from the device at once. Other screens have a policy of their own, a token or no answers. */
const appPaths: readonly ScreenPath[] = [
  '/',
  '/solve',
  '/rounds/:id',
  '/custom-problem',
  '/solution-history',
  '/analytics',
  '/settings',
  '/you',
]

function isAppPath({ url }: Request) {
  const found = matchScreen(new URL(url).pathname, true)
  return 'screen' in found && appPaths.includes(found.screen)
}

/** Reading the store takes some 50 ms, 200 on a busy device: one that does not answer must not hold up the page. */
const cacheTimeoutMs = 1_000

const within = <T>(ms: number, answer: Promise<T>): Promise<T | undefined> =>
  Promise.race([answer, new Promise<undefined>((late) => setTimeout(late, ms))])

async function respondWithPage(request: Request, event: ExtendableEvent): Promise<Response> {
  event.waitUntil(clear(event))
  const stored = isAppPath(request) && (await within(cacheTimeoutMs, openCurrentCache()).catch(() => undefined))
  event.waitUntil(confirmBuild().catch(() => undefined))
  return stored || fetchPage(request)
}

const hourMs = 3_600_000
const buildFreshMs = 24 * hourMs

/** A build that is known to be old, or was not compared for a day, is shown only where no server answers. */
const isBuildFresh = async () => !self.registration.waiting && (await sinceConfirmed()) < buildFreshMs

/** Fails where the browser does not read its stores. */
const openCurrentCache = async () => ((await isBuildFresh()) ? await cachedApp() : undefined)

/** In milliseconds. A moment that is still to come was noted by a clock that ran ahead. */
async function sinceConfirmed() {
  const noted = await caches.match('/', { cacheName: 'confirmed' })
  return Math.abs(Date.now() - Number(await noted?.text()))
}

const saveConfirmedAt = async () => (await caches.open('confirmed')).put('/', new Response(String(Date.now())))

/** Looks for a new build behind the page. It waits until no page of this one is open, or somebody takes it. */
async function confirmBuild() {
  if (!(await hasApp()) || (await sinceConfirmed()) < hourMs) return
  await self.registration.update()
  if (!self.registration.installing && !self.registration.waiting) await saveConfirmedAt()
}

/** A dead connection may take a minute to fail. */
const pageTimeoutMs = 3_000

/** The server's page; what is on the device only where no server answers in time, or it says that it cannot. */
async function fetchPage(request: Request): Promise<Response> {
  // Where the browser reports no network, its refusal need not come first.
  const early = navigator.onLine ? undefined : cachedApp()
  const sent = fromServer(request)
  const inTime = await within(pageTimeoutMs, sent).catch(() => undefined)
  // Some proxies with no server behind them say 503, or a number of their own.
  if (inTime && inTime.status < 500) return inTime
  // With nothing to show instead, the server has as long as the browser allows.
  return (await (early ?? cachedApp())) ?? sent.catch(withoutNetwork)
}

async function fromServer(request: Request): Promise<Response> {
  const answer = await fetch(request)
  if (isGatewayError(answer.status)) throw new Error('There’s no server behind this proxy.')
  // Fails where the page breaks off in the middle.
  await answer.clone().arrayBuffer()
  return answer
}

async function cachedApp() {
  await leaving
  const [isSomebodys, stored] = await Promise.all([hasPersistedUser(), builtPage()])
  return isSomebodys ? stored : undefined
}

const builtPage = () => caches.match(app.getCacheKeyForURL(page) ?? '', { cacheName: 'app', ignoreVary: true })

function withoutNetwork() {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': noNetwork.policy }
  return new Response(noNetwork.html, { headers })
}
