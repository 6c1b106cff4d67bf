import { expect, test } from 'vitest'
import { createWorld } from '../../test/world.ts'
import {
  countWrittenProblems,
  insertWrittenDailyProblem,
  insertWrittenProblem,
  listEarlierProblems,
  listLatestProblems,
} from './writer.queries.ts'

const idOf = (number: number) => `00000000-0000-8000-8000-${String(number).padStart(12, '0')}`
const minute = 60_000

/** A stock with so many written problems, "Written 1" the oldest. */
async function meet(written: number) {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const { db, pool, clock } = world
  for (let number = 1; number <= written; number++) {
    const moment = new Date(clock.now.getTime() + number * minute)
    await insertWrittenProblem(db, {
      id: idOf(number),
      category: 'fun',
      difficulty: 'easy',
      text: `Written ${number}`,
      now: moment,
      model: 'fake-1',
      promptVersion: 'writer-1',
      results: {},
    })
  }
  const bank = async (count: number) =>
    (
      await pool.query<{ id: string; text: string }>(
        "select id, text from problem where source = 'bank' order by id desc",
      )
    ).rows.slice(0, count)
  return { ...world, bank }
}

test('a fresh problem was given to nobody, is no date’s common one and is not hidden', async () => {
  const { db, pool, signIn } = await meet(5)
  const { id } = await signIn('Ada')
  await insertWrittenDailyProblem(db, { day: '2026-03-20', difficulty: 'easy', problemId: idOf(1) })
  await pool.query('update problem set hidden_at = now() where id = $1', [idOf(2)])
  await pool.query(
    `insert into round (user_id, kind, problem_id, day, zone, number, slots, opened_at)
     values ($1, 'daily', $2, '2026-03-14', 'UTC', 1, 3, now())`,
    [id, idOf(3)],
  )
  expect(await countWrittenProblems(db)).toEqual([{ difficulty: 'easy', written: 5, fresh: 2 }])
})

test('the problem of a date stays once somebody has asked for it', async () => {
  const { db, pool, bank } = await meet(1)
  const [known] = await bank(1)
  await pool.query("insert into daily_problem (day, difficulty, problem_id) values ('2026-03-20', 'easy', $1)", [
    known?.id,
  ])
  await insertWrittenDailyProblem(db, { day: '2026-03-20', difficulty: 'easy', problemId: idOf(1) })
  expect((await pool.query('select problem_id from daily_problem')).rows).toEqual([{ problem_id: known?.id }])
})

test('new ones must be unlike all of the bank and the 365 written last', async () => {
  const { db, bank } = await meet(366)
  const earlier = (await listEarlierProblems(db)).map(({ text }) => text)
  const ofBank = await bank(1000)
  expect(earlier).toHaveLength(ofBank.length + 365)
  expect(earlier).toEqual(expect.arrayContaining(ofBank.map(({ text }) => text)))
  expect(earlier).not.toContain('Written 1')
})
test('the problems to avoid are the sixty latest, written or handed out', async () => {
  const { db, pool, bank } = await meet(61)
  const texts = async () => (await listLatestProblems(db)).map(({ text }) => text)
  expect(await texts()).toEqual(Array.from({ length: 60 }, (_, before) => `Written ${61 - before}`))
  const [known] = await bank(1)
  await pool.query("insert into daily_problem (day, difficulty, problem_id) values ('2026-03-15', 'easy', $1)", [
    known?.id,
  ])
  expect((await texts()).slice(0, 2)).toEqual([known?.text, 'Written 61'])
  expect(await texts()).toHaveLength(60)
})

test('before a model has written anything, the latest are those that had their date', async () => {
  const { db, pool, bank } = await meet(0)
  const [one, other] = await bank(2)
  await pool.query(
    "insert into daily_problem (day, difficulty, problem_id) values ('2026-03-13', 'easy', $1), ('2026-03-14', 'easy', $2)",
    [one?.id, other?.id],
  )
  const latest = (await listLatestProblems(db)).map(({ text }) => text)
  expect([latest.length, ...latest.slice(0, 2)]).toEqual([60, other?.text, one?.text])
})
