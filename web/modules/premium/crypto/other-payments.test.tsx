import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answer } from '../../../test/server.ts'
import { whole } from '../../../test/whole-text.ts'
import { create, current, open, payment, pending, progress } from '../test/open-crypto.ts'

const review = {
  status: 'rejected',
  message:
    'Your money arrived late or incomplete. We’re checking it by hand. Nothing is lost, and you don’t need to pay again meanwhile.',
  isUnderReview: true,
}
const first = {
  ...payment,
  paymentId: '0b1f6f1e-4f7c-4f43-8a1c-9d1b4a2f7c55',
  paymentAddress: '0xfirst',
  createdAt: '2026-03-14T12:00:00.000Z',
}
const others = () => within(screen.getByRole('region', { name: 'Your other payments' }))
const beside = (standing: unknown, change = {}) => [{ payment: { ...first, ...change }, standing }]
const withOthers = (known: unknown): Record<string, Answer> => ({
  [current]: [200, { payment, standing: pending, others: known }],
})

test('money under review stays on the screen when another payment begins', async () => {
  const { person, answers, sent } = await open({
    [current]: [200, { payment: first, standing: review, others: [] }],
    [create]: [200, payment],
  })
  progress().getByRole('heading', { name: 'Under review' })
  progress().getByText(review.message)
  expect(screen.queryByRole('region', { name: 'Your other payments' })).toBeNull()
  answers[current] = 'never'
  await person.click(screen.getByRole('button', { name: 'Start Again' }))
  await screen.findByText(whole(payment.paymentAddress))
  // At once, not only when the server is heard.
  others().getByText(review.message)
  others().getByText(/Under review/)
  others().getByText(/104\.48 USDC on Polygon, started on 14 March 2026\./)
  await waitFor(() => expect(sent.at(-1)?.search).toBe(`?paymentId=${payment.paymentId}`))
})

test('money under review is read before another coin is paid', async () => {
  const { person } = await open({ [current]: [200, { payment: first, standing: review, others: [] }] })
  await person.selectOptions(screen.getByLabelText('Currency'), 'BTC')
  screen.getByRole('button', { name: 'Get the Address' })
  others().getByText(review.message)
})

test.each([
  { status: 'rejected', message: 'This payment was sent back to you.', head: 'Not accepted' },
  { status: 'rejected', message: 'This payment wasn’t accepted. Please email us.', head: 'Not accepted' },
])('beside a new payment a person reads what was decided: $message', async ({ head, ...standing }) => {
  await open(withOthers(beside(standing)))
  others().getByText(standing.message)
  others().getByText(head)
  expect(others().queryByRole('button')).toBeNull()
  screen.getByText(whole(payment.paymentAddress))
})

test('a year that was granted for an earlier payment leads on to Premium when the person says so', async () => {
  const message = 'Your payment arrived. Premium is yours for a year.'
  const { person, left } = await open(withOthers(beside({ status: 'verified', message })))
  others().getByText(message)
  expect(left).toEqual([])
  await person.click(others().getByRole('button', { name: 'Continue' }))
  expect(left).toEqual(['/premium?success=true'])
})

test('another open payment is shown again, and the one that was there becomes a note', async () => {
  const btc = { cryptocurrency: 'BTC', network: 'mainnet', amountExact: '0.00104352', amount: 0.00104352, uri: null }
  const { person, answers, sent } = await open(withOthers(beside(pending, btc)))
  others().getByText(/0\.00104352 BTC on Mainnet/)
  answers[current] = 'never'
  await person.click(others().getByRole('button', { name: 'Show Payment' }))
  await screen.findByText(whole('0xfirst'))
  screen.getByText('0.00104352 BTC')
  others().getByText(/104\.48 USDC on Polygon/)
  expect(others().getAllByRole('listitem')).toHaveLength(1)
  await waitFor(() => expect(sent.at(-1)?.search).toBe(`?paymentId=${first.paymentId}`))
})
