import type { BrowserContext, Page } from 'playwright-core'

/** Milliseconds from the start of the navigation; the shift is a score. */
export interface Visit {
  firstPaint: number
  largestPaint: number
  /** The heading of the screen is painted. */
  heading: number
  /** The first thing to press or to write into is painted and answers. */
  usable: number
  blocking: number
  shift: number
}

/** A quarter of this machine. */
const rate = 4
/** What still comes after the screen is usable belongs to the visit. */
const restMs = 2_200

/** Opens the address in a new tab. Where nothing can be pressed that is known here, it counts as usable with its heading. */
export async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  await page.addInitScript(watch)
  await page.goto(address, { waitUntil: 'commit' })
  await page.evaluate('window.arrived')
  await page.waitForTimeout(restMs)
  const seen = await seenIn(page)
  await page.close()
  return { ...seen, shift: Number(seen.shift.toFixed(3)) }
}

const seenIn = (page: Page) => page.evaluate<Visit>('window.seen')

/** Runs in the page before its own scripts. A part answers once React has drawn it, or where it is a plain link. */
const watch = `
window.seen = { firstPaint: 0, largestPaint: 0, heading: 0, usable: 0, blocking: 0, shift: 0 }
const on = (type, each) =>
  new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
on('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.firstPaint = startTime })
on('largest-contentful-paint', ({ startTime }) => { seen.largestPaint = startTime })
on('layout-shift', ({ hadRecentInput, value }) => { if (!hadRecentInput) seen.shift += value })
on('longtask', ({ duration }) => { seen.blocking += Math.max(0, duration - 50) })
const pending = ['', 'Loading', 'Loading your problem…']
const parts = {
  '/': 'main a[href="/solve"], main [data-open="guest"]',
  '/solve': 'main textarea',
}
const isAwake = (part) => part.matches('[data-open]') || Object.keys(part).some((key) => key.startsWith('__react'))
const isHeading = (head) => !pending.includes(head.textContent.trim()) && head.checkVisibility()
const found = {
  heading: () => [...document.querySelectorAll('main h1')].some(isHeading),
  usable: () => {
    const part = parts[location.pathname]
    return part ? [...document.querySelectorAll(part)].some((each) => each.checkVisibility() && isAwake(each)) : found.heading()
  },
}
const begun = new Set()
let arrive
window.arrived = new Promise((resolve) => { arrive = resolve })
const look = () => {
  for (const [what, isThere] of Object.entries(found)) {
    if (begun.has(what) || !isThere()) continue
    begun.add(what)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      seen[what] = performance.now()
      if (seen.heading && seen.usable) arrive()
    }
    requestAnimationFrame(() => port2.postMessage(''))
  }
}
new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
setInterval(look, 20)`
