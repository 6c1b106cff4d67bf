import { buildPath } from '@app/contract/routes'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { brokenRules } from './axe.ts'
import { desktop, openProduct, phone } from './browser.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z', adminEmails: ['root@example.org'] })
const password = 'analytical engine'

const opener = (page: Page) => page.getByRole('button', { name: 'Try a Challenge Now No Sign Up Needed' })
const field = (page: Page) => page.getByLabel('Your ideas')
const scoreButton = (page: Page) => page.getByRole('button', { name: 'See My Score & Get Full Access' })

/** From the button of the landing page to the prompt, with these words. */
async function tryOne(page: Page, words: string) {
  await opener(page).click()
  await field(page).fill(words)
  await scoreButton(page).click()
  // What stands there for a second and a half may be gone before anybody looks; the dialog's own tests hold it.
  await page.clock.runFor(1_500)
  await page.getByRole('dialog', { name: 'Fantastic Work!' }).waitFor()
}

/** On a phone and on a desktop, each in one theme. What lies behind a dialog is looked at in access.test.ts. */
async function hindersNobody(page: Page, part: 'html' | 'dialog' = 'html') {
  for (const [size, colorScheme] of [
    [phone.viewport, 'light'],
    [desktop.viewport, 'dark'],
  ] as const) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect([colorScheme, isTooWide, await brokenRules(page, part)]).toEqual([colorScheme, false, []])
  }
}

async function signUp(page: Page, name: string) {
  await page.getByLabel('First name').fill(name)
  await page.getByLabel('Last name').fill('Lind')
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
}

const kept = (page: Page) => page.locator('[data-part="toast"]', { hasText: /Keeping Your 2 (Ideas|Names|Lines)/ })

/** Until the toast has gone they can be taken back; on a busy machine its time is over before a press. */
async function keepAtOnce(page: Page) {
  await page.clock.runFor(8_000)
  await expect.poll(() => page.locator('[data-part="streak-pill"]').textContent()).toContain('1')
}

test('a stranger has two ideas, makes an account and takes them along, and an admin sees each step', async () => {
  const page = await product.visit('/', phone)
  await opener(page).click()
  await page.getByLabel('Genius superpower').selectOption('hokusai')
  expect(await scoreButton(page).isDisabled()).toBe(true)
  await field(page).fill('A bench that faces the other bench\n\nA choir of <b>strangers</b>')
  await hindersNobody(page, 'dialog')
  // Closed by mistake, and even left: it stands there as before.
  await page.keyboard.press('Escape')
  await page.reload()
  await tryOne(page, await storedWords(page))
  const prompt = page.getByRole('dialog', { name: 'Fantastic Work!' })
  await prompt.getByText(/^Two (ideas|names|lines)$/).waitFor()
  await prompt.getByText('A choir of <b>strangers</b>').waitFor()
  await hindersNobody(page, 'dialog')
  await prompt
    .getByRole('link', { name: /^Keep your 2 (ideas|names|lines) and start day 1 Start My Daily Training - Free$/ })
    .click()

  await page.getByRole('heading', { name: 'Create Account' }).waitFor()
  await page.getByText(/^Keep your 2 (ideas|names|lines) and start day 1\. Free\.$/).waitFor()
  await signUp(page, 'Maya')
  await kept(page).getByRole('button', { name: 'Undo' }).waitFor()
  await hindersNobody(page)
  await keepAtOnce(page)
  const { rows } = await product.pool.query('select text from solution order by position')
  expect(rows.map(({ text }) => text)).toEqual(['A bench that faces the other bench', 'A choir of <b>strangers</b>'])
  await page.reload()
  await page.getByRole('button', { name: 'None of them' }).click()
  await page.getByRole('heading', { level: 1, name: /^Two (ideas|names|lines)$/ }).waitFor()
  await page.getByRole('link', { name: 'Back to Today' }).click()
  await page.getByRole('heading', { level: 1, name: /Maya/ }).waitFor()
  expect([await kept(page).count(), await page.getByRole('dialog').count()]).toEqual([0, 0])

  // Somebody else on the same network only looks at a problem and goes.
  const other = await product.visit('/', phone)
  await opener(other).click()
  await field(other).waitFor()
  await product.guestEvents.flush()
  const admin = await product.visitAs('Root', '/admin', phone)
  await admin.getByRole('link', { name: 'Guest analytics' }).first().click()
  await admin.getByText('Unique Visitors').waitFor()
  const cards = await admin.getByRole('definition').allTextContents()
  expect(cards.filter((_, at) => at % 2 === 1)).toEqual(['1', '50.0%', '1', '100.0%', '1'])
  const lists = await admin.locator('[data-part="ranked"]').allTextContents()
  expect(lists[0]).toBe('1Katsushika Hokusai1')
  expect(lists[1]).toMatch(/^1[0-9a-f]{8}\d/)
  await hindersNobody(admin)
})

