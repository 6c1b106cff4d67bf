import { answerConditions } from '@app/domain/rounds/answer-conditions'
import { thinkerIds } from '@app/domain/rounds/thinker-ids'
import { expect, test } from 'vitest'
import { isSafeToShow } from './problem-filters.ts'
import { thinkerAnswers } from './thinker-answers.ts'

const longest = 120
const about = { fewest: 9, most: 12 }

const all = thinkerIds.flatMap((id) =>
  Object.entries(thinkerAnswers[id]).flatMap(([when, texts]) => texts.map((text) => ({ id, when, text }))),
)
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []
/** One is a word of every sentence; whatever counts further is a figure. */
const figure = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|dozen|hundred|half of)\b/i
const praise =
  /\b(?:good|great|well done|brilliant|wonderful|clever|excellent|amazing|best|perfect|impressive|proud)\b/i

test('every thinker has an answer to everything that can be counted', () => {
  for (const id of thinkerIds) {
    const answers = thinkerAnswers[id]
    expect(Object.keys(answers)).toEqual([...answerConditions])
    const counts = Object.values(answers).map((texts) => texts.length)
    expect(Math.min(...counts)).toBeGreaterThan(0)
    const total = counts.reduce((sum, count) => sum + count, 0)
    expect(total).toBeGreaterThanOrEqual(about.fewest)
    expect(total).toBeLessThanOrEqual(about.most)
  }
})

test.each(all)('$id answers $when: $text', ({ text }) => {
  expect(text.length).toBeLessThanOrEqual(longest)
  expect(isSafeToShow(text)).toBe(true)
  expect(text).toMatch(/[.?]$/)
  expect(text).not.toMatch(/["“”‘’«»]/)
  expect(text).not.toMatch(figure)
  expect(text).not.toMatch(praise)
})

test('no answer is given by two thinkers, and no four words open more than two', () => {
  expect(new Set(all.map(({ text }) => wordsOf(text).join(' '))).size).toBe(all.length)
  const openings = Object.groupBy(all, ({ text }) => wordsOf(text).slice(0, 4).join(' '))
  expect(Object.entries(openings).filter(([, same]) => (same?.length ?? 0) > 2)).toEqual([])
})
