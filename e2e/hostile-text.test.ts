import { roundLimits } from '@app/domain/rounds/round'
import { isolateText, sanitizeForDisplay } from '@app/domain/text/text'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct, phone } from './browser.ts'
import { hostileTexts } from './hostile-text.ts'
import { narrowest } from './too-wide.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z', adminEmails: ['root@example.org'] })

/** A page that opens a dialog fails; what reaches the console or another site fails by the watch over every page. */
async function visit(path: string) {
  const page = await product.visitAs('Root', path)
  page.on('dialog', async (dialog) => {
    expect.soft(dialog.message(), 'a dialog').toBe('')
    await dialog.dismiss()
  })
  return page
}

const nameRoot = (firstName: string) =>
  product.pool.query(`update "user" set first_name = $1, last_name = $1 where email = 'root@example.org'`, [firstName])

/** How a list tells somebody whose first and last name are this text. */
const shownName = (text: string) => isolateText(`${text.trim()} ${text.trim()}`)

/** Nothing of the text may have become an element, and nobody may have left the page. */
async function expectPlain(page: Page, path: string) {
  expect(
    await page.locator('main :is(script, iframe, object, embed, style, base, meta, form[action*=xss])').count(),
  ).toBe(0)
  expect(await page.locator('[onerror], [onload], [onfocus], [onmouseover], [ontoggle], [srcdoc]').count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe(path)
}

test('T33: a hostile name is a text on the dashboard and in the settings', async () => {
  await product.signIn('Root')
  const page = await visit('/robots.txt')
  for (let first = 0; first < hostileTexts.length; first += 23) {
    const name = hostileTexts.slice(first, first + 23).join(' ')
    await nameRoot(name)
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: /^Welcome,/ }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(isolateText(name))
    await expectPlain(page, '/')
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Change Name' }).click()
    expect(await page.getByLabel('First name').inputValue()).toBe(sanitizeForDisplay(name).replaceAll(/[\r\n]/g, ''))
    await page.getByRole('button', { name: /Account menu/ }).click()
    await expectPlain(page, '/settings')
  }
  await nameRoot('Root')
})

test('T33: hostile names, addresses and searches are texts to an admin', async () => {
  await product.signIn('Root')
  for (const [i, text] of hostileTexts.entries())
    await product.pool.query(
      `insert into "user" (id, name, email, first_name, last_name, created_at) values ($1, $2, $3, $2, $2, now())`,
      [crypto.randomUUID(), text, `${i}${text}@example.org`],
    )
  const page = await visit('/admin')
  const seen: string[] = []
  for (let number = 1; number <= 3; number += 1) {
    await page.getByText(`Page ${number} of 3`).waitFor()
    await page
      .locator('[data-part="users"][aria-busy=true], [aria-busy=true] [data-part="users"]')
      .waitFor({ state: 'detached' })
    seen.push(...(await page.locator('article h2').allTextContents()))
    await expectPlain(page, '/admin')
    if (number < 3) await page.getByRole('button', { name: 'Next' }).click()
  }
  expect(seen).toEqual(expect.arrayContaining(hostileTexts.map(shownName)))

  const box = page.getByRole('searchbox')
  for (const text of hostileTexts.slice(0, 6)) {
    await box.fill(text)
    await box.press('Enter')
    // The line of the search before says "1 account found" too: who is found is what changes.
    await expect.poll(() => page.locator('article h2').allTextContents()).toEqual([shownName(text)])
    await page.getByText('1 account found').waitFor()
    await expectPlain(page, '/admin')
  }
  await product.pool.query(
    `insert into audit_log (at, action, target_id, details)
     select now(), first_name, id, jsonb_build_object(first_name, last_name) from "user" where email like '%@example.org' limit 50`,
  )
  await page.getByRole('link', { name: 'Audit log' }).click()
  await page.getByText(`5${hostileTexts[5]}@example.org`).first().waitFor()
  await expectPlain(page, '/admin/audit')
})

test('T33: hostile ideas are texts where they are written and after they are handed in', async () => {
  const page = await visit('/solve')
  const boxes = page.getByRole('textbox', { name: /^Idea \d+$/ })
  await boxes.nth(2).waitFor()
  const ideas = [0, 15, 30].map((first) => hostileTexts.slice(first, first + 15).join(' '))
  for (const [i, idea] of ideas.entries()) await boxes.nth(i).fill(idea)
  await page.clock.runFor(2_000)
  await page.reload()
  await boxes.nth(2).waitFor()
  await expect.poll(() => boxes.nth(2).inputValue()).toContain(hostileTexts[31])
  await expectPlain(page, '/solve')
  await page.getByRole('button', { name: 'Submit Solutions' }).click()
  await page.getByText('Submitted', { exact: true }).waitFor()
  await expectPlain(page, '/')
})

async function isTooWide(page: Page): Promise<boolean> {
  await page.setViewportSize(narrowest)
  return await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
}

/** Twenty lines as long as they may be: text of pages, marks that turn it round or take no room, letters without an end. */
const longest = roundLimits.idea.graphemes
const wildLines = Array.from({ length: roundLimits.maxSlots }, (_, at) =>
  [
    ...`${hostileTexts.slice(2 * at, 2 * at + 3).join(' ')} \u202e\u2067“${'\u200b\u200d'.repeat(20)}”\u200f' ${'W'.repeat(longest)}`,
  ]
    .slice(0, longest)
    .join(''),
)

test('T33: twenty of the longest hostile lines are texts in the result, in its numbers and in the album, and push nothing aside', async () => {
  const { id } = await product.signIn('Mallory')
  const page = await product.visitAs('Mallory', '/solve', phone)
  page.on('dialog', (dialog) => void expect.soft(dialog.message(), 'a dialog').toBe(''))
  const boxes = page.getByRole('textbox', { name: /^Idea \d+$/ })
  await boxes.nth(2).waitFor()
  await product.pool.query('update round set slots = $2 where user_id = $1', [id, wildLines.length])
  await page.goto('/solve')
  for (const [place, line] of wildLines.entries()) await boxes.nth(place).fill(line)
  await page.getByRole('button', { name: 'Submit Solutions' }).click()
  await page.getByText('Submitted', { exact: true }).waitFor()
  await page.locator('label.choice').nth(1).click()
  await page.getByRole('button', { name: /^(?:Next|Show me)$/ }).click()
  const isWithheld = page.getByRole('button', { name: 'These are my ideas' })
  const question = page.getByRole('button', { name: 'None of them' })
  await question.or(isWithheld).first().waitFor()
  if (await isWithheld.isVisible()) await isWithheld.click()
  await question.waitFor()
  await page.locator('fieldset button').first().click()
  await page
    .getByRole('region', { name: 'Your idea' })
    .getByText(/^Idea 1 came from /)
    .waitFor()
  const { pathname } = new URL(page.url())
  await expectPlain(page, pathname)
  await page.getByText('All numbers').click()
  await expectPlain(page, pathname)
  expect(await isTooWide(page)).toBe(false)
  await page.goto('/album')
  await page.getByText('<script>alert(1)</script>').first().click()
  await page.getByRole('dialog').getByText('<script>alert(1)</script>').waitFor()
  await expectPlain(page, '/album')
  expect(await isTooWide(page)).toBe(false)
})
