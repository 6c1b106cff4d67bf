import { buildPath } from '@app/contract/routes'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { brokenRules } from './axe.ts'
import { desktop, moving, openProduct, phone } from './browser.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z' })

/** Until then the page is text and links. */
const awake = (page: Page) => page.locator('[data-open="support"]:not([data-asleep])').waitFor()

test('a stranger learns how it works by click and by keyboard, and gets back to where they were', async () => {
  const page = await product.visit('/')
  await awake(page)
  const opener = page.getByRole('link', { name: 'See How It Works' })
  const dialog = page.getByRole('dialog', { name: 'Why Train Your Brain?' })
  await opener.click()
  await dialog.getByText('Training studies often ask for about fifteen minutes a day').waitFor()
  const whole = dialog.getByText('A short list of ideas takes all of that')
  expect(await whole.isVisible()).toBe(false)
  await dialog.getByText('Whole-brain engagement').click()
  await whole.waitFor()
  await axeFinds(page)
  await dialog.getByRole('button', { name: 'Get Started Today' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => new URL(page.url()).hash).toBe('')

  await opener.focus()
  await page.keyboard.press('Enter')
  await dialog.waitFor()
  const science = dialog.getByText('The science behind it')
  await science.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => dialog.getByText('For', { exact: true }).isVisible()).toBe(false)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true)

  await page.getByRole('link', { name: 'Contact support' }).click()
  const support = page.getByRole('dialog', { name: 'Contact support' })
  await support.getByRole('link', { name: 'support@firecrest.example' }).waitFor()
  await axeFinds(page)
  await support.getByRole('button', { name: 'Close' }).click()
  await support.waitFor({ state: 'detached' })
})

test('a stranger gets a problem to try without an account', async () => {
  const page = await product.open()
  const problem = {
    id: '4f1ad0a5-3a64-4b3f-9a52-3b6f3c9f5a11',
    category: 'Play and fun',
    text: 'How many uses has a hat?',
  }
  await page.route(`**${buildPath('guestProblem')}`, (route) => route.fulfill({ json: problem }))
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Try a Challenge Now No Sign Up Needed' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: problem.text })
  await dialog.waitFor()
  // A press at the moment it closes counts, and the second press of two does not.
  await opener.evaluate((button: HTMLElement) => {
    document.querySelector<HTMLElement>('[aria-label="Close"]')?.click()
    button.click()
    button.click()
  })
  await page.locator('dialog:not(:modal)').waitFor({ state: 'detached' })
  await dialog.waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.locator('dialog').waitFor({ state: 'detached' })
})

test('three samples take turns every four and a half seconds, until somebody stops them or picks one', async () => {
  const page = await product.visit('/', moving)
  await awake(page)
  const titles = ['The library without a budget', 'Five friends, one umbrella', 'The meeting that never ends']
  const sample = page.getByRole('article', { name: /library|umbrella|meeting/ })
  const shown = () => sample.getAttribute('aria-label')
  const wait = (ms: number) => page.clock.runFor(ms)
  await sample.waitFor()
  // From here on time passes only where the test says so; whose turn it is by then is all the same.
  await page.clock.pauseAt('2026-03-14T20:10:00Z')
  const next = () => titles[(titles.indexOf(seen.at(-1) ?? '') + 1) % titles.length]
  const seen = [await shown()]
  for (const _ of titles) {
    const expected = next()
    await wait(4_500)
    await expect.poll(shown).toBe(expected)
    seen.push(expected ?? null)
  }
  const pause = page.getByRole('button', { name: 'Pause the samples' })
  await pause.click()
  await page.mouse.move(0, 0)
  await pause.blur()
  await wait(10_000)
  expect(await shown()).toBe(seen.at(-1))
  await pause.click()
  await page.getByRole('radio', { name: 'Sample 3 of 3, Workflow' }).check()
  await page.mouse.move(0, 0)
  await wait(10_000)
  expect(await shown()).toBe(titles[2])
  await expect.poll(() => pause.getAttribute('aria-pressed')).toBe('true')

  await page.clock.resume()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await awake(page)
  await wait(10_000)
  expect([await shown(), await pause.isVisible()]).toEqual([titles[0], false])
})

test('a click before the script has loaded is not lost', async () => {
  const page = await product.open(phone)
  const gate = Promise.withResolvers<void>()
  await page.context().route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: /^Theme: system/ }).tap()
  await page.getByRole('link', { name: 'See How It Works' }).tap()
  expect(await page.getByRole('dialog').count()).toBe(0)
  gate.resolve()
  await page.getByRole('dialog', { name: 'Why Train Your Brain?' }).waitFor()
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light')
})

