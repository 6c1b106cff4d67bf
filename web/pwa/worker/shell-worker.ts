/**
 * The service worker. It stores the app shell only: no answer of the server, nothing personal. Pages come from the
 * server first, so that nobody who is online sees an old build or another person's page.
 */
import { apiRoot } from '@app/contract/routes'
import { listenForReminders } from './reminders.ts'

declare const self: ServiceWorkerGlobalScope

/** Which files the shell is made of; the build writes it in. */
declare const shell: {
  version: string
  /** An address that answers the app to everybody. */
  page: string
  /** The script by which the page of this build is known. */
  entry: string
  files: string[]
}

const { version, page, entry, files } = shell
const cacheName = `shell-${version}`

listenForReminders()
self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // The browser itself asks for everything private: its marks of who asks from where must stay on these requests.
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith(apiRoot)) return
  if (request.mode === 'navigate') event.respondWith(pageOf(event))
  else if (files.includes(pathname)) event.respondWith(fileAt(pathname, request))
})

async function fill() {
  const cache = await caches.open(cacheName)
  const fresh = await fetch(page, { cache: 'no-store', credentials: 'omit' })
  // While a new build is put in place the server may answer for another one.
  if (!fresh.ok || !(await fresh.clone().text()).includes(entry)) throw new Error('This page is of another build.')
  await cache.addAll(files)
  await cache.put(page, fresh)
}

async function takeOver() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
  await self.registration.navigationPreload.enable()
}

/** The server's page; the shell only where there is no server. */
async function pageOf({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await fromCache(page)) ?? Response.error()
  }
}

const fileAt = async (path: string, request: Request) => (await fromCache(path)) ?? fetch(request)

async function fromCache(path: string) {
  const cache = await caches.open(cacheName)
  return cache.match(path, { ignoreVary: true })
}
