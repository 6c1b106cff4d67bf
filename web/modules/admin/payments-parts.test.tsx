import { routes } from '@app/contract/routes'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, ada } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'

const none: Answer = [200, [], { 'x-total-count': '0' }]
const parts = {
  'card payments': routes.listCardReviews,
  'stray payments': routes.listStrays,
  payments: routes.listCryptoReviews,
}
const stray = {
  id: '0b6f6f0e-5f7c-4a43-8d5c-7a8f9f7a4b10',
  chain: 'arbitrum',
  asset: 'USDT',
  amount: '104.48',
  tag: null,
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  token: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  transaction: '0xaa',
  email: 'maya@example.org',
  seenAt: '2026-11-20T09:12:00.000Z',
}
const card = {
  paymentId: 'pi_1',
  customerId: 'cus_1',
  subscriptionId: null,
  email: 'maya@example.org',
  amount: 1_200,
  currency: 'usd',
  foundAt: '2026-11-20T09:12:00.000Z',
}

function open(more: Record<string, Answer>) {
  const answers: Record<string, Answer> = {
    [routes.currentUser]: [200, { ...ada, role: 'admin' }],
    ...Object.fromEntries(Object.values(parts).map((call) => [call, none])),
    ...more,
  }
  return { ...visit('/admin/payments', answers), answers }
}

test.each(Object.entries(parts))('when %s cannot be read, the page says so and asks again', async (what, call) => {
  const { person, answers } = open({ [call]: [500, { message: 'broken' }] })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(`Error loading ${what}. Please try again or check your permissions.`)
  expect(screen.queryByText('No payments to decide on.')).toBeNull()
  answers[call] = none
  await person.click(screen.getByRole('button', { name: 'Try Again' }))
  await screen.findByText('No payments to decide on.')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a part with more than a page of rows says how many of them are shown', async () => {
  open({
    [parts['card payments']]: [200, [card], { 'x-total-count': '61' }],
    [parts['stray payments']]: [200, [stray], { 'x-total-count': '1' }],
  })
  await screen.findByText('62 payments to decide on, oldest first')
  screen.getByText('The oldest 1 of 61 card payments. More appear as you clear these.')
  expect(screen.queryByText(/stray payments\. The next/)).toBeNull()
})
