import { expect, test } from 'vitest'
import { nextSlotsText } from './streak-text.ts'

test.each([
  { isToday: true, slots: 15, next: 16, sentence: 'Tomorrow you have 16 slots, one more than in this session.' },
  { isToday: true, slots: 6, next: 13, sentence: 'Tomorrow you have 13 slots, 7 more than in this session.' },
  { isToday: true, slots: 10, next: 10, sentence: 'Tomorrow you have 10 slots.' },
  { isToday: true, slots: 20, next: 10, sentence: 'Tomorrow you have 10 slots.' },
  { isToday: false, slots: 4, next: 5, sentence: 'Today you have 5 slots, one more than in this session.' },
])('after a box of $slots the next has $next, and only growth is called growth', ({ sentence, ...boxes }) =>
  expect(nextSlotsText(boxes)).toBe(sentence),
)
