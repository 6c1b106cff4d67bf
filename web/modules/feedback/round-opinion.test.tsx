import { routes } from '@app/contract/routes'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Answer } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'
import type { FinishedRound } from './feedback.queries.ts'
import { finishedRound } from './test/finished.ts'

// Behind "All numbers".
beforeEach(() => localStorage.setItem('firecrest:numbers', 'yes'))

const path = (round: FinishedRound) => `/rounds/${round.id}`
const open = (round: FinishedRound, answers: Record<string, Answer> = {}) =>
  visit(path(round), { [`GET /api${path(round)}`]: [200, round], ...answers })

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
  version: 'rubric-2',
  model: 'small-1',
  at: '2026-03-14T12:00:00.000Z',
  ideas: finishedRound().ideas.map((_, place) => ({ ...rated, sameAs: place === 3 ? 1 : null })),
} as NonNullable<FinishedRound['opinion']>
const hostile = '<img src=x> ![no](https://evil.example)'
const withModel: Record<string, Answer> = {
  [routes.installation]: [200, { opinions: true }],
  [routes.settings]: [200, { opinionsOn: true }],
}

test('a model that was measured says how well it agreed with people', async () => {
  const agreement = { r: 0.412, ideas: 165, problems: 11, slope: 0.5, intercept: 1.2 }
  open(finishedRound({ favourites: [], opinion: { ...opinion, agreement } }), withModel)
  const card = within(await screen.findByRole('region', { name: 'AI opinion' }))
  await card.findByText(/Across 165 ideas for 11 problems, .* \(r = 0\.41\)\. A single person’s reach/)
})

test('T36: the opinion of a model is asked for by hand, named as one, and shown as plain text', async () => {
  const round = finishedRound({ favourites: [] })
  const [first, ...more] = opinion.ideas
  const said = { ...opinion, ideas: [{ ...first, why: hostile, unsure: true, flag: 'unsafe' }, ...more] }
  const ask = `POST /api${path(round)}/opinion`
  const { person, sent } = open(round, { ...withModel, [ask]: [200, said] })
  const button = await screen.findByRole('button', { name: 'Ask AI' })
  expect(sent.some(({ call }) => call === ask)).toBe(false)
  await person.click(button)
  const card = within(await screen.findByRole('region', { name: 'AI opinion' }))
  await card.findByText(hostile)
  card.getByText(/^AI opinion \(small-1, 14 March 2026\).*haven’t compared this model’s ratings with people’s/)
  card.getByText('unsure')
  card.getByText('could hurt someone')
  card.getByText('Same as no. 2.')
  expect(card.getAllByText('Unusual')).toHaveLength(8)
  expect(document.querySelector('[data-part="opinion"] :is(img, a)')).toBeNull()
})

test('where there is no opinion to be had, the card says so and when to ask again', async () => {
  const round = finishedRound({ favourites: [] })
  const sentence = 'The AI model isn’t responding. Try again in 10 minutes.'
  const { person } = open(round, { ...withModel, [`POST /api${path(round)}/opinion`]: [503, { message: sentence }] })
  await person.click(await screen.findByRole('button', { name: 'Ask AI' }))
  const card = within(screen.getByRole('region', { name: 'AI opinion' }))
  await card.findByText(sentence)
  card.getByRole('button', { name: 'Ask AI' })
})

test('an opinion is shown again at the next visit, without another call', async () => {
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
    [routes.installation]: [200, { opinions: hasModel }],
    [routes.settings]: [200, { opinionsOn: isOn }],
  })
  await screen.findByText('Fewer numbers')
  await expect.poll(() => sent.some(({ call }) => call === routes.settings)).toBe(hasModel)
  expect(screen.queryByRole('region', { name: 'AI opinion' })).toBeNull()
})
