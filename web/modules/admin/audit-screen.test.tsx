import { adminActions } from '@app/contract/admin'
import { routes } from '@app/contract/routes'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, ada, callTo } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'

const audit = routes.listAudit

/** The newest entries, and which of them is followed by older ones. */
const log = (entries: readonly object[], older: string | null = null) => ({ entries, older })

const entry = {
  id: 'e1',
  at: '2026-11-20T09:00:00.000Z',
  actorEmail: 'ada@example.org',
  action: 'users_listed',
  targetEmail: null,
  details: { views: 3, searches: 1 },
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
  const { person } = atAudit([200, log([granted])], { [callTo('listCryptoSteps', { id: 'p1' })]: [200, [step]] })
  await screen.findByText('Granted a year for a payment by')
  await person.click(screen.getByText('Payment steps'))
  await screen.findByText('Started:')
})

test('only decisions on payments in coins have steps to open', async () => {
  const actions = [
    'payment_granted',
    'payment_refunded',
    'payment_rejected',
    'card_payment_settled',
    'stray_settled',
    'users_listed',
    'admin_granted',
    'premium_granted',
    'premium_revoked',
    'amnesty_declared',
  ]
  const rows = actions.map((action) => ({ ...entry, id: action, action, details: { payment: 'pi_1', note: 'x' } }))
  atAudit([200, log(rows)])
  await screen.findByText('Newest first')
  const lines = screen.getAllByRole('listitem')
  const withSteps = actions.filter((_, at) => lines[at]?.textContent?.includes('Payment steps'))
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
  atAudit([200, log([entry, byCommand])])
  await screen.findByText('Newest first')
  const lines = screen.getAllByRole('listitem')
  expect(lines).toHaveLength(2)
  const [first, second] = lines.map((line) => within(line))
  first?.getByText('Viewed users')
  first?.getByText('views: 3 · searches: 1')
  first?.getByText('by ada@example.org')
  second?.getByText('Gave the admin role to')
  second?.getByText('maya@example.org')
  second?.getByText('note: <i>Asked</i>')
  expect(second?.queryByText(/until/)).toBeNull()
  second?.getByText('from the command line, or by a deleted account')
})

test('the audit log has a sentence for everything that it may hold, and names what it does not know', async () => {
  const actions = [...adminActions, 'of_another_version']
  atAudit([200, log(actions.map((action) => ({ ...entry, id: action, action })))])
  await screen.findByText('Newest first')
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent)
  expect(lines.filter((text) => /[a-z]_[a-z]/.test(text))).toEqual([expect.stringContaining('of_another_version')])
  expect(lines).toHaveLength(actions.length)
})

test('the audit log says how often somebody looked at the users on a day', async () => {
  atAudit([200, log([{ ...entry, details: { views: 12, searches: 3 } }])])
  await screen.findByText('Viewed users')
  screen.getByText('views: 12 · searches: 3')
})

test.each([
  { answer: [200, log([])] as Answer, says: 'Nothing here yet.' },
  { answer: null, says: 'Error loading the audit log. Please try again or check your permissions.' },
])('the audit log says: $says', async ({ answer, says }) => {
  atAudit(answer)
  await screen.findByText(says)
})

test('older entries come behind the last one, and the way back leads to the newest', async () => {
  const last = '3a4b0e4c-2f7d-4c1e-9d53-0d6f0a1b2c3d'
  const { person, sent } = atAudit([200, log([entry], last)])
  await person.click(await screen.findByRole('button', { name: 'Older' }))
  await expect.poll(() => location.search).toBe(`?before=${last}`)
  await person.click(screen.getByRole('button', { name: 'Newest' }))
  await expect.poll(() => location.search).toBe('')
  const asked = sent.filter(({ call }) => call === audit).map(({ search }) => search)
  expect(asked.slice(0, 2)).toEqual(['', `?before=${last}`])
})

test.each(['?before=1', '?page=3'])('an address that names no entry begins with the newest: %s', async (search) => {
  const { sent } = visit(`/admin/audit${search}`, {
    [routes.currentUser]: [200, { ...ada, role: 'admin' }],
    [audit]: [200, log([entry])],
  })
  await screen.findByText('Newest first')
  expect(sent.find(({ call }) => call === audit)?.search).toBe('')
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})
