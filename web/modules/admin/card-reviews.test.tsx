import { routes } from '@app/contract/routes'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pasteInto } from '../../test/paste-into.ts'
import { type Answer, ada, callTo } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'

const list = routes.listCardReviews
const settle = callTo('settleCardReview', { id: 'pi_1' })
const listed = (...rows: unknown[]): Answer => [200, rows, { 'x-total-count': String(rows.length) }]
const odd = {
  paymentId: 'pi_1',
  customerId: 'cus_1',
  subscriptionId: null,
  userId: 'maya',
  email: 'maya@example.org',
  amount: 1_200,
  currency: 'usd',
  foundAt: '2026-11-20T09:12:00.000Z',
}

function open(...rows: unknown[]) {
  const answers: Record<string, Answer> = {
    [routes.currentUser]: [200, { ...ada, role: 'admin' }],
    [routes.listCryptoReviews]: listed(),
    [list]: listed(...rows),
    [settle]: [204, null],
  }
  return { ...visit('/admin/payments', answers), answers }
}

test('money by card at none of our prices shows what came, and leads to Stripe and to the person', async () => {
  open(odd, {
    ...odd,
    paymentId: 'pi_2',
    userId: null,
    email: null,
    amount: 995,
    currency: 'vnd',
    subscriptionId: 'sub_2',
  })
  const shown = within(await screen.findByRole('article', { name: 'Card payment by maya@example.org' }))
  const facts = shown.getAllByRole('definition').map(({ textContent }) => textContent)
  expect([facts[0], facts[3]]).toEqual(['$12.00', 'none'])
  const link = shown.getByRole('link', { name: 'pi_1, opens in a new tab' })
  expect(link.getAttribute('href')).toBe('https://dashboard.stripe.com/payments/pi_1')
  expect(shown.getByRole('link', { name: 'maya@example.org' }).getAttribute('href')).toBe('/admin?q=maya')
  const gone = within(screen.getByRole('article', { name: 'Card payment by A deleted account' }))
  gone.getByText('₫995')
  expect(within(gone.getByRole('heading')).queryByRole('link')).toBe(null)
  await screen.findByText('2 payments to decide on, oldest first')
})

test('a card payment leaves the list with a note, and not without one', async () => {
  const { person, sent, answers } = open(odd)
  const shown = within(await screen.findByRole('article', { name: 'Card payment by maya@example.org' }))
  await person.click(shown.getByRole('button', { name: 'Remove from List' }))
  shown.getByText('Please say why.')
  expect(sent.some(({ call }) => call === settle)).toBe(false)
  await pasteInto(person, shown.getByLabelText('Note'), ' sent back ')
  answers[list] = listed()
  await person.click(shown.getByRole('button', { name: 'Remove from List' }))
  ;(await toast('Done')).getByText('Removed from the list.')
  expect(sent.find(({ call }) => call === settle)?.body).toEqual({ note: 'sent back' })
  await screen.findByText('No payments to decide on.')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payments' }))
})
