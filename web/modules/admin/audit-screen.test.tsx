import { adminActions } from '@app/contract/admin'
import { routes } from '@app/contract/routes'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, ada, callTo } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'

const audit = routes.listAudit
const total = (count: number) => ({ 'x-total-count': String(count) })

const entry = {
  id: 'e1',
  at: '2026-11-20T09:00:00.000Z',
  actorEmail: 'ada@example.org',
  action: 'users_listed',
  targetEmail: null,
  details: { page: 1, limit: 20, searched: false },
}

const atAudit = (answer: Answer, more: Record<string, Answer> = {}) =>
  visit('/admin/audit', { [routes.currentUser]: [200, { ...ada, role: 'admin' }], [audit]: answer, ...more })

test('the audit log shows the steps of a payment that was decided on', async () => {
  const granted = {
    ...entry,
    action: 'payment_granted',
    targetEmail: 'maya@example.org',
    details: { payment: 'p1', note: 'late' },
  }
  const step = { id: 1, at: entry.at, before: null, after: 'created', reason: 'asked for', actorEmail: null }
  const { person } = atAudit([200, [granted], total(1)], { [callTo('listCryptoSteps', { id: 'p1' })]: [200, [step]] })
  await screen.findByText('Granted a year for a payment of')
  await person.click(screen.getByText('Steps of this payment'))
  await screen.findByText('Begun:')
})

test('only decisions on payments in coins have steps to open', async () => {
  const actions = [
    ...['payment_granted', 'payment_refunded', 'payment_rejected', 'card_payment_settled', 'stray_settled'],
    ...['users_listed', 'admin_granted', 'premium_granted', 'premium_revoked', 'amnesty_declared'],
  ]
  const rows = actions.map((action) => ({ ...entry, id: action, action, details: { payment: 'pi_1', note: 'x' } }))
  atAudit([200, rows, total(rows.length)])
  await screen.findByText('10 entries, newest first')
  const lines = screen.getAllByRole('listitem')
  const withSteps = actions.filter((_, at) => lines[at]?.textContent?.includes('Steps of this payment'))
  expect(withSteps).toEqual(['payment_granted', 'payment_refunded', 'payment_rejected'])
})

test('the audit log says who did what to whom', async () => {
  const byCommand = {
    ...entry,
    id: 'e2',
    actorEmail: null,
    action: 'admin_granted',
    targetEmail: 'maya@example.org',
    details: { until: null, note: '<i>Asked</i>' },
  }
  atAudit([200, [entry, byCommand], total(2)])
  await screen.findByText('2 entries, newest first')
  const lines = screen.getAllByRole('listitem')
  expect(lines).toHaveLength(2)
  const [first, second] = lines.map((line) => within(line))
  first?.getByText('Looked at the users, page 1')
  expect(first?.queryByText(/searched|limit/)).toBeNull()
  first?.getByText('by ada@example.org')
  second?.getByText('Made an admin of')
  second?.getByText('maya@example.org')
  second?.getByText('note: <i>Asked</i>')
  expect(second?.queryByText(/until/)).toBeNull()
  second?.getByText('by the command line, or somebody who is gone')
})

test('the audit log has a sentence for everything that it may hold, and names what it does not know', async () => {
  const actions = [...adminActions, 'of_another_version']
  atAudit([200, actions.map((action) => ({ ...entry, id: action, action })), total(actions.length)])
  await screen.findByText(`${actions.length} entries, newest first`)
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent)
  expect(lines.filter((text) => /[a-z]_[a-z]/.test(text))).toEqual([expect.stringContaining('of_another_version')])
  expect(lines).toHaveLength(actions.length)
})

test('the audit log says which page of the users was searched', async () => {
  const details = { page: 1_200, limit: 50, searched: true }
  atAudit([200, [{ ...entry, details }], total(1)])
  await screen.findByText('Searched the users, page 1,200')
})

test.each([
  { answer: [200, [], total(0)] as Answer, says: 'No admin has done anything yet.' },
  { answer: null, says: 'Error loading the audit log. Please try again or check your permissions.' },
])('the audit log says: $says', async ({ answer, says }) => {
  atAudit(answer)
  await screen.findByText(says)
})
