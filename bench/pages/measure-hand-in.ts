import { buildPath } from '@app/contract/routes'
import { chromium, type Page } from 'playwright-core'
import { median } from '../figures.ts'
import { hold } from '../leftovers.ts'
import { asideOf, atMost, millis, type Table } from '../table.ts'
import type { Chromium } from './chromium.ts'
import { signUpFresh } from './fresh-account.ts'

const runs = 5
const limits = { shell: 300 }

/** Lighthouse's slow phone: a quarter of this machine, 150 ms to the server, 1.6 Mbit/s. */
const slowPhone = { rate: 4, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
const ideas = ['Free tea for the whole queue', 'A puzzle on the wall that everybody adds to']

/** From the press of "Submit Solutions" until something of the next screen is painted, and until its numbers are. */
export async function measureHandIn({ executablePath, env }: Chromium, url: string): Promise<Table> {
  const browser = await chromium.launch({ executablePath, env })
  const close = hold(() => browser.close())
  const seen: Seen[] = []
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({
      extraHTTPHeaders: { cookie: await signUpFresh(url) },
      viewport: { width: 412, height: 823 },
      isMobile: true,
      hasTouch: true,
    })
    seen.push(await handIn(await context.newPage(), url))
    await context.close()
  }
  await close()
  const of = (what: keyof Seen) => seen.map((each) => each[what])
  const spread = (what: keyof Seen) => `${millis(Math.min(...of(what)))} to ${millis(Math.max(...of(what)))}`
  return {
    title: `Hand-in on a slow phone, from the press of the button: median of ${runs}`,
    rows: [
      atMost('the ideas in the next screen are painted', median(of('ideas')), limits.shell, millis),
      asideOf('  of all runs', spread('ideas')),
      asideOf('the numbers are painted', millis(median(of('numbers'))), spread('numbers')),
    ],
  }
}

interface Seen {
  ideas: number
  numbers: number
}

async function handIn(page: Page, url: string): Promise<Seen> {
  await page.goto(`${url}/solve`)
  for (const [place, idea] of ideas.entries()) await page.getByLabel(`Idea ${place + 1}`, { exact: true }).fill(idea)
  // Writing takes longer than fetching what comes next.
  await page.waitForLoadState('networkidle')
  const { rate, ...network } = slowPhone
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network })
  // Not waited for: it ends with the numbers.
  const painted: Promise<Seen> = page.evaluate(watchPaints)
  const answered = page.waitForResponse(`${url}${buildPath('submitSolutions')}`)
  await page.getByRole('button', { name: 'Submit Solutions' }).tap()
  const answer = await answered
  if (!answer.ok()) throw new Error(`The hand-in was answered with ${answer.status()}.`)
  return painted
}

/** Runs in the page, and notes when each of the two was in a frame that has been drawn. */
const watchPaints = `new Promise((resolve) => {
  const painted = {}
  const places = { ideas: 'main[aria-busy="true"] blockquote', numbers: 'main a[href^="/rounds/"]' }
  const begun = new Set()
  let pressedAt = 0
  addEventListener('click', ({ timeStamp }) => (pressedAt ||= timeStamp), { capture: true })
  const look = () => {
    for (const [what, selector] of Object.entries(places)) {
      if (begun.has(what) || !document.querySelector(selector)) continue
      begun.add(what)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        painted[what] = performance.now() - pressedAt
        if (what === 'numbers') resolve(painted)
      }
      requestAnimationFrame(() => port2.postMessage(''))
    }
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
})`
