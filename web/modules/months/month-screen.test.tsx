import { routes } from '@app/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answer, callTo } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'
import type { Month } from './month.queries.ts'

const november: Month = {
  month: '2026-11',
  isOver: true,
  before: '2026-10',
  after: '2026-12',
  litDays: ['2026-11-02', '2026-11-30'],
  sessions: 27,
  ideas: 1_174,
  unusual: { idea: 'Plant the umbrella stand.', day: '2026-11-26', thinkerId: 'carver', nobodyOf: 61 },
  weeks: [
    { from: '2026-11-01', to: '2026-11-08', picks: ['A lost property office.', 'Rent out the staircase.'] },
    { from: '2026-11-23', to: '2026-11-30', picks: ['The musician plays names.'] },
  ],
  practised: {
    techniques: [
      { thinkerId: 'carver', lines: 4 },
      { thinkerId: 'hokusai', lines: 1 },
    ],
    steps: { met: 6, shown: 8 },
    line: { idea: 'The roof drips half a tune.', day: '2026-11-28', thinkerId: 'hokusai' },
  },
  change: { line: 'No clear difference.', detail: '27 sessions in November, 25 in October.' },
}
const nothing: Month['practised'] = { techniques: [], steps: { met: 0, shown: 0 }, line: null }
const call = callTo('month', { month: '2026-11' })
const open = (month: Partial<Month> = {}) => visit('/months/2026-11', { [call]: [200, { ...november, ...month }] })

test('the days that a freeze or a pause kept are asked for together with the month', async () => {
  const { sent } = visit('/months/2026-11', { [call]: new Promise(() => undefined) })
  await waitFor(() => expect(sent.map((each) => each.call)).toEqual(expect.arrayContaining([call, routes.dayLog])))
})

test('a month shows its days, its sums, what nobody else wrote, the picks of its weeks, what was practised and one sentence', async () => {
  open()
  await screen.findByRole('heading', { level: 1, name: 'Your November' })
  expect(document.title).toBe('November — Firecrest')
  screen.getByText('1 to 30 November 2026')
  const calendar = within(screen.getByRole('table', { name: 'November 2026, 2 of 30 days with a session' }))
  expect(calendar.getAllByRole('cell').filter((cell) => cell.textContent?.includes('lit'))).toHaveLength(2)
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual(['2', '27', '1,174'])
  const unusual = screen.getByRole('region', { name: 'No one else wrote this' })
  expect(unusual.textContent).toContain('Plant the umbrella stand.')
  expect(unusual.textContent).toMatch(/26 November, in the spirit of George Washington Carver .* Out of 61 people/)
  const weeks = within(screen.getByRole('region', { name: 'Your two picks from each week' }))
  expect(weeks.getAllByText(/November$/).map((each) => each.textContent)).toEqual([
    '1 to 8 November',
    '23 to 30 November',
  ])
  const practised = within(screen.getByRole('region', { name: 'What you practised' }))
  expect(practised.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    'Using one part of something Four ideas',
    'Changing the view One idea',
  ])
  practised.getByRole('heading', { name: 'Next steps' })
  practised.getByText('Six of eight done')
  practised.getByText('The roof drips half a tune.')
  practised.getByText('You wrote this on 28 November by changing the view.')
  expect(screen.getByRole('region', { name: 'Compared with October' }).textContent).toContain('No clear difference.')
  const paths = ['October 2026', 'December 2026', 'Open the Album'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect(paths).toEqual(['/months/2026-10', '/months/2026-12', '/album'])
})

test('a day without a session that kept the streak says what it was, in the calendar and below it', async () => {
  const days = [
    { day: '2026-11-02', kind: 'done' },
    { day: '2026-11-03', kind: 'frozen' },
    { day: '2026-12-01', kind: 'restored' },
  ]
  visit('/months/2026-11', { [call]: [200, november], [routes.dayLog]: [200, { today: '2026-12-02', days }] })
  const calendar = within(await screen.findByRole('table', { name: /^November/ }))
  const cell = (await calendar.findByText(', saved by a freeze')).closest('td')
  expect(cell?.textContent).toBe('3, saved by a freeze')
  screen.getByText('Saved by a freeze')
  expect(screen.queryByText('Won back')).toBeNull()
})

