import { routes } from '@app/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pasteInto } from '../../test/paste-into.ts'
import { type Answer, ada, callTo } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'

const list = routes.listStrays
const settle = callTo('settleStray', { id: '0b6f6f0e-5f7c-4a43-8d5c-7a8f9f7a4b10' })
const listed = (...rows: unknown[]): Answer => [200, rows, { 'x-total-count': String(rows.length) }]
const untagged = {
  id: '0b6f6f0e-5f7c-4a43-8d5c-7a8f9f7a4b10',
  chain: 'xrp',
  address: 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY',
  asset: 'XRP',
  token: null,
  amount: '48.072146',
  tag: null,
  transaction: 'E3FE6EA3D48F0C2B639448020EA4F03D4F4F8FFDB243A852A0F59177921B4879',
  email: null,
  seenAt: '2026-11-20T09:12:00.000Z',
}
const otherToken = {
  ...untagged,
  id: '1b6f6f0e-5f7c-4a43-8d5c-7a8f9f7a4b10',
  chain: 'ethereum',
  asset: 'USDT',
  amount: '104.48',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  transaction: null,
  email: 'maya@example.org',
  token: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
}

async function atPayments(answer: Answer, more: Record<string, Answer> = {}) {
  const answers: Record<string, Answer> = {
    [routes.currentUser]: [200, { ...ada, role: 'admin' }],
    [routes.listCryptoReviews]: listed(),
    [list]: answer,
    ...more,
  }
  const visited = visit('/admin/payments', answers)
  await screen.findByRole('heading', { name: 'Payments' })
  return { ...visited, answers }
}
const card = () => screen.findByRole('article', { name: '48.072146 XRP, no matching payment' })

test('stray payments shows what came, where, and whose payment has the address', async () => {
  await atPayments(listed(untagged, otherToken))
  const shown = within(await card())
  shown.getByRole('heading', { name: 'Unknown sender' })
  shown.getByText('No matching payment')
  const facts = (of: typeof shown) => of.getAllByRole('term').map(({ textContent }) => textContent)
  expect(facts(shown)).toEqual(['Received', 'Chain', 'Address', 'Tag', 'Transaction', 'Found'])
  expect(shown.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '48.072146 XRP',
    'xrp',
    expect.stringContaining(untagged.address),
    'none',
    expect.stringContaining(untagged.transaction),
    expect.stringContaining('20 November 2026'),
  ])
  const other = within(screen.getByRole('article', { name: '104.48 USDT, no matching payment' }))
  other.getByRole('heading', { name: 'maya@example.org' })
  expect(facts(other)).toEqual(['Received', 'Chain', 'Token', 'Address', 'Found'])
  screen.getByText('2 payments to decide on, oldest first')
  const outside = shown.getAllByRole('link', { name: /opens in a new tab/ })
  expect(outside.map((link) => link.getAttribute('href'))).toEqual([
    `https://xrpscan.com/account/${untagged.address}`,
    `https://xrpscan.com/tx/${untagged.transaction}`,
  ])
  const payer = other.getByRole('link', { name: 'maya@example.org' })
  expect(payer.getAttribute('href')).toBe('/admin?q=maya%40example.org')
})

test.each([
  { button: 'Record a Refund', outcome: 'refunded' },
  { button: 'Remove from List', outcome: 'settled' },
])('"$button" needs a note, and then the money is gone from the list', async ({ button, outcome }) => {
  const { person, sent, answers } = await atPayments(listed(untagged), { [settle]: [204, undefined] })
  const shown = within(await card())
  await person.click(shown.getByRole('button', { name: button }))
  shown.getByText('Please say why.')
  expect(sent.some(({ call }) => call === settle)).toBe(false)
  await pasteInto(person, shown.getByLabelText('Note'), ' sent back ')
  answers[list] = listed()
  await person.click(shown.getByRole('button', { name: button }))
  ;(await toast('Done')).getByText('Removed from the list.')
  expect(sent.find(({ call }) => call === settle)?.body).toEqual({ outcome, note: 'sent back' })
  await screen.findByText('No payments to decide on.')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payments' }))
})

test('money that another admin settled meanwhile goes from the list with a sentence', async () => {
  const why = 'This payment isn’t waiting for a decision.'
  const { person, answers } = await atPayments(listed(untagged), { [settle]: [409, { message: why }] })
  const shown = within(await card())
  await pasteInto(person, shown.getByLabelText('Note'), 'sent back')
  answers[list] = listed()
  await person.click(shown.getByRole('button', { name: 'Record a Refund' }))
  ;(await toast('Error')).getByText(why)
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
})
