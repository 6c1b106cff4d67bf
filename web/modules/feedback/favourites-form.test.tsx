import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { callTo } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import type { FinishedRound } from './feedback.queries.ts'
import { chosen, finishedRound, lines } from './test/finished.ts'
import { open, page } from './test/open-round.ts'

const pick = (idea: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name: idea })
const press = (name: string) => screen.getByRole('button', { name })
const focused = () => document.activeElement?.textContent
const choice = (round: FinishedRound) => callTo('chooseFavourites', { id: round.id })
const rumi = { thinkerId: 'rumi', stage: 1 }

test('nobody reads a result before having chosen, and no pick is judged by it', async () => {
  const round = finishedRound()
  const { person, sent } = open(round, { [choice(round)]: chosen(round, [2, 7]) })
  await screen.findByRole('heading', { name: 'Which two are your best?' })
  expect(page()).not.toMatch(/All numbers|of 100/)
  await person.click(pick(/chess/))
  await person.click(pick(/story on the glass/))
  screen.getByRole('img', { name: '8 ideas, you picked no. 3 and no. 8' })
  expect(pick(/umbrellas/).disabled).toBe(true)
  await person.click(press('Show me'))

  await screen.findByRole('heading', { level: 1, name: 'No one else wrote your no. 8' })
  expect(sent.find(({ call }) => call === choice(round))?.body).toEqual({ favourites: [2, 7] })
  expect(
    screen.getAllByText('214 people solved this problem before you.')[0]?.parentElement?.querySelector('h1'),
  ).not.toBeNull()
  screen.getByRole('img', { name: '8 ideas, you picked no. 3 and no. 8' })
  expect(within(screen.getByRole('region', { name: 'You picked' })).getAllByRole('group')).toHaveLength(2)
  expect(page()).not.toMatch(/agree|best/)
})

test('of three ideas one is asked for, of four two', async () => {
  const ideas = lines('A bench that hums', 'A clock of ice', 'A lamp that listens', 'A choir of boots')
  for (const [written, head, most] of [
    [ideas.slice(1), 'Which one is your favourite?', 1],
    [ideas, 'Which two are your best?', 2],
  ] as const) {
    const { person } = open(finishedRound({ ideas: written }))
    await screen.findByRole('heading', { level: 1, name: head })
    press(most === 1 ? 'Pick one' : 'Pick two')
    screen.getByRole('group', { name: most === 1 ? 'Your 3 ideas' : 'Your 4 ideas, pick up to two' })
    await person.click(pick(/lamp/))
    screen.getByRole('img', { name: /, you picked no\. \d$/ })
    await person.click(pick(/clock/))
    expect([pick(/lamp/).checked, pick(/clock/).checked]).toEqual([most === 2, true])
    cleanup()
  }
})

test('choosing can be skipped, and then no bird sits on a match', async () => {
  const round = finishedRound()
  const { person, sent } = open(round, { [choice(round)]: chosen(round, []) })
  await person.click(await screen.findByRole('button', { name: 'Skip' }))
  await screen.findByRole('heading', { level: 1, name: 'No one else wrote no. 8' })
  expect(sent.find(({ call }) => call === choice(round))?.body).toEqual({ favourites: [] })
  screen.getByRole('img', { name: '8 ideas' })
  expect(screen.queryByRole('region', { name: 'You picked' })).toBeNull()
})

test('after the picks one press says which line came from the technique, and both answers go in one call', async () => {
  const round = finishedRound(rumi)
  const answered = { techniqueLines: [3], ink: 1 }
  const { person, sent } = open(round, { [choice(round)]: chosen(round, [2], answered) })
  await person.click(await screen.findByRole('checkbox', { name: /chess/ }))
  await person.click(press('Next'))
  const question = screen.getByRole('group', { name: /^Which idea sounds least like you\?/ })
  expect(focused()).toBe('Which idea sounds least like you?')
  expect(within(question).getAllByRole('button')).toHaveLength(9)
  expect(within(question).getByRole('button', { name: /chess/ }).textContent).toContain('Picked.')
  await person.click(within(question).getByRole('button', { name: /A bench that faces the other bench!/ }))

  const head = await screen.findByRole('heading', { level: 1, name: /^\w+ ideas$|^No one/ })
  await waitFor(() => expect(document.activeElement).toBe(head))
  expect(sent.filter(({ call }) => call === choice(round)).map(({ body }) => body)).toEqual([
    { favourites: [2], techniqueLines: [3] },
  ])
  const named = within(screen.getByRole('region', { name: 'Your idea' }))
  named.getByText('Idea 4 came from being someone else.')
  named.getByText('First of three colours')
  // Under the picture of a thinker a quoted line reads as theirs.
  expect(named.queryByText(/faces the other bench/)).toBeNull()
})

test('of names it is asked which name came from the technique', async () => {
  const ideas = lines('The Late Shift', 'Number Nine', 'Last Bus')
  const { person } = open(finishedRound({ ...rumi, ideas, form: 'name' }))
  await person.click(await screen.findByRole('button', { name: 'Skip' }))
  screen.getByRole('group', { name: /^Which name sounds least like you\?/ })
})

test.each([
  { what: 'with one idea', change: { ...rumi, ideas: lines('A bench that hums') }, press: 'link' },
  { what: 'without a thinker', change: { thinkerId: null }, press: 'button' },
  { what: 'of a list without a total', change: { ...rumi, withheld: 'topic' as const }, press: 'button' },
])('the question of the technique is never asked $what', async ({ change, press }) => {
  const { person } = open(finishedRound(change))
  await screen.findByRole('heading', { level: 1 })
  for (const idea of screen.queryAllByRole('checkbox').slice(0, 1)) await person.click(idea)
  await screen.findByRole(press, { name: /^(Show me|Back to Today)$/ })
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
})

test('"None of them" is an answer too, and leaves nothing of the thinker on the page', async () => {
  const round = finishedRound(rumi)
  const { person, sent } = open(round, { [choice(round)]: chosen(round, [], { techniqueLines: [] }) })
  await person.click(await screen.findByRole('button', { name: 'Skip' }))
  await person.click(press('None of them'))
  await screen.findByRole('link', { name: 'Back to Today' })
  expect(sent.find(({ call }) => call === choice(round))?.body).toEqual({ favourites: [], techniqueLines: [] })
  expect(screen.queryByRole('region', { name: 'Your idea' })).toBeNull()
})

test('answers that do not reach the server can be sent again', async () => {
  const round = finishedRound(rumi)
  const { person } = open(round, { [choice(round)]: null })
  await person.click(await screen.findByRole('checkbox', { name: /chess/ }))
  await person.click(press('Next'))
  await person.click(press('None of them'))
  await toast('No Connection')
  expect(press('None of them').getAttribute('aria-disabled')).not.toBe('true')
})
