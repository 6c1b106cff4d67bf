import { fullLexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { inverseDocumentFrequency } from './earlier-lists.ts'
import { topTwoMean } from './originality.ts'
import { scoreList, scoreOriginality } from './score-list.ts'

test.each([
  { counts: [], lists: 40, is: 0.5, why: 'no words' },
  { counts: [0, 0], lists: 0, is: 0.5, why: 'nobody yet' },
  { counts: [0], lists: 15, is: 1, why: 'a word nobody used' },
  { counts: [15], lists: 15, is: 0, why: 'a word all used' },
  // ln(16/4)/ln 16 = 1/2, and 1: their mean.
  { counts: [3, 0], lists: 15, is: 0.75, why: 'the mean of both' },
])('words of $counts in $lists: $why', ({ counts, lists, is }) => {
  expect(inverseDocumentFrequency(counts, lists)).toBeCloseTo(is)
})

test.each([
  { values: [], is: 0 },
  { values: [0.4], is: 0.4 },
  { values: [0.2, 0.9, 0.7], is: 0.8 },
])('the top two of $values', ({ values, is }) => {
  expect(topTwoMean(values)).toBeCloseTo(is)
})

const cat = 'How could a cat be brought down from a tall tree without a ladder?'
const tomatoes = 'Someone grew far too many tomatoes. How could the whole street enjoy them?'

test.each([
  { problem: cat, idea: 'use a ladder', padded: 'use a very tall shiny aluminium ladder' },
  { problem: cat, idea: 'use a ladder', padded: 'use a big long strong safe red wooden ladder' },
  { problem: cat, idea: 'throw a net', padded: 'throw a huge soft green net' },
  { problem: tomatoes, idea: 'make soup', padded: 'make a large warm tasty fresh soup' },
  { problem: tomatoes, idea: 'sell them', padded: 'sell them really very cheaply' },
])('an idea padded with words that add no meaning is no more original: $padded', ({ problem, idea, padded }) => {
  const [plain = 0, more = 0] = [idea, padded].map(
    (text) => scoreOriginality(fullLexicon, { problem, ideas: [text], slots: 1 })[0] ?? 0,
  )
  expect(100 * Math.abs(more - plain)).toBeLessThanOrEqual(10)
})

test.each(['ketchup', 'a giraffe', 'ukulele', 'yoghurt', 'smartphone', 'a hedgehog'])('"%s" has a value', (text) => {
  const [value] = scoreOriginality(fullLexicon, { problem: tomatoes, ideas: [text], slots: 1 })
  expect(value).toBeGreaterThan(0)
})

const bin = 'The litter bin at the playground is ignored. How could people be made to want to use it?'
const [clean, misspelt] = [
  `the bin makes a burping sound when you hit it | paint it like a hungry frog with open mouth | a basketball hoop over it
  | lights up green and applauds | make the hole bigger and lower for kids | it tells a joke each time
  | put two bins and people vote with their rubbish which team is better | a bin that follows you on wheels
  | mirror so you see yourself missing`,
  `the bin makes a burping sund when you hit it | paint it like a hungy frog with open mouth | a baskeball hoop over it
  | lites up green and aplauds | make the hole bigger and lower for kids | it tells a joke ech time
  | put two bins and poeple vote with there rubish which team is beter | a bin that folows you on wheels
  | mirrow so you see yourself mising`,
].map((text) => text.split('|').map((line) => line.trim())) as [string[], string[]]

test('a list of misspelt words is read as English, and hardly gains by its mistakes', () => {
  const totals = [0, 3, 6, 9].map((count) => {
    const ideas = clean.map((line, at) => (at < count ? (misspelt[at] ?? line) : line))
    const { total, originality } = scoreList(fullLexicon, { problem: bin, ideas, slots: 10 }).score
    expect(originality).toMatchObject({ byMeaning: true })
    return total ?? 0
  })
  expect(Math.max(...totals) - Math.min(...totals)).toBeLessThanOrEqual(5)
})
