import { routes } from '@app/contract/routes'
import { screen, within } from '@testing-library/react'
import type { Answer } from '../../../test/server.ts'
import { callTo } from '../../../test/server.ts'
import { visit } from '../../../test/visit.tsx'

export const config = {
  stripePublishableKey: null,
  supportEmail: 'support@example.org',
  mail: false,
  crypto: [
    { currency: 'USDC', networks: ['arbitrum', 'polygon'] },
    { currency: 'ETH', networks: ['mainnet', 'polygon'] },
    { currency: 'XRP', networks: ['mainnet'] },
  ],
}
export const payment = {
  amount: 104.48,
  amountExact: '104.48',
  cryptocurrency: 'USDC',
  network: 'polygon',
  paymentAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  paymentId: '5d0e7c1a-8b42-4f0e-9d6a-2f31c90b7a11',
  networkFees: 0.5,
  expiresAt: new Date(Date.now() + 3_080_000).toISOString(),
  uri: 'ethereum:0x1@137/transfer?address=0x2&uint256=104480000',
}
export const pending = {
  status: 'pending',
  message: 'Waiting for your payment. You can close this page. We’ll keep looking.',
}
export const refused = (status: number, message: string): Answer => [status, { message }]
export const current = routes.openCryptoPayment
export const create = routes.subscribeByCrypto
export const check = routes.verifyCrypto

const stepNames = /^(Choose a coin and network|Send exactly this amount|Send the rest|Premium starts)$/

export async function open(change: Record<string, Answer | Promise<Answer>> = {}) {
  const answers: Record<string, Answer | Promise<Answer>> = {
    [routes.installation]: [200, config],
    [callTo('cryptoPrice', { currency: 'USDC' })]: [200, { amount: 104.48, priceUSD: 1, amountExact: '104.48' }],
    [current]: [200, null],
    ...change,
  }
  const visited = visit('/premium', answers)
  await visited.person.click(await screen.findByRole('tab', { name: /^Crypto/ }))
  await screen.findByRole('heading', { level: 3, name: stepNames })
  return { ...visited, answers }
}
export const at = (standing: unknown, change = {}): Record<string, Answer> => ({
  [current]: [200, { payment: { ...payment, ...change }, standing }],
})
export const facts = () =>
  Object.fromEntries(
    within(screen.getByRole('complementary', { name: 'One year, prepaid' }))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]),
  )
export const namesIn = (label: string) =>
  within(screen.getByLabelText<HTMLSelectElement>(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
export const progress = () => within(screen.getByRole('complementary', { name: 'Your payment' }))
