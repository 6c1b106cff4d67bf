import { routes } from '@app/contract/routes'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, ada } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'
import type { Analytics } from './analytics.queries.ts'
import { sampleAnalytics } from './sample-analytics.ts'

const call = routes.analytics
const mean = (value: number, rounds: number) => ({ mean: value, rounds })

const open = (answer: Answer) =>
  visit('/analytics', { [routes.currentUser]: [200, { ...ada, plan: 'premium' }], [call]: answer })
const show = (change: Partial<Analytics>) => open([200, { ...sampleAnalytics, ...change }])
const card = async (heading: string | RegExp) => {
  const head = await screen.findByRole('heading', { level: 2, name: heading })
  return within(head.closest('section') as HTMLElement)
}
const focused = () => document.activeElement?.getAttribute('aria-label')

test('a measure tells its mean over the period, each session alike, and its chart its way from first to last', async () => {
  show({
    months: [
      { ...(sampleAnalytics.months[0] as Analytics['months'][number]), month: '2026-01-01', ideas: mean(6, 12) },
      { ...(sampleAnalytics.months[0] as Analytics['months'][number]), month: '2026-02-01', ideas: mean(14.25, 40) },
    ],
  })
  const ideas = await card(/^Ideas/)
  ideas.getByText('12.3', { selector: 'b' })
  ideas.getByText('per session')
  ideas.getByText(/^Jan: /)
  ideas.getByText(/^Feb: /)
})

test('after two sessions no card stands there to say nothing, and a match is lit for each session', async () => {
  const [month] = sampleAnalytics.months as [Analytics['months'][number]]
  const few = mean(9, 2)
  show({
    months: [{ ...month, month: '2026-11-01', ideas: few, variety: few, detail: few, rarity: null }],
    picks: { byRule: 3, places: [0, 0, 0, 0, 0, 9] },
    rounds: 2,
    methods: { text: 10, voice: 9 },
    hours: sampleAnalytics.hours.map((_, hour) => (hour === 8 ? 9 : 0)),
  })
  const more = await screen.findByRole('heading', { name: 'Your charts start after eight more sessions.' })
  const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.split(' ')[0])
  expect(heads).toEqual(['Your'])
  expect(screen.queryByRole('button', { name: '30 Days' })).toBeNull()
  const section = more.closest('section') as HTMLElement
  expect(section.querySelectorAll('[href="#match-lit"]')).toHaveLength(2)
  expect(section.querySelectorAll('[href="#match-new"]')).toHaveLength(8)
})

test('of the picks it is said how many came from a rule, and from twenty on where in the list they stand', async () => {
  show({ picks: { byRule: 4, places: [0, 0, 10, 0, 0] } })
  const few = await card('4 of your 10 picks came from a thinker’s technique')
  expect(few.queryByRole('group')).toBeNull()
  cleanup()
  show({ picks: { byRule: 21, places: [2, 0, 10, 50, 0] } })
  const many = await card('Most often, you pick idea 4')
  many.getByText('50 of your 62 picks. 21 came from a thinker’s technique.')
  const rows = within(many.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })
  expect(rows.map((row) => row.textContent)).toEqual(['PlacePicks', '12', '20', '310', '450'])
})

test('the busiest hour and the share of voice are said in words', async () => {
  show({ methods: { text: 69, voice: 31 } })
  await card(/^Usually around \d\d:00$/)
  ;(await card('You dictated 31% of your ideas')).getByText('31 spoken ideas, 69 written ones.')
})

test('a chart is one stop of the Tab key, and the arrows tell mark after mark', async () => {
  show({})
  const ideas = await card(/^Ideas/)
  const marks = ideas.getAllByRole('img')
  expect(marks.filter((mark) => mark.getAttribute('tabindex') === '0')).toHaveLength(1)
  const last = marks.at(-1) as HTMLElement
  last.focus()
  expect(focused()).toBe('November 2026: 14, from 20 sessions')
  fireEvent.keyDown(last, { key: 'ArrowLeft' })
  expect(focused()).toBe('October 2026: 13, from 20 sessions')
  ideas.getByText('October 2026: 13, from 20 sessions', { selector: 'p[aria-hidden]' })
  fireEvent.keyDown(document.activeElement as Element, { key: 'Home' })
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' })
  expect(focused()).toBe('March 2026: 6, from 20 sessions')
})

test('in the map of the year the arrows move by days and by weeks, and the last day is today', async () => {
  show({ year: [{ day: '2026-11-12', rounds: 2 }] })
  const marks = (await card('Your sessions')).getAllByRole('img')
  const last = marks.at(-1) as HTMLElement
  last.focus()
  expect(focused()).toBe('20 November 2026: 0 sessions')
  fireEvent.keyDown(last, { key: 'ArrowLeft' })
  expect(focused()).toBe('13 November 2026: 0 sessions')
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' })
  expect(focused()).toBe('12 November 2026: 2 sessions')
})

test('before ten sessions the measures are told, and nothing is drawn of so few', async () => {
  const [month] = sampleAnalytics.months as [Analytics['months'][number]]
  show({ rounds: 9, months: [{ ...month, ideas: mean(4, 9) }] })
  await screen.findByRole('heading', { name: 'Your charts start after one more session.' })
  ;(await card('Ideas 4')).getByText('per session')
  expect(screen.queryByRole('group', { name: /^Ideas/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'See the Numbers' })).toBeNull()
})

