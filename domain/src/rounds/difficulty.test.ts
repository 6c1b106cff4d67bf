import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Attempt, difficulties, nextDifficulty } from './difficulty.ts'

const full: Attempt = { ideas: 8, slots: 10, isFinished: true, variety: null }
const middling: Attempt = { ideas: 5, slots: 10, isFinished: true, variety: null }
const thin: Attempt = { ideas: 2, slots: 10, isFinished: true, variety: null }
const skipped: Attempt = { ideas: 0, slots: 10, isFinished: false, variety: null }
const monotone: Attempt = { ...full, variety: 0.1 }

test.each([
  { from: 'easy', attempts: [], to: 'easy', why: 'nothing is known yet' },
  { from: 'easy', attempts: [full, full, full], to: 'easy', why: 'three full rounds are not enough' },
  { from: 'easy', attempts: [full, full, full, full], to: 'medium', why: 'four in a row lead up' },
  {
    from: 'easy',
    attempts: [full, full, middling, full, full],
    to: 'easy',
    why: 'a middling round begins the count anew',
  },
  { from: 'medium', attempts: [full, full, full, full], to: 'hard', why: 'one step at a time' },
  { from: 'hard', attempts: [full, full, full, full], to: 'hard', why: 'there is nothing harder' },
  { from: 'medium', attempts: [thin], to: 'medium', why: 'one thin round is a bad day' },
  { from: 'medium', attempts: [thin, skipped], to: 'easy', why: 'two in a row lead down' },
  { from: 'medium', attempts: [thin, middling, thin], to: 'medium', why: 'a middling round in between holds it' },
  { from: 'easy', attempts: [skipped, skipped], to: 'easy', why: 'there is nothing easier' },
  { from: 'easy', attempts: [full, full, full, monotone], to: 'easy', why: 'many ideas of one kind are not full' },
  { from: 'easy', attempts: [full, full, full, { ...full, variety: 0.5 }], to: 'medium', why: 'varied ones are' },
] as const)('$from to $to: $why', ({ from, attempts, to }) => {
  expect(nextDifficulty(from, attempts)).toBe(to)
})

const anyAttempt = fc.record({
  slots: fc.integer({ min: 3, max: 20 }),
  ideas: fc.integer({ min: 0, max: 20 }),
  isFinished: fc.boolean(),
  variety: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
})

test('it never moves more than one step', () => {
  fc.assert(
    fc.property(fc.constantFrom(...difficulties), fc.array(anyAttempt, { maxLength: 12 }), (from, attempts) => {
      const steps = difficulties.indexOf(nextDifficulty(from, attempts)) - difficulties.indexOf(from)
      expect(Math.abs(steps)).toBeLessThanOrEqual(1)
    }),
  )
})
