import { routes } from '@app/contract/routes'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Answer, ada } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'

const users = routes.listUsers
const audit = routes.listAudit
const total = (count: number) => ({ 'x-total-count': String(count) })

async function atUsers(answer: Answer, more: Record<string, Answer> = {}, query = '') {
  const visited = visit(`/admin${query}`, {
    [routes.currentUser]: [200, { ...ada, role: 'admin' }],
    [users]: answer,
    ...more,
  })
  await screen.findByRole('heading', { name: 'Users' })
  return visited
}

const isSearch = ({ call, search }: { call: string; search: string }) => call === users && search.includes('q=')

const maya = {
  ...ada,
  id: '5d0e7c1a-8b42-4f0e-9d6a-2f31c90b7a11',
  firstName: 'Maya',
  lastName: 'Lind',
  email: 'maya@example.org',
  plan: 'premium',
  premiumUntil: '2027-09-20T12:00:00.000Z',
  streak: 13,
  totalSolved: 35,
  createdAt: '2026-09-20T12:00:00.000Z',
  lastSubmissionDate: '2026-11-20T12:00:00.000Z',
  dailySolutionCount: 11,
  maxSolutionSlots: 16,
  stripeCustomerId: 'cus_Q2f8LkPz1',
}

const factsOf = async (name: string) => {
  const card = await screen.findByRole('article', { name })
  const names = within(card)
    .getAllByRole('term')
    .map(({ textContent }) => textContent)
  const facts = within(card)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
  return Object.fromEntries(names.map((each, i) => [each, facts[i]]))
}

test('a row says who somebody is, and its panel all there is to say of them', async () => {
  await atUsers([200, [maya], total(1)])
  expect(await factsOf('Maya Lind')).toEqual({
    ID: maya.id,
    Joined: '20 September 2026',
    'Last active': '20 November 2026',
    'Premium until': '20 September 2027',
    'Ideas today': '11',
    'Max slots': '16',
    'Stripe customer': 'cus_Q2f8LkPz1',
  })
  const card = within(screen.getByRole('article', { name: 'Maya Lind' }))
  card.getByText('maya@example.org')
  card.getByText('Premium')
  expect(card.getByText('day streak').textContent).toBe('13 day streak')
  expect(card.getByText('solved').textContent).toBe('35 solved')
})

test('what is not known is Unknown, Never, or left out', async () => {
  const wren = { ...ada, firstName: '', lastName: '', email: 'wren@example.org', createdAt: '' }
  await atUsers([200, [wren], total(1)])
  const facts = await factsOf('wren@example.org')
  expect(facts).toMatchObject({ Joined: 'Unknown', 'Last active': 'Never' })
  expect(facts).not.toHaveProperty('Stripe customer')
})

test('T33: a name that is written as a page stays a text', async () => {
  const name = '<img src=x onerror="document.title=\'broken\'"><b>Bold</b>'
  await atUsers([200, [{ ...maya, firstName: name, email: '"<script>alert(1)</script>"@example.org' }], total(1)])
  const card = await screen.findByRole('article', { name: `${name} Lind` })
  expect(within(card).getByRole('heading').textContent).toBe(`${name} Lind`)
  expect(card.querySelector('img, b, script')).toBeNull()
})

test('a hundred thousand people are walked through in pages', async () => {
  const { person, sent } = await atUsers([200, [maya], total(100_000)])
  await screen.findByText('100,000 accounts, newest first')
  screen.getByText('Page 1 of 5,000')
  await person.click(screen.getByRole('button', { name: 'Previous' }))
  await person.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('Page 2 of 5,000')
  await person.click(screen.getByRole('button', { name: 'Previous' }))
  await screen.findByText('Page 1 of 5,000')
  const asked = sent.filter(({ call }) => call === users).map(({ search }) => new URLSearchParams(search).get('page'))
  expect(asked.slice(0, 2)).toEqual(['1', '2'])
})

test('one page has no pager', async () => {
  await atUsers([200, [maya], total(20)])
  await screen.findByText('20 accounts, newest first')
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
})

test('the search begins at the first page', async () => {
  const { person, sent } = await atUsers([200, [maya], total(45)])
  await person.click(await screen.findByRole('button', { name: 'Next' }))
  await screen.findByText('Page 2 of 3')
  await person.type(screen.getByRole('searchbox', { name: 'Find a person' }), 'maya')
  await waitFor(() => expect(sent.filter(isSearch).map(({ search }) => search)).toEqual(['?q=maya&page=1&limit=20']))
  await screen.findByText('45 accounts found, newest first')
})

test('the search waits until the typing rests', async () => {
  const { sent } = await atUsers([200, [maya], total(45)])
  await screen.findByText('45 accounts, newest first')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const box = screen.getByRole('searchbox')
  for (const typed of ['m', 'ma', 'may']) {
    fireEvent.change(box, { target: { value: typed } })
    await act(() => vi.advanceTimersByTimeAsync(299))
  }
  expect(sent.filter(isSearch)).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(sent.filter(isSearch)).toHaveLength(1)
})

