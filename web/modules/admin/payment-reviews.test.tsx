import { routes } from '@app/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pasteInto } from '../../test/paste-into.ts'
import { type Answer, ada, callTo } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'

const list = routes.listCryptoReviews
const settle = callTo('settleCryptoPayment', { id: '5d0e7c1a-8b42-4f0e-9d6a-2f31c90b7a11' })
const listed = (...rows: unknown[]): Answer => [200, rows, { 'x-total-count': String(rows.length) }]
const late = {
  id: '5d0e7c1a-8b42-4f0e-9d6a-2f31c90b7a11',
  userId: 'id-of-maya',
  email: 'maya@example.org',
  cryptocurrency: 'USDC',
  network: 'polygon',
  paymentAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  due: '104.48',
  received: '50',
  status: 'late_review',
  createdAt: '2026-11-20T09:12:00.000Z',
  transactions: ['0xaa', '0xaa'],
  namedTransaction: null,
  note: null,
}

async function atPayments(answer: Answer, more: Record<string, Answer> = {}) {
  const answers: Record<string, Answer> = {
    [routes.currentUser]: [200, { ...ada, role: 'admin' }],
    [list]: answer,
    ...more,
  }
  const visited = visit('/admin/payments', answers)
  await screen.findByRole('heading', { name: 'Payments' })
  return { ...visited, answers }
}
const card = () => screen.findByRole('article', { name: 'Payment by maya@example.org' })

test('an empty list says that nothing waits', async () => {
  await atPayments(listed())
  await screen.findByText('No payments to decide on.')
  expect(screen.queryByRole('article')).toBeNull()
})

test('a payment shows what came of what was due, and each transaction once', async () => {
  await atPayments(listed(late, { ...late, id: 'b', userId: null, email: null, status: 'revoked', transactions: [] }))
  const shown = within(await card())
  expect(shown.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '104.48 USDC',
    '50 USDC',
    'polygon',
    expect.stringContaining('20 November 2026'),
    `${late.paymentAddress}, opens in a new tab`,
    '0xaa, opens in a new tab',
  ])
  shown.getByText('Late or incomplete')
  within(screen.getByRole('article', { name: 'Payment by A deleted account' })).getByText('Reversed')
  screen.getByText('2 payments to decide on, oldest first')
})

test.each([
  { button: 'Grant a Year', outcome: 'grant', sentence: 'A year of Premium granted.' },
  { button: 'Record a Refund', outcome: 'refunded', sentence: 'Refund recorded.' },
  { button: 'Reject', outcome: 'rejected', sentence: 'Payment rejected.' },
])('$button needs a note, and then the payment is gone from the list', async ({ button, outcome, sentence }) => {
  const { person, sent, answers } = await atPayments(listed(late), { [settle]: [200, { status: 'verified' }] })
  const shown = within(await card())
  await person.click(shown.getByRole('button', { name: button }))
  shown.getByText('Please say why.')
  expect(sent.some(({ call }) => call === settle)).toBe(false)
  await pasteInto(person, shown.getByLabelText('Note'), ' one minute late ')
  answers[list] = listed()
  await person.click(shown.getByRole('button', { name: button }))
  ;(await toast('Done')).getByText(sentence)
  expect(sent.find(({ call }) => call === settle)?.body).toEqual({ outcome, note: 'one minute late' })
  await screen.findByText('No payments to decide on.')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payments' }))
})

test('a payment that another admin decided meanwhile leaves the list with a notice', async () => {
  const why = 'This payment isn’t waiting for a decision.'
  const { person, answers } = await atPayments(listed(late), { [settle]: [409, { message: why }] })
  const shown = within(await card())
  await pasteInto(person, shown.getByLabelText('Note'), 'late')
  answers[list] = listed()
  await person.click(shown.getByRole('button', { name: 'Grant a Year' }))
  ;(await toast('Error')).getByText(why)
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
})

test('what is on the chain can be looked up in a new tab, and the payer in the list of users', async () => {
  await atPayments(listed({ ...late, namedTransaction: '0xbb' }))
  const shown = within(await card())
  const outside = shown.getAllByRole('link', { name: /opens in a new tab/ })
  expect(outside.map((link) => link.getAttribute('href'))).toEqual([
    `https://polygonscan.com/address/${late.paymentAddress}`,
    'https://polygonscan.com/tx/0xaa',
    'https://polygonscan.com/tx/0xbb',
  ])
  for (const link of outside)
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
  expect(shown.getByRole('link', { name: 'maya@example.org' }).getAttribute('href')).toBe('/admin?q=id-of-maya')
})

test('the steps of a payment are fetched when they are opened', async () => {
  const step = {
    id: 1,
    at: '2026-11-20T09:12:00.000Z',
    before: null,
    after: 'created',
    reason: 'asked for',
    actorEmail: null,
  }
  const decided = {
    ...step,
    id: 2,
    before: 'late_review',
    after: 'rejected',
    reason: '<b>not ours</b>',
    actorEmail: 'root@example.org',
  }
  const { person, sent } = await atPayments(listed(late), {
    [callTo('listCryptoSteps', { id: late.id })]: [200, [step, decided]],
  })
  const shown = within(await card())
  expect(sent.some(({ call }) => call.endsWith('/steps'))).toBe(false)
  await person.click(shown.getByText('Payment steps'))
  const steps = await shown.findAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Started: asked for$/),
    expect.stringMatching(/Rejected: <b>not ours<\/b>by root@example.org$/),
  ])
})
