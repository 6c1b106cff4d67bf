import { startDueWorker } from '@app/server/jobs/due-worker'
import { createMailDelivery } from '@app/server/modules/mail/deliver-mails'
import { openMailServer } from '@app/server/test/mail-server'
import { findTexts } from '@app/server/test/search-rows'
import { openMailer } from '@app/server/vendors/smtp/mailer'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { desktop, head, holdToasts, openProduct, phone, settingsStand, toast } from './browser.ts'
import { coveredByToast } from './toasts.ts'

const [firstName, lastName, email] = ['Mayacanary', 'Lindcanary', 'maya@canary.example']
const [old, renewed, newest] = ['analytical engine', 'a tangle of wet string', 'nine quiet herons']
const idea = 'fold a canary out of the bill'

const press = (page: Page, name: string) => page.locator('form').getByRole('button', { name }).click()

/** Fills fields by their labels and presses the button of their form. */
async function send(page: Page, fields: Record<string, string>, button: string) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
  await press(page, button)
}

const signIn = (page: Page, password: string) => send(page, { Email: email, Password: password }, 'Sign In')

test('at any size a stranger makes an account and is in with that press, and no toast lies over anything that they need', async () => {
  // The texts of the day say how high the cards are.
  const product = await openProduct({ at: '2026-11-23T12:00:00Z' })
  const page = await product.visit('/login#sign-up')
  await head(page, 'Create Account')
  await page.evaluate(() => document.fonts.ready)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(desktop.viewport.height)
  await send(page, { 'First name': firstName, 'Last name': lastName, Email: email, Password: old }, 'Create Account')
  await head(page, /Welcome, .*Mayacanary/)
  await toast(page, 'Account Created Successfully!')
  await holdToasts(page)
  expect(await coveredByToast(page)).toEqual([])
})

/** The whole product with a real mail server behind it, and a second process beside it. */
async function openWithMail() {
  const product = await openProduct({ at: new Date().toISOString(), mail: true })
  const { received, url: smtpUrl } = await openMailServer()
  const { url: publicUrl, outbox, now } = product
  const mailer = openMailer({ smtpUrl, from: 'support@firecrest.example', publicUrl, connections: 1 })
  const { deliverDue } = createMailDelivery({ ...product, mailer, publicUrl, atOnce: 1 })
  const worker = startDueWorker({ now, runDue: deliverDue, errorMessage: 'Emails couldn’t be delivered.' })
  outbox.deliverWith(worker.wake)
  onTestFinished(() => worker.stop().then(mailer.close))

  let read = 0
  /** Waits for the next letter; answers with the link in it. */
  async function nextLink(subject: string) {
    await expect.poll(() => received.length).toBeGreaterThan(read)
    const letter = received[read]
    read += 1
    expect([letter?.to, letter?.header('subject')]).toEqual([[email], subject])
    return letter?.text.match(/https?:\S+/)?.[0] ?? ''
  }
  return { ...product, nextLink, second: await product.openSecond() }
}

type Product = Awaited<ReturnType<typeof openWithMail>>

test('an account from sign-up to deletion: mailed links, a new password, every device, and nothing left at its end', async () => {
  const product = await openWithMail()
  const page = await product.visit('/login', phone)
  await signUp(product, page)
  await verify(product, page)

  const laptop = await product.visit('/login')
  await signIn(laptop, old)
  await head(laptop, /Mayacanary/)
  await laptop.goto(`${product.second}/settings`)
  await head(laptop, 'Settings')
  await recover(product, page)
  await laptop.goto(`${product.second}/settings`)
  await head(laptop, '404 Page Not Found')

  await changePassword(product, page)
  await signOutEverywhere(page)
  await page.goto('/login')
  await signIn(page, newest)
  await head(page, /Mayacanary/)
  await handIn(page)
  const { rows } = await product.pool.query<{ id: string }>('select id from "user"')
  const canaries = [rows[0]?.id ?? '', firstName, lastName, email, idea]
  expect(await findTexts(product.pool, canaries)).toEqual(canaries)
  await leave(product, page)
  expect(await findTexts(product.pool, canaries)).toEqual([])
})

