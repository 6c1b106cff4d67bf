import { strategyNames } from '@app/domain/score/strategies'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Answer } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'
import type { FinishedRound } from './feedback.queries.ts'
import { strategyCount } from './measures.tsx'
import { finishedRound } from './test/finished.ts'

const path = (round: FinishedRound) => `/rounds/${round.id}`
const open = (round: FinishedRound, answers: Record<string, Answer> = {}) =>
  visit(path(round), { [`GET /api${path(round)}`]: [200, round], ...answers })
const pick = (idea: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name: idea })
const page = () => document.querySelector('main')?.textContent ?? ''

test('nobody sees a number before having chosen', async () => {
  const round = finishedRound()
  const { person, sent } = open(round, { [`POST /api${path(round)}/favourites`]: [204, undefined] })
  await screen.findByRole('heading', { name: 'First, you choose. Which two are your best?' })
  expect(page()).not.toContain('Fluency')
  await person.click(pick(/chess/))
  await person.click(pick(/story on the glass/))
  screen.getByText('2 of 2 picked')
  expect(pick(/umbrellas/).disabled).toBe(true)
  await person.click(screen.getByRole('button', { name: 'Show me' }))

  await screen.findByRole('heading', { level: 1, name: 'Your best idea was no. 8 of 8' })
  expect(sent.at(-1)).toMatchObject({ call: `POST /api${path(round)}/favourites`, body: { favourites: [2, 7] } })
  screen.getByRole('heading', { name: 'You and the count agree on one of two' })
  screen.getByText('You also like no. 3. Keep it: rare is not the same as good.')
})

test('choosing can be skipped, and nothing is compared then', async () => {
  const round = finishedRound()
  const { person, sent } = open(round, { [`POST /api${path(round)}/favourites`]: [204, undefined] })
  await person.click(await screen.findByRole('button', { name: 'Skip' }))
  await screen.findByRole('heading', { name: /^Your best idea/ })
  expect(sent.at(-1)?.body).toEqual({ favourites: [] })
  expect(page()).not.toContain('You and the count')
})

test('a choice that does not reach the server is kept for another try', async () => {
  const round = finishedRound()
  const { person } = open(round, { [`POST /api${path(round)}/favourites`]: null })
  await screen.findByRole('button', { name: 'Skip' })
  await person.click(pick(/chess/))
  await person.click(screen.getByRole('button', { name: 'Show me' }))
  await toast('Error')
  expect(pick(/chess/).checked).toBe(true)
})

test('each measure stands with the sentence that explains it, under a sum that is a game score', async () => {
  const round = finishedRound({ favourites: [] })
  open(round)
  await screen.findByRole('heading', { name: 'Four ways to look at the list' })
  const { sentences, score } = round.feedback ?? {}
  for (const part of ['fluency', 'flexibility', 'originality', 'elaboration'] as const)
    screen.getByText(sentences?.[part] ?? 'no sentence')
  screen.getByText('This counts words and compares lists. It is a game score, not a test of you.')
  expect(document.querySelector('.big-num')?.textContent).toBe(`${score?.total} of 100`)
  expect(page()).not.toMatch(/creativity|intelligen/i)
  expect(strategyCount).toBe(strategyNames.length)
})

test('fluency is told as a count, of the room there was', async () => {
  open(finishedRound({ favourites: [] }))
  const head = await screen.findByRole('heading', { name: /^Fluency/ })
  expect(head.textContent).toBe('Fluency 7')
  within(head.closest('article') as HTMLElement).getByText('7 of 10')
})

test('whoever picks an idea that is as unusual as the second agrees with the count', async () => {
  const round = finishedRound({ favourites: [4, 7] })
  const { feedback } = round
  const ideas = feedback?.score.ideas.map((idea, place) =>
    place === 4 ? { ...idea, originality: feedback.score.ideas[5]?.originality ?? null } : idea,
  )
  open({ ...round, feedback: feedback && { ...feedback, score: { ...feedback.score, ideas: ideas ?? [] } } })
  await screen.findByRole('heading', { name: 'You and the count agree' })
})

