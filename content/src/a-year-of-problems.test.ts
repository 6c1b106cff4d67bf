import { addDays } from '@app/domain/day/day'
import { type Difficulty, difficulties } from '@app/domain/round/difficulty'
import { comingCommons, commonProblem, indexOfBank, personalProblem } from '@app/domain/round/rotation'
import { expect, test } from 'vitest'
import { problems } from './problems.ts'

const firstDay = '2026-11-21'
const people = 200
/** Ten days hold nineteen rounds: mostly two, sometimes one. */
const roundsOn = (day: number, person: number) => ((day + person) % 10 === 0 ? 1 : 2)

type Known = { id: string; category: string; difficulty: Difficulty }

/** The days are the same for everybody, so they are worked out once. */
function calendarOf(bank: readonly Known[], days: number) {
  const index = indexOfBank(bank)
  return Array.from({ length: days }, (_, ahead) => {
    const day = addDays(firstDay, ahead)
    const of = (difficulty: Difficulty) => ({
      common: commonProblem(index, day, difficulty),
      reserved: comingCommons(index, day, difficulty),
    })
    return { day, easy: of('easy'), medium: of('medium'), hard: of('hard') }
  })
}

/** A person's rounds by the rules that the server asks, with a difficulty that changes every three months. */
function* roundsOf(person: number, bank: readonly Known[], calendar: ReturnType<typeof calendarOf>) {
  const unseen = new Map(bank.map((problem) => [problem.id, problem]))
  const had: Known[] = []
  for (const [at, date] of calendar.entries()) {
    const difficulty = difficulties[(person + Math.floor(at / 90)) % 3] ?? 'easy'
    const { common, reserved } = date[difficulty]
    for (let number = 1; number <= roundsOn(at, person); number++) {
      const recent = had.slice(-3).map(({ category }) => category)
      const wish = { difficulty, recent, reserved, seed: `person-${person} ${date.day} ${number} ` }
      const given = number === 1 && unseen.has(common.id) ? common : personalProblem([...unseen.values()], wish)
      if (given) {
        unseen.delete(given.id)
        had.push(given)
      }
      yield given
    }
  }
}

// It looks at a hundred million problems, which takes seconds where the machine is busy.
test('200 people get a problem in every round for a year, and nobody one twice', () => {
  const bank = problems.map(({ key, ...problem }) => ({ id: key, ...problem }))
  const calendar = calendarOf(bank, 365)
  for (let person = 0; person < people; person++) {
    const given = [...roundsOf(person, bank, calendar)]
    expect(given).not.toContain(null)
    expect(new Set(given).size).toBe(given.length)
    expect(given.length).toBeGreaterThanOrEqual(Math.floor(365 * 1.9))
  }
})
