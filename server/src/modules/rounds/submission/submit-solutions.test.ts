import { expect, test } from 'vitest'
import { sharedHeaders } from '../../../test/replies.ts'
import { generate, handIn, ideas, solve, user } from '../../../test/rounds.ts'
import { createWorld } from '../../../test/world.ts'

const at = '2026-03-14T20:00:00Z'

test('T07: no more solutions than slots, at any moment', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { body: round } = await generate(world, cookie)
  const four = await handIn(world, cookie, ideas(round.id, 'one', 'two', 'three', 'four'))
  expect(four).toMatchObject({ status: 400, body: { message: 'That’s more ideas than there’s room for.' } })
  expect((await handIn(world, cookie, ideas(round.id, 'one', 'two', 'three'))).status).toBe(200)
  const { rows } = await world.pool.query('select count(*)::int from solution')
  expect(rows).toEqual([{ count: 3 }])
})

test('T08: the same hand-in twenty times at once, and again later, is one round and one answer', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { body: round } = await generate(world, cookie)
  const body = ideas(round.id, 'a doorstop')
  const key = { 'idempotency-key': 'b9e2' }
  const replies = await Promise.all(Array.from({ length: 20 }, () => handIn(world, cookie, body, key)))
  await solve(world, cookie)
  const later = [await handIn(world, cookie, body, key), await handIn(world, cookie, body)]
  expect(new Set([...replies, ...later].map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(await user(world, cookie)).toMatchObject({ streak: 1, totalSolved: 2 })
})

test.each([
  { finished: 'on its day', now: '2026-03-14T20:05:00Z', day: '2026-03-14' },
  { finished: 'after midnight, for the day before', now: '2026-03-15T01:00:00Z', day: '2026-03-14' },
])('the answer to a hand-in holds the round as its page shows it, finished $finished', async ({ now, day }) => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { body: open } = await generate(world, cookie)
  world.clock.now = new Date(now)
  const body = { ...ideas(open.id, 'a doorstop', 'a sail'), submissionMethod: ['text', 'voice'], thinkerId: 'hokusai' }
  const { body: first } = await handIn(world, cookie, body)
  expect(first.round).toMatchObject({ id: open.id, day, problemText: open.text, category: open.category })
  expect(first.round.feedback).toEqual(first.feedback)
  const { body: page } = await world.call('GET', `/api/rounds/${open.id}`, { cookie })
  expect(first.round).toEqual(page)
  expect((await handIn(world, cookie, body)).body).toEqual(first)
})

test('a hand-in that comes again answers with the round as it is by then', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { body: open } = await generate(world, cookie)
  const body = ideas(open.id, 'a doorstop', 'a sail')
  await handIn(world, cookie, body)
  await world.call('POST', `/api/rounds/${open.id}/favourites`, { cookie, body: { favourites: [1] } })
  const { body: again } = await handIn(world, cookie, body)
  expect(again.round.feedback.favourites).toEqual([1])
  expect(again.feedback).toEqual(again.round.feedback)
  const { body: page } = await world.call('GET', `/api/rounds/${open.id}`, { cookie })
  expect(again.round).toEqual(page)
})

test('T08: a key that comes with other content, and a finished round with other content, are refused', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { body: round } = await generate(world, cookie)
  const key = { 'idempotency-key': 'b9e2' }
  await handIn(world, cookie, ideas(round.id, 'a doorstop'), key)
  expect((await handIn(world, cookie, ideas(round.id, 'a bookend'), key)).status).toBe(422)
  expect((await handIn(world, cookie, ideas(round.id, 'a bookend'))).status).toBe(409)
  const spoken = { ...ideas(round.id, 'a doorstop'), submissionMethod: ['voice'] }
  expect((await handIn(world, cookie, spoken)).status).toBe(409)
})

test('T08: a refused hand-in does not use its key up', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { body: round } = await generate(world, cookie)
  const key = { 'idempotency-key': 'b9e2' }
  expect((await handIn(world, cookie, ideas(round.id, '1', '2', '3', '4'), key)).status).toBe(400)
  expect((await handIn(world, cookie, ideas(round.id, '1', '2', '3'), key)).status).toBe(200)
})

