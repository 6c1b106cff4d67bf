import { signInAddress } from '@app/contract/routes'
import { expect, test } from 'vitest'
import { openProduct, phone } from './browser.ts'

const product = await openProduct({ at: '2026-03-14T20:00:00Z' })

test('on /solve somebody signed out reads so before the page leaves, though nothing can be loaded any more', async () => {
  const page = await product.visitAs('Ada', '/privacy', phone)
  await page.goto('/solve')
  const box = page.getByLabel('Solution 1', { exact: true })
  await box.waitFor()

  const order: string[] = []
  await page.route('**/assets/**', () => undefined)
  await page.route(`**${signInAddress}`, async (route) => {
    order.push('leaves')
    await route.continue()
  })
  await page.exposeFunction('said', () => order.push('says'))
  await page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      const toast = document.querySelector('[data-part="toast"]')
      if (!toast?.textContent.includes('You are logged out. Logging in again...') || !toast.checkVisibility()) return
      watcher.disconnect()
      Reflect.get(window, 'said')()
    })
    watcher.observe(document.body, { subtree: true, childList: true })
  })
  await page.context().clearCookies()
  await box.fill('A bench')
  await page.getByRole('button', { name: 'Submit Solutions' }).tap()
  await expect.poll(() => order).toEqual(['says', 'leaves'])
})
