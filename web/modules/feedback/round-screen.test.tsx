import { routes } from '@app/contract/routes'
import { explain } from '@app/domain/scoring/explain'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answer } from '../../test/server.ts'
import { toast } from '../../test/toast.ts'
import { visit } from '../../test/visit.tsx'
import type { FinishedRound } from './feedback.queries.ts'
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
  await screen.findByRole('heading', { name: 'You and the count agree on one of two' })
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

test('a choice that does not reach the server can be sent again', async () => {
  const round = finishedRound()
  const { person } = open(round, { [`POST /api${path(round)}/favourites`]: null })
  await screen.findByRole('button', { name: 'Skip' })
  await person.click(pick(/chess/))
  await person.click(screen.getByRole('button', { name: 'Show me' }))
  await toast('No network')
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
  expect(document.querySelector('[data-part="total"]')?.textContent).toBe(`${score?.total} of 100`)
  expect(page()).not.toMatch(/creativity|intelligen/i)
})

test('a list stands beside the person’s own earlier ones, with what chance does', async () => {
  open(finishedRound({ favourites: [], own: { lists: 10, narrower: 8, equal: 1 } }))
  const head = await screen.findByRole('heading', { name: 'Beside your own lists' })
  within(head.closest('article') as HTMLElement).getByText(
    'Wider than eight of your last ten lists. By chance alone one list in four is.',
  )
})

test('before eight lists it is too early to say', async () => {
  open(finishedRound({ favourites: [], own: { lists: 3, narrower: 3, equal: 0 } }))
  await screen.findByText('Too early to say: this takes eight earlier lists of yours, and there are three so far.')
})

test('where lists were not compared, nothing is said of it', async () => {
  open(finishedRound({ favourites: [] }))
  await screen.findByRole('heading', { name: 'How rare are they?' })
  expect(screen.queryByRole('heading', { name: 'Beside your own lists' })).toBeNull()
})

test('fluency is shown as a count, out of the room there was', async () => {
  open(finishedRound({ favourites: [] }))
  const head = await screen.findByRole('heading', { name: /^Fluency/ })
  expect(head.textContent).toBe('Fluency 7')
  within(head.closest('article') as HTMLElement).getByText('7 of 10')
})

/** A round whose ideas are as unusual as the numbers, in the order of writing; the fourth says the second again. */
function unusual(favourites: number[], ...values: number[]) {
  const round = finishedRound({ favourites })
  if (!round.feedback) throw new Error('The round has feedback.')
  const { score } = round.feedback
  const curve = score.order.curve.map(({ idea }) => ({ idea, originality: values[idea] ?? 0 }))
  const top = curve.toSorted((a, b) => b.originality - a.originality || a.idea - b.idea).map(({ idea }) => idea)
  const changed = {
    ...score,
    ideas: score.ideas.map((idea, place) => ({ ...idea, originality: values[place] ?? 0 })),
    originality: { ...score.originality, top: top.slice(0, 2) },
    order: { ...score.order, best: top[0] ?? null, curve },
  }
  return { ...round, feedback: { score: changed, sentences: explain(changed), favourites } }
}

test.each([
  { picked: [4, 7], values: [10, 10, 10, 10, 80, 80, 10, 90], says: 'You and the count agree' },
  { picked: [4, 6], values: [80, 10, 80, 10, 80, 10, 80, 80], says: 'You and the count agree' },
  { picked: [3, 7], values: [10, 80, 10, 80, 10, 10, 10, 90], says: 'You and the count agree' },
  { picked: [4, 5], values: [80, 10, 80, 10, 80, 10, 80, 80], says: 'You and the count agree on one of two' },
  { picked: [2, 5], values: [80, 10, 10, 10, 80, 10, 80, 80], says: 'You and the count disagree' },
])('a pick among ideas that tie agrees with the count: $picked of $values', async ({ picked, values, says }) => {
  open(unusual(picked, ...values))
  await screen.findByRole('heading', { name: says })
})

test('ideas that tie are shown as a tie, alike in every card', async () => {
  const { person } = open(unusual([4, 5], 80, 10, 80, 10, 80, 10, 80, 80))
  await screen.findByRole('heading', { level: 1, name: 'Five ideas tie for the most unusual' })
  await screen.findByText('Five ideas tie for the most unusual: no. 1, no. 3, no. 5, no. 7 and no. 8.')
  screen.getByText('5 ideas tie for the most unusual, and any of them counts.')
  const numbers = (where: string) => [...document.querySelectorAll(where)].map((each) => each.textContent)
  expect(numbers('[data-part="tops"] b')).toEqual(['1', '3', '5', '7', '8'])
  expect(numbers('[data-part="agreement"] dd:last-child b')).toEqual(['1', '3', '5', '7', '8'])
  expect(document.querySelector('[data-part="order-chart"] [data-part="bird"]')).toBeNull()
  await person.click(screen.getByText('As a table'))
  expect(screen.getAllByText('one of the most unusual')).toHaveLength(4)
  screen.getByText('one of the most unusual, your pick')
})

