import { expect, test } from 'vitest'
import { writeSessions } from '../../test/past-sessions.ts'
import { createWorld } from '../../test/world.ts'
import { listThinkerInks } from './thinker-rounds.ts'

test('each named line of a session prints an ink, sessions from before print theirs as ever, and those of others nothing', async () => {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const [ada, grace] = [await world.signIn('Ada'), await world.signIn('Grace')]
  const before = (day: string, thinkerId?: string) => ({ day, ideas: ['rope'], ...(thinkerId && { thinkerId }) })
  const named = (day: string, thinkerId: string, techniqueLines: number[]) => ({
    day,
    ideas: ['rope', 'net'],
    thinkerId,
    techniqueLines,
  })
  await writeSessions(world, ada.id, [
    ...['2026-03-01', '2026-03-02', '2026-03-03'].map((day) => before(day, 'hokusai')),
    named('2026-03-04', 'hokusai', [0, 1]),
    named('2026-03-05', 'nova', [1]),
    named('2026-03-06', 'nova', [0]),
    named('2026-03-07', 'curie', []),
    before('2026-03-08'),
  ])
  await writeSessions(world, grace.id, [named('2026-03-04', 'curie', [0])])
  const inks = await listThinkerInks(world.db, ada.id)
  expect(inks.toSorted((a, b) => a.thinkerId.localeCompare(b.thinkerId))).toEqual([
    { thinkerId: 'curie', ink: 0, lines: 0, stage: 1 },
    { thinkerId: 'hokusai', ink: 2, lines: 2, stage: 1 },
    { thinkerId: 'nova', ink: 2, lines: 2, stage: 1 },
  ])
})
