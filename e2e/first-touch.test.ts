import { buildPath } from '@app/contract/routes'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdCode, moving, openProduct, phone } from './browser.ts'
import { sourceNames } from './built-files.ts'

const product = await openProduct({ at: '2026-03-14T10:00:00Z' })

async function openWithoutCode(name: string, path: string) {
  const page = await product.openAs(name, { ...phone, ...moving })
  const letCodeThrough = await holdCode(page)
  await page.goto(path, { waitUntil: 'commit' })
  return { page, letCodeThrough }
}

/** Waits until the page has fetched its fonts. */
async function fontsOf(page: Page) {
  await page.locator('html[data-seen]').waitFor()
  await page.evaluate(() => document.fonts.ready)
}

const solutionOf = (page: Page) => page.getByLabel('Idea 1', { exact: true })

test('the button "Solve Problem" is shown as soon as it works, and not before', async () => {
  const { page, letCodeThrough } = await openWithoutCode('Ada', '/')
  await page.locator('picture[data-plate] img').waitFor()
  expect(await page.getByText('Solve Problem').count()).toBe(0)
  const tap = page.getByRole('link', { name: 'Solve Problem' }).tap()
  letCodeThrough()
  await tap
  await solutionOf(page).waitFor()
})

/** What the browser loads for it costs a slow phone 50 ms. */
const noteUsesOfIntl = () => {
  const whileRead: string[] = []
  const noted = (target: object, name: string) => {
    if (document.readyState === 'loading') whileRead.push(name)
    return Reflect.get(target, name)
  }
  Object.assign(globalThis, {
    whileRead,
    Intl: new Proxy(Intl, { get: (target, name) => noted(target, String(name)) }),
  })
}

