import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answer } from '../../test/server.ts'
import type { SharingChoice } from './shared-ideas.queries.ts'
import { openMinds } from './test/minds-world.ts'

const asked: SharingChoice = { offer: 'ask', places: [0, 1, 2, 5, 7], chosen: null }
const chess = { place: 2, visibleFrom: '2026-03-14T12:10:00.000Z', state: 'in_review' as const }

const part = () => screen.findByRole('region', { name: /^Share one without your name/ })
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

test('after the third session it is asked which idea others may see: none, until somebody chooses', async () => {
  openMinds({ own: asked })
  const region = await part()
  expect(region.dataset['offer']).toBe('ask')
  const choices = within(region).getAllByRole<HTMLInputElement>('radio')
  expect(choices.map(({ labels }) => labels?.[0]?.textContent?.slice(0, 14))).toEqual([
    'Keep them all ',
    'Idea 8: Everyo',
    'Idea 3: A ches',
    'Idea 1: Put up',
    'Idea 2: A benc',
    'Idea 6: A post',
  ])
  expect(choices.map(({ checked }) => checked)).toEqual([true, false, false, false, false, false])
  const folded = within(region).getByText('More of the eight').closest('details')
  expect([folded?.open, folded?.querySelectorAll('input').length]).toEqual([false, 3])
  within(region).getByText('Your ideas stay private.')
})

test('later the same choice is a quiet one', async () => {
  openMinds({ own: { ...asked, offer: 'quiet' } })
  expect((await part()).dataset['offer']).toBe('quiet')
})

test.each([
  { why: 'it is not offered yet', own: { ...asked, offer: 'no' as const } },
  { why: 'no idea may be shown', own: { ...asked, places: [] } },
])('nothing is asked where $why', async ({ own }) => {
  openMinds({ own })
  await screen.findByRole('link', { name: 'Back to Today' })
  expect(screen.queryAllByRole('radio')).toEqual([])
})

test('a choice is kept at once, is read first, and is taken back by "None of them"', async () => {
  const { answers, person, sent, share } = openMinds({ own: asked })
  await part()
  answers[share] = [200, { ...asked, chosen: chess }]
  await person.click(radio(/A chess game/))
  await within(await part()).findByText('We’ll read idea 3 first. Then others can see it.')
  expect(radio(/A chess game/).checked).toBe(true)
  answers[share] = [200, asked]
  await person.click(radio(/^Keep them all private/))
  await screen.findByText('Your ideas stay private.')
  await waitFor(() => expect(sent.filter(({ call }) => call === share)).toHaveLength(2))
  expect(sent.flatMap(({ call, body }) => (call === share ? [body] : []))).toEqual([{ place: 2 }, { place: null }])
})

test.each([
  { answer: null, says: /needs a connection/ },
  {
    answer: [409, { code: 'not_shareable', message: 'You can’t share this idea.' }] as Answer,
    says: 'You can’t share this idea.',
  },
])('a choice that is not taken falls back, and one sentence says why: $says', async ({ answer, says }) => {
  const { answers, person, share } = openMinds({ own: asked })
  await part()
  answers[share] = answer
  await person.click(radio(/A chess game/))
  await screen.findByText(says)
  expect(radio(/^Keep them all private/).checked).toBe(true)
  screen.getByText('Your ideas stay private.')
})

test('of two choices that are not taken, neither is said to be', async () => {
  const { answers, person, share, sent } = openMinds({ own: asked })
  await part()
  const { promise, resolve } = Promise.withResolvers<Answer>()
  answers[share] = promise
  await person.click(radio(/A chess game/))
  await person.click(radio(/^Idea 8/))
  expect(radio(/^Idea 8/).checked).toBe(true)
  resolve(null)
  await waitFor(() => expect(sent.filter(({ call }) => call === share)).toHaveLength(2))
  await screen.findByText('Your ideas stay private.')
  expect(radio(/^Keep them all private/).checked).toBe(true)
})

test('what others see is taken back at once, and the focus goes to the choice that comes in its place', async () => {
  const shown = { ...chess, state: 'shown' as const }
  const { answers, person, share, sent } = openMinds({ own: { ...asked, offer: 'quiet', chosen: shown } })
  const region = within(await screen.findByRole('region', { name: 'Others can see this one' }))
  region.getByText('A chess game painted on the ground, one move per wait.')
  region.getByText(/^Shared without your name since 14 March 2026/)
  answers[share] = [200, { ...asked, offer: 'quiet' }]
  await person.click(region.getByRole('button', { name: 'Take It Back' }))
  await screen.findByText('Your ideas stay private.')
  expect(document.activeElement).toBe(radio(/^Keep them all private/))
  expect(sent.find(({ call }) => call === share)?.body).toEqual({ place: null })
})

test('an idea that could not be taken back is still said to be seen', async () => {
  const { answers, person, share } = openMinds({ own: { ...asked, chosen: { ...chess, state: 'shown' } } })
  const takeBack = await screen.findByRole('button', { name: 'Take It Back' })
  answers[share] = null
  await person.click(takeBack)
  const region = within(await screen.findByRole('region', { name: 'Others can see this one' }))
  await region.findByText(/needs a connection/)
})

test('another idea is chosen instead of the one that others see', async () => {
  const { person } = openMinds({ own: { ...asked, chosen: { ...chess, place: 5, state: 'shown' } } })
  await person.click(await screen.findByRole('button', { name: 'Choose a Different One' }))
  const chosen = radio(/^Idea 6/)
  expect([chosen.checked, chosen.closest('details')?.open]).toEqual([true, true])
  expect(document.activeElement).toBe(chosen)
})

test.each([
  { state: 'in_review' as const, head: 'We’ll check this one first', says: /Waiting for review/ },
  { state: 'hidden' as const, head: 'Hidden from everyone', says: /Hidden because someone reported it/ },
])('an idea that is $state says why nobody sees it', async ({ state, head, says }) => {
  openMinds({ own: { ...asked, chosen: { ...chess, state } } })
  const region = within(await screen.findByRole('region', { name: head }))
  region.getByText(says)
  expect(region.queryAllByRole('button')).toHaveLength(state === 'hidden' ? 0 : 2)
})
