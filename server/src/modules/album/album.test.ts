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

const unusual = (text: string, rarity: number) => ({ text, rarity })

test('with each thinker the most unusual of the own picks stands, however unusual what was not picked', async () => {
  const { cookie } = await join('Ada', [
    {
      day: '2026-11-01',
      thinkerId: 'hokusai',
      ideas: [unusual('a picked one', 30), unusual('left', 90)],
      favourites: [0],
    },
    {
      day: '2026-11-02',
      thinkerId: 'hokusai',
      ideas: ['x', unusual('the rarer pick', 50)],
      favourites: [1],
      problem: 'Why?',
    },
    { day: '2026-11-03', thinkerId: 'hokusai', ideas: [unusual('never asked', 99)], favourites: null },
  ])
  const { status, body } = await ask(cookie)
  expect(status).toBe(200)
  expect(body.thinkers).toEqual([
    {
      thinkerId: 'hokusai',
      sessions: 3,
      best: {
        idea: 'the rarer pick',
        isPicked: true,
        day: '2026-11-02',
        problemText: 'Why?',
        roundId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    },
  ])
})

test('where nothing was picked it is the most unusual idea, and the answer says so', async () => {
  const { cookie } = await join('Grace', [
    { day: '2026-11-01', thinkerId: 'curie', ideas: [unusual('rare', 60), unusual('rarest', 80)], favourites: [] },
    { day: '2026-11-02', thinkerId: 'curie', ideas: [unusual('rare too', 70)] },
    { day: '2026-11-03', thinkerId: 'tesla', ideas: ['nothing counted'], isScored: false },
    { day: '2026-11-04', thinkerId: 'nova', ideas: ['picked, nothing counted'], favourites: [0], isScored: false },
    { day: '2026-11-05', ideas: ['with nobody'] },
  ])
  const { body } = await ask(cookie)
  const best = Object.fromEntries(
    body.thinkers.map(
      ({ thinkerId, best }: { thinkerId: string; best: { idea: string; isPicked: boolean } | null }) => [
        thinkerId,
        best && [best.idea, best.isPicked],
      ],
    ),
  )
  expect(best).toEqual({ curie: ['rarest', false], tesla: null, nova: ['picked, nothing counted', true] })
})

test('what nothing may praise is not called the best', async () => {
  const { cookie, id } = await join('Emmy', [
    { day: '2026-11-01', thinkerId: 'curie', ideas: [unusual('off topic', 90), unusual('fine', 40)] },
  ])
  await world.pool.query(
    `update round set score = jsonb_set(score, '{originality,unpraised}', '[0]') where user_id = $1`,
    [id],
  )
  expect((await ask(cookie)).body.thinkers[0].best.idea).toBe('fine')
})

test('T01: an album holds nothing of another person', async () => {
  const { cookie } = await world.signIn('Rosa')
  expect((await ask(cookie)).body).toEqual({ thinkers: [] })
  expect((await world.call('GET', '/api/album', {})).status).toBe(401)
})
