import { routes } from '@app/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ada } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'
// The dashboard fetches its code late; here it is no part of the waiting.
import './year-dialog.tsx'

const days = [
  { day: '2026-01-30', kind: 'done' },
  { day: '2026-01-31', kind: 'restored' },
  { day: '2026-03-10', kind: 'done' },
  { day: '2026-03-11', kind: 'frozen' },
  { day: '2026-03-12', kind: 'paused' },
  { day: '2026-03-13', kind: 'done' },
]
const open = () => visit('/', { [routes.dayLog]: [200, { today: '2026-03-14', days }] })
const card = async (name: string) => within(await screen.findByRole('region', { name }))
const button = (name: string) => screen.getByRole('button', { name })

test('each day says what it was, and the key explains the marks that are there', async () => {
  open()
  const { getByText } = await card('March')
  for (const words of [
    '10, done, part of your streak',
    '11, saved by a freeze, part of your streak',
    '12, paused, part of your streak',
    '14, today, not done yet',
  ])
    screen.getByRole('cell', { name: words })
  getByText('Saved by a freeze', { selector: 'p span' })
  expect(screen.queryByText('Lost to flying')).toBeNull()
})

test('older months are a press away, back to the first of the account and no further than today', async () => {
  const { person, sent } = open()
  await card('March')
  expect(button('Next month').getAttribute('aria-disabled')).toBe('true')
  await person.click(button('Previous month'))
  await card('February')
  await person.click(button('Previous month'))
  await card('January')
  await screen.findByText('31, won back', { selector: 'td *' })
  expect(button('Previous month').getAttribute('aria-disabled')).toBe('true')
  await person.click(button('Previous month'))
  await card('January')
  const years = sent.filter(({ search }) => search === '?from=2026-01-01&to=2026-12-31')
  expect(years).toHaveLength(1)
  await person.click(button('Next month'))
  await card('February')
})

/** How many days of the year have a mark. */
const daysMarked = (mark: string) =>
  [...document.querySelectorAll<HTMLElement>(`li [data-mark="${mark}"]`)].reduce(
    (sum, { style }) => sum + Number(style.getPropertyValue('--span')),
    0,
  )

test('the whole year stands in a dialog, each month with its sum in words', async () => {
  const { person } = open()
  await card('March')
  await person.click(button('Your year'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your year' }))
  await waitFor(() => expect(dialog.getAllByRole('listitem')[2]?.textContent).toContain('2 lit, 2 saved'))
  dialog.getByText('days lit since 1 January')
  expect(dialog.getAllByRole('listitem')[0]?.textContent).toContain('1 lit, 1 saved')
  expect(dialog.getAllByRole('listitem')[3]?.textContent).toBe('AprAprilStill to come')
  expect([daysMarked('done'), daysMarked('kept'), daysMarked('to-come')]).toEqual([3, 3, 365 - 72])
  for (const mark of ['Streak saved', 'Not lit', 'To come']) dialog.getByText(mark)
  expect(dialog.queryByRole('button', { name: 'Previous year' })).toBeNull()
})

test('a first year begins with the month in which somebody came, and days before are not called missed', async () => {
  const { person } = visit('/', {
    [routes.currentUser]: [200, { ...ada, createdAt: '2026-03-10T08:00:00Z' }],
    [routes.dayLog]: [200, { today: '2026-03-14', days: [], open: null }],
  })
  await card('March')
  await person.click(button('Your year'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your year' }))
  const months = dialog.getAllByRole('listitem')
  expect(months).toHaveLength(10)
  expect(months[0]?.textContent).toContain('March')
  expect([daysMarked('before'), daysMarked('without')]).toEqual([9, 4])
})

test('somebody who was here the year before turns back to it, and no further', async () => {
  const { person } = visit('/', {
    [routes.currentUser]: [200, { ...ada, createdAt: '2025-12-24T08:00:00Z' }],
    [routes.dayLog]: [200, { today: '2026-03-14', days: [], open: null }],
  })
  await card('March')
  await person.click(button('Your year'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Your year' }))
  expect(dialog.getByRole('button', { name: 'Next year' }).getAttribute('aria-disabled')).toBe('true')
  await person.click(dialog.getByRole('button', { name: 'Previous year' }))
  dialog.getByText('2025')
  expect(dialog.getByRole('button', { name: 'Previous year' }).getAttribute('aria-disabled')).toBe('true')
})

test('yesterday is neither done nor missed while a round of it is open', async () => {
  const open = { until: '2026-03-15T00:00:00Z', opened: '2026-03-15T03:00:00Z', yesterday: '2026-03-14T03:00:00Z' }
  visit('/', {
    [routes.currentUser]: [200, { ...ada, streak: 2 }],
    [routes.dayLog]: [200, { today: '2026-03-14', days: days.slice(2, 5), open }],
  })
  const { getByText } = await card('March')
  getByText('13, still open', { selector: '[data-when="late"] span' })
  getByText('Still open', { selector: 'p span' })
  expect(screen.getAllByText(/part of your streak/)).toHaveLength(3)
  const week = within(screen.getByRole('list', { name: 'The last seven days' })).getAllByRole('listitem')
  expect(week.at(-2)?.textContent).toContain('Friday: still open')
})

test.each([
  { today: '2026-03-01', since: '2026-02-28', says: 'Look Back at February' },
  { today: '2026-03-07', since: '2025-12-24', says: 'Look Back at February' },
  { today: '2026-03-08', since: '2025-12-24', says: null },
  { today: '2026-03-03', since: '2026-03-01', says: null },
])('on $today somebody who is here since $since reads $says', async ({ today, since, says }) => {
  visit('/', {
    [routes.currentUser]: [200, { ...ada, createdAt: `${since}T12:00:00.000Z` }],
    [routes.dayLog]: [200, { today, days: [] }],
  })
  await card('March')
  const link = screen.queryByRole('link', { name: /^Look Back/ })
  expect(link?.textContent ?? null).toBe(says)
  if (says) expect(link?.getAttribute('href')).toBe('/months/2026-02')
})
