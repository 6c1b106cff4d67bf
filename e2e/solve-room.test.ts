import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, moving, openProduct, phone } from './browser.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z' })

/** The last is a phone with its keyboard open: the browser gives the page what is left. */
const rooms = [phone.viewport, { width: 360, height: 640 }, { width: 390, height: 400 }, desktop.viewport]

/** How many pixels of the box that is written in lie behind the bar, and behind the head. */
const hiddenParts = (page: Page) =>
  page.evaluate(() => {
    const edges = (part?: Element | null) => part?.getBoundingClientRect() ?? { top: Number.NaN, bottom: Number.NaN }
    const box = edges(document.activeElement?.closest('li'))
    const bar = edges(document.querySelector('[data-part="solve-acts"]'))
    const head = edges(document.querySelector('header'))
    return { belowBar: Math.max(0, box.bottom - bar.top), aboveHead: Math.max(0, head.bottom - box.top) }
  })

test('the box that is written in is never behind the bar with the button, nor behind the clock', async () => {
  await product.givePremium('Ann')
  const page = await product.visitAs('Ann', '/solve', { ...phone, ...moving })
  const box = (number: number) => page.getByRole('textbox', { name: `Idea ${number}`, exact: true })
  await box(1).waitFor()
  await product.pool.query('update round set slots = 20')
  await page.reload()
  for (let number = 1; number < 20; number++) await box(number).fill(`Idea ${number}`)
  await box(20).waitFor()
  for (const room of rooms) {
    await page.setViewportSize(room)
    for (const number of [1, 2, 3, 4, 12, 19, 20, 19, 6, 1]) {
      await box(number).focus()
      await expect
        .poll(() => hiddenParts(page), { message: `box ${number} at ${room.width}x${room.height}` })
        .toEqual({ belowBar: 0, aboveHead: 0 })
    }
    // Enter goes on to the next box, as somebody who writes does.
    for (let number = 2; number <= 20; number++) {
      await page.keyboard.press('Enter')
      await expect
        .poll(() => hiddenParts(page), { message: `box ${number} at ${room.width}x${room.height}` })
        .toMatchObject({ belowBar: 0 })
    }
  }
})

test('the clock stays where it is when the first letter starts it', async () => {
  const page = await product.visitAs('Cleo', '/solve', phone)
  const clock = page.getByRole('timer')
  for (const { viewport } of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    const before = await clock.boundingBox()
    await page.getByRole('textbox', { name: 'Idea 1', exact: true }).fill('A')
    await page.getByRole('button', { name: 'Pause timer' }).waitFor()
    expect(await clock.boundingBox()).toEqual(before)
  }
})

test('the first box is in the first view, below the longest problem too, and has the focus where one can type', async () => {
  const start = 'A lift in an old house is out of order for a week, and how could everybody still meet '
  const longest = start.padEnd(160, 'on the top floor for breakfast and enjoy the way there ')
  for (const device of [phone, desktop]) {
    const page = await product.visitAs('Ben', '/solve', device)
    const box = page.getByRole('textbox', { name: 'Idea 1', exact: true })
    await box.waitFor()
    await product.pool.query('update problem set text = $1', [longest])
    await product.pool.query('update round set slots = 20')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: longest }).waitFor()
    await page.getByRole('textbox', { name: 'Idea 5' }).waitFor()
    expect(await page.getByRole('textbox').count()).toBe(5)
    const focused = () => box.evaluate((element) => element === document.activeElement)
    if (device === desktop) await expect.poll(focused).toBe(true)
    else expect(await focused()).toBe(false)
    const bar = page.locator('[data-part="solve-acts"]')
    const laptops = [desktop.viewport, { width: 1366, height: 768 }, { width: 1280, height: 720 }]
    const sizes = device === phone ? [phone.viewport, { width: 360, height: 640 }] : laptops
    for (const [size, colorScheme] of sizes.flatMap((each) => [[each, 'light'] as const, [each, 'dark'] as const])) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme })
      await page.evaluate(() => scrollTo(0, 0))
      const { y = 0, height = 0 } = (await box.locator('xpath=ancestor::li').boundingBox()) ?? {}
      expect(y + height, `${size.width} ${colorScheme}`).toBeLessThan((await bar.boundingBox())?.y ?? 0)
    }
  }
})

test('all twenty thinkers are in one view, and Escape closes them without a choice', async () => {
  const page = await product.visitAs('Dot', '/solve', { ...phone, ...moving })
  const chosen = page.getByRole('button', { name: /^About / })
  const before = await chosen.getAttribute('aria-label')
  for (const size of rooms.filter(({ height }) => height > 500)) {
    await page.setViewportSize(size)
    await page.getByRole('button', { name: 'Change' }).click()
    const sheet = page.getByRole('dialog', { name: 'All twenty thinkers' })
    const last = sheet.getByRole('button', { name: /Nova/ })
    await last.waitFor()
    expect(await sheet.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1)
    const { y = 0, height = 0 } = (await last.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(size.height)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    expect(await chosen.getAttribute('aria-label')).toBe(before)
  }
})

test('behind the plate is the story of its thinker, and the bird on it can be found', async () => {
  const page = await product.visitAs('Eve', '/solve', moving)
  await page.getByRole('button', { name: 'Change' }).click()
  await page
    .locator('[data-part="thinker-sheet"]')
    .getByRole('button', { name: /My Own Creative Path/ })
    .click()
  await page.getByRole('button', { name: 'About My Own Creative Path' }).click()
  await page.getByRole('button', { name: 'Small bird' }).click()
  await page.getByText('You Found the Bird', { exact: true }).waitFor()
  const { rows } = await product.pool.query('select thinker_id from bird_found')
  expect(rows).toEqual([{ thinker_id: 'my-own-path' }])
})
