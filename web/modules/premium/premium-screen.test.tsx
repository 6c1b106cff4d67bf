import { routes } from '@app/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Answer } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { whole } from '../../test/whole-text.ts'
import { dismissToasts } from '../../ui/toast.ts'
import { fakeStripe, stripe } from './test/fake-stripe.ts'
import { askedOf, choose, config, create, open, payButton, premium, secret, success } from './test/open-premium.ts'

const subscribe = routes.subscribeByCard
const failed = (error: string | null, code = 'payment_setup_failed', status = 503): Answer => [
  status,
  { message: 'Failed to initialize payment. Please try again.', code, clientSecret: null, error },
]

const form = (button: HTMLElement) => button.closest('form') ?? expect.fail('no form')

beforeEach(fakeStripe)

test('both plans are compared, and the prices are said before anything is asked', async () => {
  const { sent } = open({ [create]: 'never' })
  await screen.findByRole('heading', { name: 'Free Current' })
  screen.getByRole('heading', { name: 'Premium MOST FUN' })
  screen.getByRole('radio', { name: /Monthly\s*\$9\.95/, checked: false })
  screen.getByRole('radio', { name: /Annual Save 8%\s*\$109\.45/, checked: false })
  screen.getByRole('tab', { name: 'Card', selected: true })
  await screen.findByText('Choose a plan to see the card form.')
  expect(askedOf(sent, create)).toEqual([])
  await choose(/Monthly/)
  await screen.findByText('Loading payment...')
  expect(document.title).toBe('Premium — Firecrest')
})

test('the fields of Stripe come, and a payment that went through makes Premium at once', async () => {
  const { sent, person, answers } = open({ [success]: [200, { plan: 'premium' }] })
  const pay = await payButton()
  expect([askedOf(sent, create), stripe.secrets]).toEqual([[{ plan: 'monthly' }], ['pi_1_secret_1']])
  answers[routes.currentUser] = [200, premium]
  await person.dblClick(pay)
  await screen.findByRole('heading', { name: 'Welcome to Premium' })
  const confirmParams = { return_url: `${location.origin}/premium-success` }
  expect(stripe.confirmed).toEqual([{ confirmParams, redirect: 'if_required' }])
  expect(askedOf(sent, success)).toEqual([{ payment_intent_id: 'pi_1' }])
  screen.getByRole('link', { name: 'View History' })
})

test('where everything shown is asked for again, no second payment is opened', async () => {
  const { client, sent } = open()
  const pay = await payButton()
  await client.invalidateQueries()
  expect([askedOf(sent, create), stripe.secrets]).toEqual([[{ plan: 'monthly' }], ['pi_1_secret_1']])
  expect(pay.isConnected).toBe(true)
})

test('another plan is asked for anew, and a slow answer to the one before does not come back', async () => {
  const slow = Promise.withResolvers<Answer>()
  const { sent, person, answers } = open({ [create]: slow.promise })
  await choose(/Monthly/)
  await screen.findByText('Loading payment...')
  await waitFor(() => expect(askedOf(sent, create)).toHaveLength(1))
  answers[create] = secret('pi_2_secret_2')
  await person.click(screen.getByRole('radio', { name: /Annual/ }))
  await payButton('$109.45')
  slow.resolve(secret('pi_1_secret_1'))
  answers[create] = 'never'
  await person.click(screen.getByRole('radio', { name: /Monthly/ }))
  await screen.findByText('Loading payment...')
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull()
  expect(askedOf(sent, create)).toEqual([{ plan: 'monthly' }, { plan: 'annual' }, { plan: 'monthly' }])
  expect(stripe.secrets).toEqual(['pi_2_secret_2'])
})

test.each([
  { crypto: [], sentence: 'Premium isn’t available here yet' },
  {
    crypto: [{ currency: 'BTC', networks: ['bitcoin'] }],
    sentence: 'Card payments aren’t available here yet. Crypto still works.',
  },
])(
  'without keys of Stripe it says so, asks for nothing, and names the coins only if there are: $sentence',
  async ({ crypto, sentence }) => {
    const { sent } = open({ [routes.installation]: [200, { ...config, stripePublishableKey: null, crypto }] })
    await screen.findByRole('heading', { name: 'Stripe not configured' })
    await screen.findByText(whole(sentence))
    const support = await screen.findByRole('link', { name: 'support@example.org' })
    expect(support.getAttribute('href')).toBe('mailto:support@example.org')
    expect([askedOf(sent, create), screen.queryByText(/Renews on/)]).toEqual([[], null])
    expect(screen.queryAllByRole('tab')).toHaveLength(crypto.length * 2)
    for (const plan of screen.getAllByRole('radio')) expect(plan.matches(':disabled')).toBe(true)
  },
)

