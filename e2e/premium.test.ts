import { buildPath, stripeWebhookPath } from '@app/contract/routes'
import { type Delivery, startStripeDouble } from '@app/server/test/stripe/double'
import { workEvents } from '@app/server/test/work-events'
import { openStripeGateway } from '@app/server/vendors/stripe/open-stripe'
import type { Page, Route } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { brokenRules } from './axe.ts'
import { desktop, goTo, openProduct, phone, settingsStand } from './browser.ts'
import { answerForStripe, stripeHosts } from './fake-stripe.ts'

const at = '2026-03-01T12:00:00Z'
const clock = { now: () => new Date(at) }
const stripe = await startStripeDouble({ now: () => clock.now() })
afterAll(stripe.stop)
const card = openStripeGateway(stripe.settings)
const product = await openProduct({ at, card, alsoAsks: stripeHosts })
clock.now = () => product.clock.now

/** The news of Stripe come, and are worked through. */
async function deliver() {
  stripe.deliverTo(async ({ body, headers }: Delivery) => {
    const { status } = await fetch(`${product.url}${stripeWebhookPath}`, { method: 'POST', body, headers })
    return status
  })
  await stripe.flush()
  stripe.deliverTo(null)
  await workEvents({ ...product, card })
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const subscriptionOf = () => [...stripe.shop.subscriptions.keys()].at(-1) ?? ''
const payButton = (page: Page, price: string) => page.getByRole('button', { name: `Pay ${price}` })
/** Before it, nothing is asked of Stripe. */
const choose = (page: Page, plan: 'Monthly' | 'Annual') => page.locator('label', { hasText: plan }).click()
/** The appearance that the fields of Stripe received. */
const lookOf = (page: Page) => page.getByTitle('Secure payment input frame').getAttribute('src')
/** Nothing hinders anybody, and nothing is wider than the window. Each size and each theme is enough. */
async function lookAround(page: Page) {
  const before = page.viewportSize()
  for (const [size, colorScheme] of [
    [{ width: 320, height: 640 }, 'dark'],
    [desktop.viewport, 'light'],
  ] as const) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    // The frame is Stripe's.
    const ids = await brokenRules(page, { exclude: 'iframe' })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect({ ids, width, colorScheme }).toEqual({ ids: [], width: size.width, colorScheme })
  }
  if (before) await page.setViewportSize(before)
}

/** Stripe's own page: a button that ends the subscription, and the way back. */
async function answerForPortal(page: Page) {
  const back = `${product.url}/premium`
  await page.context().route('https://billing.stripe.com/**', async (route) => {
    if (route.request().url().endsWith('/cancel')) {
      await stripe.cancelAtPeriodEnd(subscriptionOf())
      await deliver()
    }
    const body = `<!doctype html><title>Billing</title><a href="/cancel">Cancel plan</a> <a href="${back}">Return</a>`
    await route.fulfill({ contentType: 'text/html', body })
  })
}

test('paid by the month: Premium at once, until it is cancelled and its time is over', async () => {
  const page = await product.visitAs('Ada', '/')
  const before = stripe.shop.subscriptions.size
  let confirmed = 0
  await answerForStripe(page.context(), async (secret) => {
    confirmed += 1
    return { paymentIntent: { id: await stripe.pay(secret), status: 'succeeded' } }
  })
  await answerForPortal(page)
  await page.getByRole('link', { name: 'Go Premium' }).click()
  await heading(page, 'More sessions, more ideas').waitFor()
  await choose(page, 'Monthly')
  const pay = payButton(page, '$9.95')
  await pay.waitFor()
  const light = await lookOf(page)
  await lookAround(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => lookOf(page)).not.toBe(light)
  await pay.dblclick()
  await heading(page, 'Welcome to Premium').waitFor()
  await lookAround(page)
  expect([confirmed, stripe.shop.subscriptions.size - before]).toEqual([1, 1])
  await expect.poll(() => new URL(page.url()).pathname).toBe('/premium')
  await page.getByRole('link', { name: 'View History' }).click()
  await heading(page, 'Every idea you’ve submitted').waitFor()

  await goTo(page, 'Premium')
  await heading(page, "You're Already Premium!").waitFor()
  await page.getByText('Premium, monthly. Renews on 1 April 2026.').waitFor()
  await lookAround(page)
  await page.getByRole('button', { name: 'Manage or Cancel' }).click()
  await page.getByRole('link', { name: 'Cancel plan' }).click()
  await page.getByRole('link', { name: 'Return' }).click()
  await page.getByText('Premium, monthly. Ends on 1 April 2026. You won’t be charged again.').waitFor()

  await product.moveTo(page, '2026-04-01T12:30:00Z')
  await stripe.passTime()
  await deliver()
  await page.goto('/solution-history')
  await heading(page, 'History comes with Premium').waitFor()
  await page.getByRole('link', { name: 'Go Premium' }).click()
  await choose(page, 'Monthly')
  await payButton(page, '$9.95').waitFor()
  await product.moveTo(page, at)
})

test('paid by the year on a phone, with a script that did not come, a card declined and a slow bank', async () => {
  const page = await product.visitAs('Grace', '/settings', phone)
  const bank = [
    async (secret: string) => {
      await stripe.decline(secret)
      return { error: { type: 'card_error', message: 'Your card was declined.' } }
    },
    async (secret: string) => ({ paymentIntent: { id: await stripe.wait(secret), status: 'processing' } }),
  ]
  let secret = ''
  await answerForStripe(page.context(), async (given) => {
    secret = given
    return (bank.shift() ?? expect.fail('asked too often'))(given)
  })
  const block = (route: Route) => route.abort()
  await page.context().route('https://js.stripe.com/**', block)
  await settingsStand(page)
  await page.getByRole('link', { name: 'Go Premium' }).click()
  await choose(page, 'Monthly')
  await heading(page, 'The card form didn’t load').waitFor()
  await page.context().unroute('https://js.stripe.com/**', block)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await payButton(page, '$9.95').waitFor()
  await page.getByRole('radio', { name: /Annual/ }).check({ force: true })
  await payButton(page, '$109.45').click()
  await page
    .locator('[data-part="toast"]', { hasText: 'Payment Failed' })
    .getByText('Your card was declined.')
    .waitFor()
  await payButton(page, '$109.45').click()
  await heading(page, 'Your bank is still checking').waitFor()
  await page.reload()
  await heading(page, 'Your bank is still checking').waitFor()
  await lookAround(page)
  await stripe.pay(secret)
  await page.clock.runFor(2_500)
  await heading(page, 'Welcome to Premium').waitFor()
  await page.reload()
  await page.getByText('Premium, annual. Renews on 1 March 2027.').waitFor()
  await page.goto('/solution-history')
  await heading(page, 'Every idea you’ve submitted').waitFor()
})

test('a person who comes back from their bank has Premium, and no secret stays in the address', async () => {
  const { cookie } = await product.signIn('Mary')
  const { body } = await product.call('POST', buildPath('createSubscription'), { cookie, body: { plan: 'annual' } })
  const intent = await stripe.pay(body.clientSecret)
  const returned = `payment_intent=${intent}&payment_intent_client_secret=${body.clientSecret}&redirect_status=succeeded`
  const page = await product.visitAs('Mary', `/premium-success?${returned}`)
  await heading(page, 'Welcome to Premium').waitFor()
  expect(page.url()).toBe(`${product.url}/premium`)
})
