import { screens } from '@app/contract/screens'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openProduct } from './browser.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z', adminEmails: ['root@example.org'] })
const password = 'analytical engine'

/**
 * As the translator of a browser does it: each text leaves the page, and two elements with another text stand in its
 * place, some time (ms) after the page has changed.
 */
function translate(delays: readonly number[]) {
  let turn = 0
  const isKept = (text: Node) =>
    text.textContent?.trim() === '' || text.parentElement?.closest('[translate="no"], script, style, textarea, font')
  function put(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (!isKept(walker.currentNode)) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const outer = document.createElement('font')
      outer.appendChild(document.createElement('font')).textContent = text.data
      text.replaceWith(outer)
    }
  }
  const watch = () => {
    const soon = () => setTimeout(put, delays[turn++ % delays.length], document.body)
    new MutationObserver(soon).observe(document.body, { childList: true, characterData: true, subtree: true })
    soon()
  }
  addEventListener('DOMContentLoaded', watch)
}

/** At once, while the page settles, and after it. */
const delays = [0, 250, 600]

async function openTranslated(path: string) {
  const page = await product.open()
  await page.addInitScript(translate, delays)
  await page.goto(path)
  return page
}

/** All texts of the page are those of the translator. */
const translated = (page: Page) => page.locator('main font font:visible').first().waitFor()

async function signIn(page: Page, name: string) {
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
  await page.locator('[data-part="toast"]').first().waitFor()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
}

/** From the sign-in page to a session that is handed in, with its errors, dialogs, tabs and toasts. */
async function liveThroughADay(page: Page, name: string) {
  await page.getByRole('button', { name: 'Create Account' }).first().click()
  await page.getByLabel('First name').fill(name)
  await page.getByLabel('Last name').fill('Lind')
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
  // A page that still asks something would leave by itself once it is refused.
  await page.goto('about:blank')
  await page.goto('/api/logout')
  await page.goto('/login')
  await signIn(page, name)
  await page.getByRole('link', { name: 'Solve Problem' }).click()
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /Curie/ }).click()
  await page.getByRole('textbox', { name: 'Idea 1', exact: true }).fill('A bench that faces the other bench')
  await page.getByRole('button', { name: 'Submit Solutions' }).click()
  await page.locator('[data-part="toast"]').first().waitFor()
  await page.getByRole('heading', { level: 1, name: / lit$/ }).waitFor()
  await page.locator('[data-part="toast"]').getByRole('button', { name: 'Dismiss' }).click()
  await page.clock.runFor(1_500)
  await page.getByRole('button', { name: 'Your year' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Solve Problem' }).waitFor()
}

test('somebody whose browser translates each text some time after it came signs up, solves and hands in', async () => {
  const page = await openTranslated('/login')
  await translated(page)
  await liveThroughADay(page, 'Maya')
  await translated(page)
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(await page.locator('[data-part="logo"] font').count()).toBe(0)
})

test('every screen that is translated while it is there gives way to the next', async () => {
  await product.givePremium('Root')
  const page = await product.visitAs('Root', '/robots.txt')
  await page.addInitScript(translate, delays)
  await page.goto('/')
  for (const { path } of screens) {
    await page.evaluate(
      (to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      },
      path.replace(':id', '0'),
    )
    await translated(page)
    await page.evaluate(() => document.querySelector<HTMLElement>('main fieldset [aria-pressed="false"]')?.click())
  }
})
