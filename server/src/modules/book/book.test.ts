import { addDays } from '@app/domain/day/day'
import { expect, test } from 'vitest'
import { type PastSession, writeSessions } from '../../test/past-sessions.ts'
import { givePremium } from '../../test/premium.ts'
import { createWorld } from '../../test/world.ts'

const world = await createWorld({ at: '2026-11-26T20:00:00Z' })
const cover = (cookie: string, query = '') => world.call('GET', `/api/book${query}`, { cookie })
const pages = (cookie: string, from = 1, limit = 40) =>
  world.call('GET', `/api/book/sessions?from=${from}&limit=${limit}`, { cookie })

const session = (place: number, more: Partial<PastSession> = {}): PastSession => ({
  day: addDays('2024-01-01', place),
  problem: `Problem ${place + 1}`,
  thinkerId: 'hokusai',
  ideas: ['common', { text: `rare ${place + 1}`, rarity: 60 }, { text: 'rarer', rarity: 70 }],
  ...more,
})

async function join(name: string, count: number, more: Partial<PastSession> = {}) {
  const person = await world.signIn(name)
  await writeSessions(
    world,
    person.id,
    Array.from({ length: count }, (_, place) => session(place, more)),
  )
  return person
}

test('before the tenth session there is no book, with it there are its pages', async () => {
  const { cookie, id } = await join('Ada', 9)
  expect((await cover(cookie)).body).toMatchObject({ sessions: 9, open: 0, volumes: 0, volume: null })
  expect((await pages(cookie)).body).toEqual([])
  await writeSessions(world, id, [session(9)])
  expect((await cover(cookie)).body).toMatchObject({ sessions: 10, open: 10, volume: { from: 1, to: 10 } })
  expect((await pages(cookie)).body).toHaveLength(10)
})

test('the first thirty are free, the rest comes with Premium and goes with it', async () => {
  const { cookie, id } = await join('Grace', 35)
  const read = async () => [(await cover(cookie)).body.open, (await pages(cookie)).body.length]
  expect(await read()).toEqual([30, 30])
  expect((await pages(cookie, 25)).body.map(({ number }: { number: number }) => number)).toEqual([
    25, 26, 27, 28, 29, 30,
  ])
  expect((await pages(cookie, 31)).body).toEqual([])
  await givePremium(world.db, id, '2020-01-01', '2026-12-01')
  expect(await read()).toEqual([35, 35])
  world.clock.now = new Date('2026-12-02T08:00:00Z')
  expect(await read()).toEqual([30, 30])
  world.clock.now = new Date('2026-11-26T20:00:00Z')
})

test('a page has the problem and the own picks, or the first two and that nothing was picked', async () => {
  const { cookie, id } = await join('Emmy', 8)
  await writeSessions(world, id, [
    session(8, { favourites: [0], ideas: ['my pick', { text: 'rare', rarity: 90 }] }),
    session(9, { isScored: false, ideas: ['one', 'two', 'three'], thinkerId: null }),
  ])
  const { body } = await pages(cookie, 8)
  expect(body).toEqual([
    {
      number: 8,
      day: '2024-01-08',
      problemText: 'Problem 8',
      thinkerId: 'hokusai',
      ideas: ['common', 'rare 8'],
      by: 'written',
    },
    { number: 9, day: '2024-01-09', problemText: 'Problem 9', thinkerId: 'hokusai', ideas: ['my pick'], by: 'picked' },
    { number: 10, day: '2024-01-10', problemText: 'Problem 10', thinkerId: null, ideas: ['one', 'two'], by: 'written' },
  ])
})

test('a list without a total is in no book', async () => {
  const { cookie, id } = await join('Vera', 12)
  await world.pool.query(
    `update round set score = score || '{"withheld": "topic"}' where user_id = $1 and counted_day = '2024-01-03'`,
    [id],
  )
  expect((await cover(cookie)).body).toMatchObject({ sessions: 11, volume: { to: 11, ideas: 33 } })
  expect((await pages(cookie)).body.map(({ day }: { day: string }) => day)).not.toContain('2024-01-03')
})

test('the figures of a volume are those of its sessions alone', async () => {
  const { cookie, id } = await join('Mary', 30)
  await writeSessions(world, id, [session(40, { ideas: ['my pick'], favourites: [0], thinkerId: 'curie' })])
  const { body } = await cover(cookie)
  expect(body.volume).toEqual({
    number: 1,
    from: 1,
    to: 30,
    firstDay: '2024-01-01',
    lastDay: '2024-01-30',
    ideas: 90,
    thinkers: 1,
    daysInRow: 30,
    pick: null,
  })
  expect(body.thinkers).toEqual(
    expect.arrayContaining([
      { thinkerId: 'hokusai', ink: 3 },
      { thinkerId: 'curie', ink: 1 },
    ]),
  )
  await givePremium(world.db, id)
  expect((await cover(cookie)).body.volume).toMatchObject({
    to: 31,
    ideas: 91,
    thinkers: 2,
    daysInRow: 30,
    pick: { idea: 'my pick', day: '2024-02-10' },
  })
})

test('800 sessions are three volumes, each with its own figures; there is no fourth', async () => {
  const { cookie, id } = await join('Rosa', 800)
  await givePremium(world.db, id)
  expect((await cover(cookie)).body).toMatchObject({ sessions: 800, open: 800, volumes: 3 })
  const { body } = await cover(cookie, '?volume=3')
  expect(body.volume).toMatchObject({ number: 3, from: 793, to: 800, ideas: 24, firstDay: addDays('2024-01-01', 792) })
  expect((await pages(cookie, 793)).body.map(({ problemText }: { problemText: string }) => problemText)).toEqual(
    Array.from({ length: 8 }, (_, place) => `Problem ${793 + place}`),
  )
  expect(await cover(cookie, '?volume=4')).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('T01: a book holds nothing of another person', async () => {
  const { cookie } = await world.signIn('Lise')
  expect((await cover(cookie)).body).toEqual({ sessions: 0, open: 0, volumes: 0, volume: null, thinkers: [] })
  expect((await pages(cookie)).body).toEqual([])
  expect((await world.call('GET', '/api/book', {})).status).toBe(401)
})
