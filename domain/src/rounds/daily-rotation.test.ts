import { expect, test } from 'vitest'
import { addDays } from '../day/day.ts'
import { commonProblemOn, indexBank } from './daily-rotation.ts'
import { difficulties } from './difficulty.ts'

const categories = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']
const bank = categories.flatMap((category) =>
  difficulties.flatMap((difficulty) =>
    [1, 2, 3, 4, 5].map((number) => ({ id: `${category}-${difficulty}-${number}`, category, difficulty })),
  ),
)
const index = indexBank(bank)

test('sixty days in a row bring sixty different common problems, each of its difficulty', () => {
  for (const difficulty of difficulties) {
    const seen = Array.from({ length: 60 }, (_, day) => commonProblemOn(index, addDays('2026-11-21', day), difficulty))
    expect(new Set(seen.map(({ id }) => id)).size).toBe(60)
    expect(new Set(seen.map((problem) => problem.difficulty))).toEqual(new Set([difficulty]))
  }
})

test('categories take turns: none comes twice within twelve days', () => {
  const seen = Array.from(
    { length: 12 },
    (_, day) => commonProblemOn(index, addDays('2024-02-25', day), 'easy').category,
  )
  expect(new Set(seen).size).toBe(12)
})

test('a place without problems is named', () => {
  const withoutOne = indexBank(bank.filter(({ category, difficulty }) => category !== 'a' || difficulty !== 'easy'))
  expect(() => commonProblemOn(withoutOne, '2026-01-01', 'easy')).toThrow('The problem bank has no easy problem in a')
})