test('where all ideas are equal nobody is said to agree', async () => {
  open(unusual([4, 5], 80, 80, 80, 80, 80, 80, 80, 80))
  await screen.findByRole('heading', { level: 1, name: '7 different ideas struck' })
  screen.getByText('All are equally unusual so far, so none of them is called the best.')
  await screen.findByRole('heading', { name: 'Your picks' })
  expect(page()).not.toMatch(/You and the count|The mean of/)
})

const lines = (...texts: string[]) => texts.map((text) => ({ text, method: 'text' as const, toTry: false }))

/** With such figures for ideas that nobody came before; the lexicon of these tests knows no meanings. */
function estimated(round: FinishedRound, ...values: number[]): FinishedRound {
  const feedback = round.feedback ?? expect.fail()
  const [best = 0, second = best] = values
    .map((_, place) => place)
    .toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0))
  const score = {
    ...feedback.score,
    originality: { value: 61, top: [best, second], tooEarly: true, byMeaning: true },
    order: { ...feedback.score.order, best: null, curve: values.map((originality, idea) => ({ idea, originality })) },
    ideas: feedback.score.ideas.map((idea, place) => ({ ...idea, originality: values[place] ?? null })),
  }
  return { ...round, feedback: { ...feedback, score, sentences: explain(score) } }
}

test('favorites without others to compare with stand beside an estimate, which is not called the count', async () => {
  const ideas = lines('A choir', 'A bench', 'A swing', 'A kite')
  open(estimated(finishedRound({ favourites: [1, 2], sample: 0, ideas }), 40, 70, 50, 60))
  const picks = await screen.findByRole('article', { name: 'You and the estimate agree on one of two' })
  expect([...picks.querySelectorAll('dt')].map((each) => each.textContent)).toEqual(['You', 'The estimate'])
  expect([...picks.querySelectorAll('dd')].map((each) => each.textContent)).toEqual(['no. 2no. 3', 'no. 2no. 4'])
})

test('a first list of four names its most unusual idea, as an estimate, with a chart', async () => {
  const ideas = lines('A choir', 'A bench', 'A swing', 'A kite')
  open(estimated(finishedRound({ favourites: [], sample: 0, ideas }), 40, 70, 50, 60))
  await screen.findByRole('heading', { level: 1, name: 'Your most unusual idea was no. 2' })
  screen.getByText(/^An estimate, by word meanings alone\. With six/)
  screen.getByRole('img', { name: 'Originality of your ideas in the order you wrote them' })
  expect(document.querySelectorAll('[data-part="order-chart"] [data-part="bird"]')).toHaveLength(1)
  await screen.findByRole('heading', { name: 'What we counted' })
  expect(page().match(/estimated from word meanings/gi)).toHaveLength(1)
})

test('each card is named by its heading, and each tag of an idea says what it is', async () => {
  open(finishedRound({ favourites: [4], own: { lists: 3, narrower: 3, equal: 0 } }))
  await screen.findByRole('article', { name: 'Beside your own lists' })
  expect(screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent)).toHaveLength(7)
  for (const name of [/^Fluency/, /^Flexibility/, /^Originality/, /^Elaboration/, 'How rare are they?', /^You and the/])
    screen.getByRole('article', { name })
  const rows = screen.getByRole('region', { name: /in the order you wrote them/ })
  expect(within(rows).getAllByRole('listitem')[0]?.textContent).toContain('Strategy: ')
})

test('an idea shows how many people had it, and which one it repeats', async () => {
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
  screen.getByText(/^12 people had this problem before you\. Below 30/)
  screen.getByRole('img', { name: '12 of 30 people' })
  expect(page()).not.toContain('people had this idea')
  const head = await screen.findByRole('heading', { name: /^Originality/ })
  expect(head.textContent).toBe('Originality –')
  screen.getByText(/^An early estimate/)
  expect(page().match(/too early to tell/gi)).toHaveLength(1)
})

test('for a problem of their own nobody waits for others', async () => {
  open(finishedRound({ favourites: [], kind: 'custom', sample: 0 }))
  await screen.findByRole('heading', { name: 'Yours alone' })
  expect(screen.queryByRole('img', { name: /of 30 people/ })).toBeNull()
  expect(page()).not.toMatch(/too early|first with|have had this/i)
})

test('a list without a word has a sentence that says so, and no curve', async () => {
  open(finishedRound({ favourites: [], ideas: lines('🎈', '🎉', '🎈') }))
  await screen.findByRole('heading', { level: 1, name: 'No idea to count' })
  screen.getByText('We found no words to read in your list.')
  await screen.findByText('None of your lines has words to read.')
  expect(screen.queryByRole('img', { name: /^Originality of/ })).toBeNull()
})

