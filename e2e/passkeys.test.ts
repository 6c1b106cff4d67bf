import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { brokenRules } from './axe.ts'
import { head, openProduct, toast } from './browser.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** A device that asks who is there, and gets its answer at once. */
async function addDevice(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return () => client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
}

async function signOut(page: Page) {
  await page.context().clearCookies()
  await page.goto('/login')
}

/** From now on this browser lists no passkeys under a field: who wants to use one presses the button. */
const withoutList = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })

test('a person adds a passkey, signs in by it without a name, loses the device, and takes the passkey away', async () => {
  const product = await openProduct({ at: '2026-11-23T12:00:00Z', alsoAsks: ['localhost'] })
  const url = product.url.replace('127.0.0.1', 'localhost')
  const { cookie, email } = await product.signIn('Ada')
  const page = await product.open({ baseURL: url })
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url }])
  const lose = await addDevice(page)
  await page.goto('/settings')
  await press(page, 'Add a Passkey')
  await toast(page, 'Passkey Added')
  await page.getByText(/^Added 23 November 2026/).waitFor()
  expect(await brokenRules(page)).toEqual([])

  // The list under the e-mail: the device answers for the person who chooses.
  await signOut(page)
  await head(page, /Ada/)
  await withoutList(page)
  await signOut(page)
  await press(page, 'Use a Passkey')
  await head(page, /Ada/)

  await lose()
  await addDevice(page)
  await signOut(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await press(page, 'Use a Passkey')
  const said = page.getByText('We didn’t get your passkey. Is it on a different device?')
  await expect.poll(() => said.evaluate((each) => each.closest('p') === document.activeElement)).toBe(true)
  expect(await brokenRules(page)).toEqual([])
  await page.getByLabel('Password', { exact: true }).fill('analytical')
  await press(page, 'Sign In')
  await head(page, /Ada/)
  await page.goto('/settings')
  await page.getByText(/^Last used 23 November 2026/).waitFor()
  await page.getByRole('button', { name: /^More options for passkey/ }).click()
  await press(page, 'Remove Passkey')
  await toast(page, 'Passkey Removed')
  await page.getByText('None yet.').waitFor()
  expect((await product.pool.query('select from passkey')).rowCount).toBe(0)
})