test('a server that has lost its keys says so too', async () => {
  open({ [create]: failed('Stripe not configured', 'stripe_not_configured') })
  await choose(/Monthly/)
  await screen.findByRole('heading', { name: 'Stripe not configured' })
  await screen.findByRole('link', { name: 'support@example.org' })
  expect([screen.queryByRole('button', { name: 'Try Again' }), screen.queryByText(/Renews on/)]).toEqual([null, null])
})

test.each([
  { why: 'Stripe says why', answer: failed('No such price'), sentence: 'No such price' },
  {
    why: 'it says so without an error status',
    answer: [200, { clientSecret: null, error: 'Not now' }],
    sentence: 'Not now',
  },
  { why: 'only a sentence comes', answer: failed(null), sentence: 'Failed to initialize payment. Please try again.' },
  { why: 'nothing comes', answer: null, sentence: 'Please try refreshing the page or contact support' },
] as { why: string; answer: Answer; sentence: string }[])(
  'a payment that cannot be set up can be tried again when $why',
  async ({ answer, sentence }) => {
    const { person, answers } = open({ [create]: answer })
    await choose(/Monthly/)
    await screen.findByRole('heading', { name: 'Payment Setup Required' })
    screen.getByText('Failed to initialize payment')
    ;(await toast('Payment Setup Failed')).getByText(whole(sentence))
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
    answers[create] = secret('pi_3_secret_3')
    await person.click(screen.getByRole('button', { name: 'Try Again' }))
    await payButton()
  },
)

test('at /subscribe the price is said along, and a failure says its status', async () => {
  const { sent, person } = open({ [subscribe]: failed('No such price') }, '/subscribe')
  await choose(/Monthly/)
  await screen.findByText('Payment setup failed: 503')
  await person.click(screen.getByRole('radio', { name: /Annual/ }))
  await waitFor(() => expect(askedOf(sent, subscribe)).toHaveLength(2))
  expect(askedOf(sent, subscribe)).toEqual([
    { plan: 'monthly', amount: 995 },
    { plan: 'annual', amount: 10_945 },
  ])
})

test('somebody with a subscription is led to it, not to a second one', async () => {
  const { person, left } = open({
    [create]: failed(null, 'already_premium', 409),
    [routes.openBilling]: [200, { url: 'https://billing.stripe.com/p/1' }],
  })
  await choose(/Monthly/)
  await person.click(await screen.findByRole('button', { name: 'Manage or Cancel' }))
  await waitFor(() => expect(left).toEqual(['https://billing.stripe.com/p/1']))
})

test('a declined card is reported beside the form, and that stays until the next try', async () => {
  const { sent, person } = open()
  stripe.answer = { error: { type: 'card_error', message: 'Your card was declined.' } }
  const pay = await payButton()
  await person.click(pay)
  ;(await toast('Payment Failed')).getByText('Your card was declined.')
  dismissToasts()
  const alert = within(form(pay)).getByRole('alert')
  expect(alert.textContent).toBe('Your card was declined.')
  stripe.answer = { error: { type: 'card_error', message: 'Your card has expired.' } }
  await person.click(pay)
  await waitFor(() => expect(within(form(pay)).getByRole('alert').textContent).toBe('Your card has expired.'))
  expect([stripe.confirmed.length, askedOf(sent, success)]).toEqual([2, []])
  await person.click(screen.getByRole('radio', { name: /Annual/ }))
  expect(within(form(await payButton('$109.45'))).queryByRole('alert')).toBeNull()
})

test('beside the button that pays stands who handles the card', async () => {
  open()
  within(form(await payButton())).getByText('Payment handled by Stripe')
})

test('what is wrong with a field is said by the field alone', async () => {
  const { person } = open()
  stripe.answer = { error: { type: 'validation_error', message: 'Your card number is incomplete.' } }
  await person.click(await payButton())
  await payButton()
  expect(screen.queryByText('Payment Failed')).toBeNull()
})

test('a payment that the bank still thinks about is waited for, and nobody can pay twice', async () => {
  const { person, answers } = open({ [success]: [202, { status: 'processing' }] })
  stripe.answer = { paymentIntent: { id: 'pi_1', status: 'processing' } }
  await person.click(await payButton())
  await screen.findByRole('heading', { name: 'Your bank is still checking' })
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull()
  expect((screen.getByRole('radio', { name: /Annual/ }) as HTMLInputElement).matches(':disabled')).toBe(true)
  answers[success] = [200, { plan: 'premium' }]
  answers[routes.currentUser] = [200, premium]
  await person.click(screen.getByRole('button', { name: 'Check Again' }))
  await screen.findByRole('heading', { name: 'Welcome to Premium' })
})

