import type { EntryType } from 'node:perf_hooks'
import { chromium } from 'playwright-core'
import { hold } from '../leftovers.ts'
import type { Chromium } from './chromium.ts'

interface Seen {
  scriptsBeforePaint: number
  videoBytes: number
}

/** What a phone has fetched that looks at the first view and does nothing. */
export async function watchFirstView({ executablePath, env }: Chromium, url: string): Promise<Seen> {
  const browser = await chromium.launch({ executablePath, env })
  const close = hold(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })
  const videos: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (/\.(webm|mp4)$/.test(new URL(request.url()).pathname))
      videos.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(2_000)
  const scriptsBeforePaint = await page.evaluate(countScriptsBeforePaint)
  const videoBytes = (await Promise.all(videos)).reduce((sum, size) => sum + size, 0)
  await close()
  return { scriptsBeforePaint, videoBytes }
}

/** Runs in the page. */
function countScriptsBeforePaint() {
  // Node's types know its own observer, not the browser's.
  const paint: string = 'largest-contentful-paint'
  return new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const painted = list.getEntries().at(-1)?.startTime ?? 0
      const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      resolve(fetched.filter(({ name, startTime }) => name.endsWith('.js') && startTime < painted).length)
    }).observe({ type: paint as EntryType, buffered: true })
  })
}