test('kinds of ideas that no strategy names are counted where flexibility counts them', async () => {
  open(
    finishedRound({
      favourites: [],
      ideas: lines(
        'Grzybnia śpiewa głośno',
        'Żółty parasol czeka',
        'Zimny kamień mówi',
        'Drewniana łyżka tańczy',
        'Szklany koń biegnie',
        'Srebrna chmura śpi',
      ),
    }),
  )
  const head = await screen.findByRole('heading', { name: /^Flexibility/ })
  expect(head.textContent).toBe('Flexibility 6')
  expect(document.querySelectorAll('[data-part="tracks"] [data-kind="own"]')).toHaveLength(6)
})

test('what stands below comes at once, when the last call has answered: no part moves another', async () => {
  const installation = Promise.withResolvers<Answer>()
  const round = finishedRound({ favourites: [] })
  const { sent } = visit(path(round), {
    [`GET /api${path(round)}`]: [200, round],
    [routes.installation]: installation.promise,
  })
  await screen.findByRole('heading', { level: 1, name: 'Your best idea was no. 8 of 8' })
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain(routes.installation))
  await new Promise(requestAnimationFrame)
  expect(screen.queryByRole('region', { name: /in the order you wrote them/ })).toBeNull()
  installation.resolve([200, { opinions: false }])
  await screen.findByRole('region', { name: /in the order you wrote them/ })
})

test('of many ideas only every fifth keeps its number on a phone', async () => {
  const texts = Array.from({ length: 20 }, (_, place) => `Idea ${'abcdefghijklmnopqrst'[place]}lpha`)
  open(finishedRound({ favourites: [], ideas: lines(...texts) }))
  await screen.findByRole('heading', { level: 1, name: /struck$|most unusual$|^Your best/ })
  const kept = [...document.querySelectorAll('[data-part="order-chart"] [data-crowded] [data-milestone]')].map(
    (each) => each.textContent,
  )
  expect(kept).toEqual(['1', '5', '10', '15', '20'])
})

test('what the chart shows can be read as a table', async () => {
  open(finishedRound({ favourites: [2] }))
  await screen.findByRole('img', { name: 'Originality of your ideas in the order you wrote them' })
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })
  expect(rows).toHaveLength(9)
  expect(rows[3]?.textContent).toContain('your pick')
  expect(rows[8]?.textContent).toContain('the most unusual')
})

test('a dialog explains how it is counted, with its limits', async () => {
  const { person } = open(finishedRound({ favourites: [] }))
  await person.click(await screen.findByRole('button', { name: 'How it is counted' }))
  const dialog = await screen.findByRole('dialog', { name: 'How it is counted' })
  expect([...dialog.querySelectorAll('dt')].map((share) => Number.parseInt(share.textContent, 10))).toEqual([
    25, 35, 20, 20,
  ])
  within(dialog).getByText(/Rare is not the same as good/)
  within(dialog).getByText(/without your name\. You can leave this/)
  expect(within(dialog).getByRole('link', { name: 'settings' }).getAttribute('href')).toBe('/settings')
})

test('a dialog explains why late ideas are more unusual, with sources and counter-evidence', async () => {
  const { person } = open(finishedRound({ favourites: [] }))
  await person.click(await screen.findByRole('button', { name: 'Why late ideas are odder' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Why late ideas are odder' }))
  dialog.getByText(/^Lucas & Nordgren \(2020\), PNAS 117\(33\), 19830–19836\.$/)
  dialog.getByText(/those who listed more had the less original ideas/)
})

test('a list whose first half was the more unusual is not said to have the better second half', async () => {
  const round = finishedRound({ favourites: [] })
  const { feedback } = round
  const score = feedback && { ...feedback.score, order: { ...feedback.score.order, delta: -42 } }
  open({ ...round, feedback: feedback && score && { ...feedback, score } })
  await screen.findByRole('button', { name: 'Why late ideas are often odder' })
})

test('a list of two ideas has no choice of favourites and no order chart', async () => {
  const ideas = ['A choir', 'A bench that faces the other bench'].map((text) => ({
    text,
    method: 'text' as const,
    toTry: false,
  }))
  const round = finishedRound({ ideas })
  const score = round.feedback?.score ?? expect.fail()
  score.originality = { ...score.originality, tooEarly: true, byMeaning: true }
  open(round)
  await screen.findByRole('heading', { level: 1, name: /^Your most unusual idea was no\. [12]$/ })
  await screen.findByRole('heading', { name: 'From six ideas on' })
  screen.getByText('2 of 6.')
  expect(screen.queryByRole('heading', { name: /^Fluency/ })).toBeNull()
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

test('a round of somebody else, or none, says so', async () => {
  visit('/rounds/nobody')
  await screen.findByRole('heading', { name: 'There is no such session' })
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
  const call = `POST /api${path(round)}/other-lists/${otherLists[0]?.id}` as const
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
  await screen.findByRole('heading', { name: 'Not counted for a day' })
  screen.getByText('It arrived more than 72 hours after its day. It is in your history.')
})