test('T09: the key of one person means nothing for another', async () => {
  const world = await createWorld({ at })
  const [ada, grace] = [await world.signIn('Ada'), await world.signIn('Grace')]
  const key = { 'idempotency-key': 'shared' }
  for (const { cookie } of [ada, grace]) {
    const { body: round } = await generate(world, cookie)
    expect((await handIn(world, cookie, ideas(round.id, 'a doorstop'), key)).status).toBe(200)
  }
})

test("somebody else's round answers like one that never was", async () => {
  const world = await createWorld({ at })
  const [ada, grace] = [await world.signIn('Ada'), await world.signIn('Grace')]
  const { body: round } = await generate(world, ada.cookie)
  const foreign = await handIn(world, grace.cookie, ideas(round.id, 'a doorstop'))
  const unknown = await handIn(world, grace.cookie, ideas('0b1f1c1e-5c3b-4f0e-9d5d-0d2b7a1c9f11', 'a doorstop'))
  expect([foreign.status, foreign.text]).toEqual([unknown.status, unknown.text])
  expect(foreign.status).toBe(404)
  expect(sharedHeaders(foreign.headers)).toEqual(sharedHeaders(unknown.headers))
  expect((await handIn(world, ada.cookie, ideas(round.id, 'a doorstop'))).status).toBe(200)
})

const over = 'x'.repeat(2001)
const family = '👨‍👩‍👧'
test.each([
  { change: { submittedSolutions: [] }, why: 'nothing' },
  { change: { submittedSolutions: ['  \n '] }, why: 'a blank solution' },
  { change: { submittedSolutions: [''] }, why: 'an empty solution' },
  { change: { submittedSolutions: [over] }, why: '2,001 characters' },
  { change: { submittedSolutions: [family.repeat(500)] }, why: 'more than 8 KiB in few characters' },
  { change: { submittedSolutions: ['a\0b'] }, why: 'NUL' },
  { change: { submittedSolutions: ['\ud83d'] }, why: 'half a surrogate pair' },
  { change: { submittedSolutions: [7] }, why: 'a number' },
  { change: { submittedSolutions: 'a doorstop' }, why: 'no list' },
  { change: { submittedSolutions: null }, why: 'null' },
  {
    change: { submittedSolutions: Array(21).fill('x'), submissionMethod: Array(21).fill('text') },
    why: 'more than 20',
  },
  { change: { submissionMethod: [] }, why: 'lengths that differ' },
  { change: { submissionMethod: ['text', 'text'] }, why: 'a method too many' },
  { change: { submissionMethod: ['thought'] }, why: 'an unknown method' },
  { change: { thinkerId: 'feynman' }, why: 'an unknown thinker' },
  { change: { problemId: 'x' }, why: 'no UUID' },
  { change: { forDate: '2026-01-01' }, why: 'T10: a date of its own' },
  { change: { finishedAt: '2016-03-14T20:00:00Z' }, why: 'T10: a moment of its own' },
  { change: { userId: 'somebody' }, why: 'an owner' },
  { change: { score: 100 }, why: 'a score' },
])('$why is refused in a sentence, and nothing is saved', async ({ change }) => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { body: round } = await generate(world, cookie)
  const reply = await handIn(world, cookie, { ...ideas(round.id, 'a doorstop'), ...change })
  expect(reply).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^[A-Z].+\.$/) } })
  const { rows } = await world.pool.query(
    'select (select count(*) from solution)::int as solutions, (select count(finished_at) from round)::int as finished',
  )
  expect(rows).toEqual([{ solutions: 0, finished: 0 }])
})

test('2,000 characters and 8 KiB of family emoji are welcome', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { body: round } = await generate(world, cookie)
  const solutions = ['x'.repeat(2000), family.repeat(455), 'مرحبا 日本 e\u0301']
  expect((await handIn(world, cookie, ideas(round.id, ...solutions))).status).toBe(200)
  const { rows } = await world.pool.query('select text from solution order by position')
  expect(rows.map(({ text }) => text)).toEqual(solutions)
})

test('a key is free again after two days', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const key = { 'idempotency-key': 'b9e2' }
  const { body: first } = await generate(world, cookie)
  await handIn(world, cookie, ideas(first.id, 'a doorstop'), key)
  world.clock.now = new Date('2026-03-17T20:00:00Z')
  const { body: second } = await generate(world, cookie)
  expect((await handIn(world, cookie, ideas(second.id, 'a bookend'), key)).status).toBe(200)
  const { rows } = await world.pool.query('select count(*)::int from idempotency_key')
  expect(rows).toEqual([{ count: 1 }])
})
