import { buildPath } from '@app/contract/routes'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, moving, openProduct, phone, shiftOf } from './browser.ts'

const at = '2026-03-14T20:00:00Z'
const product = await openProduct({ at })
/** What lies where follows the first of each: a window that is a little smaller need not be opened anew. */
const sizes = [
  [{ width: 1440, height: 900 }],
  [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ],
] as const

/** Hands in a session on each of these days. */
async function finish(name: string, ...days: string[]) {
  const { cookie } = await product.signIn(name)
  for (const day of days) {
    product.clock.now = new Date(`${day}T20:00:00Z`)
    const { body: round } = await product.call('GET', buildPath('openRound'), { cookie })
    const { status } = await product.call('POST', buildPath('submitSolutions'), {
      cookie,
      body: { problemId: round.id, submittedSolutions: ['A bench', 'A kite'], submissionMethod: ['text', 'text'] },
    })
    expect(status).toBe(200)
  }
  product.clock.now = new Date(at)
  // Later, somebody comes back for what is left.
  await product.pool.query("update round set finished_at = finished_at - interval '1 hour'")
}
const today = at.slice(0, 10)
await finish('One', today)
await finish('Two', today, today)
// The freeze of the sign-up is too little for four days, and enough for one.
await finish('Lost', '2026-03-07', '2026-03-08', '2026-03-09')
await finish('Half', '2026-03-07', '2026-03-08', '2026-03-09', today)
await finish('Back', '2026-03-07', '2026-03-08', '2026-03-09', today, today)
await finish('Saved', '2026-03-10', '2026-03-11', '2026-03-12')

/** How far the lower edge of a link lies above the end of what is seen: the window, or the bar at its foot. */
async function roomBelow(page: Page, name: string) {
  const link = await page.getByRole('link', { name }).boundingBox()
  const [bar] = await page.getByRole('navigation', { name: 'Main, phone' }).all()
  if (!link) throw new Error(`${name} is not shown`)
  const end = (await bar?.boundingBox())?.y ?? page.viewportSize()?.height ?? 0
  return end - (link.y + link.height)
}

test.each([
  { who: 'New', link: 'Solve Problem', heading: 'Welcome, New. Here’s your first problem.' },
  { who: 'One', link: 'Solve Problem', heading: 'You’re set for today, One. One session left.' },
  { who: 'Two', link: 'See Your Session', heading: 'Done for today, Two.' },
  { who: 'Lost', link: 'Solve Problem', heading: 'Two sessions today bring back your 3-day streak.' },
  { who: 'Half', link: 'Solve Problem', heading: 'One more session and your 3-day streak is back.' },
  { who: 'Back', link: 'See Your Session', heading: 'It’s back: 4 days.' },
  { who: 'Saved', link: 'Solve Problem', heading: 'A freeze covered Friday. Still 3 days.' },
])('"$link" of $who is in the first view on every size, and nothing moves', async ({ who, link, heading }) => {
  const page = await product.openAs(who, moving)
  for (const [opened, ...smaller] of sizes) {
    await page.setViewportSize(opened)
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await atRest(page)
    expect(await shiftOf(page), `${opened.width}x${opened.height}`).toBeLessThan(0.001)
    for (const size of [opened, ...smaller]) {
      await page.setViewportSize(size)
      expect(await roomBelow(page, link), `${size.width}x${size.height}`).toBeGreaterThan(0)
    }
  }
})

test('a finished day says when the next problem comes, and counts down by the minute', async () => {
  const page = await product.visitAs('Two', '/', { timezoneId: 'UTC' })
  await page.getByText('4 h', { exact: true }).waitFor()
  await page.getByText('It arrives at midnight, UTC time. You’ll have room for 4 ideas.').waitFor()
  expect(await page.getByRole('link', { name: 'Create Custom Problem' }).count()).toBe(0)
  expect(await page.getByText(/No problem available/).count()).toBe(0)
  await page.context().clock.fastForward(61_000)
  await page.getByText('3 h 59 min', { exact: true }).waitFor()
  await product.moveTo(page, '2026-03-15T00:00:01Z')
  await page.context().clock.fastForward(60_000)
  await page.getByRole('link', { name: 'Solve Problem' }).waitFor()
  await product.moveTo(page, at)
})

/** As sent: compressed. The limits lie close above what is needed, so that a heavy import is noticed. */
test('the dashboard of somebody who comes back fetches few scripts, those at rest and the worker included', async () => {
  const page = await product.openAs('Saved', phone)
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then((size) => size.responseBodySize))
  })
  // The last that a page asks for by itself.
  const passes = page.waitForResponse(`**${buildPath('dayPasses')}`)
  await page.goto('/')
  await passes
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(sizes.length).toBeLessThanOrEqual(13)
  expect(bytes).toBeGreaterThan(100e3)
  expect(bytes).toBeLessThan(156e3)
  const worker = await fetch(`${product.url}/sw.js`, { headers: { 'accept-encoding': 'br' } })
  expect(Number(worker.headers.get('content-length'))).toBeLessThan(18e3)
})
