import { join } from 'node:path'
import type { Reply } from '@app/contract/calls'
import { buildPath } from '@app/contract/routes'
import type { Page, PageScreenshotOptions } from 'playwright-core'
import { desktop, lookBelow, type openProduct, phone } from '../browser.ts'
import { answerForStripe } from '../fake-stripe.ts'

type Product = Awaited<ReturnType<typeof openProduct>>
type Answers = Readonly<Record<string, readonly [status: number, body: unknown] | 'never'>>

export interface Screen {
  name: string
  path: string
  signedIn: boolean
  /** Somebody other than Maya. */
  as?: string
  /** Photographed to its foot, however long it is. */
  isWhole?: boolean
  /** Seen where the last press has led, and not from the top of the page. */
  isBelow?: boolean
  /** What this server would not say by itself, by the end of the address. */
  answers?: Answers
  prepare: (page: Page) => Promise<unknown>
}

const views = {
  desktop: { options: desktop, tallest: 1_800, laidWidth: 780 },
  phone: { options: phone, tallest: 2_400, laidWidth: 390 },
}
type View = keyof typeof views
/** Less than that below the first view is no second picture. */
const leastBelow = 48

// Sessions live by the clock of the database.
const seen = { signedInAt: '2026-11-02T18:20:00Z', lastSeenAt: '2026-11-19T21:05:00Z', way: 'password' }
const devices: Reply<'listDevices'> = [
  { ...seen, id: 'this', device: 'Chrome on Windows', isThis: true, lastSeenAt: '2026-11-20T08:58:00Z' },
  { ...seen, id: 'other', device: 'Safari on iPhone', isThis: false },
]

/** A computer shows all of a page in both themes; a phone in each theme what is seen first, and all. */
export async function photograph(product: Product, screen: Screen, folder: string) {
  for (const view of ['desktop', 'phone'] as const) {
    const page = await open(product, screen, view)
    const top = screen.isBelow ? await page.evaluate(() => scrollY) : 0
    if (screen.signedIn) await lookBelow(page)
    await rest(page)
    const first = view === 'phone' ? await shoot(page, { top }) : []
    const whole = await shootWhole(page, screen, view)
    const images = [0, 1].flatMap((theme) => [first, whole].flatMap((shots) => shots[theme] ?? []))
    await page.context().close()
    await lay(product, join(folder, `${screen.name}-${view}.png`), images, views[view].laidWidth)
  }
}

async function open(product: Product, { path, signedIn, as = 'Maya', answers = {}, prepare }: Screen, view: View) {
  const { options } = views[view]
  // At an address without a name there are no passkeys.
  const url = product.url.replace('127.0.0.1', 'localhost')
  const page = await product.open({ ...options, baseURL: url, timezoneId: 'UTC' })
  if (signedIn) {
    const [name = '', value = ''] = (await product.signIn(as)).cookie.split('=')
    await page.context().addCookies([{ name, value, url }])
  }
  // Films stay stills.
  await page.route(/\.(webm|mp4)$/, (route) => route.abort())
  await answerForStripe(page.context(), async () => ({ error: { type: 'card_error', message: 'Not here.' } }))
  for (const [address, reply] of Object.entries({ [buildPath('listDevices')]: [200, devices] as const, ...answers }))
    await page.route(`**${address}`, async (route) => {
      if (reply !== 'never') await route.fulfill({ status: reply[0], json: reply[1] })
    })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (signedIn) {
    // What stands far below comes when somebody scrolls.
    await lookBelow(page)
    await scrollTo(page, 0)
  }
  await prepare(page)
  await page.locator('html[data-seen]').waitFor()
  return page
}

const scrollTo = (page: Page, top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)

/** Nothing is on its way any more, and the address of this run stands nowhere. */
async function rest(page: Page) {
  // A state of waiting never comes to rest.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
  const waits = page.locator('[data-part="pending"]').first()
  await waits.waitFor({ state: 'detached', timeout: 5_000 }).catch(() => undefined)
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    const replaceHost = (text: string) => text.replace(/(https?:\/\/)?localhost:\d+/g, 'firecrest.example')
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      if (node.data !== replaceHost(node.data)) node.data = replaceHost(node.data)
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
      if (field.value !== replaceHost(field.value)) field.value = replaceHost(field.value)
  })
}

/** In both themes, with every picture of each. */
async function shoot(page: Page, { top = 0, ...options }: PageScreenshotOptions & { top?: number } = {}) {
  const shots: Buffer[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await scrollTo(page, top)
    await page.evaluate(async () => {
      await document.fonts.ready
      for (const image of document.images) image.loading = 'eager'
      await Promise.allSettled([...document.images].map((image) => image.decode()))
    })
    shots.push(await page.screenshot({ animations: 'disabled', ...options }))
  }
  return shots
}

/** None where the first view has shown all of it. */
async function shootWhole(page: Page, { path, isWhole = false }: Screen, view: View) {
  const { options, tallest } = views[view]
  const { width, height: seen } = options.viewport
  if ((await page.locator('dialog[open], #account-menu:not([hidden]), [data-part="slip"]').count()) > 0) {
    const hidden = await page.evaluate(findHiddenHeight)
    if (view === 'desktop') return await shoot(page)
    if (hidden === 0) return []
    await page.setViewportSize({ width, height: Math.min(seen + Math.ceil(hidden * 1.2), tallest) })
    return await shoot(page)
  }
  const height = await page.evaluate(() => {
    document.querySelector('[data-part="tabs"]')?.remove()
    // In a picture of the whole page the foot of the screen is the foot of the page.
    for (const part of document.querySelectorAll<HTMLElement>('main, main *')) {
      const { position, bottom } = getComputedStyle(part)
      if (position === 'fixed' || (position === 'sticky' && bottom !== 'auto')) part.style.position = 'static'
    }
    return document.documentElement.scrollHeight
  })
  if (view === 'phone' && height < seen + leastBelow) return []
  const shown = isWhole ? height : Math.min(height, tallest)
  // Frames, and pages of the book, are drawn only where they can be seen.
  if (path === '/book' || (await page.locator('iframe').count()) > 0) {
    await page.setViewportSize({ width, height: shown })
    return await shoot(page)
  }
  return await shoot(page, { fullPage: true, clip: { x: 0, y: 0, width, height: shown } })
}

/** How much of an open dialog is seen only by scrolling in it. */
function findHiddenHeight() {
  const parts = [...document.querySelectorAll('dialog[open], dialog[open] *')]
  const scrolling = parts.filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowY))
  return Math.max(0, ...scrolling.map((part) => part.scrollHeight - part.clientHeight))
}

/** Lays the looks of a screen side by side, as one picture. */
async function lay(product: Product, path: string, images: readonly Buffer[], width: number) {
  const gap = 20
  const viewport = { width: images.length * (width + gap) + gap, height: 100 }
  const page = await product.open({ viewport, bypassCSP: true })
  const pictures = images.map(
    (image) => `<img src="data:image/png;base64,${image.toString('base64')}" width="${width}">`,
  )
  await page.setContent(
    `<body style="margin:${gap}px;display:flex;gap:${gap}px;align-items:start;background:#999">${pictures.join('')}`,
  )
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  await page.screenshot({ path, fullPage: true })
  await page.context().close()
}
