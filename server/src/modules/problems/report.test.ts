import { expect, test } from 'vitest'
import { generate, solve, type World } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'
import { bank } from './bank.ts'
import { stockBank } from './stock.queries.ts'

const at = '2026-03-14T20:00:00Z'
const report = (world: World, cookie: string, problemId: string) =>
  world.call('POST', '/api/problems/report', { cookie, body: { problemId } })

async function threeWithOneProblem() {
  const world = await createWorld({ at })
  const people = await Promise.all(['Ada', 'Grace', 'Emmy'].map((name) => world.signIn(name)))
  const rounds = await Promise.all(people.map(({ cookie }) => generate(world, cookie)))
  const [text] = new Set(rounds.map(({ body }) => body.text as string))
  const reports = people.map(({ cookie }, i) => ({ cookie, roundId: rounds[i]?.body.id as string }))
  const isHidden = async () =>
    (await world.pool.query('select hidden_at is not null as yes from problem where text = $1', [text])).rows[0].yes
  return { world, reports, text, isHidden }
}

test('three people hide a problem from new ones, and a person who has it keeps it', async () => {
  const { world, reports, text, isHidden } = await threeWithOneProblem()
  const newcomer = await world.signIn('Mary')
  for (const { cookie, roundId } of reports) {
    expect(await isHidden()).toBe(false)
    expect(await report(world, cookie, roundId)).toMatchObject({ status: 204, text: '' })
  }
  expect(await isHidden()).toBe(true)
  expect((await generate(world, newcomer.cookie)).body.text).not.toBe(text)
  expect((await generate(world, reports[0]?.cookie ?? '')).body.text).toBe(text)
})

test('three reports at one moment hide it too', async () => {
  const { world, reports, isHidden } = await threeWithOneProblem()
  await Promise.all(reports.map(({ cookie, roundId }) => report(world, cookie, roundId)))
  expect(await isHidden()).toBe(true)
})

test('one person counts once, however often they report', async () => {
  const { world, reports, isHidden } = await threeWithOneProblem()
  const { cookie = '', roundId = '' } = reports[0] ?? {}
  for (let again = 0; again < 4; again++) expect((await report(world, cookie, roundId)).status).toBe(204)
  expect(await isHidden()).toBe(false)
})

test("somebody else's round is as unknown as none, and reports nothing", async () => {
  const { world, reports } = await threeWithOneProblem()
  const foreign = await report(world, reports[0]?.cookie ?? '', reports[1]?.roundId ?? '')
  const unknown = await report(world, reports[0]?.cookie ?? '', '6f1c1d5e-0000-4000-8000-000000000000')
  expect(foreign).toMatchObject({ status: 404, body: { message: 'We do not know this problem.' } })
  expect(foreign.text).toBe(unknown.text)
  expect((await world.pool.query('select from problem_report')).rowCount).toBe(0)
})

test('even when every problem is hidden, a new person gets one', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  await world.pool.query('update problem set hidden_at = now()')
  expect(await generate(world, cookie)).toMatchObject({ status: 200, body: { text: expect.any(String) } })
  expect((await solve(world, cookie)).status).toBe(200)
  expect((await generate(world, cookie)).status).toBe(200)
})

test('a reworded problem of the bank is handed out again, without the reports of its old words', async () => {
  const { world, reports, text, isHidden } = await threeWithOneProblem()
  for (const { cookie, roundId } of reports) await report(world, cookie, roundId)
  const { id } = bank.find((each) => each.text === text) ?? {}
  await world.pool.query(`update problem set text = 'Old words.' where id = $1`, [id])
  await stockBank(world.db)
  expect(await isHidden()).toBe(false)
  expect((await world.pool.query('select from problem_report')).rowCount).toBe(0)
})