async function signUp(product: Product, page: Page) {
  await page.getByRole('button', { name: 'Create Account' }).click()
  const account = { 'First name': firstName, 'Last name': lastName, Email: email, Password: old }
  await send(page, account, 'Create Account')
  await page.getByText('Account Created Successfully!').first().waitFor()
  await product.nextLink('Verify your email for Firecrest')
}

async function verify(product: Product, page: Page) {
  await signIn(page, old)
  await page
    .getByText('Check your email and password. If you’ve just signed up, first open the link we sent you.')
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Send a New Link' }).click()
  await page.getByRole('status').locator('p').waitFor()
  await page.goto(await product.nextLink('Verify your email for Firecrest'))
  await head(page, 'Did you just sign up?')
  await page.getByRole('button', { name: 'Verify My Email' }).click()
  await head(page, /Mayacanary/)
  await toast(page, 'Email Verified!')
  // Elsewhere the link signs nobody in. A page that still asks something would leave by itself once it is refused.
  await page.goto('about:blank')
  await page.goto('/api/logout')
  await page.goto('/login')
}

async function recover(product: Product, page: Page) {
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await head(page, 'Forgot your password?')
  await send(page, { Email: email }, 'Send Reset Link')
  await head(page, 'Check Your Email')
  const link = await product.nextLink('Choose a new Firecrest password')
  await reset(page, link)
  await head(page, 'Password Reset Complete')
  await product.nextLink('Your Firecrest password was changed')
  await page.getByRole('link', { name: 'Continue to Sign In' }).click()
  await signIn(page, old)
  await page.getByText('Sign In Failed').first().waitFor()
  await signIn(page, renewed)
  await head(page, /Mayacanary/)

  await reset(page, link)
  await page.getByRole('alert').getByText('This password reset link is invalid or has expired.').waitFor()
  await page.getByRole('link', { name: 'Get a New Link' }).click()
  await head(page, 'Forgot your password?')
}

async function reset(page: Page, link: string) {
  await page.goto(link)
  await send(page, { 'New password': renewed, 'Confirm password': renewed }, 'Reset Password')
}

async function changePassword(product: Product, page: Page) {
  await page.goto('/settings')
  await settingsStand(page)
  await page.getByRole('button', { name: 'Change Password' }).click()
  const change = { 'Current password': renewed, 'New password': newest, 'Confirm new password': newest }
  await send(page, change, 'Change Password')
  await toast(page, 'Password Changed')
  await product.nextLink('Your Firecrest password was changed')
}

async function signOutEverywhere(page: Page) {
  await settingsStand(page)
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out Everywhere' }).click()
  await head(page, 'Welcome Back')
  expect(new URL(page.url()).pathname).toBe('/login')
  await page.goto('/settings')
  await head(page, '404 Page Not Found')
}

async function handIn(page: Page) {
  await page.goto('/solve')
  await page.getByRole('textbox', { name: 'Idea 1', exact: true }).fill(idea)
  await page.getByRole('button', { name: 'Submit Solutions' }).click()
  await toast(page, 'Solutions Submitted!')
}

async function leave(product: Product, page: Page) {
  await page.goto('/settings')
  await settingsStand(page)
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.getByRole('button', { name: 'Delete My Account' }).click()
  const dialog = page.getByRole('dialog')
  const remove = dialog.getByRole('button', { name: 'Delete My Account' })
  expect(await remove.isDisabled()).toBe(true)
  await dialog.getByLabel('Type your email address to confirm').fill(email.toUpperCase())
  await dialog.getByLabel('Password', { exact: true }).fill(renewed)
  await remove.click()
  await dialog.getByText('That isn’t your current password.').waitFor()
  await dialog.getByLabel('Password', { exact: true }).fill(newest)
  await remove.click()
  await head(page, 'Unstuck Your Mind in 2 Minutes')
  await toast(page, 'Account Deleted')
  const left = await page.evaluate(() => [Object.keys(localStorage).sort(), sessionStorage.length])
  expect(left).toEqual([['theme'], 0])
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).not.toContain(product.sessionCookie)
}
