import { categories } from '@app/content/categories'
import { addDays } from '@app/domain/day/day'
import { categoryAtIndex, rotationIndexOf } from '@app/domain/rounds/daily-rotation'
import { difficulties } from '@app/domain/rounds/difficulty'
import { expect, test } from 'vitest'
import type { Deps } from '../../start/deps.ts'
import { createStockWorld } from '../../test/stock-world.ts'
import { createModelBudget } from './model-budget.ts'

/** The world stands at 8 in the evening of the 14th in UTC: in Kiritimati it is the 15th. */
const firstWritten = '2026-03-16'
const calls = 'select coalesce(sum(calls), 0)::int as calls from writer_day'

test('problems are written for seven days ahead and for each pool, and each has its origin', async () => {
  const { run, rows, provider } = await createStockWorld()
  expect(await run()).toMatchObject({ ended: 'done', failed: [] })
  const days = await rows(`select d.day, d.difficulty, p.category from daily_problem d
    join problem p on p.id = d.problem_id and p.difficulty = d.difficulty and p.source = 'model'`)
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(firstWritten, ahead))
  const turns = week.flatMap((day) =>
    difficulties.map((difficulty) => {
      const { id } = categoryAtIndex(categories, rotationIndexOf(day), difficulty)
      return { day, difficulty, category: id }
    }),
  )
  expect(days).toHaveLength(21)
  expect(days).toEqual(expect.arrayContaining(turns))
  const pools = await rows(`select difficulty, count(*)::int as fresh from problem p where source = 'model'
    and not exists (select from daily_problem d where d.problem_id = p.id) group by 1`)
  expect(pools).toHaveLength(3)
  for (const { fresh } of pools) expect(fresh).toBeGreaterThanOrEqual(10)
  const [one] = await rows("select model, prompt_version, filter_results from problem where source = 'model' limit 1")
  expect(one).toMatchObject({ model: 'fake-1', prompt_version: 'writer-1' })
  expect(one?.filter_results).toMatchObject({ findings: [], judgement: Array(12).fill('yes') })

  const [before] = [provider.calls.length, await run()]
  expect(provider.calls).toHaveLength(before)
})

test('the day after, only what is missing is written', async () => {
  const { run, clock, rows, provider } = await createStockWorld()
  await run()
  const before = provider.calls.length
  clock.now = new Date('2026-03-15T20:00:00Z')
  expect(await run()).toMatchObject({ ended: 'done' })
  expect(provider.calls.length - before).toBe(6)
  expect(await rows('select count(*)::int as days from daily_problem')).toEqual([{ days: 24 }])
})

test('T37: with one problem a call, a run asks four times for each pool, and goes through the categories', async () => {
  const { run, rows, provider } = await createStockWorld()
  const [good, week] = [provider.texts, 21]
  provider.texts = () => good().slice(0, 1)
  expect(await run()).toMatchObject({ ended: 'done', stored: week + 3 * 4 })
  const pools = await rows(`select difficulty, count(distinct category)::int as categories from problem p
    where source = 'model' and not exists (select from daily_problem d where d.problem_id = p.id) group by 1`)
  expect(pools.map(({ categories }) => categories)).toEqual([4, 4, 4])
  expect(await run()).toMatchObject({ stored: 3 * 4 })
  expect(await run()).toMatchObject({ stored: 3 * 2 })
})

test('what is written in one call is not written again in the next', async () => {
  const { run, provider } = await createStockWorld()
  const same = provider.texts()
  provider.texts = () => same
  expect((await run()).stored).toBe(same.length)
})

test('everybody gets the written problem of the date, then others, and none twice', async () => {
  const { run, clock, signIn, call, rows } = await createStockWorld()
  await run()
  const [ada, bob] = [await signIn('Ada'), await signIn('Bob')]
  const texts: string[] = []
  for (let ahead = 0; ahead < 7; ahead++) {
    clock.now = new Date(`${addDays(firstWritten, ahead)}T12:00:00Z`)
    for (const isFirst of [true, false]) {
      const { body } = await call('GET', '/api/problems/generate', ada)
      texts.push(body.text)
      if (isFirst) expect((await call('GET', '/api/problems/generate', bob)).body.text).toBe(body.text)
      const hand = { problemId: body.id, submittedSolutions: ['a doorstop'], submissionMethod: ['text'] }
      expect((await call('POST', '/api/solutions', { ...ada, body: hand })).status).toBe(200)
    }
  }
  expect(new Set(texts).size).toBe(14)
  const commons = await rows(`select p.text from daily_problem d join problem p on p.id = d.problem_id
    where d.difficulty = 'easy' and d.day >= '${firstWritten}' order by d.day`)
  expect(texts.filter((_, at) => at % 2 === 0)).toEqual(commons.map(({ text }) => text))
})