test('a page whose script never loads works by its links', async () => {
  const page = await product.open()
  await page.context().route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('link', { name: 'See How It Works' }).click()
  await page.waitForURL('**/#how-it-works')
  // What comes after the loss is a plain link too.
  expect(await page.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe(
    'mailto:support@firecrest.example',
  )
})

test('without JavaScript the page can be read, and its links work', async () => {
  const page = await product.visit('/', { ...desktop, javaScriptEnabled: false })
  await page.getByRole('link', { name: 'See How It Works' }).click()
  await page.waitForURL('**/#how-it-works')
  await page.getByRole('radio', { name: 'Sample 2 of 3, Idea Sprint' }).check()
  await page.getByText('The driest one tells a story').waitFor()
  await page.getByText('support@firecrest.example').waitFor()
  // What would do nothing is not shown.
  expect(await page.getByRole('button').count()).toBe(0)
  await page.setViewportSize({ width: 320, height: 700 })
  const { x = 0, width = 0 } = (await page.getByRole('link', { name: 'Privacy' }).boundingBox()) ?? {}
  expect([width > 0, x + width <= 320]).toEqual([true, true])
  await page.setViewportSize(desktop.viewport)
  const links = await page.getByRole('link').all()
  const leads = new Set(await Promise.all(links.map((link) => link.getAttribute('href'))))
  expect([...leads].sort()).toEqual([
    '#how-it-works',
    '#main',
    '/',
    '/login',
    '/login#sign-up',
    '/privacy',
    '/terms',
    'mailto:support@firecrest.example',
  ])
  await page.getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy, in plain words' }).waitFor()
  expect(await page.getByRole('link', { name: 'support@firecrest.example' }).isVisible()).toBe(true)
  await page.goto('/terms')
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Your ideas stay yours' }).waitFor()
  // The app itself says what it lacks, and does not load for ever.
  await page.goto('/login')
  await page.getByRole('heading', { name: 'This page needs JavaScript' }).waitFor()
  expect(await page.getByRole('status').count()).toBe(0)
})

test('a browser that stores nothing shows the page all the same', async () => {
  const page = await product.open()
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })
  await page.goto('/')
  await awake(page)
  const theme = page.getByRole('button', { name: /^Theme/ })
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const grounds = [await ground()]
  await theme.click()
  await theme.click()
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
  grounds.push(await ground())
  await theme.click()
  await page.emulateMedia({ colorScheme: 'dark' })
  grounds.push(await ground())
  expect(grounds).toEqual(['oklch(0.972 0.012 215)', 'oklch(0.2 0.043 248)', 'oklch(0.2 0.043 248)'])
  await page.getByRole('link', { name: 'See How It Works' }).click()
  await page.getByRole('dialog', { name: 'Why Train Your Brain?' }).waitFor()
})

test('search engines and previews find the page, its picture and what not to read', async () => {
  const read = async (path: string) => {
    const answer = await fetch(product.url + path)
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }
  const { text } = await read('/')
  expect(text).not.toContain('.invalid')
  for (const part of [
    '<link rel="canonical" href="https://firecrest.example/"',
    'property="og:image" content="https://firecrest.example/brand/og.png"',
    'property="og:url" content="https://firecrest.example/"',
  ])
    expect(text).toContain(part)
  expect((await read('/brand/og.png')).type).toBe('image/png')
  expect(await read('/robots.txt')).toMatchObject({ status: 200, text: expect.stringContaining('Disallow: /api/') })
  expect((await read('/robots.txt')).text).toContain('Sitemap: https://firecrest.example/sitemap.xml')
  expect(await read('/sitemap.xml')).toMatchObject({
    type: 'application/xml; charset=utf-8',
    text: expect.stringContaining('<loc>https://firecrest.example/</loc>'),
  })
})

async function axeFinds(page: Page) {
  for (const { viewport, colorScheme } of [
    { viewport: phone.viewport, colorScheme: 'dark' },
    { viewport: desktop.viewport, colorScheme: 'light' },
  ] as const) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await brokenRules(page, 'dialog'), `${viewport.width} ${colorScheme}`).toEqual([])
  }
}

test('a phone lays out two boxes at first, and then all of them and every section', async () => {
  const page = await product.open(phone)
  await page.clock.pauseAt('2026-03-14T21:00:00Z')
  await page.goto('/')
  const boxes = page.locator('#thinkers article:visible')
  await boxes.first().waitFor()
  expect([await boxes.count(), await page.locator('main > section:visible').count()]).toEqual([2, 2])
  await page.clock.resume()
  await expect.poll(() => boxes.count()).toBe(20)
  await expect.poll(() => page.locator('main > section:visible').count()).toBe(8)
})
