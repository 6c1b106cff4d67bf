import { lexicon as withoutTable } from '@app/content/lexicon/lexicon'
import { fullLexicon as lexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { explainScore, type ToldPerson } from './explain-score.ts'
import { sketchesOf } from './parse-idea.ts'
import { type ListToScore, scoreList } from './score-list.ts'

const problem = 'How could strangers waiting at the same stop make the wait pleasant?'

const ideas = [
  'Put up a shelf with books to swap.',
  'A chess game painted on the ground, one move per wait.',
  'swap books on a shelf',
  'Hooks with umbrellas for two.',
  'A box of questions: pull one out and ask your neighbour.',
  'sdfghjkl',
  'Strawberries in the timetable frame.',
  'Take away every clock.',
]

/** Of so many people all had such ideas. */
const earlierWith = (sample: number, ...had: readonly string[]) => {
  const sketches = sketchesOf(lexicon, problem, ['a lantern in the harbour', ...had])
  return Array.from({ length: sample }, () => sketches.filter((sketch) => sketch !== null))
}

const told = (list: Partial<ListToScore>, person?: ToldPerson, of = lexicon) =>
  explainScore(scoreList(of, { problem, ideas, slots: 10, ...list }).score, person)

test('a list says how many ideas it holds, and a measure has a sentence where it has no number', () => {
  expect(told({ earlier: earlierWith(12) })).toMatchObject({
    headline: 'Seven ideas',
    before: '12 people solved this problem before you.',
    total: 'This is a game score based on your words. It isn’t a test of you.',
    rowsTitle: 'Your list',
    originality: '',
  })
})

test('the first person of a problem reads nothing of people before', () => {
  expect(told({})).toMatchObject({ before: '', rowsTitle: 'Your list' })
})

test('from thirty earlier lists on the headline says what nobody else wrote: a pick, or else the latest', () => {
  const earlier = earlierWith(61, 'Take away every clock.', 'Hooks with umbrellas for two.')
  expect(told({ earlier })).toMatchObject({
    headline: 'No one else wrote no. 7',
    before: '61 people solved this problem before you.',
    rowsTitle: 'Your list, and how many of 61 people wrote the same thing',
  })
  expect(told({ earlier }, { favourites: [6, 1] }).headline).toBe('No one else wrote your no. 2')
  expect(told({ earlier }, { favourites: [7] }).headline).toBe('No one else wrote no. 7')
  expect(told({ earlier: earlierWith(29) }).headline).toBe('Seven ideas')
  expect(told({ earlier: earlierWith(61, ...ideas) }).headline).toBe('Seven ideas')
})

test.each([
  [['A painted swing'], 'idea', 'One idea'],
  [['🎈'], 'idea', 'We couldn’t count any ideas'],
  [[], 'idea', 'We couldn’t count any ideas'],
  [['Page One', 'Afterglow'], 'name', 'Two names'],
  [['It hums half a lullaby.'], 'line', 'One line'],
] as const)('%j as %s: the headline is "%s"', (list, form, headline) => {
  expect(told({ ideas: list, form }).headline).toBe(headline)
})

test('one number says how many ideas there are, and of a list that mostly says the same again the different ones', () => {
  const again = ['Hooks with umbrellas for two', 'Umbrellas for two on hooks', ...ideas.slice(0, 2)]
  expect(told({ ideas: again }).headline).toBe('Four ideas')
  const copies = [...Array.from({ length: 4 }, () => 'Hooks with umbrellas for two'), ...ideas.slice(0, 1)]
  expect(told({ ideas: copies }).headline).toBe('Two ideas')
  // Their technique asked for the same again, with one thing changed.
  const varied = [again[0] ?? '', again[1] ?? '', 'Hooks with an umbrella for two', 'Hook with an umbrella for two']
  expect(told({ ideas: varied }).headline).toBe('One idea')
  expect(told({ ideas: varied, isVaried: true }).headline).toBe('Four ideas')
})

test('where too few words are known nothing is said of unusualness', () => {
  expect(told({}, {}, withoutTable)).toMatchObject({
    originality: 'We don’t know enough of these words.',
    rowsTitle: 'Your list',
  })
})

const german = [
  'Die Hüte tauschen',
  'Mit dem Bus um die Wette laufen',
  'Ein Lied für alle singen',
  'Der Ältesten zuhören',
]

test('a list in another language has a total of number and variety once it is claimed, and says so', () => {
  expect(scoreList(lexicon, { problem, ideas: german, slots: 10 }).score).toMatchObject({
    withheld: 'language',
    total: null,
  })
  const { score } = scoreList(lexicon, { problem, ideas: german, slots: 10, isClaimed: true })
  expect(score).toMatchObject({ withheld: null, originality: { value: null }, elaboration: { value: null } })
  const { fluency, flexibility } = score
  expect(score.total).toBeCloseTo((0.25 * fluency.value + 0.15 * (flexibility.value ?? 0)) / 0.4, -0.3)
  expect(explainScore(score).total).toBe(
    'Based on how many ideas you wrote and how varied they are. We can’t read this language.',
  )
})

test('without an idea the headline alone says so', () => {
  expect(told({ ideas: [] })).toMatchObject({ headline: 'We couldn’t count any ideas', originality: '' })
})

test('no sentence speaks of what the score cannot know', () => {
  const all = JSON.stringify([told({}), told({ earlier: earlierWith(12) }), told({ earlier: earlierWith(200) })])
  expect(all).not.toMatch(/creativ|intelligen|\biq\b|brain|percentile|\bbest\b/i)
})