test('a payment that the bank still thinks about is there again after a reload, and no plan can be chosen beside it', async () => {
  const { sent, person, answers } = open({
    [routes.pendingCardPayment]: [200, { payment: { id: 'pi_9', plan: 'annual' } }],
    [success]: [202, { status: 'processing' }],
  })
  await screen.findByText(/Premium starts once your bank approves/)
  const [annual, monthly] = [/Annual/, /Monthly/].map((name) => screen.getByRole<HTMLInputElement>('radio', { name }))
  expect([annual?.checked, annual?.matches(':disabled'), monthly?.matches(':disabled')]).toEqual([true, true, true])
  expect([askedOf(sent, create), askedOf(sent, success)[0]]).toEqual([[], { payment_intent_id: 'pi_9' }])
  answers[success] = [409, { message: 'This payment hasn’t gone through.', code: 'payment_not_done' }]
  await person.click(screen.getByRole('button', { name: 'Check Again' }))
  await screen.findByText('This payment hasn’t gone through.', { selector: 'span' })
  await person.click(screen.getByRole('button', { name: 'Try Again' }))
  await payButton('$109.45')
  expect(askedOf(sent, create)).toEqual([{ plan: 'annual' }])
})

test('who has chosen a plan is not led to coins by an answer that comes late', async () => {
  const late = Promise.withResolvers<Answer>()
  open({ [routes.openCryptoPayment]: late.promise })
  await payButton()
  late.resolve([200, { payment: { paymentId: 'p' }, standing: { status: 'pending', message: 'It waits.' } }])
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'Card', selected: true })).not.toBeNull())
  await payButton()
})

test('a payment that was begun in another tab takes the place of the form', async () => {
  const { answers } = open({
    [create]: failed('On its way', 'payment_pending', 409),
    [success]: [202, { status: 'processing' }],
  })
  await screen.findByText('Choose a plan to see the card form.')
  answers[routes.pendingCardPayment] = [200, { payment: { id: 'pi_9', plan: 'monthly' } }]
  await choose(/Annual/)
  await screen.findByText(/Premium starts once your bank approves/)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Monthly/ }).checked).toBe(true)
})

test.each([
  { why: 'nobody answers', answer: null },
  { why: 'Stripe is away', answer: [503, { message: 'The payment provider isn’t responding.' }] },
  { why: 'it was paid and brought nothing', answer: [200, { plan: 'free' }] },
] as { why: string; answer: Answer }[])('a payment is not paid again when $why', async ({ answer }) => {
  const { person, answers } = open({ [success]: answer })
  await person.click(await payButton())
  ;(await toast('Payment Verification Failed')).getByText('Please contact support.')
  const support = await screen.findByRole('link', { name: /support@example.org/ })
  expect(support.getAttribute('href')).toBe('mailto:support@example.org')
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull()
  answers[success] = [200, { plan: 'premium' }]
  answers[routes.currentUser] = [200, premium]
  await person.click(screen.getByRole('button', { name: 'Check Again' }))
  await screen.findByRole('heading', { name: 'Welcome to Premium' })
})

test('a payment that Stripe says has not gone through leads back to the card', async () => {
  const { person } = open({
    [success]: [409, { message: 'This payment hasn’t gone through.', code: 'payment_not_done' }],
  })
  await person.click(await payButton())
  await screen.findByText('This payment hasn’t gone through.', { selector: 'span' })
  await person.click(screen.getByRole('button', { name: 'Try Again' }))
  await payButton()
})

test('the arrow keys change the way to pay, and the card form stays', async () => {
  const { sent, person } = open()
  await payButton()
  await person.click(screen.getByRole('tab', { name: 'Card' }))
  await person.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /^Crypto/, selected: true }))
  await screen.findByRole('heading', { name: /Choose a coin and network/ })
  await person.keyboard('{ArrowRight}')
  await payButton()
  expect(askedOf(sent, create)).toHaveLength(1)
})

test('where no support address is set, the operator is named in its place', async () => {
  open({ [routes.installation]: [200, { ...config, stripePublishableKey: null, crypto: [], supportEmail: null }] })
  await screen.findByText(whole('To get Premium, email the site owner.'))
})

test('a payment that cannot be verified names the operator where no support address is set', async () => {
  const { person } = open({ [routes.installation]: [200, { ...config, supportEmail: null }], [success]: null })
  await person.click(await payButton())
  await screen.findByText(whole(/^Please contact the site owner\. Your card may have been charged/))
  expect(document.querySelector('[href^="mailto:"]')).toBe(null)
})
