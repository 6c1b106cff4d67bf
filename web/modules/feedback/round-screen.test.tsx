import { routes } from '@app/contract/routes'
import { achievements } from '@app/domain/achievements/achievements'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryKey } from '../../api/api.ts'
import { type Answer, callTo } from '../../test/server.ts'
import { visit } from '../../test/visit.tsx'
import { beginFinish, resetFinish } from './finish-state.ts'
import { finishedRound, lines } from './test/finished.ts'
import { open, page, pathOf } from './test/open-round.ts'

const press = (name: string) => screen.getByRole('button', { name })
const focused = () => document.activeElement?.textContent

test('the first new achievement is a card of the session that was just finished, and of no earlier one', async () => {
  const round = finishedRound({ favourites: [2] })
  const first = achievements[0] ?? expect.fail()
  const fresh = { ...first, unlockedAt: round.finishedAt, isNew: true }
  for (const isHere of [true, false]) {
    if (isHere) beginFinish(round.id, 0)
    else resetFinish()
    const { client } = open(round)
    client.setQueryData(queryKey('listAchievements'), [fresh])
    await screen.findByRole('button', { name: 'Share This Problem' })
    const card = screen.queryByRole('region', { name: `New achievement: ${first.title}` })
    expect(card !== null, `finished here: ${isHere}`).toBe(isHere)
    cleanup()
  }
})

const step = {
  id: '11111111-2222-4333-8444-555555555555',
  lead: '8 of your 12 picks from longer lists came near the end.',
  line: 'Stay for *two* more.',
  why: ['Of twelve picks, eight were among the last three lines.'],
  tryText: null,
}
const last = { outcome: 'did' as const, sentence: 'Done: no. 6 takes something away.' }

test('the result says whether the step was met, and the next one; a press says why, and a line can be tried', async () => {
  const round = finishedRound({ favourites: [2], coach: { last, next: step } })
  const tried = { ...round, coach: { last, next: { ...step, tryText: 'A bench for two.' } } }
  const { person, sent } = open(round, { [callTo('tryStep', { id: step.id })]: [200, tried] })
  const outcome = await screen.findByText('Done: no. 6 takes something away.')
  expect(outcome.closest('h2')?.textContent).toBe('Your step. Done: no. 6 takes something away.')
  const next = within(screen.getByRole('region', { name: 'Next step' }))
  next.getByText('two', { selector: 'em' })
  expect(next.queryByText(step.why[0] ?? '')).toBeNull()
  await person.click(next.getByRole('button', { name: 'Why?' }))
  next.getByText(step.why[0] ?? '')
  await person.type(next.getByRole('textbox', { name: 'Try it on this list' }), ' A bench for two. ')
  await person.click(next.getByRole('button', { name: 'Add' }))
  await next.findByText('“A bench for two.”')
  expect(sent.find(({ call }) => call === callTo('tryStep', { id: step.id }))?.body).toEqual({
    text: 'A bench for two.',
  })
})

test('a step that is dropped can be taken back, and the second time Settings are named', async () => {
  const round = finishedRound({ favourites: [2], coach: { last: null, next: step } })
  const without = { ...round, coach: { last: null, next: null } }
  const { person } = open(round, {
    [callTo('dropStep', { id: step.id })]: [200, { round: without, shouldOfferSwitch: true }],
    [callTo('restoreStep', { id: step.id })]: [200, round],
  })
  await person.click(await screen.findByRole('button', { name: 'Drop this step' }))
  await screen.findByText('Dropped.')
  await waitFor(() => expect(focused()).toBe('Undo'))
  expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings')
  expect(screen.queryByRole('region', { name: 'Next step' })).toBeNull()
  await person.click(press('Undo'))
  await screen.findByRole('region', { name: 'Next step' })
})

const exercise = { ...step, id: null, lead: '', line: 'Hum a tune you know.', why: [] }

test('where no rule holds there is an exercise, with nothing to drop', async () => {
  open(finishedRound({ favourites: [2], coach: { last: null, next: exercise } }))
  within(await screen.findByRole('region', { name: 'Try this today' })).getByText('Hum a tune you know.')
  expect(screen.queryByRole('button', { name: /Why|Drop/ })).toBeNull()
})

test('without a coach the parts of the coach are left out', async () => {
  open(finishedRound({ favourites: [2] }))
  await screen.findByRole('link', { name: 'Back to Today' })
  expect(screen.queryByRole('region', { name: /^Next|^Try/ })).toBeNull()
})

const numbers = async () => (await screen.findByText('All numbers')).closest('details') as HTMLElement

