import { expect, test } from 'vitest'
import { inWords, wishLine, wishSentence } from './wish-note.ts'

test.each([
  [1, 'Somebody wished they had had your idea:'],
  [2, 'Two people wished they had had your idea:'],
  [9, 'Nine people wished they had had your idea:'],
  [10, 'Several people wished they had had your idea:'],
  [4000, 'Several people wished they had had your idea:'],
])('of %i people an author reads "%s"', (people, sentence) => {
  expect(wishSentence(inWords(people))).toBe(sentence)
})

test('a reminder says so without the idea', () => {
  expect(wishLine('somebody')).toBe('Somebody wished they had had an idea of yours.')
  expect(wishLine('several')).toBe('Several people wished they had had an idea of yours.')
})
