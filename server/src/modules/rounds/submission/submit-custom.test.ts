import { techniques } from '@app/content/techniques'
import { expect, test } from 'vitest'
import { signInPremium } from '../../../test/premium.ts'
import { allEqual, generate, solve, storedAndRecounted, user, type World } from '../../../test/rounds.ts'
import { createWorld } from '../../../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const solveOwn = (world: Pick<World, 'call'>, cookie: string, more: object = {}, headers = {}) =>
  world.call('POST', '/api/custom-problems/solve', {
    cookie,
    body: { problemText: 'How do I remember names?', solutions: ['a bell'], ...more },
    headers,
  })
const status = async (world: World, cookie: string) =>
  (await world.call('GET', '/api/training/session-status', { cookie })).body
const roundsIn = async ({ pool }: World) =>
  (await pool.query('select kind, custom_problem, finished_at is not null as finished from round order by opened_at'))
    .rows

test('a problem of one’s own is a finished round like any other', async () => {
  const world = await createWorld({ at })
  const { cookie } = await signInPremium(world, 'Ada')
  const sent = { solutions: ['a bell', 'a knot\n'], submissionMethod: ['text', 'voice'], thinkerId: 'hokusai' }
  const { status, body } = await solveOwn(world, cookie, sent)
  expect(status).toBe(200)
  expect(Object.keys(body)).toEqual(['user', 'newAchievements', 'feedback', 'round', 'notCounted'])
  expect(body.user).toMatchObject({ streak: 1, totalSolved: 1, dailySolutionCount: 2, maxSolutionSlots: 4 })
  expect(body.user).toEqual(await user(world, cookie))
  const { rows } = await world.pool.query(
    `select r.kind, r.custom_problem, r.problem_id, r.day, r.counted_day, r.counted_number, r.slots, r.thinker_id,
       array_agg(s.kind || ' ' || s.text || ' ' || s.method order by s.position) as solutions
     from round r join solution s on s.round_id = r.id group by r.id, r.user_id`,
  )
  expect(rows).toEqual([
    {
      kind: 'custom',
      custom_problem: 'How do I remember names?',
      problem_id: null,
      day: '2026-03-14',
      counted_day: '2026-03-14',
      counted_number: 1,
      slots: 3,
      thinker_id: 'hokusai',
      solutions: ['custom a bell text', 'custom a knot\n voice'],
    },
  ])
  expect(await storedAndRecounted(world)).toEqual([allEqual])
})

test('the same list under the same key is another one where it is of names and not of ideas', async () => {
  const world = await createWorld({ at })
  const { cookie } = await signInPremium(world, 'Ada')
  const sendAs = (form: string) => solveOwn(world, cookie, { form }, { 'idempotency-key': 'b9e2' })
  const first = await sendAs('idea')
  expect((await sendAs('idea')).body.round.id).toBe(first.body.round.id)
  expect(await sendAs('name')).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  expect(await roundsIn(world)).toHaveLength(1)
})

test('a problem of one’s own is solved by a technique, which comes back after days', async () => {
  const world = await createWorld({ at })
  const { cookie } = await signInPremium(world, 'Ada')
  const { thinkerId, stage } = (await status(world, cookie)).practice
  const shown = { stage, opener: null, stepId: null, thinkerBy: 'path' }
  const three = ['tie a knot', 'ask a neighbour to call', 'paint it on the door']
  const { body } = await solveOwn(world, cookie, { solutions: three, thinkerId, practice: shown })
  const { body: chosen } = await world.call('POST', `/api/rounds/${body.round.id}/favourites`, {
    cookie,
    body: { favourites: [0], techniqueLines: [1] },
  })
  expect(chosen).toMatchObject({ stage: 1, techniqueLines: [1], ink: 1 })
  expect(chosen.coach.next).toMatchObject({
    id: null,
    line: techniques[thinkerId as keyof typeof techniques].exercises[1],
  })
  const after = (await status(world, cookie)).practice
  expect(after.thinkerId).not.toBe(thinkerId)
  expect(after.others).toContainEqual({ thinkerId, stage: 2, opener: 0 })
})

