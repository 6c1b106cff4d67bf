import { routes } from '@app/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type Answer, callTo } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { fakeStripe } from './test/fake-stripe.ts'
import { askedOf, config, create, open, paid, payButton, premium, success } from './test/open-premium.ts'

beforeEach(fakeStripe)

test('premium people see until when, and may change it at Stripe', async () => {
  const card = {
    plan: 'annual',
    status: 'past_due',
    periodEnd: '2026-11-20T12:00:00.000Z',
    cancelsAtPeriodEnd: false,
  }
  const { sent, person, left } = open({
    [routes.currentUser]: [200, premium],
    [routes.subscriptionStatus]: [200, { plan: 'premium', endsAt: '2026-11-27T12:00:00.000Z', source: 'stripe', card }],
    [routes.openBilling]: [200, { url: 'https://billing.stripe.com/p/1' }],
  })
  await screen.findByRole('heading', { name: "You're Already Premium!" })
  await screen.findByText(/You keep Premium until 27 November 2026/)
  await person.click(screen.getByRole('button', { name: 'Manage or Cancel' }))
  await waitFor(() => expect(left).toEqual(['https://billing.stripe.com/p/1']))
  expect(askedOf(sent, create)).toEqual([])
})

test('a portal that does not open says so, and can be tried again', async () => {
  const card = { plan: 'monthly', status: 'active', periodEnd: null, cancelsAtPeriodEnd: false }
  const { person, left } = open({
    [routes.currentUser]: [200, premium],
    [routes.subscriptionStatus]: [200, { plan: 'premium', endsAt: null, source: 'stripe', card }],
    [routes.openBilling]: [503, { message: 'The payment provider isn’t responding.' }],
  })
  const manage = await screen.findByRole('button', { name: 'Manage or Cancel' })
  await person.click(manage)
  ;(await toast('Error')).getByText('The payment provider isn’t responding.')
  expect([left, (manage as HTMLButtonElement).disabled]).toEqual([[], false])
})

test('money sent beyond the price stays shown, whatever was paid since, until the person says that they read it', async () => {
  const message = 'You overpaid by 5.52 USDC.'
  const payment = { paymentId: '5d0e7c1a-8b42-4f0e-9d6a-2f31c90b7a11', cryptocurrency: 'USDC', network: 'polygon' }
  const standing = { status: 'verified', surplus: '5.52', message }
  const later = {
    payment: { ...payment, paymentId: '6d0e7c1a-8b42-4f0e-9d6a-2f31c90b7a11' },
    standing: { status: 'pending', message: 'Waiting for your payment.' },
  }
  const read = callTo('confirmSurplus', { id: payment.paymentId })
  const { person, sent, answers } = open({
    [routes.currentUser]: [200, premium],
    [routes.subscriptionStatus]: [200, cryptoYear(false)],
    [routes.openCryptoPayment]: [200, { ...later, others: [{ payment, standing }] }],
    [read]: [503, { message: 'Please try again.' }],
  })
  await screen.findByText(message)
  await person.click(screen.getByRole('button', { name: 'Got it' }))
  ;(await toast('Error')).getByText('Please try again.')
  screen.getByText(message)
  answers[read] = [204, undefined]
  answers[routes.openCryptoPayment] = [200, { ...later, others: [] }]
  await person.click(screen.getByRole('button', { name: 'Got it' }))
  await waitFor(() => expect(screen.queryByText(message)).toBeNull())
  expect(askedOf(sent, read)).toHaveLength(2)
})

const cryptoYear = (isOpen: boolean) => ({
  plan: 'premium',
  endsAt: '2027-03-14T12:00:00.000Z',
  source: 'crypto',
  card: null,
  renewal: { from: '2027-02-12T12:00:00.000Z', isOpen },
})

test('a year paid in coins says from when another can be added', async () => {
  open({ [routes.currentUser]: [200, premium], [routes.subscriptionStatus]: [200, cryptoYear(false)] })
  await screen.findByText('One year, prepaid, until 14 March 2027. It won’t renew on its own.')
  screen.getByText('You can add another year starting 12 February 2027.')
  expect(screen.queryByRole('heading', { name: 'Add Another Year' })).toBeNull()
})

