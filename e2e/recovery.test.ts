import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { openProduct, phone } from './browser.ts'

const email = 'maya@example.org'
const [old, renewed] = ['analytical engine', 'a tangle of wet string']
const head = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const press = (page: Page, name: string) => page.locator('form').getByRole('button', { name }).click()

/** Where the newest letter of this kind leads to. */
async function lastLink(product: Awaited<ReturnType<typeof openProduct>>, kind: 'verify' | 'reset') {
  const letter = (await product.readMails()).findLast((each) => each.kind === kind)
  const path = kind === 'verify' ? '/verify-email' : '/reset-password'
  return `${path}?token=${encodeURIComponent(letter?.token ?? '')}`
}

test('a stranger verifies an address, forgets the password, and comes in with a new one', async () => {
  const product = await openProduct({ at: new Date().toISOString(), mail: true })
  const page = await product.visit('/login', phone)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByLabel('First name').fill('Maya')
  await page.getByLabel('Last name').fill('Lind')
  await enter(old, 'Create Account')
  await page.getByText('Account Created Successfully!').first().waitFor()

  await enter(old, 'Sign In')
  await page.getByText('Please verify your email first. We can send you a new link.').first().waitFor()
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await page.locator('.note.ok').waitFor()
  await page.goto(await lastLink(product, 'verify'))
  await head(page, 'Email Verified!')
  await page.getByRole('link', { name: 'Continue to Sign In' }).click()

  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await head(page, 'Forgot your password?')
  await page.getByLabel('E-mail').fill(email)
  await press(page, 'Send Reset Link')
  await head(page, 'Check Your Email')
  const link = await lastLink(product, 'reset')
  await reset(link)
  await head(page, 'Password Reset Complete')
  await page.getByRole('link', { name: 'Continue to Sign In' }).click()
  await enter(old, 'Sign In')
  await page.getByText('Sign In Failed').first().waitFor()
  await enter(renewed, 'Sign In')
  await head(page, /Maya\. Ready to strike/)

  await reset(link)
  await page.getByRole('alert').getByText('This password reset link is invalid or has expired.').waitFor()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await head(page, 'Forgot your password?')

  async function enter(password: string, button: string) {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await press(page, button)
  }

  async function reset(address: string) {
    await page.goto(address)
    await page.getByLabel('New password', { exact: true }).fill(renewed)
    await page.getByLabel('Confirm password', { exact: true }).fill(renewed)
    await press(page, 'Reset Password')
  }
})
