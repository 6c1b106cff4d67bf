import { explainScore } from '@app/domain/scoring/explain-score'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FinishedRound } from './feedback.queries.ts'
import { finishedRound, lines } from './test/finished.ts'
import { open, page } from './test/open-round.ts'

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
  return { ...round, feedback: { score: changed, sentences: explainScore(changed), favourites } }
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
  await screen.findByText(/^Five ideas tie for the most unusual: no. 1, no. 3, no. 5, no. 7 and no. 8\./)
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
  await screen.findByRole('heading', { level: 1, name: '7 different ideas counted' })
  screen.getByText('All are equally unusual so far, so none of them is called the best.')
  await screen.findByRole('heading', { name: 'Your picks' })
  expect(page()).not.toMatch(/You and the count|The mean of/)
})

/** With such figures for ideas that nobody came before; the lexicon of these tests knows no meanings. */
function estimated(round: FinishedRound, ...values: number[]): FinishedRound {
  const feedback = round.feedback ?? expect.fail()
  const [best = 0, second = best] = values
    .map((_, place) => place)
    .toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0))
  const score = {
    ...feedback.score,
    originality: { value: 61, top: [best, second], tooEarly: true, byMeaning: true, unpraised: [] },
    order: { ...feedback.score.order, best: null, curve: values.map((originality, idea) => ({ idea, originality })) },
    ideas: feedback.score.ideas.map((idea, place) => ({ ...idea, originality: values[place] ?? null })),
  }
  return { ...round, feedback: { ...feedback, score, sentences: explainScore(score) } }
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

test('a short list that seems to belong to another problem says so too', async () => {
  const { feedback, ...round } = finishedRound({
    favourites: [],
    ideas: lines('A choir', 'A bench', 'A swing', 'A kite'),
  })
  const score = { ...(feedback ?? expect.fail()).score, hint: 'foreign' as const }
  open({ ...round, feedback: { score, sentences: explainScore(score), favourites: [] } })
  await screen.findByRole('heading', { name: 'What we counted' })
  screen.getByText(/as if they belonged to another question/)
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