test('in the last days of a year paid in coins another one is paid on the same page', async () => {
  const { sent, person } = open({
    [routes.currentUser]: [200, premium],
    [routes.subscriptionStatus]: [200, cryptoYear(true)],
    [routes.openCryptoPayment]: [200, null],
    [routes.installation]: [200, { ...config, crypto: [{ currency: 'USDC', networks: ['polygon'] }] }],
    [routes.subscribeByCrypto]: [503, { message: 'Not set up.' }],
  })
  await screen.findByRole('heading', { name: 'Add Another Year' })
  screen.getByText('Starts on 14 March 2027, when your current year ends.')
  expect(screen.queryByText(/You can add another year starting/)).toBeNull()
  await person.click(await screen.findByRole('button', { name: 'Get the Address' }))
  await waitFor(() => expect(askedOf(sent, routes.subscribeByCrypto)).toHaveLength(1))
})

test('premium people whose end cannot be looked up are premium nevertheless', async () => {
  const { person, answers } = open({ [routes.currentUser]: [200, premium], [routes.subscriptionStatus]: null })
  await screen.findByText('We couldn’t load your end date.')
  answers[routes.subscriptionStatus] = [200, { plan: 'premium', endsAt: null, source: 'admin', card: null }]
  await person.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText('Yours for good.')
  expect(screen.queryByRole('button', { name: 'Manage or Cancel' })).toBeNull()
})

test('the address of a finished payment shows its toast once', async () => {
  const change: Record<string, Answer> = {
    [routes.currentUser]: [200, premium],
    [routes.subscriptionStatus]: [200, paid],
  }
  const { addressNow } = open(change, '/premium?success=true')
  await screen.findByRole('heading', { name: 'Welcome to Premium' })
  await waitFor(() => expect(addressNow()).toBe('/premium'))
})

test('an address thanks nobody who has not paid, and leads to the plans', async () => {
  const free = { plan: 'free', endsAt: null, source: null, card: null }
  open({ [routes.subscriptionStatus]: [200, free] }, '/premium?success=true')
  await screen.findByRole('heading', { name: 'More sessions, more ideas' })
  await payButton()
  expect(screen.queryByText(/Thank you|Welcome to Premium/)).toBeNull()
})

test('an address thanks nobody whose Premium is a gift', async () => {
  const gift = { plan: 'premium', endsAt: null, source: 'admin', card: null }
  const change: Record<string, Answer> = {
    [routes.currentUser]: [200, premium],
    [routes.subscriptionStatus]: [200, gift],
  }
  open(change, '/premium?success=true')
  await screen.findByRole('heading', { name: "You're Already Premium!" })
  expect(screen.queryByText(/Thank you|Welcome to Premium/)).toBeNull()
})

test('a payment is looked up at Stripe when the person comes back from the bank, and the secret leaves the address', async () => {
  const answer = Promise.withResolvers<Answer>()
  const { sent, answers, addressNow } = open(
    { [success]: answer.promise },
    '/premium-success?payment_intent=pi_9&payment_intent_client_secret=pi_9_secret_9&redirect_status=succeeded',
  )
  await screen.findByRole('heading', { name: 'Checking your payment…' })
  await waitFor(() => expect(addressNow()).toBe('/premium-success'))
  answers[routes.currentUser] = [200, premium]
  answers[routes.subscriptionStatus] = [200, paid]
  answer.resolve([200, { plan: 'premium' }])
  await screen.findByRole('heading', { name: 'Welcome to Premium' })
  expect(askedOf(sent, success)).toEqual([{ payment_intent_id: 'pi_9' }])
})

test('without a payment the way back from the bank leads to the plans', async () => {
  const { pathNow } = open({}, '/premium-success')
  await screen.findByRole('heading', { name: 'More sessions, more ideas' })
  expect(pathNow()).toBe('/premium')
})
