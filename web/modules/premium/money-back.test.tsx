import { routes } from '@app/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { toast } from '../../test/toast.ts'
import { fakeStripe } from './test/fake-stripe.ts'
import { config, open, paid, payButton, premium, success } from './test/open-premium.ts'

beforeEach(fakeStripe)

const refunded = { ...paid.card, status: 'refunded' } as const

test('a person whose payment was refunded reads so, without a price to pay today, and may buy again', async () => {
  const status = { plan: 'free', endsAt: null, source: null, card: refunded }
  const { person } = open({ [routes.subscriptionStatus]: [200, status] })
  await screen.findByText('Your payment was refunded, so Premium has ended.')
  expect([screen.queryByText('What you pay'), screen.queryByText(/put right/)]).toEqual([null, null])
  await person.click(screen.getByRole('button', { name: 'Buy Premium Again' }))
  await payButton()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'How would you like to pay?' }))
})

test('who wants to buy again where nothing is on sale is led to the sentence that says so', async () => {
  const status = { plan: 'free', endsAt: null, source: null, card: refunded }
  const nothing = { ...config, stripePublishableKey: null }
  const { person } = open({ [routes.subscriptionStatus]: [200, status], [routes.installation]: [200, nothing] })
  await person.click(await screen.findByRole('button', { name: 'Buy Premium Again' }))
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Premium isn’t available here yet' }))
})

test('a person whose bank took the payment back reads so, and may buy again', async () => {
  const status = { plan: 'free', endsAt: null, source: null, card: { ...paid.card, status: 'charged_back' } }
  const { person } = open({ [routes.subscriptionStatus]: [200, status] })
  await screen.findByText('Your bank reversed this payment, so Premium has ended.')
  expect([screen.queryByText(/refunded/), screen.queryByText('What you pay')]).toEqual([null, null])
  await person.click(screen.getByRole('button', { name: 'Buy Premium Again' }))
  await payButton()
})

test('a person with a prepaid year whose bank took a card payment back has no card to manage', async () => {
  const card = { ...paid.card, status: 'charged_back' }
  const status = { plan: 'premium', endsAt: '2027-11-20T12:00:00.000Z', source: 'crypto', card }
  open({ [routes.currentUser]: [200, premium], [routes.subscriptionStatus]: [200, status] })
  await screen.findByText('One year, prepaid, until 20 November 2027. It won’t renew on its own.')
  expect(screen.queryByRole('button', { name: 'Manage or Cancel' })).toBeNull()
})

test('a person with a prepaid year whose card payment was refunded has no card to manage', async () => {
  const status = { plan: 'premium', endsAt: '2027-11-20T12:00:00.000Z', source: 'crypto', card: refunded }
  open({ [routes.currentUser]: [200, premium], [routes.subscriptionStatus]: [200, status] })
  await screen.findByText('One year, prepaid, until 20 November 2027. It won’t renew on its own.')
  expect(screen.queryByRole('button', { name: 'Manage or Cancel' })).toBeNull()
})

test('a payment at a price that is not ours is shown with the address to write to, and cannot be paid again', async () => {
  const message = 'Your payment arrived, but not at one of our prices. Please write to support@example.org.'
  const { person } = open({ [success]: [409, { message, code: 'payment_in_review' }] })
  await person.click(await payButton())
  ;(await toast('Payment Verification Failed')).getByText('Please contact support.')
  const alert = await screen.findByText(message)
  expect(alert.closest('[role=alert]')).not.toBeNull()
  const support = await screen.findByRole('link', { name: 'Email support@example.org' })
  expect(support.getAttribute('href')).toBe('mailto:support@example.org')
  await waitFor(() => expect(screen.queryByRole('button', { name: /Pay|Try Again|Check Again/ })).toBeNull())
})
