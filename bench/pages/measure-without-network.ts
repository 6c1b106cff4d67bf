import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { median } from '../figures.ts'
import { hold } from '../leftovers.ts'
import { asideOf, atMost, millis, type Table } from '../table.ts'
import type { Chromium } from './chromium.ts'

const runs = 5
const limits = { heading: 1_000 }
const paths = ['/', '/solve', '/solution-history', '/settings']

/** A quarter of this machine, as Lighthouse's slow phone; the service worker itself is not slowed. */
const rate = 4

/** From the start of the navigation until the heading of the screen is painted, without network and in a new tab. */
export async function measureWithoutNetwork(
  { executablePath, env }: Chromium,
  url: string,
  cookie: string,
): Promise<Table> {
  const browser = await chromium.launch({ executablePath, env })
  const close = hold(() => browser.close())
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })
  await context.addCookies(
    cookie.split('; ').map((each) => ({ name: each.split('=')[0] ?? '', value: each.split('=')[1] ?? '', url })),
  )
  await store(context, url)
  await context.setOffline(true)
  const rows = []
  for (const path of paths) {
    const took: number[] = []
    for (let run = 0; run < runs; run++) took.push(await open(await context.newPage(), `${url}${path}`))
    rows.push(
      atMost(`${path}: the heading is painted`, median(took), limits.heading, millis),
      asideOf('  of all runs', `${millis(Math.min(...took))} to ${millis(Math.max(...took))}`),
    )
  }
  await close()
  return { title: `Opened without network on a slow phone: median of ${runs}`, rows }
}

/** A first visit with network, after which the device has everything. */
async function store(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).tap()
  await page.evaluate(untilReady)
  await page.waitForLoadState('networkidle')
  await page.close()
}

/** Runs in the page. */
const untilReady = `(async () => {
  const holdsApp = async (name) => Boolean(name && (await (await caches.open(name)).match('/privacy')))
  while (!(await holdsApp((await caches.keys()).find((name) => name.startsWith('app-')))))
    await new Promise((resolve) => setTimeout(resolve, 100))
})()`

async function open(page: Page, address: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  await page.addInitScript(watchHeading)
  await page.goto(address, { waitUntil: 'commit' })
  const at: number = await page.evaluate('window.headingPainted')
  await page.close()
  return at
}

/** Runs in the page before its own scripts, and notes when the heading was in a frame that has been drawn. */
const watchHeading = `window.headingPainted = new Promise((resolve) => {
  const pending = ['', 'Loading', 'Loading your problem…']
  const watch = new MutationObserver(() => {
    const heads = [...document.querySelectorAll('main h1')]
    if (!heads.some((head) => !pending.includes(head.textContent.trim()) && head.checkVisibility())) return
    watch.disconnect()
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(performance.now())
    requestAnimationFrame(() => port2.postMessage(''))
  })
  watch.observe(document, { childList: true, subtree: true, characterData: true })
})`
