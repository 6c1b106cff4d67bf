import { expect, test } from 'vitest'
import { instructionFor } from './instruction.ts'

test.each([
  { totalSolved: 0, instruction: 'Write as many ideas as you can.' },
  { totalSolved: 1, instruction: 'Write the most unusual ideas you can.' },
  { totalSolved: 2, instruction: 'Write ideas, and let one be something that would really work.' },
  { totalSolved: 3, instruction: 'Write as many ideas as you can.' },
  { totalSolved: 100, instruction: 'Write the most unusual ideas you can.' },
])('after $totalSolved solved: $instruction', ({ totalSolved, instruction }) => {
  expect(instructionFor(totalSolved)).toBe(instruction)
})