test('all numbers wait behind one press, which the device remembers', async () => {
  const round = finishedRound({ favourites: [2] })
  const { person } = open(round)
  expect((await numbers()).hasAttribute('open')).toBe(false)
  await person.click(screen.getByText('All numbers'))
  await screen.findByText('Fewer numbers')
  cleanup()
  open(round)
  const all = within((await screen.findByText('Fewer numbers')).closest('details') as HTMLElement)
  const { sentences, score } = round.feedback ?? {}
  all.getByText(sentences?.total || 'no sentence')
  const { different, room } = score?.fluency ?? {}
  // Once, and by the number of the headline but for what was said twice.
  expect(all.getByText('How many').parentElement?.textContent).toBe(`How many${different} different of ${room}`)
  for (const measure of ['How varied', 'How unusual'])
    expect(all.getByText(measure).parentElement?.textContent).toMatch(/\d+ of 100/)
  expect(document.querySelector('[data-part="total"]')?.textContent).toBe(`${score?.total} of 100`)
  expect(page()).not.toMatch(/creativity|intelligen|best/i)
})

test('in a session of four boxes no idea is counted of the eight that it is measured by', async () => {
  open(finishedRound({ favourites: [], slots: 4, ideas: lines('A bench', 'A kite', 'A swing on the sign') }))
  expect(within(await numbers()).getByText('How many').parentElement?.textContent).toBe('How many3')
})

test.each([
  [0, 'How detailedat most 1 word of your own per idea'],
  [29, 'How detailed3 words of your own per idea'],
  [100, 'How detailed8 or more words of your own per idea'],
])('a detail of %i is told in words that can be counted again', async (value, text) => {
  const round = finishedRound({ favourites: [2] })
  if (round.feedback) round.feedback.score.elaboration.value = value
  open(round)
  expect(within(await numbers()).getByText('How detailed').parentElement?.textContent).toBe(text)
})

test('a measure that says nothing of the list is not shown', async () => {
  const round = finishedRound({ favourites: [2] })
  if (round.feedback) round.feedback.score.flexibility.value = null
  open(round)
  const measures = within(await numbers()).getAllByRole('term', { hidden: true })
  expect(measures.map(({ textContent }) => textContent)).toEqual(['How many', 'How unusual', 'How detailed'])
})

test('the list stands in the order of writing with what may be said of each line, and why one does not count', async () => {
  const ideas = lines(
    'A bench that faces the other bench',
    'Chess on the ground',
    'A bench that faces the other bench!',
    'xxxxx',
  )
  open(finishedRound({ favourites: [1], ideas }))
  const rows = within(await numbers()).getAllByRole('listitem', { hidden: true })
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1A bench that faces the other bench(no one|\d+)$/),
    expect.stringMatching(/^2Chess on the ground Picked\.(nobody|\d+)$/),
    '3A bench that faces the other bench!Counted together with no. 1',
    expect.stringMatching(/^4xxxxxNot counted: /),
  ])
})

test('below thirty earlier lists nothing is said of a line, and the unusualness that counts in the total is shown', async () => {
  open(finishedRound({ favourites: [2], sample: 12 }))
  await screen.findByRole('heading', { level: 1, name: /^\w+ ideas$/ })
  const all = within(await numbers())
  all.getByRole('heading', { name: 'Your list', hidden: true })
  // From thirty on it stands under the headline.
  all.getByText('12 people solved this problem before you.')
  expect(all.getByText('How unusual').parentElement?.textContent).toMatch(/\d+ of 100$/)
  expect(page()).not.toMatch(/no one/i)
})

test('where fewer ideas count than were lit, the page says which do not', async () => {
  open(
    finishedRound({
      favourites: [],
      sample: 0,
      ideas: lines('A bench that hums', 'qwerty', 'Hooks for wet umbrellas'),
    }),
  )
  await screen.findByRole('heading', { level: 1, name: 'Two ideas' })
  screen.getByText('Not counted: no. 2.')
})

const withheld = { favourites: [2], withheld: 'topic' as const, coach: { last: null, next: exercise } }

test('a list without a total has one question and an exercise, and nothing is counted, said or shared of it', async () => {
  const round = finishedRound(withheld)
  const { person, sent } = open(round, {
    [callTo('claimRound', { id: round.id })]: [200, { ...round, withheld: null }],
  })
  await screen.findByRole('heading', { level: 1, name: 'Eight ideas, saved' })
  screen.getByText(/^We couldn’t tell whether these are about today’s problem/)
  screen.getByRole('region', { name: 'You picked' })
  await screen.findByRole('link', { name: 'Back to Today' })
  screen.getByRole('region', { name: 'Try this today' })
  expect(page()).not.toMatch(/All numbers|Next step|of 100|Share|I’ll try it for real|article|copied/)
  await person.click(press('These are my ideas'))
  await screen.findByRole('heading', { level: 1, name: /^No one/ })
  expect(sent.some(({ call }) => call === callTo('claimRound', { id: round.id }))).toBe(true)
  await screen.findByText('All numbers')
})

