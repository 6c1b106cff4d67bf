import { routes } from '@app/contract/routes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setOnline } from '../api/network.ts'
import { draftKey } from '../modules/rounds/round-draft.ts'
import { ada } from '../test/server.ts'
import { visit } from '../test/visit.tsx'

const user = (change: Partial<typeof ada>): Parameters<typeof visit>[1] => ({
  [routes.currentUser]: [200, { ...ada, ...change }],
})

test('somebody without a first name is a friend', async () => {
  visit('/', user({ firstName: '' }))
  await screen.findByRole('heading', { name: /, friend/ })
})

test.each([
  { firstName: '\u202e\u200b', greets: /, friend\W/ },
  { firstName: '\u202eadA\u2069', greets: /, adA\W/ },
])('a name with a turn of direction ($firstName) turns no word of the greeting', async ({ firstName, greets }) => {
  visit('/', user({ firstName }))
  const { textContent } = await screen.findByRole('heading', { level: 1, name: greets })
  expect(textContent).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
})

const lost = { earnBack: { length: 10, until: '2026-03-15' }, isWonBack: false }

test.each([
  { streak: 0, count: 0, log: lost, says: 'Two sessions today bring back your 10-day streak.' },
  { streak: 1, count: 1, log: lost, says: 'One more session and your 10-day streak is back.' },
  { streak: 11, count: 2, log: { earnBack: null, isWonBack: true }, says: 'It’s back: 11 days.' },
  {
    streak: 8,
    count: 0,
    log: { days: [{ day: '2026-03-13', kind: 'frozen' }] },
    says: 'A freeze covered Friday. Still 8 days.',
  },
])('what became of the streak is the first thing on the page: $says', async ({ streak, count, log, says }) => {
  visit('/', {
    ...user({ streak }),
    [routes.todayCount]: [200, { count, limit: 2 }],
    [routes.dayLog]: [200, { today: '2026-03-14', days: [], open: null, ...log }],
  })
  await screen.findByRole('heading', { level: 1, name: says })
})

test('the day is laid out: problem, streak, level, solved, sessions, quote', async () => {
  visit('/')
  await screen.findByText('How many uses has a doorstop?')
  expect(screen.getByRole('link', { name: 'Solve Problem' }).getAttribute('href')).toBe('/solve')
  screen.getByText('Silver')
  screen.getByText('16 problems to Gold')
  screen.getByText('of 2')
  screen.getByText('Begin.')
  screen.getByText('Horace, Epistles, 20 BC')
  expect(document.title).toBe('Today — Firecrest')
})

test.each([
  {
    why: 'there is none',
    answer: [200, { id: null, text: null }] as [number, unknown],
    says: 'No problem available for today. Check back later!',
  },
  {
    why: 'the call fails',
    answer: [500, { message: 'Something went wrong' }] as [number, unknown],
    says: 'We couldn’t load today’s problem.',
  },
])('no problem is shown in a sentence when $why', async ({ answer, says }) => {
  visit('/', { [routes.peekProblem]: answer })
  await screen.findByText(says)
  expect(screen.queryAllByText(/No problem available/)).toHaveLength(says.startsWith('No') ? 1 : 0)
  expect(screen.queryByRole('link', { name: 'Solve Problem' })).toBeNull()
})

test('on the first day level, solved and sessions stand there too', async () => {
  visit('/', user({ totalSolved: 0 }))
  await screen.findByText('Bronze')
  screen.getByText('Problems solved')
  screen.getByText('Sessions today')
})

test('a list that was begun is named beside its problem', async () => {
  const idea = (text: string) => ({ text, method: 'text' })
  const draft = { ideas: ['A bench', ' ', 'A kite', 'A song'].map(idea), thinkerId: 'rumi', pausedAt: null, key: 'k' }
  const saved = JSON.stringify({ ...draft, keyOf: null, startedAt: Date.now(), savedAt: Date.now() })
  localStorage.setItem(draftKey({ userId: ada.id, roundId: 'open' }), saved)
  visit('/', { [routes.peekProblem]: [200, { id: 'open', text: 'How many uses has a doorstop?' }] })
  await screen.findByText('3 ideas waiting')
})

test('without a step of the coach the rule of the thinker is today’s, under their name', async () => {
  const practice = { thinkerId: 'rumi', stage: 2, opener: 0, others: [], step: null }
  visit('/', { [routes.peekProblem]: [200, { id: 'open', text: 'What is the café called?', form: 'idea', practice }] })
  await screen.findByText('Be a different person for every line.')
  screen.getByText('Rumi')
})

const failed: [number, unknown] = [500, { message: 'Something went wrong' }]

test('what failed is asked for once at a visit, and once more at the next', async () => {
  const answers = { [routes.latestRound]: failed, [routes.peekProblem]: failed, [routes.dayLog]: failed }
  const { sent, router } = visit('/', answers)
  const times = () => Object.keys(answers).map((call) => sent.filter((each) => each.call === call).length)
  await screen.findByText('We couldn’t load today’s problem.')
  await screen.findByRole('region', { name: 'Achievements' })
  expect(times()).toEqual([1, 1, 1])
  await act(() => router.go('/privacy'))
  await screen.findByRole('heading', { level: 1, name: /Privacy/ })
  await act(() => router.go('/'))
  await screen.findByText('We couldn’t load today’s problem.')
  await waitFor(() => expect(times()).toEqual([2, 2, 2]))
})