test('of one month alone a measure is told, and its chart waits for the second', async () => {
  const [month] = sampleAnalytics.months as [Analytics['months'][number]]
  show({ rounds: 12, months: [{ ...month, ideas: mean(4, 12) }] })
  const ideas = await card('Ideas 4')
  expect(ideas.queryByRole('group')).toBeNull()
})

test('the days of the map are named, and more than half a year stands in two halves', async () => {
  show({})
  const year = await card('Your sessions')
  expect(year.getAllByText(/^[MWFS]$/)).toHaveLength(2 * 4)
  expect(year.getByRole('group', { name: /from March 2026$/ }).contains(year.getByText('Apr'))).toBe(true)
  expect(year.getByRole('group', { name: /from July 2026$/ }).contains(year.getByText('Nov'))).toBe(true)
})

test('every chart can be read as a table, which one button opens', async () => {
  const { person } = show({})
  const year = await card('Your sessions')
  expect(within(year.getByRole('table')).getAllByRole('row').length).toBeGreaterThan(1)
  expect(screen.getAllByRole('table')).toHaveLength(7)
  ;(await card(/^Rarity/)).getByText('We only count problems that 30 or more people have solved.')
  const charts = document.querySelector('[data-part="charts"]')
  expect(charts?.hasAttribute('data-figures')).toBe(false)
  await person.click(screen.getByRole('button', { name: 'See the Numbers' }))
  expect(charts?.hasAttribute('data-figures')).toBe(true)
  expect(screen.getByRole('button', { name: 'Hide the Numbers' }).getAttribute('aria-expanded')).toBe('true')
})

test('a person without a session gets a link to one, not empty charts', async () => {
  show({ rounds: 0, since: null })
  await screen.findByRole('heading', { name: 'This page fills up after your first session.' })
  screen.getByRole('link', { name: 'Solve Problem' })
  expect(screen.queryByRole('heading', { name: 'Your sessions' })).toBeNull()
})

test('what cannot be counted says so, and can be asked for again', async () => {
  const { person, sent } = open([503, { message: 'We’re busy right now.' }])
  await screen.findByText('We’re busy right now.')
  await person.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(sent.filter((each) => each.call === call)).toHaveLength(2)
})

test('free people see figures that are marked as a sample', async () => {
  const { sent } = visit('/analytics')
  await screen.findByRole('heading', { name: 'Analytics comes with Premium' })
  screen.getByText('A sample')
  const hidden = document.querySelector('[inert]')
  expect(hidden?.getAttribute('aria-hidden')).toBe('true')
  expect(hidden?.querySelector('[data-part="charts"]')).not.toBeNull()
  expect(sent.some((each) => each.call === call)).toBe(false)
})

test('choosing a period loads it, by day or by week', async () => {
  const [month] = sampleAnalytics.months as [Analytics['months'][number]]
  const points = ['2026-11-02', '2026-11-09'].map((from, i) => ({ ...month, from, ideas: mean(6 + i, 5) }))
  const { person, sent } = show({ points })
  await card('Ideas 10')
  await person.click(screen.getByRole('button', { name: '30 Days' }))
  await card('Ideas 6.5')
  screen.getByText(/^180 sessions in the last 30 days\./)
  await person.click(screen.getByRole('button', { name: 'A Year' }))
  ;(await card('Ideas 6.5')).getByText(/^9 Nov: /)
  const asked = sent.filter(({ call: each }) => each === call).map(({ search }) => search)
  expect(asked).toEqual(['?period=all', '?period=30d', '?period=1y'])
})

test('until another period is counted, the figures keep the name of their own', async () => {
  const [month] = sampleAnalytics.months as [Analytics['months'][number]]
  const points = ['2026-11-12', '2026-11-13'].map((from) => ({ ...month, from, ideas: mean(6, 5) }))
  const answers: Record<string, Answer | Promise<Answer>> = {
    [routes.currentUser]: [200, { ...ada, plan: 'premium' }],
    [call]: [200, { ...sampleAnalytics, points }],
  }
  const { person } = visit('/analytics', answers)
  await person.click(await screen.findByRole('button', { name: '30 Days' }))
  await screen.findByText(/^180 sessions in the last 30 days\./)
  const { promise, resolve } = Promise.withResolvers<Answer>()
  answers[call] = promise
  await person.click(screen.getByRole('button', { name: '90 Days' }))
  expect(screen.getByRole('button', { name: '90 Days' }).getAttribute('aria-pressed')).toBe('true')
  screen.getByText(/^180 sessions in the last 30 days\./)
  await card('Ideas 6')
  expect(document.querySelector('[aria-busy="true"] [data-part="charts"]')).not.toBeNull()
  resolve([200, { ...sampleAnalytics, rounds: 0 }])
  await screen.findByText(/^0 sessions in the last 90 days\./)
  screen.getByText('No sessions in the last 90 days.')
  expect(document.querySelector('[aria-busy="true"]')).toBeNull()
})

test('a period without a session says so, and another can be chosen', async () => {
  const { person } = show({ rounds: 0, points: [] })
  await screen.findByText('No sessions in this period.')
  await person.click(screen.getByRole('button', { name: '90 Days' }))
  expect(screen.getByRole('button', { name: '90 Days' }).getAttribute('aria-pressed')).toBe('true')
})