test('a list that its person claims is asked for its technique, as any other', async () => {
  const round = finishedRound({ ...withheld, thinkerId: 'galileo', stage: 1 })
  const claimed = { ...round, withheld: null }
  const { person, sent } = open(round, {
    [callTo('claimRound', { id: round.id })]: [200, claimed],
    [callTo('chooseFavourites', { id: round.id })]: [200, { ...claimed, techniqueLines: [3] }],
  })
  await person.click(await screen.findByRole('button', { name: 'These are my ideas' }))
  await waitFor(() => expect(focused()).toBe('Which idea came from slowing it down?'))
  await person.click(screen.getByRole('button', { name: /^4/ }))
  await screen.findByRole('heading', { level: 1, name: /^No one/ })
  expect(sent.at(-1)?.body).toEqual({ favourites: [2], techniqueLines: [3] })
  await waitFor(() => expect(focused()).toMatch(/^No one/))
  cleanup()
  open(claimed)
  await screen.findByRole('link', { name: 'Back to Today' })
})

test('"Leave it" hides the question on this device', async () => {
  const { person } = open(finishedRound(withheld))
  await person.click(await screen.findByRole('button', { name: 'Leave it' }))
  expect(screen.queryByRole('button', { name: 'These are my ideas' })).toBeNull()
  cleanup()
  open(finishedRound(withheld))
  await screen.findByRole('heading', { name: 'Your ideas' })
  expect(screen.queryByRole('button', { name: 'These are my ideas' })).toBeNull()
})

test('what stands below comes at once, when the last call has answered: no part moves another', async () => {
  const installation = Promise.withResolvers<Answer>()
  const round = finishedRound({ favourites: [] })
  const { sent } = visit(pathOf(round), {
    [`GET /api${pathOf(round)}`]: [200, round],
    [routes.installation]: installation.promise,
  })
  await screen.findByRole('link', { name: 'Back to Today' })
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(routes.installation))
  await new Promise(requestAnimationFrame)
  expect(screen.queryByText('All numbers')).toBeNull()
  installation.resolve([200, { opinions: false }])
  await screen.findByText('All numbers')
})

test('a dialog explains how it is counted, with its limits', async () => {
  const { person } = open(finishedRound({ favourites: [] }))
  await numbers()
  await person.click(screen.getByRole('button', { name: 'How it’s counted', hidden: true }))
  const dialog = await screen.findByRole('dialog', { name: 'How it’s counted' })
  expect([...dialog.querySelectorAll('dt')].map((share) => Number.parseInt(share.textContent, 10))).toEqual([
    25, 45, 15, 15,
  ])
  within(dialog).getByText(/costs up to 40 % of the total/)
  within(dialog).getByText(/Rare isn’t the same as good/)
  expect(within(dialog).getByRole('link', { name: 'settings' }).getAttribute('href')).toBe('/settings')
})

test('a pick can be marked to be tried for real, and is still marked at the next visit', async () => {
  const round = finishedRound({ favourites: [5] })
  const { person, sent } = open(round, { [`POST /api${pathOf(round)}/trial`]: [204, undefined] })
  const picked = within(await screen.findByRole('region', { name: 'You picked' }))
  await person.click(picked.getByText(/hummed/))
  await person.click(picked.getByRole('button', { name: 'I’ll try it for real' }))
  await picked.findByText('We’ll ask you about it in a week')
  expect(sent.at(-1)?.body).toEqual({ place: 5 })
  cleanup()
  open({ ...round, ideas: round.ideas.map((idea, place) => ({ ...idea, toTry: place === 5 })) })
  await screen.findByText('We’ll ask you about it in a week')
})

test('a round of somebody else, or none, says so', async () => {
  visit('/rounds/nobody')
  await screen.findByRole('heading', { name: 'We can’t find that session' })
})

const otherLists = [
  {
    id: '7a1f8f7e-2b7c-4f0b-9a55-0d6f7b2f9a11',
    finishedAt: '2026-03-14T17:48:00.000Z',
    ideas: ['Buttons that hum', 'A polite robot', 'Confetti'].map((text, i) => ({
      text,
      method: 'text' as const,
      isNew: i > 0,
    })),
    isAdded: false,
  },
]

test('the list of a second device stands beside the one that counts, and its new ideas are added as later ones', async () => {
  const round = finishedRound({ favourites: [], otherLists })
  const added = { ...round, otherLists: otherLists.map((list) => ({ ...list, isAdded: true })) }
  const call = `POST /api${pathOf(round)}/other-lists/${otherLists[0]?.id}` as const
  const { person, sent } = open(round, { [call]: [200, added] })
  await screen.findByRole('heading', { name: 'Two lists for one problem' })
  screen.getByText('3 ideas, 1 the same · not counted')
  await person.click(screen.getByRole('button', { name: 'Add my 2 new ideas' }))
  await screen.findByText('3 ideas, 1 the same · added later')
  expect(sent.at(-1)?.call).toBe(call)
  expect(screen.getAllByText('(later)')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /^Add my/ })).toBeNull()
})

test('a session that counts for no day says why', async () => {
  open(finishedRound({ favourites: [], notCounted: 'arrived_late' }))
  await screen.findByText(/^Not counted\. It reached us more than 72 hours after that day ended\./)
})
