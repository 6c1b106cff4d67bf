import { addDays } from '@app/domain/day/day'
import { commonProblemOn, reservedCommonProblems } from '@app/domain/rounds/daily-rotation'
import type { Difficulty } from '@app/domain/rounds/difficulty'
import { expect, test } from 'vitest'
import { createWorld } from '../../test/world.ts'
import { chooseProblem, proposeCommonProblem } from './choose-problem.ts'
import { exampleProblemIds, problemBank, problemBankIndex } from './problem-bank.ts'

const today = '2026-03-14'
const world = await createWorld({ at: `${today}T20:00:00Z` })
const { id } = await world.signIn('Ada')
/** Of the second session of the day, which is the person's alone. */
const choose = (difficulty: Difficulty = 'medium', number = 2) =>
  chooseProblem(world.db, { id, today, difficulty }, number)

/** Ada has had these: the last one was opened last. */
async function had(ids: readonly string[]) {
  await world.pool.query('delete from round')
  await world.pool.query(
    `insert into round (user_id, kind, problem_id, day, zone, number, slots, opened_at)
     select $1, 'daily', p.id, date '2020-01-01' + p.place::int, 'UTC', 1, 3, timestamptz '2020-01-01' + p.place * interval '1 day'
     from unnest($2::uuid[]) with ordinality as p(id, place)`,
    [id, ids],
  )
}

const medium = problemBank.filter(({ difficulty }) => difficulty === 'medium')
const coming = reservedCommonProblems(problemBankIndex, today, 'medium')
const idsOf = (problems: readonly { id: string }[]) => problems.map((each) => each.id)

test('a personal problem has the wanted difficulty and a category not just seen', async () => {
  const categories = [...new Set(medium.map(({ category }) => category))]
  const [kept = '', ...others] = categories.toReversed().slice(0, 4)
  const free = medium.filter(({ category, id }) => [kept, ...others].includes(category) && !coming.has(id))
  const last = others.map((category) => problemBank.find((each) => each.category === category)?.id ?? '')
  await had([...idsOf(medium.filter((each) => !free.includes(each))), ...last])
  for (const number of [2, 3, 4, 5]) {
    const chosen = await choose('medium', number)
    expect(chosen).toMatchObject({ difficulty: 'medium', category: kept })
  }
})

test('the same session is given the same problem, and another one another', async () => {
  await had([])
  const chosen = await Promise.all([2, 2, 3, 4, 5].map((number) => choose('medium', number)))
  expect(chosen[0]).toEqual(chosen[1])
  expect(new Set(idsOf(chosen)).size).toBeGreaterThan(2)
})

const isFree = (each: { id: string }) => !coming.has(each.id) && !exampleProblemIds.includes(each.id)

test('problems of the days to come are left alone while others are left', async () => {
  const spare = medium.find(isFree)?.id ?? ''
  await had(idsOf(medium).filter((each) => !coming.has(each) && each !== spare))
  expect((await choose()).id).toBe(spare)
  await had(idsOf(medium).filter((each) => !coming.has(each)))
  expect(coming).toContain((await choose()).id)
})

test('a problem that was written for a date to come is left for it', async () => {
  const [one = '', other = ''] = idsOf(medium.filter(isFree))
  await had(idsOf(medium).filter((each) => each !== one && each !== other))
  const first = (await choose()).id
  await world.pool.query(`insert into daily_problem (day, difficulty, problem_id) values ($1, 'medium', $2)`, [
    addDays(today, 3),
    first,
  ])
  expect([one, other].filter((each) => each !== first)).toEqual([(await choose()).id])
  await world.pool.query('delete from daily_problem')
})

test.each([
  { wanted: 'easy', given: 'medium' },
  { wanted: 'hard', given: 'medium' },
] as const)('when $wanted problems are used up, a $given one follows', async ({ wanted, given }) => {
  await had(idsOf(problemBank.filter(({ difficulty }) => difficulty === wanted)))
  expect((await choose(wanted)).difficulty).toBe(given)
})

test('what an example of a technique gives answers away to is nobody’s problem, on no day and in no session', async () => {
  const examples = problemBank.filter((each) => exampleProblemIds.includes(each.id))
  expect(examples).toHaveLength(20)
  await had([])
  const days = Array.from({ length: 400 }, (_, at) => addDays(today, at))
  const clashing = days.filter((day) => exampleProblemIds.includes(commonProblemOn(problemBankIndex, day, 'medium').id))
  expect(clashing.length).toBeGreaterThan(5)
  for (const day of clashing) {
    const proposed = await proposeCommonProblem(world.db, { day, difficulty: 'medium' })
    expect(exampleProblemIds).not.toContain(proposed)
  }
  const mediumExamples = examples.filter(({ difficulty }) => difficulty === 'medium')
  const spare = medium.find(isFree)?.id ?? ''
  await had(idsOf(medium).filter((each) => each !== spare && !exampleProblemIds.includes(each)))
  expect(mediumExamples.length).toBeGreaterThan(0)
  expect((await choose()).id).toBe(spare)
})
