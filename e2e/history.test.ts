import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { goTo, openProduct, phone } from './browser.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z' })

const box = (page: Page, number: number) => page.getByRole('textbox', { name: `Idea ${number}`, exact: true })
const toast = (page: Page, title: string) => page.locator('[data-part="toast"] b', { hasText: title })

async function bring(page: Page, problem: string, ideas: readonly string[]) {
  await page.getByLabel('Your problem').fill(problem)
  for (const [at, idea] of ideas.entries()) await box(page, at + 1).fill(idea)
  await page.getByRole('button', { name: 'Submit Solutions' }).click()
  await toast(page, 'Solutions Submitted!').waitFor()
  await page.waitForURL('/')
}

test('a problem of one’s own is solved, found again and taken away, on a phone', async () => {
  await product.givePremium('Finder')
  const page = await product.visitAs('Finder', '/', phone)
  await page.getByRole('link', { name: 'Create Custom Problem' }).click()
  await bring(page, 'How do we keep our walk?', ['Two phones', '=2+3'])
  await page.getByText('1', { exact: true }).first().waitFor()
  await page.getByRole('link', { name: 'View History' }).click()
  const block = page.getByRole('region', { name: 'How do we keep our walk?' })
  await block.waitFor()
  expect(await block.getByRole('listitem').allTextContents()).toEqual(['1Two phonesText', '2=2+3Text'])
  await page.getByText('2 solutions available').waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('brain-trainer-solutions.csv')
  const csv = await text(await download.createReadStream())
  expect(csv).toContain('Two phones')
  expect(csv).not.toMatch(/(^|,)"?=2/m)
  await toast(page, 'Export Successful').waitFor()
  await block.getByText('Exported').waitFor()

  await page.getByLabel('Search your ideas').fill('cairn')
  await page.getByRole('heading', { name: 'Nothing found for “cairn”.' }).waitFor()
  await page.getByLabel('Search your ideas').fill('PHONES')
  await block.waitFor()
  const exportOne = page.getByRole('button', { name: 'Export this one as CSV' })
  expect(await exportOne.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
})

test('free people see the Premium offer at each of the three screens', async () => {
  const page = await product.visitAs('Free', '/custom-problem')
  await page.getByRole('heading', { name: 'Custom problems come with Premium' }).waitFor()
  await goTo(page, 'History')
  await page.getByRole('heading', { name: 'History comes with Premium' }).waitFor()
  await goTo(page, 'Analytics')
  await page.getByRole('heading', { name: 'Analytics comes with Premium' }).waitFor()
  // The sample behind the gate is for the eye alone.
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[inert]') ?? null)).toBeNull()
  }
  // What is wider than a phone there must not carry the offer away.
  await page.setViewportSize(phone.viewport)
  const offer = await page.getByRole('link', { name: 'Go Premium' }).boundingBox()
  expect(offer && offer.x + offer.width).toBeLessThan(phone.viewport.width)
})