test('an idea tells how many people had it, and which one it repeats', async () => {
  open(finishedRound({ favourites: [] }))
  const rows = within(await screen.findByRole('region', { name: /in the order you wrote them/ })).getAllByRole(
    'listitem',
  )
  expect(rows[2]?.textContent).toContain('3 of 214 people had this idea.')
  expect(rows[3]?.textContent).toContain('counted with no. 2')
})

test('below thirty people it is too early to tell', async () => {
  open(finishedRound({ favourites: [], sample: 12 }))
  await screen.findByRole('heading', { name: 'Rare? Too early to tell' })
  screen.getByText('Too early to tell: 12 people have had this problem so far. Below 30 we say nothing.')
  screen.getByRole('img', { name: '12 of 30 people' })
  expect(page()).not.toContain('people had this idea')
})

test('what the chart shows can be read as a table', async () => {
  open(finishedRound({ favourites: [2] }))
  await screen.findByRole('img', { name: 'Originality of your ideas in the order you wrote them' })
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })
  expect(rows).toHaveLength(9)
  expect(rows[3]?.textContent).toContain('your pick')
  expect(rows[8]?.textContent).toContain('the most unusual')
})

test('how it is counted is told with its limits', async () => {
  const { person } = open(finishedRound({ favourites: [] }))
  await person.click(await screen.findByRole('button', { name: 'How it is counted' }))
  const dialog = screen.getByRole('dialog', { name: 'How it is counted' })
  expect([...dialog.querySelectorAll('dt')].map((share) => Number.parseInt(share.textContent, 10))).toEqual([
    30, 30, 25, 15,
  ])
  within(dialog).getByText(/Rare is not the same as good/)
  within(dialog).getByText(/without your name\. You can leave this/)
  expect(within(dialog).getByRole('link', { name: 'settings' }).getAttribute('href')).toBe('/settings')
})

