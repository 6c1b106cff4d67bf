import { buildPath } from '@app/contract/routes'
import { screens } from '@app/contract/screens'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest, holdToasts, openProduct } from './browser.ts'
import { screenVisits } from './screen-visits.ts'
import { findSilentIcons } from './silent-icons.ts'
import { findNarrowFaults, narrowest } from './too-wide.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z', adminEmails: ['ada@example.org'] })
const narrow = { viewport: narrowest, bypassCSP: true } as const
const ada = await product.givePremium('Ada')
const round = await finishOne(ada.cookie)
await finishOne((await product.signIn('Rhea')).cookie)

/** They ask for the plan again and again, so their network never rests. */
const restless: readonly string[] = ['/premium', '/premium-success', '/subscribe']

async function finishOne(cookie: string): Promise<string> {
  const { body: opened } = await product.call('GET', buildPath('openRound'), { cookie })
  const ideas = ['A robot that sings', 'Hang a swing from the sign', 'A choir of boots']
  const list = { submittedSolutions: ideas, submissionMethod: ideas.map(() => 'text'), thinkerId: 'hokusai' }
  const body = { problemId: opened.id, ...list }
  expect((await product.call('POST', buildPath('submitSolutions'), { cookie, body })).status).toBe(200)
  return opened.id
}

async function arrive(page: Page) {
  await page.locator('h1:visible:not(:text-is("Loading"))').first().waitFor()
  if (!restless.includes(new URL(page.url()).pathname)) await atRest(page)
}

/** Letters of twice the size, as somebody sets them; the page has arrived. */
async function enlarge(page: Page) {
  await arrive(page)
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
}

async function visitAll(page: Page, all: readonly string[]) {
  for (const path of all) {
    await page.goto(path)
    await arrive(page)
    expect.soft([path, await findNarrowFaults(page)]).toEqual([path, []])
    expect.soft([path, await page.evaluate(findSilentIcons)]).toEqual([path, []])
  }
}

/** access.test.ts enlarges the pages that it looks at. */
const enlargedElsewhere = screenVisits({ undecided: '/rounds/:id', decided: '/rounds/:id' }).map(({ path }) => path)
const isLeft = ({ path }: { path: string }) => !enlargedElsewhere.some((other) => other.split('?')[0] === path)

test('a visitor with text of twice the size reads what is left of the pages of 320 px without scrolling sideways', async () => {
  const page = await product.open(narrow)
  const open = screens.filter((screen) => screen.for === 'everybody' && isLeft(screen)).map(({ path }) => path)
  await visitAll(page, [...open, '/login#sign-up', '/nowhere', '/p/0123456789abcdef'])
})

test('so does an admin with Premium, and where Premium makes another page', async () => {
  const page = await product.openAs('Ada', narrow)
  const left = screens.filter(isLeft).map(({ path }) => path)
  expect(left).toContain('/admin/payments')
  await visitAll(page, ['/', `/rounds/${round}`, '/settings', ...left])
})

test('so does somebody without Premium', async () => {
  const page = await product.openAs('Rhea', narrow)
  await visitAll(page, ['/premium'])
})

test('the dialogs of visitors fit as well, and their buttons can be pressed', async () => {
  const page = await product.visit('/', narrow)
  await enlarge(page)
  const dialogs: [string, number][] = []
  const look = async (name: string) => dialogs.push([name, await page.evaluate(widestInDialog)])
  await page.getByRole('button', { name: 'Try a Challenge Now No Sign Up Needed' }).click()
  await page.getByLabel('Your ideas').fill('A bench')
  await look('challenge')
  await page.getByRole('button', { name: 'See My Score & Get Full Access' }).click()
  await page.clock.runFor(1_500)
  await page.getByRole('dialog', { name: 'Fantastic Work!' }).waitFor()
  await look('success')
  await page.getByRole('button', { name: 'Maybe Later' }).click()
  await page.getByText('See How It Works').click()
  await page.getByRole('dialog').waitFor()
  await look('explainer')
  expect(dialogs).toEqual(['challenge', 'success', 'explainer'].map((name) => [name, 0]))
})

/** Words that go over two lines, and how far their part reaches out of the window. */
const brokenIn = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((element) => {
      const broken: string[] = []
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { currentNode: node } = texts
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
        }
      }
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const isOutside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight
      return {
        broken,
        isOutside,
        isCut: element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
      }
    })
const whole = { broken: [], isOutside: false, isCut: false }

test('on narrow phones the words of a toast and of the admin pages stay whole, and inside the window', async () => {
  const page = await product.visitAs('Rhea', '/', narrow)
  const toast = '[data-part="toast"]'
  await page.getByRole('button', { name: 'Check for new achievements' }).click()
  await page.locator(toast, { hasText: 'Nothing New' }).waitFor()
  await holdToasts(page)
  await enlarge(page)
  const admin = await product.visitAs('Ada', '/admin/audit', narrow)
  await enlarge(admin)
  for (const size of [narrow.viewport, { width: 360, height: 800 }]) {
    await page.setViewportSize(size)
    expect([size, await brokenIn(page, toast)]).toEqual([size, whole])
    await admin.setViewportSize(size)
    // Their row scrolls, so what is beyond its end is not cut.
    const { isCut, ...seen } = await brokenIn(admin, '[aria-label="Admin pages"]')
    expect([size, seen, isCut]).toEqual([size, { broken: [], isOutside: false }, true])
  }
})

test('so do those of the dashboard', async () => {
  const page = await product.visitAs('Rhea', '/', narrow)
  await enlarge(page)
  for (const name of ['How brain training works', 'Your streak', 'Your year']) {
    await page.getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading').first().waitFor()
    expect([name, await page.evaluate(widestInDialog)]).toEqual([name, 0])
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
})

/** How far what stands in the open dialog, and the dialog itself, reach out of the window or of their box. */
function widestInDialog() {
  const dialog = document.querySelector('dialog[open]')
  if (!dialog) return 999
  const { left, right } = dialog.getBoundingClientRect()
  return Math.max(dialog.scrollWidth - dialog.clientWidth, right - innerWidth, -left, 0)
}
