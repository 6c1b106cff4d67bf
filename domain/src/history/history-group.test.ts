import { expect, test } from 'vitest'
import { historyGroupOf } from './history-group.ts'

const idea = {
  sessionType: 'daily',
  customProblemText: null,
  problemText: 'How to wait well?',
  at: Date.parse('2026-03-14T22:30:00Z'),
}
const keyOf = (change: Partial<Parameters<typeof historyGroupOf>[0]>) =>
  historyGroupOf({ ...idea, ...change }, 'Europe/Berlin').key

test.each([
  { what: 'a later hour of the same day', other: { at: Date.parse('2026-03-14T22:59:00Z') }, isSame: true },
  { what: 'the next day of the account', other: { at: Date.parse('2026-03-14T23:30:00Z') }, isSame: false },
  { what: 'another problem', other: { problemText: 'How to run?' }, isSame: false },
  { what: 'the same words as an own problem', other: { sessionType: 'custom' }, isSame: false },
])('$what belongs to the same block: $isSame', ({ other, isSame }) => {
  expect(keyOf(other) === keyOf({})).toBe(isSame)
})

test.each([
  { customProblemText: 'Our walk', problemText: 'Theirs', label: 'Our walk' },
  { customProblemText: null, problemText: 'Theirs', label: 'Theirs' },
  { customProblemText: null, problemText: null, label: 'Daily AI Challenge' },
])('a block of $customProblemText and $problemText is called $label', ({ label, ...texts }) => {
  expect(historyGroupOf({ ...idea, ...texts }, 'UTC').label).toBe(label)
})