test('the picture of the day comes before zones and fonts, and words stand in a font of the device until then', async () => {
  // The visit before has stored whose plate comes next.
  const page = await product.visitAs('Finn', '/', phone)
  await page.getByRole('link', { name: 'Solve Problem' }).waitFor()
  await fontsOf(page)
  await page.addInitScript(noteUsesOfIntl)
  const letPictureThrough = Promise.withResolvers<void>()
  const asked: string[] = []
  // The page before asks for nothing any more.
  await page.goto('about:blank')
  page.on('request', (request) => asked.push(request.url().replace(/.*\./, '')))
  await page.context().route('**/plates/*', async (route) => {
    await letPictureThrough.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Solve Problem' }).waitFor()
  expect(asked).toContain('avif')
  expect(asked).not.toContain('woff2')
  expect(await page.evaluate('whileRead')).toEqual([])
  letPictureThrough.resolve()
  await expect.poll(() => asked).toContain('woff2')
})

const fontOf = sourceNames('web/ui/fonts', 'woff2')
const [display, text] = ['bricolage-grotesque', 'instrument-sans']

test.each([
  { path: '/solve', early: 'h1[data-round="text"]:not(:empty)', first: [display], isKept: false },
  { path: '/premium', early: 'h1:visible', first: [], isKept: true },
])('the words of $path come before the fonts that they do without', async ({ path, early, first, isKept }) => {
  const page = await product.visitAs('Gus', '/privacy', phone)
  await fontsOf(page)
  // The page before asks for nothing any more.
  await page.goto('about:blank')
  const letCodeThrough = await holdCode(page)
  const asked: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('woff2')) asked.push(fontOf(request.url()))
  })
  const isAsked = Promise.withResolvers<void>()
  const letAnswersThrough = Promise.withResolvers<void>()
  await page.context().route('**/api/**', async (route) => {
    isAsked.resolve()
    await letAnswersThrough.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await isAsked.promise
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(asked).toEqual(first)
  letAnswersThrough.resolve()
  await page.locator(early).waitFor()
  await expect.poll(() => asked.toSorted()).toEqual([display, text])
  // A second layout of all boxes would block a slow phone; the other words keep their font until their screen is there.
  expect(await page.locator('html[data-seen]').count()).toBe(isKept ? 0 : 1)
  letCodeThrough()
  await page.locator('html[data-seen]').waitFor()
})

test('two presses lead from the dashboard to the first words of an idea', async () => {
  const page = await product.visitAs('Fay', '/', phone)
  await page.getByRole('link', { name: 'Solve Problem' }).tap()
  await solutionOf(page).tap()
  await page.keyboard.type('A bench')
  expect(await solutionOf(page).inputValue()).toBe('A bench')
})

test('a problem is read before its code is there, stays where it is, and the first key counts', async () => {
  const { page, letCodeThrough } = await openWithoutCode('Bo', '/solve')
  const early = page.locator('h1[data-round="text"]')
  await page.locator('h1[data-round="text"]:not(:empty)').waitFor()
  const place = await early.boundingBox()
  const text = await early.textContent()
  expect(await page.getByRole('textbox').count()).toBe(0)
  letCodeThrough()
  await solutionOf(page).waitFor()
  const drawn = page.getByRole('heading', { name: text ?? '', exact: true })
  expect(await drawn.boundingBox()).toEqual(place)
  await solutionOf(page).pressSequentially('A bench')
  expect(await solutionOf(page).inputValue()).toBe('A bench')
})

test('what Premium offers is read before its code is there, and stays where it is', async () => {
  const { page, letCodeThrough } = await openWithoutCode('Cy', '/premium')
  const head = page.getByRole('heading', { level: 1, name: 'More sessions, more ideas' })
  await head.waitFor()
  const place = await head.boundingBox()
  expect(await page.getByRole('tab').count()).toBe(0)
  letCodeThrough()
  await page.getByRole('link', { name: 'Back to Dashboard' }).waitFor()
  expect(await head.boundingBox()).toEqual(place)
})

test('people who have bought Premium are offered nothing while its code comes', async () => {
  await product.givePremium('Di')
  const { page, letCodeThrough } = await openWithoutCode('Di', '/premium')
  await page.locator('[data-part="logo"]:visible').waitFor()
  await page.evaluate(() => Reflect.get(window, 'firstContent'))
  expect(await page.getByText('More sessions, more ideas').isVisible()).toBe(false)
  letCodeThrough()
  await page.getByRole('link', { name: 'Back to Dashboard' }).waitFor()
  expect(await page.getByText('More sessions, more ideas').count()).toBe(0)
})

test('a finished round is asked for before the code of its page is there', async () => {
  const page = await product.openAs('Eli', phone)
  const letCodeThrough = await holdCode(page)
  const id = '00000000-0000-4000-8000-000000000000'
  const asked = page.waitForRequest(`**${buildPath('finishedRound', { id })}`)
  await page.goto(`/rounds/${id}`, { waitUntil: 'commit' })
  await asked
  letCodeThrough()
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('a refusal leaves the head empty until the screen shows it', async () => {
  const page = await product.openAs('Cy', phone)
  await page
    .context()
    .route(`**${buildPath('openRound')}`, (route) =>
      route.fulfill({ status: 429, json: { message: 'Daily training limit reached', code: 'daily_limit' } }),
    )
  const letCodeThrough = await holdCode(page)
  const answered = page.waitForResponse(`**${buildPath('openRound')}`)
  await page.goto('/solve', { waitUntil: 'commit' })
  await (await answered).finished()
  expect(await page.locator('h1[data-round="text"]').textContent()).toBe('')
  letCodeThrough()
  await page.getByRole('heading', { name: 'Daily Training Complete!' }).waitFor()
})

test('a round that was asked for early is asked for anew at the next visit', async () => {
  const page = await product.visitAs('Di', '/solve', phone)
  await solutionOf(page).waitFor()
  await page.getByRole('link', { name: 'Leave session' }).tap()
  const asked = page.waitForRequest(`**${buildPath('openRound')}`)
  await page.getByRole('link', { name: 'Solve Problem' }).tap()
  await asked
  await solutionOf(page).waitFor()
})

test('a hand-in has the line to itself until it is answered', async () => {
  const page = await product.visitAs('Hannah', '/solve', phone)
  await page.getByRole('textbox', { name: 'Idea 1', exact: true }).fill('A kite that pulls the queue')
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  page.on('response', (answer) => asked.push(`answered ${new URL(answer.url()).pathname}`))
  const answered = page.waitForResponse(`**${buildPath('submitSolutions')}`)
  await page.getByRole('button', { name: 'Submit Solutions' }).tap()
  await answered
  const [from, until] = [buildPath('submitSolutions'), `answered ${buildPath('submitSolutions')}`].map((it) =>
    asked.indexOf(it),
  )
  expect(asked.slice(from, until).filter((it) => !it.startsWith('answered'))).toEqual([buildPath('submitSolutions')])
})