test('a written problem that reports have hidden is replaced by one of their own', async () => {
  const { run, clock, signIn, call, pool } = await createStockWorld()
  await run()
  await pool.query("update problem set hidden_at = now() where source = 'model'")
  clock.now = new Date(`${firstWritten}T12:00:00Z`)
  const { body } = await call('GET', '/api/problems/generate', await signIn('Ada'))
  const { rows } = await pool.query('select source from problem where text = $1', [body.text])
  expect(rows).toEqual([{ source: 'bank' }])
})

test('T37: fifty runs at once in two processes are one run, within three quarters of the budget', async () => {
  const { run, runIn, openProcess, provider, rows } = await createStockWorld('good', { dailyCalls: 9 })
  const other = openProcess()
  const gate = Promise.withResolvers<void>()
  provider.hold = gate.promise
  let busy = 0
  const runs = Array.from({ length: 50 }, async (_, at) => {
    const report = await (at % 2 ? run() : runIn(other))
    if (report.ended === 'busy') busy++
    return report.ended
  })
  await expect.poll(() => busy).toBe(49)
  gate.resolve()
  const ended = await Promise.all(runs)
  expect(ended.filter((each) => each !== 'busy')).toEqual(['budget'])
  expect([provider.calls.length, provider.mostAtOnce]).toEqual([7, 1])
  expect(await rows(calls)).toEqual([{ calls: 7 }])
  // One after the other, they may all begin, and none may ask.
  for (let again = 0; again < 5; again++) expect((await run()).ended).toBe('budget')
  expect(provider.calls).toHaveLength(7)
})

test('T37: a new day has a new budget, and a budget of zero makes no call', async () => {
  const { run, clock, provider } = await createStockWorld('good', { dailyCalls: 2 })
  await run()
  clock.now = new Date('2026-03-15T00:00:00Z')
  expect((await run()).ended).toBe('budget')
  expect(provider.calls).toHaveLength(4)
  const none = await createStockWorld('good', { dailyCalls: 0 })
  expect([(await none.run()).ended, none.provider.calls.length]).toEqual(['budget', 0])
})

test('a model of which nothing is good five times in a row is asked no more in this run', async () => {
  const { run, provider } = await createStockWorld('hostile')
  expect(await run()).toMatchObject({ ended: 'all_refused', stored: 0, dropped: 25 })
  expect(provider.calls).toHaveLength(5)
  Object.assign(provider, { mood: 'good' })
  expect(await run()).toMatchObject({ ended: 'done' })
})

test('writing leaves a quarter of the calls of a day for opinions', async () => {
  const { run, transact, now, provider } = await createStockWorld('good', { dailyCalls: 8 })
  expect((await run()).ended).toBe('budget')
  expect(provider.calls).toHaveLength(6)
  const ask = createModelBudget({ transact, now, dailyCalls: 8 })
  const opinion = () => ask(async () => 'an opinion').catch((error: Error) => error.name)
  expect([await opinion(), await opinion(), await opinion()]).toEqual(['an opinion', 'an opinion', 'WriterPaused'])
})

test('a run that broke off leaves the way free for the next', async () => {
  const { run, runIn, provider, deps } = await meetBroken()
  await expect(runIn(deps)).rejects.toThrow('broke off')
  expect(await run()).toMatchObject({ ended: 'done' })
  expect(provider.calls.length).toBeGreaterThan(0)
})

async function meetBroken() {
  const met = await createStockWorld()
  const deps: Deps = { ...met, transact: () => Promise.reject(new Error('broke off')) }
  return { ...met, deps }
}

test('T36: nothing of a person is in what the provider is sent', async () => {
  const { run, signIn, call, pool, provider } = await createStockWorld()
  const { cookie, id } = await signIn('Canary')
  await pool.query(
    `insert into round (user_id, kind, custom_problem, day, zone, number, slots, opened_at)
     values ($1, 'custom', 'What to do with a canarybird?', '2026-03-14', 'UTC', 1, 3, '2026-03-14')`,
    [id],
  )
  const { body } = await call('GET', '/api/problems/generate', { cookie })
  const hand = { problemId: body.id, submittedSolutions: ['a canarysong'], submissionMethod: ['text'] }
  expect((await call('POST', '/api/solutions', { cookie, body: hand })).status).toBe(200)
  await run()
  const sent = provider.calls.map((each) => each.body).join('\n')
  expect(sent.length).toBeGreaterThan(10_000)
  expect(sent).not.toMatch(/canary/i)
  expect(sent).not.toContain(id)
})