test('the list for an own problem is scored, and compared with nobody’s', async () => {
  const world = await createWorld({ at })
  const { cookie } = await signInPremium(world, 'Ada')
  const sent = { solutions: ['tie a knot', 'ask a neighbour to call', 'paint it on the door'] }
  const key = { 'idempotency-key': 'b9e2' }
  const { body } = await solveOwn(world, cookie, sent, key)
  expect(body.feedback.score).toMatchObject({ sample: 0, fluency: { different: 3 } })
  const { total } = body.feedback.score
  expect((await world.pool.query('select score from round')).rows).toMatchObject([{ score: { total } }])
  const { rows } = await world.pool.query('select id from round')
  const { body: round } = await world.call('GET', `/api/rounds/${rows[0].id}`, { cookie })
  expect(body.round).toEqual(round)
  for (const { sentences } of [body.feedback, round.feedback]) expect(sentences.before).toBe('')
  expect((await world.pool.query('select from idea_sketch')).rowCount).toBe(0)
  expect((await solveOwn(world, cookie, sent, key)).body).toEqual(body)
})

test('an idea without a method counts as written', async () => {
  const world = await createWorld({ at })
  const { cookie } = await signInPremium(world, 'Ada')
  expect((await solveOwn(world, cookie, { solutions: ['a bell', 'a knot'] })).status).toBe(200)
  expect((await world.pool.query('select distinct method from solution')).rows).toEqual([{ method: 'text' }])
})

test('daily and own problems share the five sessions of a day', async () => {
  const world = await createWorld({ at })
  const { cookie } = await signInPremium(world, 'Ada')
  expect(await status(world, cookie)).toMatchObject({ hasSessionsAvailable: true, maxSessions: 5 })
  for (let n = 0; n < 2; n++) await solve(world, cookie)
  for (let n = 0; n < 2; n++) await solveOwn(world, cookie)
  expect(await status(world, cookie)).toMatchObject({ hasSessionsAvailable: true, maxSessions: 5 })
  await solveOwn(world, cookie)
  expect(await status(world, cookie)).toMatchObject({ hasSessionsAvailable: false, maxSessions: 5 })
  const sixth = await solveOwn(world, cookie)
  expect(sixth).toMatchObject({ status: 429, body: { message: expect.stringContaining('All 5 sessions') } })
  expect(Number(sixth.headers.get('retry-after'))).toBe(4 * 3600)
  expect((await generate(world, cookie)).status).toBe(429)
  expect(await roundsIn(world)).toHaveLength(5)
  world.clock.now = new Date('2026-03-15T00:00:00Z')
  expect(await status(world, cookie)).toMatchObject({ hasSessionsAvailable: true, maxSessions: 5 })
  expect((await solveOwn(world, cookie)).body.user).toMatchObject({ streak: 2, totalSolved: 6 })
})

test('T06: of fifty hand-ins at once in two processes exactly five become rounds', async () => {
  const world = await createWorld({ at })
  const { cookie } = await signInPremium(world, 'Ada')
  const processes = [world, world.openProcess()]
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, i) => solveOwn(processes[i % 2] ?? world, cookie, { solutions: [`idea ${i}`] })),
  )
  const count = (status: number) => replies.filter((reply) => reply.status === status).length
  expect([count(200), count(429)]).toEqual([5, 45])
  expect((await roundsIn(world)).map(({ finished }) => finished)).toEqual(Array(5).fill(true))
  expect((await world.pool.query('select from solution')).rowCount).toBe(5)
  expect(await storedAndRecounted(world)).toEqual([allEqual])
})