test('why late ideas are odder is told with its sources and with what speaks against it', async () => {
  const { person } = open(finishedRound({ favourites: [] }))
  await person.click(await screen.findByRole('button', { name: 'Why late ideas are odder' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Why late ideas are odder' }))
  dialog.getByText(/^Lucas & Nordgren \(2020\), PNAS 117\(33\), 19830–19836\.$/)
  dialog.getByText(/those who listed more had the less original ideas/)
})

test('a list whose first half was the more unusual is not told otherwise', async () => {
  const round = finishedRound({ favourites: [] })
  const { feedback } = round
  const score = feedback && { ...feedback.score, order: { ...feedback.score.order, delta: -12 } }
  open({ ...round, feedback: feedback && score && { ...feedback, score } })
  await screen.findByRole('button', { name: 'Why late ideas are often odder' })
})

test('two ideas are not asked about, and have no order', async () => {
  const ideas = ['A choir', 'A bench that faces the other bench'].map((text) => ({
    text,
    method: 'text' as const,
    toTry: false,
  }))
  open(finishedRound({ ideas }))
  await screen.findByRole('heading', { level: 1, name: '2 different ideas struck' })
  expect(screen.queryByRole('button', { name: /^Why late ideas/ })).toBeNull()
})

test('an idea can be marked to be tried for real', async () => {
  const round = finishedRound({ favourites: [] })
  const { person, sent } = open(round, { [`POST /api${path(round)}/trial`]: [204, undefined] })
  await person.click(await screen.findByRole('button', { name: 'Try it for real: no. 6' }))
  await screen.findByText('We will ask in a week')
  expect(sent.at(-1)?.body).toEqual({ place: 5 })
})

test('a mark to try an idea is still there at the next visit', async () => {
  const { ideas } = finishedRound()
  open(finishedRound({ favourites: [], ideas: ideas.map((idea, place) => ({ ...idea, toTry: place === 5 })) }))
  const rows = within(await screen.findByRole('region', { name: /in the order you wrote them/ })).getAllByRole(
    'listitem',
  )
  within(rows[5] as HTMLElement).getByText('We will ask in a week')
  expect(screen.queryByRole('button', { name: 'Try it for real: no. 6' })).toBeNull()
})

const rated = {
  originality: 2.5,
  fit: 3,
  detail: 0,
  unsure: false,
  flag: 'none',
  group: 'games',
  sameAs: null,
  why: '',
}
const opinion = {
  version: 'rubric-1',
  model: 'small-1',
  at: '2026-03-14T12:00:00.000Z',
  ideas: finishedRound().ideas.map((_, place) => ({ ...rated, sameAs: place === 3 ? 1 : null })),
} as NonNullable<FinishedRound['opinion']>
const hostile = '<img src=x> ![no](https://evil.example)'
const withModel: Record<string, Answer> = {
  'GET /api/config': [200, { opinions: true }],
  'GET /api/settings': [200, { opinionsOn: true }],
}

test('T36: the opinion of a model is asked for by hand, named as one, and text whatever it spells', async () => {
  const round = finishedRound({ favourites: [] })
  const [first, ...more] = opinion.ideas
  const said = { ...opinion, ideas: [{ ...first, why: hostile, unsure: true, flag: 'unsafe' }, ...more] }
  const ask = `POST /api${path(round)}/opinion`
  const { person, sent } = open(round, { ...withModel, [ask]: [200, said] })
  const button = await screen.findByRole('button', { name: 'Ask for It' })
  expect(sent.some(({ call }) => call === ask)).toBe(false)
  await person.click(button)
  const card = within(await screen.findByRole('region', { name: 'AI opinion' }))
  await card.findByText(hostile)
  card.getByText(/^AI opinion \(small-1, 14 March 2026\).*not checked against people/)
  card.getByText('unsure')
  card.getByText('could hurt somebody')
  card.getByText('The same as no. 2.')
  expect(card.getAllByText('Originality')).toHaveLength(8)
  expect(document.querySelector('.opinion :is(img, a)')).toBeNull()
})

test('where there is no opinion to be had, the card says so and when to ask again', async () => {
  const round = finishedRound({ favourites: [] })
  const sentence = 'There is no opinion to be had right now. In ten minutes you can ask again.'
  const { person } = open(round, { ...withModel, [`POST /api${path(round)}/opinion`]: [503, { message: sentence }] })
  await person.click(await screen.findByRole('button', { name: 'Ask for It' }))
  const card = within(screen.getByRole('region', { name: 'AI opinion' }))
  await card.findByText(sentence)
  card.getByRole('button', { name: 'Ask for It' })
})

test('what a model said is there again at the next visit, and nobody is asked', async () => {
  const { sent } = open(finishedRound({ favourites: [], opinion }), withModel)
  const card = within(await screen.findByRole('region', { name: 'AI opinion' }))
  expect(card.getAllByRole('listitem')).toHaveLength(8)
  expect(card.queryByRole('button')).toBeNull()
  expect(sent.some(({ call }) => call.endsWith('/opinion'))).toBe(false)
})

test.each([
  { hasModel: false, isOn: true },
  { hasModel: true, isOn: false },
])('without a model, or switched off, there is no opinion: $hasModel, $isOn', async ({ hasModel, isOn }) => {
  const { sent } = open(finishedRound({ favourites: [], opinion }), {
    'GET /api/config': [200, { opinions: hasModel }],
    'GET /api/settings': [200, { opinionsOn: isOn }],
  })
  await screen.findByRole('heading', { name: 'Four ways to look at the list' })
  await vi.waitFor(() => expect(sent.some(({ call }) => call === 'GET /api/settings')).toBe(hasModel))
  expect(screen.queryByRole('region', { name: 'AI opinion' })).toBeNull()
})

test('a round of somebody else, or none, says so', async () => {
  visit('/rounds/nobody')
  await screen.findByRole('heading', { name: 'There is no such round' })
})
