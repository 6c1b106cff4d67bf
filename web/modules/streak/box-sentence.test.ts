import { expect, test } from 'vitest'
import { boxSentence } from './streak-sentences.ts'

test.each([
  { isToday: true, slots: 15, next: 16, sentence: 'Tomorrow’s box has 16 slots, one more than this one.' },
  { isToday: true, slots: 6, next: 13, sentence: 'Tomorrow’s box has 13 slots, 7 more than this one.' },
  { isToday: true, slots: 10, next: 10, sentence: 'Tomorrow’s box has 10 slots.' },
  { isToday: true, slots: 20, next: 10, sentence: 'Tomorrow’s box has 10 slots.' },
  { isToday: false, slots: 4, next: 5, sentence: 'Today’s box has 5 slots, one more than this one.' },
])('after a box of $slots the next has $next, and only growth is called growth', ({ sentence, ...boxes }) =>
  expect(boxSentence(boxes)).toBe(sentence),
)