test('without network a problem that is not on the device is not called missing', async () => {
  visit('/', { [routes.peekProblem]: [200, { id: null, text: null }] })
  await screen.findByText('No problem available for today. Check back later!')
  expect(document.querySelector('picture')).not.toBeNull()
  act(() => setOnline(false))
  screen.getByText('Today’s problem isn’t on this device. It’ll load once you’re online.')
  expect(screen.queryByText(/No problem available/)).toBeNull()
  // Nor is its picture on the device.
  expect(document.querySelector('picture')).toBeNull()
})

test.each([
  { streak: 0, slots: 3 },
  { streak: 4, slots: 7 },
  { streak: 12, slots: 10 },
])('after $streak days $slots matches stand beside "$slots slots"', async ({ streak, slots }) => {
  visit('/', user({ streak, maxSolutionSlots: Math.min(10, 3 + streak) }))
  const says = await screen.findByText(new RegExp(`^Room for ${slots} ideas\\.`))
  expect(says.closest('p')?.querySelectorAll('[data-part="slots"] svg')).toHaveLength(slots)
})

test('free people see what premium adds, and where', async () => {
  visit('/')
  await screen.findByRole('heading', { name: 'Three more sessions a day' })
  screen.getByText('Free', { selector: '[data-plan]' })
  const offer = within(screen.getByRole('region', { name: 'Three more sessions a day' }))
  for (const part of [/custom problems/, /history you can export/, /analytics/, /focus mode/]) offer.getByText(part)
  expect(screen.queryByText('Premium Features')).toBeNull()
  expect(screen.getByRole('link', { name: 'Go Premium' }).getAttribute('href')).toBe('/premium')
  expect(screen.queryByText('Create Custom Problem')).toBeNull()
})

test('premium people whose sessions are done are still led to problems of their own', async () => {
  visit('/', { ...user({ plan: 'premium' }), [routes.todayCount]: [200, { count: 5, limit: 5 }] })
  await screen.findByRole('heading', { name: /next problem/i })
  expect(screen.getByRole('link', { name: 'Create Custom Problem' }).getAttribute('href')).toBe('/custom-problem')
})

test('premium people see what they have', async () => {
  visit('/', user({ plan: 'premium' }))
  await screen.findByRole('heading', { name: 'Premium Features' })
  screen.getByText('Premium', { selector: '[data-plan]' })
  expect(screen.getByRole('link', { name: 'View History' }).getAttribute('href')).toBe('/solution-history')
  expect(screen.getByRole('link', { name: 'Create Custom Problem' }).getAttribute('href')).toBe('/custom-problem')
  expect(screen.queryByText('Three more sessions a day')).toBeNull()
})

test('another zone is offered once, and a no is remembered', async () => {
  const elsewhere = ada.timeZone === 'Asia/Tokyo' ? 'Europe/Berlin' : 'Asia/Tokyo'
  const { person } = visit('/', user({ timeZone: elsewhere }))
  await screen.findByText(`Looks like you’re in ${ada.timeZone}. Switch to local time starting tomorrow?`)
  await person.click(screen.getByRole('button', { name: 'No' }))
  expect(screen.queryByText(/Looks like you’re in/)).toBeNull()
  visit('/', user({ timeZone: elsewhere }))
  await screen.findAllByRole('heading', { level: 1, name: /Ada/ })
  expect(screen.queryByText(/Looks like you’re in/)).toBeNull()
})

test('whoever has a zone that this browser does not know, on a device without one, still has a day', async () => {
  const real = Intl.DateTimeFormat.prototype.resolvedOptions
  const unknown = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  unknown.mockImplementation(function resolved(this: Intl.DateTimeFormat) {
    return { ...real.call(this), timeZone: 'Etc/Unknown' }
  })
  onTestFinished(() => unknown.mockRestore())
  visit('/', user({ timeZone: 'Mars/Olympus', utcOffset: 60 }))
  await screen.findByRole('heading', { level: 1, name: /Ada/ })
  expect(screen.queryByText(/Looks like you’re in/)).toBeNull()
})

test('a yes moves the days from tomorrow', async () => {
  const { person, sent } = visit('/', {
    ...user({ timeZone: ada.timeZone === 'Asia/Tokyo' ? 'Europe/Berlin' : 'Asia/Tokyo' }),
    [routes.changeTimeZone]: [200, { timeZone: ada.timeZone, from: '2026-03-15T00:00:00.000Z' }],
  })
  await person.click(await screen.findByRole('button', { name: 'Yes' }))
  await screen.findByText(`Starting tomorrow, your days run on ${ada.timeZone} time.`)
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ timeZone: ada.timeZone })
})

test('a person who opens the explanation reads what training is known to do, and what not', async () => {
  visit('/')
  // Above the cards on wide screens and below them on phones: one of the two is shown.
  const [above] = await screen.findAllByRole('button', { name: 'How brain training works' })
  await userEvent.click(above as Element)
  const dialog = await screen.findByRole('dialog', { name: 'Why Train Your Brain?' })
  within(dialog).getByText(/Gains are small to moderate, and results are mixed/)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Get Started Today' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
