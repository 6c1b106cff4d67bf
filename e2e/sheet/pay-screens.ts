import { buildPath } from '@app/contract/routes'
import type { Page } from 'playwright-core'

const asItIs = async () => undefined

const config = {
  stripePublishableKey: 'pk_test_sheet',
  supportEmail: 'support@firecrest.example',
  mail: false,
  crypto: [],
}
const end = '2027-11-20T09:00:00.000Z'
const card = { plan: 'annual', status: 'active', periodEnd: end, cancelsAtPeriodEnd: false }
const subscription = { plan: 'premium', endsAt: end, source: 'stripe', card }

// A payment in coins that a person looks at would open the other tab by itself.
const noCrypto = { [buildPath('openCryptoPayment')]: [200, null] } as const
/** A server that takes cards, and what it knows of Nora. */
const answers = {
  ...noCrypto,
  [buildPath('installation')]: [200, config],
  [buildPath('createSubscription')]: [200, { clientSecret: 'pi_1_secret_1', error: null }],
  [buildPath('subscriptionStatus')]: [200, subscription],
} as const

async function chooseAnnual(tab: Page) {
  await tab.getByRole('radio', { name: /Annual/ }).check({ force: true })
  await tab.getByRole('button', { name: 'Pay $109.45' }).waitFor()
}

const screens = [
  { name: 'premium', path: '/premium', as: 'Maya', answers, prepare: chooseAnnual },
  {
    name: 'premium-failed',
    path: '/premium',
    as: 'Maya',
    answers: {
      ...answers,
      [buildPath('createSubscription')]: [
        503,
        { message: 'x', code: 'payment_setup_failed', clientSecret: null, error: 'No such price' },
      ],
    },
    prepare: async (tab: Page) => {
      await tab.getByRole('radio', { name: /Monthly/ }).check({ force: true })
      await tab.getByRole('heading', { name: 'Payment Setup Required' }).waitFor()
    },
  },
  { name: 'premium-without-stripe', path: '/premium', as: 'Maya', answers: noCrypto, prepare: asItIs },
  {
    name: 'premium-past-due',
    path: '/premium',
    as: 'Nora',
    answers: {
      ...answers,
      [buildPath('subscriptionStatus')]: [200, { ...subscription, card: { ...card, status: 'past_due' } }],
    },
    prepare: asItIs,
  },
  { name: 'premium-already', path: '/premium', as: 'Nora', answers, prepare: asItIs },
  { name: 'premium-paid', path: '/premium?success=true', as: 'Nora', answers, prepare: asItIs },
] as const

/** Where cards are paid, for Maya who has not paid and for Nora who has. */
export const payScreens = screens.map((screen) => ({ ...screen, signedIn: true }))