test('T08: the same under one key, twenty times at once and again later, is one round and one answer', async () => {
  const world = await createWorld({ at })
  const { cookie } = await signInPremium(world, 'Ada')
  const key = { 'idempotency-key': 'b9e2' }
  const replies = await Promise.all(Array.from({ length: 20 }, () => solveOwn(world, cookie, {}, key)))
  await solveOwn(world, cookie)
  const later = await solveOwn(world, cookie, {}, key)
  expect(new Set([...replies, later].map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(await roundsIn(world)).toHaveLength(2)
})

test.each([
  { solutions: ['a knot'] },
  { problemText: 'How do I forget names?' },
  { submissionMethod: ['voice'] },
  { thinkerId: 'hokusai' },
])('T08: a key that comes again with %j is refused', async (other) => {
  const world = await createWorld({ at })
  const { cookie } = await signInPremium(world, 'Ada')
  const key = { 'idempotency-key': 'b9e2' }
  await solveOwn(world, cookie, {}, key)
  expect((await solveOwn(world, cookie, other, key)).status).toBe(422)
  expect(await roundsIn(world)).toHaveLength(1)
})

test('T08: a refused hand-in does not use its key up, and leaves no round', async () => {
  const world = await createWorld({ at })
  const { cookie } = await signInPremium(world, 'Ada')
  const key = { 'idempotency-key': 'b9e2' }
  const four = await solveOwn(world, cookie, { solutions: ['1', '2', '3', '4'] }, key)
  expect(four).toMatchObject({ status: 400, body: { message: 'That’s more ideas than there’s room for.' } })
  expect(await roundsIn(world)).toEqual([])
  expect((await solveOwn(world, cookie, { solutions: ['1', '2', '3'] }, key)).status).toBe(200)
})

test('T09: the key of one person means nothing for another', async () => {
  const world = await createWorld({ at })
  const people = [await signInPremium(world, 'Ada'), await signInPremium(world, 'Grace')]
  for (const { cookie } of people)
    expect((await solveOwn(world, cookie, {}, { 'idempotency-key': 'shared' })).status).toBe(200)
  expect(await roundsIn(world)).toHaveLength(2)
})

test('an open daily round stays open while own problems are solved', async () => {
  const world = await createWorld({ at })
  const { cookie } = await signInPremium(world, 'Ada')
  const { body: open } = await generate(world, cookie)
  await solveOwn(world, cookie)
  expect((await generate(world, cookie)).body).toMatchObject({ id: open.id, text: open.text })
})

test('an own problem is stored as it was written, in whatever letters, without the spaces around it', async () => {
  const world = await createWorld({ at })
  const { cookie } = await signInPremium(world, 'Ada')
  const problemText = '=كيف 👩‍👩‍👧 e\u0301?'
  const { status, body } = await solveOwn(world, cookie, { problemText: ` \n${problemText}\t ` })
  expect([status, body.round.problemText]).toEqual([200, problemText])
  expect(await roundsIn(world)).toEqual([{ kind: 'custom', custom_problem: problemText, finished: true }])
})

/** For what changes nothing. */
const shared = await createWorld({ at })
let number = 0
const long = 'x'.repeat(1001)
test.each([
  { change: { problemText: ' \n' }, why: 'a blank problem' },
  { change: { problemText: long }, why: 'a problem of 1,001 characters' },
  { change: { problemText: 'a\0b' }, why: 'NUL' },
  { change: { solutions: [] }, why: 'no solution' },
  { change: { solutions: [' '] }, why: 'a blank solution' },
  { change: { solutions: Array(21).fill('x') }, why: 'more than 20' },
  { change: { submissionMethod: [] }, why: 'lengths that differ' },
  { change: { thinkerId: 'feynman' }, why: 'an unknown thinker' },
  { change: { kind: 'daily' }, why: 'a kind' },
  { change: { day: '2026-03-01' }, why: 'T10: a day' },
])('$why is refused in a sentence, and nothing is saved', async ({ change }) => {
  const { cookie } = await signInPremium(shared, `Ada${++number}`)
  const reply = await solveOwn(shared, cookie, change)
  expect(reply).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^[A-Z].+\.$/) } })
  expect(await roundsIn(shared)).toEqual([])
})
test('a free person reads that own problems are part of Premium', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const refused = { status: 403, body: { message: 'This is part of Premium.' } }
  expect(await solveOwn(world, cookie)).toMatchObject(refused)
  expect(await world.call('GET', '/api/training/session-status', { cookie })).toMatchObject(refused)
  expect(await roundsIn(world)).toEqual([])
})
