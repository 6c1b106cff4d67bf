import { expect, onTestFinished, test, vi } from 'vitest'
import {
  allOf,
  bodyOf,
  expectSound,
  type Pass,
  passesOf,
  passOf,
  sendFromDevice,
  signInCarrying,
} from '../../../test/passes.ts'
import { signInPremium } from '../../../test/premium.ts'
import { generate, handIn, ideas, solve, type World } from '../../../test/rounds.ts'
import { createWorld } from '../../../test/world.ts'

// A Saturday in Berlin.
const at = '2026-06-06T09:00:00+02:00'
const saturday = '2026-06-06'
const finished = '2026-06-06T10:00:00+02:00'

function countScored({ scoring }: World) {
  const spy = vi.spyOn(scoring, 'scoreList')
  onTestFinished(() => spy.mockRestore())
  return () => spy.mock.calls.length
}

/** As many problems of one day as changes of difficulty give. */
async function manyPassesOf(world: World, cookie: string, count: number) {
  const passes = new Map<string, Pass>()
  for (let i = 0; passes.size < count; i++) {
    await world.ask('changeDifficulty', { cookie, body: { difficulty: ['easy', 'medium', 'hard'][i % 3] } })
    for (const pass of (await passesOf(world, cookie)).days[0]?.passes ?? []) passes.set(pass.id, pass)
  }
  return [...passes.values()].slice(0, count)
}

test('other lists of a problem that is finished are not scored, however many come', async () => {
  const world = await createWorld({ at })
  const { cookie, passes } = await signInCarrying(world)
  const pass = passOf(passes, saturday)
  world.clock.now = new Date(finished)
  const scored = countScored(world)
  const first = await sendFromDevice(world, cookie, pass, { finished })
  expect([first.body.notCounted, scored()]).toEqual([null, 1])
  const sent = Array.from({ length: 40 }, (_, i) =>
    sendFromDevice(world, cookie, pass, { finished, ideas: [`another idea, number ${i}`] }),
  )
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
  expect((await sendFromDevice(world, cookie, pass, { finished })).status).toBe(200)
  expect(scored()).toBe(1)
})

test('of lists that count for no day ten an hour are scored, and the rest are kept without a score', async () => {
  const world = await createWorld({ at })
  const { cookie } = await signInCarrying(world)
  const passes = await manyPassesOf(world, cookie, 14)
  world.clock.now = new Date('2026-06-11T08:00:00+02:00')
  const scored = countScored(world)
  const scores = []
  for (const pass of passes.slice(0, 12)) {
    const { body } = await sendFromDevice(world, cookie, pass, { finished })
    scores.push([body.notCounted, body.feedback === null])
  }
  expect(scores).toEqual(Array.from({ length: 12 }, (_, i) => ['arrived_late', i >= 10]))
  expect(scored()).toBe(10)
  expect((await world.pool.query('select from solution')).rowCount).toBe(12)
  // What counts is scored all the same, and an hour later so is what does not.
  expect((await solve(world, cookie)).body.feedback).not.toBeNull()
  world.clock.now = new Date('2026-06-11T09:00:00+02:00')
  for (const pass of passes.slice(12))
    expect((await sendFromDevice(world, cookie, pass, { finished })).body.feedback).not.toBeNull()
  await expectSound(world)
})

test('lists that come at one moment for the last places of a day are not all scored as if they counted', async () => {
  const world = await createWorld({ at })
  const { cookie } = await signInCarrying(world)
  const passes = await manyPassesOf(world, cookie, 20)
  world.clock.now = new Date(finished)
  const scored = countScored(world)
  const replies = await Promise.all(passes.map((pass) => sendFromDevice(world, cookie, pass, { finished })))
  const counted = replies.filter(({ body }) => body.notCounted === null)
  expect(counted).toHaveLength(2)
  for (const { body } of counted) expect(body.feedback).not.toBeNull()
  expect(replies.every(({ status }) => status === 200)).toBe(true)
  expect(scored()).toBe(12)
  await expectSound(world)
})

test('a list that will be refused is not scored: too long, or beyond the sessions of the day', async () => {
  const world = await createWorld({ at })
  const { cookie } = await signInPremium(world, 'Ada')
  const open = allOf(await passesOf(world, cookie))[0]
  if (!open) throw new Error('Premium carries problems.')
  const scored = countScored(world)
  const long = bodyOf(world, open, { finished: at, ideas: ['one', 'two', 'three', 'four'] })
  expect((await handIn(world, cookie, long)).body.code).toBe('too_many_solutions')
  expect(scored()).toBe(0)
  const custom = (n: number) =>
    world.ask('solveCustom', { cookie, body: { problemText: `No. ${n}`, solutions: ['x'] } })
  for (const n of [1, 2, 3, 4, 5]) expect((await custom(n)).status).toBe(200)
  expect(scored()).toBe(5)
  expect((await custom(6)).body.code).toBe('daily_limit')
  expect((await handIn(world, cookie, ideas(open.id, 'a doorstop'))).status).toBe(404)
  expect(scored()).toBe(5)
})

test('a list under the key of another one is refused before it is scored', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const under = { 'idempotency-key': 'k' }
  const send = async (text: string) => {
    const { body } = await generate(world, cookie)
    return await handIn(world, cookie, ideas(body.id, text), under)
  }
  const scored = countScored(world)
  expect((await send('a doorstop')).status).toBe(200)
  for (const text of ['a kite', 'a boat']) expect((await send(text)).body.code).toBe('key_reused')
  expect(scored()).toBe(1)
})
