import { fullLexicon } from '@app/content/test/full-lexicon'
import { expect, test } from 'vitest'
import { inverseDocumentFrequency } from './earlier-lists.ts'
import { topTwoMean } from './originality.ts'
import { scoreOriginality } from './score-list.ts'

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
