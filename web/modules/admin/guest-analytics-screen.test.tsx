import { routes } from '@app/contract/routes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Answer, ada } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'
import { fillMissingDays } from './guest-analytics-days.tsx'

const path = routes.guestAnalytics
const summary = {
  uniqueVisitors: 1284,
  engagementRate: '61.4%',
  challengeStarts: 1486,
  challengeCompletions: 912,
  signupPromptViews: 912,
  signupConversions: 216,
  conversionRate: '23.7%',
  accountsCreated: 156,
}
const none = {
  challengeStarts: 0,
  challengeCompletions: 0,
  signupPromptViews: 0,
  signupConversions: 0,
  accountsCreated: 0,
}
const full = {
  summary,
  shared: none,
  popularGeniuses: [
    { geniusName: 'Leonardo da Vinci', count: 241 },
    { geniusName: '<b>My Own</b>', count: 198 },
  ],
  popularProblems: [{ problemId: '9f2c61ab-0000-4000-8000-000000000001', count: 88 }],
  days: [{ day: '2026-03-13', starts: 3, completions: 2, clicks: 1 }],
  uncounted: 0,
}
const empty = { ...full, popularGeniuses: [], popularProblems: [], days: [] }
const error = 'Failed to fetch analyticsError loading analytics. Please try again or check your permissions.'

async function atAnalytics(answer: Answer) {
  const visited = visit('/admin/analytics', { [routes.currentUser]: [200, { ...ada, role: 'admin' }], [path]: answer })
  await screen.findByRole('heading', { level: 1, name: 'Guest analytics' })
  const asked = () => visited.sent.filter(({ call }) => call === path).map(({ search }) => search)
  return { ...visited, asked }
}

test('the cards say what was counted', async () => {
  await atAnalytics([200, full])
  await screen.findByText('Unique Visitors')
  const cards = screen.getAllByRole('term').map((term) => term.parentElement?.textContent)
  expect(cards).toEqual([
    'Unique Visitorsdistinct IPs who started a challenge1,284',
    'Engagement Ratecompletions / starts61.4%',
    'Signup Promptsviews912',
    'Conversion Rateconversions from prompts23.7%',
    'Accounts Createdafter trying a problem in that browser156',
  ])
})

test('the funnel says how much of each step began at a shared link', async () => {
  await atAnalytics([
    200,
    { ...full, shared: { ...none, challengeStarts: 1200, challengeCompletions: 3, accountsCreated: 40 } },
  ])
  const funnel = within(await screen.findByRole('region', { name: 'From problem to account' }))
  const [started, completed, seen, , accounts] = funnel.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(started).toBe('Problems started1,200 from shared links, 286 elsewhere1,486')
  expect(completed).toBe('574 fewerProblems completed3 from shared links, 909 elsewhere912')
  expect(seen).toBe('0 fewerSignup prompts seen912')
  expect(accounts).toBe('60 fewerAccounts created40 from shared links, 116 elsewhere156')
})

test('the funnel says at each step how many are left, and how many went', async () => {
  await atAnalytics([200, full])
  const funnel = within(await screen.findByRole('region', { name: 'From problem to account' }))
  expect(funnel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Problems started1,486',
    '574 fewerProblems completed912',
    '0 fewerSignup prompts seen912',
    '696 fewerSignup clicked216',
    '60 fewerAccounts createdafter trying a problem in that browser156',
  ])
})

test('a step that nobody took has a match of no length, and no flame', async () => {
  await atAnalytics([200, { ...full, summary: { ...summary, signupConversions: 0, accountsCreated: 0 } }])
  const funnel = await screen.findByRole('region', { name: 'From problem to account' })
  const steps = within(funnel)
    .getAllByRole('listitem')
    .map((step) => [
      step.style.getPropertyValue('--share'),
      step.querySelectorAll('[data-part="stick"]:empty').length,
      step.querySelectorAll('[data-part="stick"] svg').length,
    ])
  expect(steps.slice(-3)).toEqual([
    [expect.stringMatching(/^0\.6/), 0, 1],
    ['0', 1, 0],
    ['0', 1, 0],
  ])
})

test('lists are ranked, problems go by eight letters, and a name stays a text', async () => {
  await atAnalytics([200, full])
  const [geniuses, problems] = (await screen.findAllByText(/^Most /)).map((head) => head.parentElement)
  expect(geniuses?.textContent).toBe('Most Popular Genius Superpowers1Leonardo da Vinci2412<b>My Own</b>198')
  expect(problems?.textContent).toBe('Most Viewed Problems19f2c61ab88')
})

