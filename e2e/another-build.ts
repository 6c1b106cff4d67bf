import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { openProduct } from './browser.ts'

/* Another build of the app beside the one that is served: what the tests of the worker do and read. */

type Product = Awaited<ReturnType<typeof openProduct>>

/** Puts the worker of another build in the place of the one that is served, until the test ends. */
function serveWorker({ pages }: Product, version: string, change: (code: string) => string) {
  const served = pages.get('/sw.js')
  if (!served) throw new Error('There is no worker.')
  const identity = new TextEncoder().encode(change(new TextDecoder().decode(served.body.identity)))
  pages.set('/sw.js', { headers: { ...served.headers, etag: `"${version}"` }, body: { identity } })
  onTestFinished(() => void pages.set('/sw.js', served))
}

/** Its pages may not be there yet; its worker may do more. */
export function deploy(product: Product, version: string, { hasPages = true, more = '' } = {}) {
  const entry = hasPages ? '$&' : 'entry:`/assets/of-the-next-build.js`'
  const change = (code: string) =>
    code.replace(/version:`\w+`/, `version:\`${version}\``).replace(/entry:`[^`]+`/, entry) + more
  serveWorker(product, version, change)
}

/** How the next worker that the browser finds ends its installation. */
export const endOfInstall = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const end = new Promise((resolve) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing
        worker?.addEventListener('statechange', () => resolve(worker.state))
      })
    })
    await registration.update()
    return end
  })

/** The builds whose page is stored. */
export const buildsOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('app')).keys()
    return keys
      .flatMap(({ url }) => new URL(url).searchParams.get('__WB_REVISION__') ?? [])
      .filter((revision, place, all) => all.indexOf(revision) === place)
      .sort()
  })

export const isFromDevice = (page: Page) => page.evaluate(() => 'stored' in document.documentElement.dataset)

/** The release before had its version in the names of its stores. */
export const appBefore = 'app-0123456789ab'

const workerBefore = `
addEventListener('install', (event) => event.waitUntil(caches.open('${appBefore}').then((app) => app.add('/privacy'))))
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(stored))
})
async function stored() {
  const isHere = (await indexedDB.databases()).some(({ name }) => name === 'firecrest')
  const page = isHere && (await caches.match('/privacy'))
  return page || new Response('<h1>No network yet</h1>', { headers: { 'content-type': 'text/html' } })
}`

/** A page of this origin, without the app, that the worker of the release before answers for; a new one is served. */
export async function beginBefore(product: Product, page: Page) {
  const served = product.pages.get('/sw.js')
  serveWorker(product, 'before', () => workerBefore)
  await page.goto('/robots.txt')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    await navigator.serviceWorker.ready
  })
  await page.reload()
  if (served) product.pages.set('/sw.js', served)
}

/** In the database of the release before, as its page stores what it has not sent. */
export async function putUnsentBefore(page: Page, list: object) {
  await page.evaluate(putInDatabaseBefore, list)
}

async function putInDatabaseBefore(list: object) {
  const opening = indexedDB.open('firecrest', 1)
  opening.onupgradeneeded = () => {
    const keyPath = ['person', 'id']
    for (const name of ['answers', 'outbox']) opening.result.createObjectStore(name, { keyPath })
  }
  await new Promise((opened) => {
    opening.onsuccess = opened
  })
  const change = opening.result.transaction('outbox', 'readwrite')
  change.objectStore('outbox').put(list)
  await new Promise((done) => {
    change.oncomplete = done
  })
  opening.result.close()
}
