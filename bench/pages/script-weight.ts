import { chromium } from 'playwright-core'
import { hold } from '../leftovers.ts'
import type { Chromium } from './chromium.ts'

export interface Visit {
  url: string
  cookie: string
}

/** The scripts that a browser fetches which has never been here: how many, and their bytes as sent (compressed). */
export async function weighScripts({ executablePath, env }: Chromium, { url, cookie }: Visit) {
  const browser = await chromium.launch({ executablePath, env })
  const close = hold(() => browser.close())
  const context = await browser.newContext(cookie ? { extraHTTPHeaders: { cookie } } : {})
  const page = await context.newPage()
  const scripts: Promise<number>[] = []
  context.on('requestfinished', (request) => {
    const isScript = request.url().startsWith('http') && new URL(request.url()).pathname.endsWith('.js')
    if (isScript) scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  const answer = await page.goto(url, { waitUntil: 'networkidle' })
  if (answer?.status() !== 200 || page.url() !== url) throw new Error(`${url} led to ${page.url()}.`)
  // What is fetched at leisure is fetched nevertheless.
  await page.waitForTimeout(2_000)
  const sizes = await Promise.all(scripts)
  await close()
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
