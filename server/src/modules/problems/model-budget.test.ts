import { expect, test } from 'vitest'
import { createWorld } from '../../test/world.ts'
import type { ProblemWriter } from '../../vendors/ai/problem-writer.ts'
import type { ProblemInput } from '../../vendors/ai/writer-prompts.ts'
import { OutboundError } from '../../vendors/outbound-fetch.ts'
import { createBudgetedWriter } from './model-budget.ts'

const input: ProblemInput = { category: 'Play and Fun', difficulty: 'easy', object: 'umbrella', avoid: [] }

/** Two processes before a provider that is down; `fail` waits until so many calls have come, and lets them go. */
async function meet() {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  let waiting: (() => void)[] = []
  const propose = async () => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    throw new OutboundError({ kind: 'down' })
  }
  const writer: ProblemWriter = { model: 'fake', propose, judge: propose }
  const gates = [world, world.openProcess()].map((deps) => createBudgetedWriter(writer, { ...deps, dailyCalls: 100 }))
  const ask = (times: number) =>
    Array.from({ length: times }, (_, at) => gates[at % 2]?.propose(input).catch((error: Error) => error.name))
  async function fail(calls: number) {
    await expect.poll(() => waiting.length).toBe(calls)
    for (const go of waiting) go()
    waiting = []
  }
  return { ...world, ask, fail }
}

test('five calls that fail at the same moment count as five failures', async () => {
  const { ask, fail } = await meet()
  const five = ask(5)
  await fail(5)
  expect(await Promise.all(five)).toEqual(Array(5).fill('OutboundError'))
  expect(await Promise.all(ask(1))).toEqual(['WriterPaused'])
})

test('T37: after the pause one call tries, however many wait', async () => {
  const { ask, fail, clock } = await meet()
  const five = ask(5)
  await fail(5)
  await Promise.all(five)
  clock.now = new Date(clock.now.getTime() + 30_000)
  const ten = ask(10)
  await fail(1)
  expect((await Promise.all(ten)).toSorted()).toEqual(['OutboundError', ...Array(9).fill('WriterPaused')])
})