const phones = [phone.viewport, { width: 360, height: 640 }, { width: 320, height: 640 }]

test('on each phone the whole challenge is in the first view, and nothing lies over another part', async () => {
  const page = await product.visit('/', phone)
  await opener(page).click()
  const dialog = page.getByRole('dialog')
  const picker = page.getByLabel('Genius superpower')
  await picker.selectOption('hokusai')
  expect(await picker.locator('option:checked').textContent()).toBe('Katsushika Hokusai\u2002🌊')
  const story = page.locator('[id$="-story"]')
  const shown = [dialog.getByText('2 min'), dialog.getByRole('heading'), picker, field(page), scoreButton(page)]
  for (const viewport of phones) {
    await page.setViewportSize(viewport)
    expect(await story.isVisible()).toBe(false)
    const boxes = await Promise.all(shown.map((each) => each.boundingBox()))
    let above = 0
    for (const box of boxes) {
      const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 }
      const isWhole = [x >= 0, x + width <= viewport.width, y >= above, height >= 20]
      expect([viewport.width, ...isWhole]).toEqual([viewport.width, true, true, true, true])
      above = y + height
    }
    expect(above, `${viewport.width}`).toBeLessThanOrEqual(viewport.height)
    const [tag, corner] = [boxes[0], await dialog.getByRole('button', { name: 'Close' }).boundingBox()]
    expect((tag?.x ?? 0) + (tag?.width ?? 999)).toBeLessThanOrEqual(corner?.x ?? 0)
  }
  await dialog.getByText('Story', { exact: true }).click()
  expect((await story.boundingBox())?.height).toBeGreaterThan(20)

  await field(page).fill('A bench')
  await scoreButton(page).click()
  await page.clock.runFor(1_500)
  await page.getByRole('button', { name: 'Maybe Later' }).waitFor()
  for (const viewport of phones) {
    await page.setViewportSize(viewport)
    const later = await page.getByRole('button', { name: 'Maybe Later' }).boundingBox()
    expect((later?.y ?? 999) + (later?.height ?? 999), `${viewport.width}`).toBeLessThanOrEqual(viewport.height)
  }
})