test('empty lists say so', async () => {
  await atAnalytics([200, empty])
  await screen.findByText('No genius selections yet')
  screen.getByText('No problem views yet')
})

test('the first look is at seven days, and a press takes another period', async () => {
  const { person, asked } = await atAnalytics([200, full])
  await person.click(await screen.findByRole('button', { name: '30 Days' }))
  await person.click(screen.getByRole('button', { name: 'All Time' }))
  await waitFor(() => expect(asked()).toEqual(['?period=7d', '?period=30d', '?period=all']))
  expect(screen.getByRole('button', { name: 'All Time' }).getAttribute('aria-pressed')).toBe('true')
})

test('until another period is counted, the figures keep the name of their own', async () => {
  const answers: Record<string, Answer | Promise<Answer>> = {
    [routes.currentUser]: [200, { ...ada, role: 'admin' }],
    [path]: [200, full],
  }
  const { person } = visit('/admin/analytics', answers)
  const funnel = within(await screen.findByRole('region', { name: 'From problem to account' }))
  const daysShown = () => within(screen.getByRole('group', { name: 'Day by day' })).getAllByRole('img').length
  const { promise, resolve } = Promise.withResolvers<Answer>()
  answers[path] = promise
  await person.click(screen.getByRole('button', { name: 'All Time' }))
  funnel.getByText('7 Days')
  expect(daysShown()).toBe(7)
  expect(document.querySelector('[data-part="refreshed"]')?.textContent).toBe('Counting…')
  resolve([200, empty])
  await funnel.findByText('All Time')
  expect(daysShown()).toBe(1)
  expect(document.querySelector('[data-part="refreshed"]')?.textContent).toMatch(/^Updated .*every 30 s/)
})

test('figures are fetched again every thirty seconds, but not while the page is hidden', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { asked } = await atAnalytics([200, full])
  await screen.findByText(/Updated \d\d:\d\d:\d\d, refreshes every 30 s/)
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(asked()).toHaveLength(2)
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => hidden.mockRestore())
  document.dispatchEvent(new Event('visibilitychange'))
  await act(() => vi.advanceTimersByTimeAsync(95_000))
  expect(asked()).toHaveLength(2)
})

test.each([{ answer: [500, { message: 'broken' }] as Answer }, { answer: null }])(
  'figures that cannot be read are said to be missing ($answer)',
  async ({ answer }) => {
    const { person, asked } = await atAnalytics(answer)
    expect((await screen.findByRole('alert')).textContent).toBe(error)
    await person.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(asked()).toHaveLength(2))
    expect(screen.queryByText('Unique Visitors')).toBeNull()
  },
)

test('arrows walk along the days, and a table says the same', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-14T20:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const { person } = await atAnalytics([200, full])
  const chart = within(await screen.findByRole('group', { name: 'Day by day' }))
  const today = chart.getByRole('img', { name: '14 March 2026: 0 started, 0 completed, 0 signup clicks' })
  act(() => today.focus())
  await person.keyboard('{ArrowLeft}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    '13 March 2026: 3 started, 2 completed, 1 signup click',
  )
  screen.getByRole('row', { name: '2026-03-13 3 2 1', hidden: true })
})

test.each([
  { period: '7d', days: 7, first: '2026-03-08' },
  { period: '30d', days: 30, first: '2026-02-13' },
  { period: 'all', days: 2, first: '2026-03-13' },
] as const)('$period has $days days, with those on which nothing happened', ({ period, days, first }) => {
  const shown = fillMissingDays(full.days, period, Date.parse('2026-03-14T20:00:00Z'))
  expect([shown.length, shown[0]?.day, shown.at(-2)?.starts, shown.at(-1)?.starts]).toEqual([days, first, 3, 0])
})

test('before anything has happened, all time is today', () => {
  expect(fillMissingDays([], 'all', Date.parse('2026-03-14T20:00:00Z')).map(({ day }) => day)).toEqual(['2026-03-14'])
})

test('while counting is far behind, the page says how much is missing', async () => {
  await atAnalytics([200, { ...full, uncounted: 990_000 }])
  await screen.findByText(/About 990,000 events are still being counted/)
})
