import { routes } from '@app/contract/routes'
import { fireEvent, screen } from '@testing-library/react'
import { type Answer, ada } from '../../../test/server.ts'
import { visit } from '../../../test/visit.tsx'

export const config = {
  stripePublishableKey: 'pk_test_1',
  supportEmail: 'support@example.org',
  mail: false,
  crypto: [],
}
export const create = routes.createSubscription
export const success = routes.confirmPayment
export const secret = (clientSecret: string): Answer => [200, { clientSecret, error: null }]
export const premium = { ...ada, plan: 'premium' } as const
/** What the server answers to somebody who pays by card. */
export const paid = {
  plan: 'premium',
  endsAt: null,
  source: 'stripe',
  card: { plan: 'monthly', status: 'active', periodEnd: null, cancelsAtPeriodEnd: false },
} as const

const nothingPending = { [routes.pendingCardPayment]: [200, { payment: null }] as Answer }

type Answers = NonNullable<Parameters<typeof visit>[1]>

export function open(change: Answers = {}, path = '/premium') {
  const answers: Answers = {
    [routes.installation]: [200, config],
    [create]: secret('pi_1_secret_1'),
    ...nothingPending,
    ...change,
  }
  return { answers, ...visit(path, answers) }
}

export const askedOf = (sent: ReturnType<typeof open>['sent'], wanted: string) =>
  sent.filter(({ call }) => call === wanted).map(({ body }) => body)

/** Nothing is asked of Stripe before a plan is chosen. */
export const choose = async (plan: RegExp) => fireEvent.click(await screen.findByRole('radio', { name: plan }))

/** Of the plan that is chosen; of the month, if none is. */
export async function payButton(price = '$9.95') {
  const radios = await screen.findAllByRole<HTMLInputElement>('radio')
  if (radios.every(({ checked }) => !checked)) await choose(/Monthly/)
  return await screen.findByRole('button', { name: `Pay ${price}` })
}
