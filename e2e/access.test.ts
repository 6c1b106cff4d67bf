import { buildPath } from '@app/contract/routes'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { brokenColours, brokenRules } from './axe.ts'
import { atRest, desktop, lookBelow, openProduct, phone } from './browser.ts'
import { openOpinionModel } from './opinion-model.ts'
import { finishVisitedRounds, nora, screenVisits } from './screen-visits.ts'
import { findSilentIcons } from './silent-icons.ts'
import { findNarrowFaults, findTooWide } from './too-wide.ts'

const product = await openProduct({
  at: '2026-03-14T20:00:00Z',
  adminEmails: ['ada@example.org'],
  opinions: openOpinionModel(),
})
const places = screenVisits(await finishVisitedRounds(product))

interface Look {
  size: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  /** The rules to check: in another theme only those of colours can differ. */
  breaks: (page: Page, part: string) => Promise<string[]>
}
// Each size and each theme is enough, not every pair of them.
const looks: readonly Look[] = [
  { size: phone.viewport, colorScheme: 'light', breaks: brokenRules },
  { size: desktop.viewport, colorScheme: 'dark', breaks: brokenRules },
]
const otherTheme: readonly Look[] = [
  { size: phone.viewport, colorScheme: 'dark', breaks: brokenColours },
  { size: desktop.viewport, colorScheme: 'light', breaks: brokenColours },
]
/** The pages that are seen most are looked at in every pair. */
const looksOf = (path: string) => (['/', '/solve'].includes(path) ? [...looks, ...otherTheme] : looks)

const { cookie } = await product.givePremium(nora)
const own = { problemText: 'Our walk?', solutions: ['Two phones', 'Two cairns'], submissionMethod: ['text', 'voice'] }
await product.call('POST', buildPath('solveCustom'), { cookie, body: own })

const visitor = 'a visitor'
const placesByPerson = Map.groupBy(places, ({ signedIn, as = 'Ada' }) => (signedIn ? as : visitor))

// One browser context for all places of a person: pages that begin without stored files and code cost twice as much.
test.each([...placesByPerson])(
  'what %s sees is accessible in any size and theme',
  {
    timeout: 900_000,
  },
  async (who, itsPlaces) => {
    const options = { ...desktop, bypassCSP: true }
    const page = who === visitor ? await product.open(options) : await product.openAs(who, options)
    for (const { path, heading, presses = [] } of itsPlaces) {
      await page.setViewportSize(desktop.viewport)
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await lookBelow(page)
      await atRest(page)
      await lookAt(page, looksOf(path), path)
      await enlarge(page, path)
      for (const press of presses) {
        await page.setViewportSize(desktop.viewport)
        await page.getByRole('button', { name: press }).click()
        await atRest(page)
        await lookAt(page, looks, `${path}, ${press}`)
        await page.keyboard.press('Escape')
      }
    }
  },
)

const narrowWithLargeText = { width: 260, height: 563 }
const withLargeText = ['/', '/settings', '/login']

/** As wide as 390 px are to somebody whose text is half as large again. Softly: one broken page hides nothing of the next. */
async function enlarge(page: Page, path: string) {
  if (!withLargeText.includes(path)) return
  await page.setViewportSize(narrowWithLargeText)
  expect.soft([path, await page.evaluate(findTooWide)]).toEqual([path, []])
}

async function lookAt(page: Page, all: readonly Look[], state: string) {
  // What lies behind a dialog was looked at before it was opened.
  const part = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : 'html'
  for (const { size, colorScheme, breaks } of all) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    const look = `${state}, ${size.width} px, ${colorScheme}`
    expect.soft([look, await breaks(page, part)]).toEqual([look, []])
    expect.soft([look, await page.evaluate(findTooWide)]).toEqual([look, []])
    expect.soft([look, await page.evaluate(findSilentIcons)]).toEqual([look, []])
  }
  expect.soft([state, await findNarrowFaults(page)]).toEqual([state, []])
}
