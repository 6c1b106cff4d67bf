import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Answer, ada } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'
import { dismissToasts } from '../../ui/toast.ts'

const list = 'GET /api/admin/crypto-payments'
const settle = 'POST /api/admin/crypto-payments/5d0e7c1a-8b42-4f0e-9d6a-2f31c90b7a11'
const listed = (...rows: unknown[]): Answer => [200, rows, { 'x-total-count': String(rows.length) }]
const late = {
  id: '5d0e7c1a-8b42-4f0e-9d6a-2f31c90b7a11',
  email: 'maya@example.org',
  cryptocurrency: 'USDC',
  network: 'polygon',
  paymentAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  due: '104.48',
  received: '50',
  status: 'late_review',
  createdAt: '2026-11-20T09:12:00.000Z',
  transactions: ['0xaa', '0xaa'],
  note: null,
}

afterEach(dismissToasts)

async function atPayments(answer: Answer, more: Record<string, Answer> = {}) {
  const answers: Record<string, Answer> = {
    'GET /api/auth/user': [200, { ...ada, role: 'admin' }],
    'GET /api/admin/users': listed(),
    [list]: answer,
    ...more,
  }
  const visited = visit('/admin', answers)
  await visited.person.click(await screen.findByRole('tab', { name: 'Payments' }))
  await screen.findByRole('heading', { name: 'Payments' })
  return { ...visited, answers }
}
const card = () => screen.findByRole('article', { name: 'Payment of maya@example.org' })

test('a line says that nothing waits', async () => {
  await atPayments(listed())
  await screen.findByText('No payment waits for a decision.')
  expect(screen.queryByRole('article')).toBeNull()
})

test('a payment shows what came of what was due, and each transaction once', async () => {
  await atPayments(listed(late, { ...late, id: 'b', email: null, status: 'revoked', transactions: [] }))
  const shown = within(await card())
  expect(shown.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '104.48 USDC',
    '50 USDC',
    'polygon',
    expect.stringContaining('20 November 2026'),
    late.paymentAddress,
    '0xaa',
  ])
  shown.getByText('Late or short')
  within(screen.getByRole('article', { name: 'Payment of Somebody who is gone' })).getByText('Taken back')
  screen.getByText('2 payments wait for a decision, oldest first')
})

test.each([
  { button: 'Grant a year', outcome: 'grant', told: 'A year of Premium is granted.' },
  { button: 'Note a refund', outcome: 'refunded', told: 'The refund is noted.' },
  { button: 'Reject', outcome: 'rejected', told: 'The payment is rejected.' },
])('$button needs a note, and then the payment is gone from the list', async ({ button, outcome, told }) => {
  const { person, sent, answers } = await atPayments(listed(late), { [settle]: [200, { status: 'verified' }] })
  const shown = within(await card())
  await person.click(shown.getByRole('button', { name: button }))
  shown.getByText('Please note why.')
  expect(sent.some(({ call }) => call === settle)).toBe(false)
  await person.type(shown.getByLabelText('Note'), ' one minute late ')
  answers[list] = listed()
  await person.click(shown.getByRole('button', { name: button }))
  ;(await toast('Decided')).getByText(told)
  expect(sent.find(({ call }) => call === settle)?.body).toEqual({ outcome, note: 'one minute late' })
  await screen.findByText('No payment waits for a decision.')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payments' }))
})

test('what another admin decided meanwhile is told, and gone', async () => {
  const why = 'This payment is not waiting for a decision.'
  const { person, answers } = await atPayments(listed(late), { [settle]: [409, { message: why }] })
  const shown = within(await card())
  await person.type(shown.getByLabelText('Note'), 'late')
  answers[list] = listed()
  await person.click(shown.getByRole('button', { name: 'Grant a year' }))
  ;(await toast('Error')).getByText(why)
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
})

test('whoever is no admin is refused', async () => {
  await atPayments([403, { message: 'Only admins may see this.' }])
  expect((await screen.findByRole('alert')).textContent).toBe('Only admins may see this.')
})
