import { expect, test } from 'vitest'
import { formatMarks } from './share-card.ts'

test.each([
  { matches: [50, 50, 50, 90, 50], best: 3, marks: '🔥🔥🔥🐦🔥', why: 'five ideas are five marks' },
  { matches: [50, 90, 50], best: 1, marks: '🔥🐦🔥', why: 'three are three' },
  { matches: [50, 50], best: null, marks: '🔥🔥', why: 'nothing was picked' },
  {
    matches: [50, 50, 50, 50, 50, 50, 90, 50, 50],
    best: 6,
    marks: '🔥🔥🔥🐦🔥',
    why: 'of nine the seventh is in the fourth fifth',
  },
  { matches: Array(20).fill(50), best: 19, marks: '🔥🔥🔥🔥🐦', why: 'the last of twenty' },
  { matches: [null, 50, 90], best: 2, marks: '🔥🐦', why: 'what was not counted has no mark' },
  { matches: [50, null], best: 1, marks: '🔥🐦', why: 'a pick has one, whatever the count says' },
  { matches: [null], best: null, marks: '', why: 'nothing was counted' },
])('a message has at most five marks in the order of writing: $why', ({ matches, best, marks }) => {
  expect(formatMarks({ matches, best })).toBe(marks)
})
