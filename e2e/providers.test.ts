import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startRealProvider } from '@app/server/test/oidc/real-provider'
import { createProviders } from '@app/server/vendors/oidc/providers'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { brokenRules } from './axe.ts'
import { head, openProduct, phone, shiftOf, toast } from './browser.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The product beside a real server of OpenID Connect on another site. */
async function openWithProvider() {
  // The address of the product has to be known before its port is.
  const product: { url?: string } = {}
  const front = createServer(({ url }, response) =>
    response.writeHead(302, { location: `${product.url}${url}` }).end(),
  ).listen(0, '127.0.0.1')
  await new Promise((ready) => front.once('listening', ready))
  onTestFinished(() => void front.close())
  const publicUrl = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
  const provider = await startRealProvider({
    redirectUris: [`${publicUrl}/api/auth/providers/work/callback`],
    host: 'localhost',
  })
  onTestFinished(provider.close)
  const { issuer, clientId, clientSecret: secret } = provider
  const settings = { name: 'work', label: 'Work', issuer, clientId, secret, scopes: 'openid email profile' }
  const providers = createProviders([settings], { now: () => new Date(), ending: new AbortController().signal })
  const at = '2026-11-23T12:00:00Z'
  const opened = await openProduct({ at, mail: true, publicUrl, providers, alsoAsks: ['localhost'] })
  product.url = opened.url
  return { ...opened, provider }
}

test('a person signs up by another service, and somebody else connects theirs and disconnects it', async () => {
  const product = await openWithProvider()
  product.provider.state.person = { sub: 'm1', email: 'maya@example.org', email_verified: true, given_name: 'Maya' }
  const page = await product.visit('/login#sign-up', phone)
  await head(page, 'Create Account')
  // A font that comes moves a line; a button that came later would move the whole form.
  expect(await shiftOf(page)).toBeLessThan(0.01)
  await press(page, 'Continue with Work')
  await press(page, 'Cancel')
  const said = page.getByText('Work didn’t sign you in. Try again or sign in a different way.')
  await expect.poll(() => said.evaluate((each) => each.closest('p') === document.activeElement)).toBe(true)
  expect(await brokenRules(page)).toEqual([])
  await press(page, 'Continue with Work')
  await press(page, 'Continue as maya@example.org')
  await head(page, /Maya/)
  await page.goto('/settings')
  // A session that may have run at the service already is no proof: she signs in there once more.
  await press(page, 'Disconnect Work')
  await press(page, 'Continue with Work')
  await press(page, 'Continue as maya@example.org')
  await toast(page, 'Confirmed')
  await press(page, 'Disconnect Work')
  await page.getByRole('heading', { name: 'This is your only way to sign in' }).waitFor()

  product.provider.state.person = { sub: 'a1', email: 'ada@work.example' }
  await product.signIn('Ada')
  await product.proveAddresses()
  const { cookie } = await product.signIn('Ada')
  const desk = await product.open()
  const [name = '', value = ''] = cookie.split('=')
  await desk.context().addCookies([{ name, value, url: product.url }])
  await desk.goto('/settings')
  await press(desk, 'Connect Work')
  await press(desk, 'Continue as ada@work.example')
  await toast(desk, 'Account Connected')
  await desk.getByText('ada@work.example, connected on 23 November 2026').waitFor()
  expect(await brokenRules(desk)).toEqual([])
  await product.pool.query("update session set proved_at = proved_at - interval '6 minutes'")
  await press(desk, 'Disconnect Work')
  await press(desk, 'Continue with Work')
  await press(desk, 'Continue as ada@work.example')
  await desk.locator('[data-part="toast"]', { hasText: 'Press the button again to disconnect Work.' }).waitFor()
  await press(desk, 'Disconnect Work')
  await toast(desk, 'Disconnected')
  await desk.getByRole('button', { name: 'Connect Work' }).waitFor()
})