test('somebody on a phone unfolds a long list of what they practised', async () => {
  const many = ['carver', 'hokusai', 'tesla', 'rumi', 'nova', 'newton', 'curie'] as const
  const techniques = many.map((thinkerId) => ({ thinkerId, lines: 1 }))
  const { person } = open({ practised: { ...november.practised, techniques } })
  const list = within(await screen.findByRole('region', { name: 'What you practised' })).getByRole('list')
  expect(list.dataset.all).toBeUndefined()
  await person.click(screen.getByRole('button', { name: 'Show All' }))
  expect(list.dataset.all).toBe('true')
  await person.click(screen.getByRole('button', { name: 'Show Less' }))
  expect(list.dataset.all).toBeUndefined()
})

test('of steps without one done nothing is said', async () => {
  open({ practised: { ...november.practised, steps: { met: 0, shown: 2 } } })
  await screen.findByText('The roof drips half a tune.')
  expect(screen.queryByText(/steps? done/)).toBeNull()
})

test('where no line was named there is nothing of what was practised', async () => {
  open({ practised: nothing })
  await screen.findByRole('region', { name: 'Your two picks from each week' })
  expect(screen.queryByRole('heading', { name: 'What you practised' })).toBeNull()
})

test('a month without a session is allowed', async () => {
  open({ sessions: 0, litDays: [], ideas: 0, unusual: null, weeks: [], practised: nothing })
  await screen.findByRole('heading', { name: 'No sessions in November' })
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})

test('a month under way without a session leads to one', async () => {
  open({ isOver: false, after: null, sessions: 0, litDays: [], ideas: 0, unusual: null, weeks: [], practised: nothing })
  await screen.findByRole('heading', { name: 'No sessions in November yet' })
  expect(screen.getByRole('link', { name: 'Solve Problem' }).getAttribute('href')).toBe('/solve')
})

test('a month without a pick has no list of them', async () => {
  open({ weeks: [], unusual: null })
  await screen.findByRole('heading', { name: /^Compared with/ })
  expect(screen.queryByRole('region', { name: 'Your two picks from each week' })).toBeNull()
})

test('the month under way is not called looked back, and nothing comes after it', async () => {
  open({ isOver: false, after: null })
  await screen.findByRole('heading', { level: 1, name: 'Your November so far' })
  expect(screen.getByRole('button', { name: 'No month after' }).getAttribute('aria-disabled')).toBe('true')
})

test('the print button prints', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test.each([
  [404, 'not_found'],
  [400, 'invalid_request'],
])('a month that is to come, or none at all (%i), is said to be missing', async (status, code) => {
  const answer: Answer = [status, { message: 'There’s nothing here.', code }]
  visit('/months/2031-01', { [callTo('month', { month: '2031-01' })]: answer })
  await screen.findByRole('heading', { name: 'We can’t find that month' })
})

test('ideas of hostile letters are shown within their own line', async () => {
  const idea = '\u202e<b>x</b>'
  open({ unusual: { idea, day: '2026-11-26', thinkerId: null, nobodyOf: 61 } })
  const shown = await screen.findByText('<b>x</b>')
  expect(shown.getAttribute('dir')).toBe('auto')
  expect(document.body.textContent).not.toContain('\u202e')
})

test('the name of the month in the calendar leads to it', async () => {
  visit('/', { [routes.dayLog]: [200, { today: '2026-03-14', days: [] }] })
  const link = await screen.findByRole('link', { name: /^March/ })
  expect(link.getAttribute('href')).toBe('/months/2026-03')
})
