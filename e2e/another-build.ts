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
