import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, openProduct } from './browser.ts'
import { findSilentIcons } from './silent-icons.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z' })

const tipsCode = [...product.pages].find(
  ([path, { body }]) => path.endsWith('.js') && new TextDecoder().decode(body.identity).includes('tooltip'),
)?.[0]

/** The code of tips comes at the first idle moment. */
async function openWithTips(page: Page, path: string, heading: string | RegExp) {
  const asked: string[] = []
  const note = (request: Request) => asked.push(new URL(request.url()).pathname)
  page.on('request', note)
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => asked).toContain(tipsCode)
  page.off('request', note)
  // As a text: the runner of the tests has an import of its own.
  await page.evaluate(`import(${JSON.stringify(tipsCode)}).then(() => undefined)`)
}

const tipOf = (page: Page) => page.getByRole('tooltip').allTextContents()

/** A page whose clock stands, and its button for another quote. */
async function openStill() {
  const page = await product.openAs('Ada')
  // Who came this month has no other month to turn to.
  await product.pool.query(`update "user" set created_at = created_at - interval '40 days'`)
  await openWithTips(page, '/', /Ada/)
  const button = page.getByRole('button', { name: 'Show a different quote' })
  await button.waitFor()
  await page.clock.pauseAt(new Date('2026-03-14T21:00:00Z'))
  return { page, button }
}

test('a visitor who points at an icon is told what it does', async () => {
  const page = await product.open()
  await openWithTips(page, '/', 'Unstuck Your Mind in 2 Minutes')
  await page.getByRole('button', { name: 'Next genius' }).hover()
  await page.clock.runFor(700)
  await expect.poll(() => tipOf(page)).toEqual(['Next genius'])
  // access.test.ts asks it of every page.
  expect(await page.evaluate(findSilentIcons)).toEqual([])
  await page.getByRole('button', { name: 'Next genius' }).evaluate((icon) => icon.removeAttribute('aria-label'))
  expect(await page.evaluate(findSilentIcons)).toHaveLength(1)
})

test('a tip appears 700 ms after a pointer came to rest, not before, and the next one at once while it has just been read', async () => {
  const { page, button } = await openStill()
  await button.hover()
  await page.clock.runFor(699)
  expect(await tipOf(page)).toEqual([])
  await page.clock.runFor(1)
  expect(await tipOf(page)).toEqual(['Show a different quote'])
  await page.getByRole('button', { name: 'Previous month' }).hover()
  await page.clock.runFor(1)
  expect(await tipOf(page)).toEqual(['Previous month'])
  await page.getByRole('button', { name: 'Next month' }).hover()
  await page.clock.runFor(1)
  expect(await tipOf(page)).toEqual(['Next month'])
})

test('a tip can be pointed at, goes by Escape alone, and the button keeps its tip for later', async () => {
  const { page, button } = await openStill()
  await button.hover()
  await page.clock.runFor(700)
  const [from, to] = [await button.boundingBox(), await page.getByRole('tooltip').boundingBox()]
  if (!from || !to) throw new Error('The button or its tip has no place')
  // Slowly, over whatever lies between the two.
  const [start, end] = [from.y + from.height / 2, to.y + to.height / 2]
  for (let step = 0; step <= 20; step += 1) {
    await page.mouse.move(from.x + from.width / 2, start + ((end - start) * step) / 20)
    await page.clock.runFor(100)
  }
  expect(await tipOf(page)).toEqual(['Show a different quote'])
  await page.keyboard.press('Escape')
  expect(await tipOf(page)).toEqual([])
  await page.mouse.move(5, 5)
  await page.clock.runFor(1_000)
  await button.hover()
  await page.clock.runFor(700)
  expect(await tipOf(page)).toEqual(['Show a different quote'])
  await page.mouse.down()
  expect(await tipOf(page)).toEqual([])
})

test('Tab shows a tip, and Escape takes it away without closing the dialog around it', async () => {
  const page = await product.visitAs('Ada', '/')
  await page.getByRole('button', { name: 'Your year' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return tipOf(page)
    })
    .toEqual(['Close'])
  await page.keyboard.press('Escape')
  expect(await tipOf(page)).toEqual([])
  expect(await dialog.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})

test('a finger gets no tip', async () => {
  const page = await product.visitAs('Ada', '/', { ...desktop, hasTouch: true })
  await page.getByRole('button', { name: 'Show a different quote' }).tap()
  await page.clock.runFor(2_000)
  expect(await tipOf(page)).toEqual([])
})
