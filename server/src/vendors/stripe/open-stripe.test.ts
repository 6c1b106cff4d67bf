import { afterAll, expect, test } from 'vitest'
import { startStripeDouble } from '../../test/stripe/double.ts'
import { assertPrices } from './open-stripe.ts'

const stripe = await startStripeDouble()
afterAll(stripe.stop)
const { settings, shop, service } = stripe
const annual = shop.prices.get('price_annual') ?? expect.fail()

test.each([
  { change: { cents: 995 }, fault: 'it costs 995 cents, not 10945' },
  { change: { currency: 'eur' }, fault: 'its currency is eur, not usd' },
  { change: { interval: 'month' as const }, fault: 'it is not paid once a year' },
  { change: { active: false }, fault: 'it isn’t active' },
])('T19: the app does not start on a price of which Stripe says that $fault', async ({ change, fault }) => {
  shop.prices.set('price_annual', { ...annual, ...change })
  await expect(assertPrices(settings)).rejects.toThrow(`STRIPE_PRICE_ANNUAL is the wrong price: ${fault}.`)
  shop.prices.set('price_annual', annual)
  await expect(assertPrices(settings)).resolves.toBeUndefined()
})

test('the app does not start on prices that Stripe does not know, nor with a key that it refuses', async () => {
  const prices = { monthly: 'price_monthly', annual: 'price_of_another_account' }
  await expect(assertPrices({ ...settings, prices })).rejects.toThrow(
    'This Stripe account doesn’t have STRIPE_PRICE_MONTHLY',
  )
  const stranger = { ...settings, secretKey: 'sk_test_other' }
  await expect(assertPrices(stranger)).rejects.toThrow('Stripe doesn’t accept STRIPE_SECRET_KEY.')
})

test.each(['away', 'failing', 'html', 'foreign 404'] as const)(
  'the app starts while Stripe is away (%s)',
  async (mood) => {
    service.mood = mood
    await expect(assertPrices(settings)).resolves.toBeUndefined()
    service.mood = 'good'
  },
)
