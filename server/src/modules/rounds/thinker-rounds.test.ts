import { expect, test } from 'vitest'
import { generate, handIn, ideas } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'
import { countRoundsByThinker } from './thinker-rounds.ts'

test('sessions are counted for each thinker, those of others and without one are not', async () => {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const [ada, grace] = [await world.signIn('Ada'), await world.signIn('Grace')]
  const solveLike = async (cookie: string, thinkerId?: string) => {
    const { body: round } = await generate(world, cookie)
    await handIn(world, cookie, { ...ideas(round.id, 'rope'), ...(thinkerId && { thinkerId }) })
  }
  for (const thinkerId of ['hokusai', 'nova', 'hokusai', undefined]) {
    await solveLike(ada.cookie, thinkerId)
    world.clock.now = new Date(world.clock.now.getTime() + 24 * 3_600_000)
  }
  await solveLike(grace.cookie, 'curie')
  const counted = await countRoundsByThinker(world.db, { userId: ada.id })
  expect(counted.toSorted((a, b) => b.sessions - a.sessions)).toEqual([
    { thinkerId: 'hokusai', sessions: 2 },
    { thinkerId: 'nova', sessions: 1 },
  ])
})
