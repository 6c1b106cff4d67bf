import { routes } from '@app/contract/routes'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, ada, callTo } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'
import { chosen, finishedRound } from './test/finished.ts'
// The dashboard fetches their code late; here it is no part of the waiting.
import './feedback-card.tsx'
import './later-cards.tsx'
import './trial-card.tsx'

const shown: string[] = []
// The DOM of the tests has none.
Element.prototype.scrollIntoView = function () {
  shown.push(this.getAttribute('aria-label') ?? this.tagName)
}

const latest = routes.latestRound

const trial = {
  id: '11111111-2222-4333-8444-555555555555',
  idea: 'A choir',
  problemText: 'How could strangers wait?',
  markedAt: '2026-03-07T12:00:00.000Z',
}

const places = () => {
  const all = {
    feedback: screen.queryByRole('heading', { level: 2, name: /^No one else wrote/ }),
    look: screen.queryByRole('region', { name: 'A second look' }),
    trial: screen.queryByRole('region', { name: 'Did you try it?' }),
    quote: screen.queryByText('Begin.'),
    challenge: screen.queryByRole('article', { name: /Today's Challenge/ }),
    streak: screen.queryByText('Day streak'),
  }
  const there = Object.entries(all).flatMap(([name, element]) => (element ? [{ name, element }] : []))
  const isBefore = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
  return there.toSorted((a, b) => (isBefore(a.element, b.element) ? -1 : 1)).map(({ name }) => name)
}
const due = routes.dueTrials

test('a session that is left stands before the one that is done, then what earlier ones still ask', async () => {
  const today = finishedRound({ favourites: [] })
  const yesterday = finishedRound({ canLookAgain: true })
  visit('/', { [latest]: [200, { today, yesterday }], [due]: [200, [trial]] })
  await screen.findByRole('heading', { level: 2, name: 'No one else wrote no. 8' })
  await screen.findByRole('region', { name: 'Did you try it?' })
  expect(places()).toEqual(['challenge', 'streak', 'feedback', 'quote', 'look', 'trial'])
  const link = screen.getByRole('link', { name: 'See Your Session' })
  expect(link.getAttribute('href')).toBe(`/rounds/${today.id}`)
})

test('the card of a finished session has its headline, the picks and the next step, and nothing else', async () => {
  const next = { id: trial.id, lead: '', line: 'Stay for *two* more.', why: [], tryText: null }
  const coach = { last: { outcome: 'not_yet' as const, sentence: 'Not yet: you didn’t pick a favourite today.' }, next }
  visit('/', { [latest]: [200, { today: finishedRound({ favourites: [2, 7], coach }), yesterday: null }] })
  const card = within(await screen.findByRole('article', { name: 'No one else wrote your no. 8' }))
  card.getByText('You picked')
  card.getByText('A chess game painted on the ground, one move per wait.')
  card.getByText('Not yet: you didn’t pick a favourite today.')
  card.getByText('Once more')
  expect(card.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['See Your Session '])
  expect(card.queryByText(/of 100/)).toBeNull()
})

test('the last answer on the dashboard leads to the result, whose heading takes the focus', async () => {
  const today = finishedRound()
  const { person, pathNow } = visit('/', {
    [latest]: [200, { today, yesterday: null }],
    [callTo('finishedRound', { id: today.id })]: chosen(today, [2]),
    [callTo('chooseFavourites', { id: today.id })]: chosen(today, [2]),
  })
  await person.click(await screen.findByRole('checkbox', { name: /chess/ }))
  await person.click(screen.getByRole('button', { name: 'Show me' }))
  const head = await screen.findByRole('heading', { level: 1, name: /^No one else wrote/ })
  expect(pathNow()).toBe(`/rounds/${today.id}`)
  await waitFor(() => expect(document.activeElement).toBe(head))
})

const focused = () => document.activeElement?.textContent

test('numbers that were shown from the start take no focus', async () => {
  visit('/', { [latest]: [200, { today: finishedRound({ favourites: [] }), yesterday: null }] })
  await screen.findByRole('heading', { name: /^No one else wrote/ })
  expect(document.activeElement).toBe(document.body)
})

test('before the first session of a day the problem comes first, then what earlier ones still ask', async () => {
  visit('/', { [latest]: [200, { today: null, yesterday: finishedRound({ canLookAgain: true }) }] })
  await screen.findByRole('region', { name: 'A second look' })
  expect(places()).toEqual(['challenge', 'streak', 'quote', 'look'])
})

test('the dashboard is shown although the last round cannot be loaded', async () => {
  visit('/', { [latest]: null, [routes.dueTrials]: null })
  await screen.findByText('How many uses has a doorstop?')
  expect(screen.queryByRole('heading', { name: /best/ })).toBeNull()
})

test('yesterday’s list takes up to five more ideas, which are counted apart', async () => {
  const yesterday = finishedRound({ canLookAgain: true, favourites: [] })
  const added = { ...yesterday, canLookAgain: false, secondLook: ['A choir'] }
  const { person, sent } = visit('/', {
    [latest]: [200, { today: null, yesterday }],
    [callTo('lookAgain', { id: yesterday.id })]: [200, added],
  })
  const card = within(await screen.findByRole('region', { name: 'A second look' }))
  expect(card.queryAllByRole('textbox')).toEqual([])
  await person.click(card.getByRole('button', { name: 'Add Ideas' }))
  expect(document.activeElement).toBe(card.getByRole('textbox', { name: 'Extra idea, 1 of 5' }))
  const had = within(card.getByRole('list', { name: 'Yesterday’s ideas' })).getAllByRole('listitem')
  expect(had.map(({ textContent }) => textContent)).toEqual(yesterday.ideas.map(({ text }, at) => `${at + 1}${text}`))
  await person.click(card.getByRole('button', { name: `Show All ${had.length}`, expanded: false }))
  card.getByRole('button', { name: 'Show Less', expanded: true })
  const boxes = card.getAllByRole('textbox')
  expect(boxes).toHaveLength(5)
  await person.type(boxes[3] as Element, '  A choir ')
  await person.click(card.getByRole('button', { name: 'Add to the List' }))
  const after = within(await screen.findByRole('region', { name: 'Your second look' }))
  after.getByText('A choir')
  expect(focused()).toBe('Your second look')
  expect(sent.at(-1)?.body).toEqual({ ideas: ['A choir'] })
})

const userAs = (id: string) => ({ [routes.currentUser]: [200, { ...ada, id }] as Answer })
const firstBox = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Extra idea, 1 of 5' })
const unfold = async (person: ReturnType<typeof visit>['person']) =>
  person.click(await screen.findByRole('button', { name: 'Add Ideas' }))

test('what is written for a second look is still there after a reload, for this person and until it is handed in', async () => {
  const yesterday = finishedRound({ canLookAgain: true, favourites: [] })
  const answers = {
    [latest]: [200, { today: null, yesterday }] as Answer,
    [callTo('lookAgain', { id: yesterday.id })]: [
      200,
      { ...yesterday, canLookAgain: false, secondLook: ['A choir'] },
    ] as Answer,
  }
  const { person } = visit('/', answers)
  await unfold(person)
  await person.type(await firstBox(), 'A choir')
  cleanup()
  await unfold(visit('/', { ...answers, ...userAs('somebody-else') }).person)
  expect((await firstBox()).value).toBe('')
  cleanup()
  visit('/', answers)
  expect((await firstBox()).value).toBe('A choir')
  await person.click(screen.getByRole('button', { name: 'Add to the List' }))
  await screen.findByRole('region', { name: 'Your second look' })
  expect(Object.keys(localStorage).filter((name) => name.includes('second-look'))).toEqual([])
})

test('a second look comes into view with its question, and can be put off', async () => {
  shown.length = 0
  const yesterday = finishedRound({ canLookAgain: true })
  const { person } = visit('/', { [latest]: [200, { today: null, yesterday }] })
  await unfold(person)
  await person.type(await firstBox(), 'A choir')
  expect(shown).toEqual(['SECTION', 'H2', 'Extra idea, 1 of 5'])
  await person.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(focused()).toBe('Add Ideas')
  await unfold(person)
  expect((await firstBox()).value).toBe('A choir')
})

test('an idea of a second look that is too long gets a note, and nothing of it is cut', async () => {
  const yesterday = finishedRound({ canLookAgain: true })
  const { person, sent } = visit('/', { [latest]: [200, { today: null, yesterday }] })
  await unfold(person)
  const box = await firstBox()
  fireEvent.change(box, { target: { value: 'x'.repeat(2_003) } })
  screen.getByText('3 characters over the limit. Trim it a little.')
  await person.click(screen.getByRole('button', { name: 'Add to the List' }))
  expect(sent.some(({ call }) => call.endsWith('/second-look'))).toBe(false)
  expect(box.value).toHaveLength(2_003)
})

test('a refused second look keeps what was written', async () => {
  const yesterday = finishedRound({ canLookAgain: true })
  const { person } = visit('/', {
    [latest]: [200, { today: null, yesterday }],
    [callTo('lookAgain', { id: yesterday.id })]: [
      409,
      { message: 'You can take a second look once, the day after your session.' },
    ],
  })
  await unfold(person)
  const box = await firstBox()
  await person.type(box, 'A choir')
  await person.click(screen.getByRole('button', { name: 'Add to the List' }))
  const { getByText } = await toast('Error')
  getByText('You can take a second look once, the day after your session.')
  expect(box.value).toBe('A choir')
})

test.each([
  { press: 'Tried', answer: 'tried', sentence: 'Nice, you tried it.' },
  { press: 'Not yet', answer: 'not_yet', sentence: 'Okay, we’ll ask again in a week.' },
  { press: 'Dropped', answer: 'dropped', sentence: 'Okay, dropped.' },
])('a marked idea is asked about a week later: $press', async ({ press, answer, sentence }) => {
  const { person, sent } = visit('/', {
    [routes.dueTrials]: [200, [trial]],
    [callTo('answerTrial', { id: trial.id })]: [204, undefined],
  })
  await screen.findByRole('region', { name: 'Did you try it?' })
  const note = screen.getByRole('textbox', { name: /^What happened/ })
  fireEvent.change(note, { target: { value: 'y'.repeat(501) } })
  await person.click(screen.getByRole('button', { name: press }))
  screen.getByText(/^1 character over the limit/)
  fireEvent.change(note, { target: { value: ' They sang. ' } })
  await person.click(screen.getByRole('button', { name: press }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Did you try it?' })).toBeNull())
  expect(sent.find(({ call }) => call.endsWith('/answer'))?.body).toEqual({ answer, note: 'They sang.' })
  await waitFor(() => expect(focused()).toBe(sentence))
})

test('the answer about one idea is shown beside the question about the next', async () => {
  const next = { ...trial, id: '22222222-2222-4333-8444-555555555555', idea: 'A kite' }
  const answered = (id: string) => ({ [callTo('answerTrial', { id })]: [204, undefined] as Answer })
  const { person } = visit('/', {
    [routes.dueTrials]: [200, [trial, next]],
    ...answered(trial.id),
    ...answered(next.id),
  })
  await person.click(await screen.findByRole('button', { name: 'Tried' }))
  await screen.findByText('A kite')
  await waitFor(() => expect(focused()).toBe('Nice, you tried it.'))
  await person.click(screen.getByRole('button', { name: 'Dropped' }))
  await waitFor(() => expect(focused()).toBe('Okay, dropped.'))
})