test('Enter does not wait', async () => {
  const { sent } = await atUsers([200, [maya], total(1)])
  await screen.findByText('1 account, newest first')
  // While no time passes, nothing that waits is sent.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const box = screen.getByRole('searchbox')
  fireEvent.change(box, { target: { value: ' ada ' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(sent.at(-1)?.search).toBe('?q=ada&page=1&limit=20')
})

test.each([
  { typed: '', says: 'No accounts yet.' },
  { typed: 'nobody', says: 'No one found for “nobody”.' },
])('an empty list says so ("$typed")', async ({ typed, says }) => {
  const { person } = await atUsers([200, [], total(0)])
  if (typed) await person.type(screen.getByRole('searchbox'), typed)
  await screen.findByText(says)
})

test('a page beyond the last one says which that is', async () => {
  await atUsers([200, [], total(64)], {}, '?page=99')
  await screen.findByText('There’s no page 99. The last one is 4.')
})

const parts = [
  { path: '/admin/status', name: 'Status', what: 'the status' },
  { path: '/admin', name: 'Users', what: 'users' },
  { path: '/admin/payments', name: 'Payments', what: 'payments' },
  { path: '/admin/problems', name: 'Problems', what: 'the reported problems' },
  { path: '/admin/shared-ideas', name: 'Shared ideas', what: 'the shared ideas' },
  { path: '/admin/analytics', name: 'Guest analytics', what: 'analytics' },
  { path: '/admin/audit', name: 'Audit log', what: 'the audit log' },
]
const refused: Answer = [403, { message: 'This is for admins only.', code: 'admin_required' }]
const everyCall = {
  [users]: refused,
  [audit]: refused,
  [routes.adminStatus]: refused,
  [routes.listCryptoReviews]: refused,
  [routes.listReports]: refused,
  [routes.listSharedIdeas]: refused,
  [routes.guestAnalytics]: refused,
}

test.each(parts)('$path is one of the seven parts, and leads to the others', async ({ path, name }) => {
  visit(path, { [routes.currentUser]: [200, { ...ada, role: 'admin' }] })
  await screen.findByRole('heading', { level: 1, name })
  const links = within(screen.getByRole('navigation', { name: 'Admin pages' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    parts.map((part) => [part.name, part.path]),
  )
  expect(
    links.filter((link) => link.getAttribute('aria-current') === 'page').map(({ textContent }) => textContent),
  ).toEqual([name])
})

test.each(
  parts.flatMap((part) => [
    { ...part, role: 'user' },
    { ...part, role: 'admin' },
  ]),
)(
  'somebody who is refused at $path (known as $role) reads 403 without the frame of the admins',
  async ({ path, what, role }) => {
    visit(path, { [routes.currentUser]: [200, { ...ada, role }], ...everyCall })
    await screen.findByRole('heading', { level: 1, name: '403 Admins Only' })
    expect(screen.getByRole('alert').textContent).toBe('Only this site’s admins can see this page.')
    screen.getByText(`Error loading ${what}. Please try again or check your permissions.`)
    expect(screen.queryByRole('navigation', { name: 'Admin pages' })).toBeNull()
    expect(screen.queryByRole('searchbox')).toBeNull()
  },
)

test('an admin without a second factor, where it is a rule, reads so and finds the way to one', async () => {
  const message = 'Admins need a second factor here.'
  await atUsers([403, { message, code: 'second_factor_required' }])
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByRole('link', { name: 'Go to Settings' }).getAttribute('href')).toBe('/settings')
})

test('the address says what is looked at, and an address with a search opens on it', async () => {
  const { person, sent, addressNow } = await atUsers([200, [maya], total(45)])
  await person.type(screen.getByRole('searchbox'), '007')
  await person.keyboard('{Enter}')
  await screen.findByText('45 accounts found, newest first')
  await person.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('Page 2 of 3')
  expect(addressNow()).toBe('/admin?q=007&page=2')
  history.back()
  await screen.findByText('Page 1 of 3')
  history.back()
  await screen.findByText('45 accounts, newest first')
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''))
  expect(sent.filter(isSearch)[0]?.search).toBe('?q=007&page=1&limit=20')
})

test('a page chosen right after Enter stays when the search is sent', async () => {
  const { addressNow } = await atUsers([200, [maya], total(45)])
  await screen.findByText('45 accounts, newest first')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const box = screen.getByRole('searchbox')
  fireEvent.change(box, { target: { value: 'may' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await act(() => vi.advanceTimersByTimeAsync(0))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await act(() => vi.advanceTimersByTimeAsync(400))
  expect(addressNow()).toBe('/admin?q=may&page=2')
})

test.each(['0', '-1', 'x', '1e3', '1234567'])('a page of "%s" in the address is the first page', async (page) => {
  const { sent } = visit(`/admin?q=ada&page=${page}`, {
    [routes.currentUser]: [200, { ...ada, role: 'admin' }],
    [users]: [200, [maya], total(1)],
  })
  await screen.findByText('1 account found, newest first')
  expect(sent.find(isSearch)?.search).toBe('?q=ada&page=1&limit=20')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('ada')
})

test.each([{ answer: [500, { message: 'broken' }] as Answer }, { answer: null }])(
  'a failure can be tried again',
  async ({ answer }) => {
    const { person, sent } = await atUsers(answer)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Error loading users. Please try again or check your permissions.')
    await person.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(sent.filter(({ call }) => call === users)).toHaveLength(2)
  },
)
