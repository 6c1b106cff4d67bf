import { expect, test } from 'vitest'
import { wishCountInWords, wishReminderSentence, wishSentence } from './wish-note.ts'

test.each([
  [1, 'Someone wished they’d thought of your idea:'],
  [2, 'Two people wished they’d thought of your idea:'],
  [9, 'Nine people wished they’d thought of your idea:'],
  [10, 'Several people wished they’d thought of your idea:'],
  [4000, 'Several people wished they’d thought of your idea:'],
])('of %i people an author reads "%s"', (people, sentence) => {
  expect(wishSentence(wishCountInWords(people))).toBe(sentence)
})

test('a reminder says so without the idea', () => {
  expect(wishReminderSentence('somebody')).toBe('Someone wished they’d thought of one of your ideas.')
  expect(wishReminderSentence('several')).toBe('Several people wished they’d thought of one of your ideas.')
})
