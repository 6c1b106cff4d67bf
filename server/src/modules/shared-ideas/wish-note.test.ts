import { expect, test } from 'vitest'
import { idOf, openSharing } from '../../test/shared-ideas.ts'

/** Ada in Tokyo, where it is 21:10, and people who wish they had had her idea. */
async function wishedFor(names: readonly string[]) {
  const world = await openSharing()
  const ada = await world.joinSharing('Ada', { zone: 'Asia/Tokyo' })
  const wishers = await Promise.all(names.map((name) => world.join(name)))
  for (const { minds, wish } of wishers) expect((await wish(idOf(await minds()))).status).toBe(204)
  const away = () => world.ask('putWishNoteAway', { cookie: ada.cookie })
  return { ...world, ada, wishers, away }
}

const hours = (count: number) => count * 60

test('an author is told on the next day of theirs, all day, and once', async () => {
  const { ada, pass, join } = await wishedFor(['Grace'])
  expect(await ada.note()).toBeNull()
  pass(hours(3))
  // Of today: it is told tomorrow.
  const emmy = await join('Emmy')
  await emmy.wish(idOf(await emmy.minds()))
  const note = { howMany: 'somebody', text: 'Paint a tiny window on it', day: '2026-03-14' }
  expect(await ada.note()).toEqual(note)
  pass(hours(20))
  expect(await ada.note()).toEqual(note)
  pass(hours(4))
  expect(await ada.note()).toEqual({ ...note, day: '2026-03-15' })
  pass(hours(24))
  expect(await ada.note()).toBeNull()
})

test('requests at once tell the same, and a note that was put away stays away', async () => {
  const { ada, pass, away } = await wishedFor(['Grace', 'Emmy'])
  pass(hours(24))
  const notes = await Promise.all(Array.from({ length: 10 }, () => ada.note()))
  expect(new Set(notes.map((note) => note?.howMany))).toEqual(new Set(['two']))
  expect((await away()).status).toBe(204)
  expect(await ada.note()).toBeNull()
  pass(hours(24))
  expect(await ada.note()).toBeNull()
})

test('a wish that was taken back, or whose idea is gone, is told to nobody', async () => {
  const { ada, wishers, pass, pool } = await wishedFor(['Grace', 'Emmy'])
  const [grace, emmy] = wishers as [(typeof wishers)[0], (typeof wishers)[0]]
  await grace.wish(idOf(await grace.minds()), false)
  pass(hours(24))
  expect((await ada.note())?.howMany).toBe('somebody')
  // A second wish of the same person is none.
  await emmy.wish(idOf(await emmy.minds()), false)
  await emmy.wish(idOf(await emmy.minds()))
  pass(hours(24))
  expect(await ada.note()).toBeNull()
  await pool.query('update shown_idea set told_on = null')
  await ada.share(null)
  expect(await ada.note()).toBeNull()
})

test('of two ideas the one that more people wished for is told first, and the other on the day after', async () => {
  const { ada, pass, pool, clock, join } = await wishedFor(['Grace', 'Emmy'])
  await pool.query(
    `with s as (insert into shared_idea (problem_id, user_id, round_id, position, text, visible_from, state)
       select problem_id, user_id, gen_random_uuid(), 1, 'A lesser one', visible_from, state from shared_idea returning id)
     insert into shown_idea (idea_id, user_id, author_id, round_id, role, shown_at, wished_at)
     select s.id, x.user_id, x.author_id, gen_random_uuid(), 'far', x.shown_at, x.wished_at from s, shown_idea x limit 1`,
  )
  pass(hours(24))
  expect(await ada.note()).toMatchObject({ howMany: 'two', text: 'Paint a tiny window on it' })
  pass(hours(24))
  // More wishes of today for the other one are for tomorrow, and those that were told are over.
  const late = await Promise.all(['Mary', 'Rosa'].map((name) => join(name)))
  await pool.query(
    `insert into shown_idea (idea_id, user_id, author_id, round_id, role, shown_at, wished_at)
     select s.id, u.id, s.user_id, gen_random_uuid(), 'far', $2, $2 from shared_idea s, "user" u
     where s.text <> 'A lesser one' and u.id = any ($1)`,
    [late.map(({ id }) => id), clock.now],
  )
  expect(await ada.note()).toMatchObject({ howMany: 'somebody', text: 'A lesser one', day: '2026-03-14' })
  pass(hours(24))
  expect(await ada.note()).toMatchObject({ howMany: 'two', text: 'Paint a tiny window on it', day: '2026-03-16' })
})
