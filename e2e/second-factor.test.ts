import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { authenticator } from '../server/src/test/authenticator.ts'
import { brokenRules } from './axe.ts'
import { head, openProduct } from './browser.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** From a page without the app, which would lead to the sign-in page by itself. */
async function signIn(page: Page, email: string) {
  await page.goto('/robots.txt')
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('analytical')
  await press(page, 'Sign In')
  await head(page, 'One more step')
}

test('a person turns on the authenticator app, signs in with a phone whose clock is late, loses it, and uses a recovery code', async () => {
  const product = await openProduct({ at: '2026-11-23T12:00:00Z' })
  const { email } = await product.signIn('Ada')
  const page = await product.visitAs('Ada', '/settings')
  const section = page.getByRole('region', { name: 'Authenticator app' })
  await section.getByRole('button', { name: 'Turn On' }).click()
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  const key = (await page.getByLabel('Or enter this key').inputValue()).replaceAll(' ', '')
  const phone = authenticator(key, product.clock)
  await page.getByLabel('Code from the app').fill(phone.code())
  await section.getByRole('button', { name: 'Turn On' }).click()
  const codes = page.locator('[data-part="codes"] li')
  await codes.first().waitFor()
  expect(await codes.count()).toBe(10)
  const [code = ''] = await codes.allTextContents()
  expect(await brokenRules(page)).toEqual([])

  await product.moveTo(page, '2026-11-23T12:10:00Z')
  await signIn(page, email)
  await page.getByLabel('Code', { exact: true }).fill('000000')
  await page.getByRole('alert').waitFor()
  expect(await brokenRules(page)).toEqual([])
  await page.getByLabel('Code', { exact: true }).fill(phone.code(-30))
  await head(page, /Ada/)

  await signIn(page, email)
  await press(page, 'Use a Recovery Code')
  expect(await brokenRules(page)).toEqual([])
  await page.getByLabel('Recovery code', { exact: true }).fill(code.toUpperCase())
  await press(page, 'Sign In')
  await head(page, /Ada/)
  await page.goto('/settings')
  await page.getByRole('img', { name: '9 of 10 codes left' }).waitFor()
})
