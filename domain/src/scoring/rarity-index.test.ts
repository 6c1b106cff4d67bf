import { fullLexicon as lexicon } from '@app/content/test/full-lexicon'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countList, emptyIndex, rarityOf } from './rarity-index.ts'
import { gistOf, sameIdea, similarityOfGists } from './similarity.ts'
import { sketchesOf } from './sketch.ts'

const problem = 'What could you do with a brick?'

function indexOf(lists: readonly (readonly string[])[]) {
  const index = emptyIndex()
  for (const ideas of lists) countList(index, sketchesOf(lexicon, problem, ideas))
  return index
}

const earlier = [
  ['a doorstop', 'warm it and take it to bed'],
  ['doorstop', 'doorstops', 'hang it from the garden gate as a heavy bell'],
  ['grind to red powder', 'asdf asdf'],
  ['zzzz', ''],
]

const peopleWith = (idea: string) => rarityOf(indexOf(earlier), sketchesOf(lexicon, problem, [idea])).ideas[0]?.people

test.each([
  { idea: 'DOORSTOP!', people: 2, why: 'two people, one of them twice' },
  { idea: 'use the brick as a doorstop', people: 2, why: 'the words of the problem do not count' },
  { idea: 'warm the bed', people: 1, why: 'the same words' },
  { idea: 'bed warm', people: 1, why: 'in another order' },
  { idea: 'a heavy bell', people: 1, why: 'a part of what another wrote' },
  { idea: 'grind it to powder and dye cloth red', people: 1, why: 'more than what another wrote' },
  { idea: 'grinding red powders', people: 1, why: 'in another form' },
  { idea: 'a red gate', people: 0, why: 'words of two ideas are not one idea' },
  { idea: 'anchor', people: 0, why: 'nobody had it' },
])('$people had "$idea": $why', ({ idea, people }) => {
  expect(peopleWith(idea)).toBe(people)
})

test('a list without an idea is nobody, and what is no idea has no rarity', () => {
  const report = rarityOf(indexOf(earlier), sketchesOf(lexicon, problem, ['qwerty', 'anchor']))
  expect(report.sample).toBe(3)
  // Nobody of three used the word: ln 4 / ln 4.
  expect(report.ideas).toEqual([null, { people: 0, wordPrior: 1 }])
})

test('with nobody before, everything is unknown', () => {
  expect(rarityOf(emptyIndex(), sketchesOf(lexicon, problem, ['anchor']))).toEqual({
    sample: 0,
    ideas: [{ people: 0, wordPrior: 0.5 }],
  })
})

test('a sketch keeps no sentence: stems in the order of the alphabet', () => {
  expect(sketchesOf(lexicon, problem, ['Warm the brick and TAKE it to my bed, Anna!'])[0]?.stems).toEqual([
    'anna',
    'bed',
    'tak',
    'warm',
  ])
})

const word = fc.constantFrom(
  ...'warm bed door stop garden gate heavy bell paint red powder bookend shelf hold'.split(' '),
)
const idea = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))

test('a person with the same words is found, and nobody whose words differ', () => {
  const lists = fc.array(fc.array(idea, { minLength: 1, maxLength: 5 }), { maxLength: 15 })
  fc.assert(
    fc.property(lists, idea, (others, mine) => {
      const [sketch] = sketchesOf(lexicon, problem, [mine])
      if (!sketch) return
      const gist = (text: string) => gistOf((sketchesOf(lexicon, problem, [text])[0]?.stems ?? []).join(' '))
      const isAlike = (text: string) => similarityOfGists(gist(mine), gist(text)) >= sameIdea
      const isEqual = (text: string) => gist(text).tokens.size > 0 && similarityOfGists(gist(mine), gist(text)) === 1
      const people = rarityOf(indexOf(others), [sketch]).ideas[0]?.people
      expect(people).toBeGreaterThanOrEqual(others.filter((list) => list.some(isEqual)).length)
      expect(people).toBeLessThanOrEqual(others.filter((list) => list.some(isAlike)).length)
    }),
  )
})
