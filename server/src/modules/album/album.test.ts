import { expect, test } from 'vitest'
import { type PastSession, writeSessions } from '../../test/past-sessions.ts'
import { createWorld } from '../../test/world.ts'

const world = await createWorld({ at: '2026-11-26T20:00:00Z' })
const ask = (cookie: string) => world.call('GET', '/api/album', { cookie })

async function join(name: string, sessions: readonly PastSession[]) {
  const person = await world.signIn(name)
  await writeSessions(world, person.id, sessions)
  return person
}

test('with each thinker stands the newest line of its technique that was picked too, else the newest', async () => {
  const hokusai = { thinkerId: 'hokusai', problem: 'Why?' }
  const { cookie } = await join('Ada', [
    { ...hokusai, day: '2026-11-01', ideas: ['older pick'], techniqueLines: [0], favourites: [0] },
    { ...hokusai, day: '2026-11-02', ideas: ['no line', 'the pick'], techniqueLines: [1, 0], favourites: [1] },
    { ...hokusai, day: '2026-11-03', ideas: ['newer, not picked'], techniqueLines: [0], favourites: [] },
    { day: '2026-11-04', thinkerId: 'curie', ideas: ['one', 'two'], techniqueLines: [0, 1] },
    { day: '2026-11-05', thinkerId: 'tesla', ideas: ['picked, by no rule'], techniqueLines: [], favourites: [0] },
    { day: '2026-11-06', ideas: ['with nobody'] },
  ])
  const { status, body } = await ask(cookie)
  expect(status).toBe(200)
  expect(body.thinkers).toHaveLength(3)
  expect(body.thinkers).toEqual(
    expect.arrayContaining([
      {
        thinkerId: 'hokusai',
        ink: 3,
        stage: 1,
        lines: 4,
        line: {
          idea: 'the pick',
          day: '2026-11-02',
          problemText: 'Why?',
          roundId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        },
      },
      { thinkerId: 'curie', ink: 1, stage: 1, lines: 2, line: expect.objectContaining({ idea: 'two' }) },
      { thinkerId: 'tesla', ink: 0, stage: 1, lines: 0, line: null },
    ]),
  )
})

test('sessions from before there were techniques keep their inks, and have no line', async () => {
  const { cookie } = await join('Grace', [
    { day: '2026-11-01', thinkerId: 'curie', ideas: ['rare'], favourites: [0] },
    { day: '2026-11-02', thinkerId: 'curie', ideas: ['rare too'] },
    { day: '2026-11-03', thinkerId: 'curie', ideas: ['rarest'] },
  ])
  expect((await ask(cookie)).body).toEqual({
    thinkers: [{ thinkerId: 'curie', ink: 2, stage: 1, lines: 0, line: null }],
  })
})

test('T01: an album holds nothing of another person', async () => {
  const { cookie } = await world.signIn('Rosa')
  expect((await ask(cookie)).body).toEqual({ thinkers: [] })
  expect((await world.call('GET', '/api/album', {})).status).toBe(401)
})
