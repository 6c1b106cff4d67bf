import { expect, test } from 'vitest'
import { openFakeProvider } from '../test/fake-provider.ts'
import { createWorld } from '../test/world.ts'
import { createProblemWriter } from '../vendors/ai/problem-writer.ts'
import { writeProblems } from './jobs.ts'

test('a model of which nothing is good is left alone until the day after', async () => {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const { baseUrl, calls } = await openFakeProvider('hostile')
  const ending = new AbortController().signal
  const writer = createProblemWriter({ baseUrl, model: 'fake-1', deadlineMs: 60_000, ending })
  const writing = { writer, dailyCalls: 40, ending, restsUntil: 0 }
  const callsAfter = async (hours: number) => {
    world.clock.now = new Date(world.clock.now.getTime() + hours * 3_600_000)
    await writeProblems({ ...world, writing })
    return calls.length
  }
  expect([await callsAfter(0), await callsAfter(0.25), await callsAfter(23.5), await callsAfter(0.25)]).toEqual([
    5, 5, 5, 10,
  ])
})
