import { buildPath } from '@app/contract/routes'
import { FiltersEngine, Request } from '@ghostery/adblocker'
import { expect, test } from 'vitest'
import { openProduct } from './browser.ts'

/** Lines of the lists that common blockers use by default, and such as they have for these words. */
const engine = FiltersEngine.parse(
  `/analytics-$script,stylesheet,xmlhttprequest
/analytics.$script,xmlhttprequest
/analytics/*$script,xmlhttprequest
/api/analytics$xmlhttprequest
/api/analytics?$xmlhttprequest
/api/analytics/*$xmlhttprequest
/assets/analytics-
/assets/analytics.
/assets/tracking-
/stats.$script
/beacon.$script
/pixel.$image
/banner-$script,stylesheet
/ads/*`,
  { enableCompression: false },
)

const kindOf = (path: string) => (path.endsWith('.css') ? 'stylesheet' : path.endsWith('.js') ? 'script' : 'image')
const isStopped = (url: string, type: 'stylesheet' | 'script' | 'image' | 'xmlhttprequest') =>
  engine.match(Request.fromRawDetails({ url, type, sourceUrl: 'https://firecrest.example/' })).match

const product = await openProduct({ at: '2026-03-14T20:00:00Z', adminEmails: ['nora@example.org'] })

test('a content blocker stops none of the built files, whose names say nothing', () => {
  const files = [...product.pages.keys()].filter((path) => path.startsWith('/assets/'))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((path) => !/^\/assets\/[0-9a-f]+\.\w+$/.test(path))).toEqual([])
  expect(files.filter((path) => isStopped(`https://firecrest.example${path}`, kindOf(path)))).toEqual([])
  // The engine itself stops what the release before had.
  expect(isStopped('https://firecrest.example/assets/analytics-screen-B9QlPW3W.css', 'stylesheet')).toBe(true)
  expect(isStopped('https://firecrest.example/api/analytics?period=30d', 'xmlhttprequest')).toBe(true)
})

test('behind a content blocker the own figures and those of guests open, even where a style sheet does not come', async () => {
  await product.givePremium('Nora')
  const page = await product.openAs('Nora')
  const stopped: string[] = []
  await page.route('**/*', async (route) => {
    const request = route.request()
    const isCall = new URL(request.url()).pathname.startsWith('/api/')
    const kind = isCall ? 'xmlhttprequest' : kindOf(new URL(request.url()).pathname)
    const isPage = request.resourceType() === 'document'
    if (isPage || !isStopped(request.url(), kind)) return await route.fallback()
    stopped.push(request.url())
    await route.abort('blockedbyclient')
  })
  const figures = page.waitForResponse((answer) => new URL(answer.url()).pathname === buildPath('analytics'))
  await page.goto('/analytics')
  expect((await figures).status()).toBe(200)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const unstyled: string[] = []
  await page.route('**/*.css', async (route) => {
    unstyled.push(route.request().url())
    await route.abort('blockedbyclient')
  })
  // A step within the page: the loader itself asks for the style sheets of the next screen.
  await page.evaluate(() => {
    history.pushState(null, '', '/admin/analytics')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.getByRole('heading', { name: 'Guest analytics', level: 1 }).waitFor()
  expect(unstyled.length).toBeGreaterThan(0)
  expect(stopped).toEqual([])
  expect(buildPath('analytics')).toBe('/api/progress/figures')
})
