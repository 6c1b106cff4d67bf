import { join } from 'node:path'
import { test } from 'vitest'
import { moving, openProduct } from '../browser.ts'

const brand = join(import.meta.dirname, '../../web/public/brand')
const narrow = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2 }
const wide = { viewport: { width: 1280, height: 800 } }

/** What a phone and a computer show of the app before it is installed; the manifest names their sizes. */
test('the pictures of the install dialog are taken', async () => {
  const product = await openProduct({ at: '2026-11-20T09:00:00Z' })
  for (const [name, path, view] of [
    ['shot-day', '/', narrow],
    ['shot-solve', '/solve', narrow],
    ['shot-wide', '/', wide],
  ] as const) {
    const page = await product.visitAs('Maya', path, { ...view, ...moving, colorScheme: 'light' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    // This browser has no font with emoji: they would be gaps.
    await page.evaluate(() => {
      for (const emoji of document.querySelectorAll('summary b > [aria-hidden]')) emoji.remove()
    })
    await page.screenshot({ path: join(brand, `${name}.png`), animations: 'disabled' })
    await page.context().close()
  }
})