test('a friend opens a shared link, solves that problem, sees the card, and keeps the idea with an account', async () => {
  const { cookie } = await product.signIn('Nils')
  const { body: round } = await product.ask('openRound', { cookie })
  const texts = ['Everyone adds a line to a story', 'A choir of boots', 'Chess, a move per wait']
  const list = { problemId: round.id, submittedSolutions: texts, submissionMethod: texts.map(() => 'text' as const) }
  await product.ask('submitSolutions', { body: { ...list, thinkerId: 'hokusai' }, cookie })
  const { body: link } = await product.ask('shareRound', { params: { id: round.id }, body: { idea: 0 }, cookie })

  const page = await product.visit(new URL(link.link).pathname, phone)
  await page.getByRole('heading', { level: 1, name: round.text }).waitFor()
  expect(await page.content()).not.toContain('line to a story')
  // Before the code is there and after: what is written stays.
  await page.getByLabel('Your ideas').fill('A bench that hums\nA puzzle on the wall')
  await hindersNobody(page)
  await page.setViewportSize(phone.viewport)
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/shared-problems/*/solutions', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Submit My Ideas' }).click()
  await page.getByRole('heading', { name: 'Analyzing Your Genius...' }).waitFor()
  await page.clock.runFor(1_500)
  await page.getByRole('heading', { name: 'Fantastic Work!' }).waitFor()
  // The foot waits below the view for the card, instead of jumping there.
  expect((await page.locator('footer').boundingBox())?.y).toBeGreaterThanOrEqual(phone.viewport.height)
  gate.resolve()
  await page.getByRole('img', { name: /^The card: .* Katsushika Hokusai, 3 ideas side by side/ }).waitFor()
  await page.getByText('Everyone adds a line to a story').waitFor()
  await hindersNobody(page)
  const inks = await page.locator('canvas >> nth=0').evaluate((canvas: HTMLCanvasElement) => {
    // Beside the picture, where the words are.
    const [width, height] = [Math.floor(canvas.width / 2), canvas.height]
    const { data = [] } = canvas.getContext('2d')?.getImageData(width, 0, width, height) ?? {}
    return new Set(Array.from({ length: data.length / 4 }, (_, at) => data.slice(4 * at, 4 * at + 3).join())).size
  })
  expect(inks).toBeGreaterThan(20)
  await page.getByRole('link', { name: /Start My Daily Training - Free$/ }).click()

  await page.getByRole('heading', { name: 'Create Account' }).waitFor()
  await signUp(page, 'Olle')
  await keepAtOnce(page)

  await product.ask('endShareLink', { params: { id: link.id }, cookie })
  const gone = await product.visit(new URL(link.link).pathname, phone)
  await gone.getByRole('heading', { name: 'Nothing here' }).waitFor()
  await hindersNobody(gone)
})

test('from the score of a stranger to the first session page are three presses, and the ideas come along', async () => {
  const page = await product.visit('/', phone)
  await tryOne(page, 'A bench that hums a tune\nA choir of boots')
  let presses = 0
  await page.exposeFunction('countPress', () => {
    presses += 1
  })
  const listen = () => addEventListener('click', () => void Reflect.get(window, 'countPress')(), { capture: true })
  await page.addInitScript(listen)
  await page.evaluate(listen)
  await page.getByRole('link', { name: /^Keep your 2 (ideas|names|lines) and start day 1/ }).click()
  await page.getByRole('heading', { name: 'Create Account' }).waitFor()
  await signUp(page, 'Nora')
  await page.getByRole('link', { name: 'Solve Problem' }).click()
  await page.getByRole('textbox', { name: 'Idea 1', exact: true }).waitFor()
  expect(presses).toBe(3)
  const saved = async () =>
    (await product.pool.query("select from solution where text = 'A bench that hums a tune'")).rowCount
  await expect.poll(saved).toBe(1)
})

/** What the dialog had before it was closed. */
async function storedWords(page: Page) {
  await opener(page).click()
  const words = await field(page).inputValue()
  await page.getByRole('button', { name: 'Close' }).click()
  return words
}

test('after three problems a visitor has reached the limit of the day, and tracking that fails is not noticed', async () => {
  const page = await product.open(phone)
  await page.route(`**${buildPath('trackGuest')}`, (route) => route.abort())
  await page.goto('/')
  for (const words of ['one', 'two', 'three']) {
    await tryOne(page, words)
    await page.getByRole('button', { name: 'Maybe Later' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await opener(page).focus()
  await page.keyboard.press('Enter')
  const limit = page.getByRole('dialog', { name: 'Daily Limit Reached' })
  await limit
    .getByText('You’ve tried today’s problems. Come back tomorrow, or keep going today with a free account.')
    .waitFor()
  await hindersNobody(page, 'dialog')
  // The Tab key stays inside, and Escape gives the focus back.
  const reached = new Set<string>()
  for (let tabs = 0; tabs < 6; tabs++) {
    await page.keyboard.press('Tab')
    reached.add(await page.evaluate(() => (document.activeElement?.closest('dialog') ? 'the dialog' : 'the browser')))
  }
  expect([...reached].sort()).toEqual(['the browser', 'the dialog'])
  // On the cross the first Escape would close its tip.
  await limit.getByRole('link').first().focus()
  await page.keyboard.press('Escape')
  await expect.poll(() => opener(page).evaluate((element) => element === document.activeElement)).toBe(true)
})

test('the browser’s offer to install is shown as ours, and a no is remembered', async () => {
  const page = await product.visit('/', phone)
  const offer = () =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true })
      dispatchEvent(Object.assign(event, { prompt: async () => undefined, userChoice: new Promise(() => undefined) }))
      return event.defaultPrevented
    })
  const prompt = page.getByRole('complementary', { name: 'Install the app' })
  await expect.poll(offer).toBe(true)
  await prompt.getByRole('button', { name: 'Not now' }).click()
  await prompt.waitFor({ state: 'detached' })
  await page.reload()
  await page.waitForLoadState('networkidle')
  await offer()
  expect(await prompt.count()).toBe(0)
})
