import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What a theme changes, in one size and one state. */
const ofColours = ['color-contrast', 'link-in-text-block']

type Part = string | { exclude: string }

export const brokenRules = (page: Page, part: Part = 'html') => run(page, part, tags)
export const brokenColours = (page: Page) => run(page, 'html', ofColours)

/**
 * The names of the rules of accessibility that a page breaks, or a part of it. Only the names leave the browser: the
 * whole answer of axe is half a megabyte, which takes longer to describe and to send than the page takes to check.
 */
async function run(page: Page, part: Part, runOnly: readonly string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(
    async ({ part, runOnly }): Promise<string[]> => {
      const { violations } = await Reflect.get(window, 'axe').run(part, { runOnly, resultTypes: ['violations'] })
      return violations.map(({ id }: { id: string }) => id)
    },
    { part, runOnly },
  )
}
