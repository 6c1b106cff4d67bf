import { fillStock } from '../modules/problems/fill-stock.ts'
import type { Deps } from '../start/deps.ts'
import { createProblemWriter } from '../vendors/ai/problem-writer.ts'
import { type Mood, openFakeProvider } from './fake-provider.ts'
import { createWorld } from './world.ts'

/** A world whose stock a provider in some mood may fill. */
export async function createStockWorld(mood: Mood = 'good', { dailyCalls = 2000, deadlineMs = 5_000 } = {}) {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const provider = await openFakeProvider(mood)
  const ending = new AbortController().signal
  const writer = createProblemWriter({ baseUrl: provider.baseUrl, model: 'fake-1', deadlineMs, ending })
  const runIn = (deps: Deps) => fillStock({ ...deps, writer, dailyCalls, random: () => 0.5 })
  const rows = async (text: string) => (await world.pool.query(text)).rows
  return { ...world, provider, runIn, run: () => runIn(world), rows }
}
