import { expect, onTestFinished, test, vi } from 'vitest'
import { findBreaches } from '../../../test/invariants.ts'
import { allOf, passesOf } from '../../../test/passes.ts'
import { allEqual, generate, solve, storedAndRecounted, storedAndRecountedStreak, user } from '../../../test/rounds.ts'
import { createWorld } from '../../../test/world.ts'

const evening = '2026-03-14T20:00:00Z'
/** After all that happens here: each test begins in the evening again. */
const latest = new Date('2026-03-17T00:00:00Z')
const world = await createWorld({ at: evening, rules: { guestProblemsOfNetwork: { aDay: 1e6 } } })
const second = world.openProcess()
const first = (cookies: readonly string[]) => cookies[0]?.split(';')[0] ?? ''
const solutions = ['a kite that carries the rope across', 'ask the neighbours to throw it']

/** Somebody who had a problem in a browser before they signed in there. */
async function visitor(name: string, { at = evening, now = evening, zone = 'UTC' } = {}) {
  world.clock.now = new Date(at)
  const { body, cookies } = await world.call('GET', '/api/guest-problems/random')
  const browser = first(cookies)
  world.clock.now = new Date(now)
  // Limits that were used later than now would look full.
  await world.pool.query('delete from rate_limit')
  const { cookie: session, id } = await world.signIn(name, zone)
  return { id, session, browser, cookie: `${session}; ${browser}`, problemId: body.id as string }
}
const claim = (cookie: string, body: object, { call }: Pick<typeof world, 'call'> = world) =>
  call('POST', '/api/guest-problems/claim', { cookie, body })

/** Everything that is derived, beside the log. */
async function expectSound(id: string) {
  const { stored, recounted } = await storedAndRecountedStreak(world, id)
  expect(stored).toEqual(recounted)
  expect(new Set((await storedAndRecounted(world)).map((row) => JSON.stringify(row)))).toEqual(
    new Set([JSON.stringify(allEqual)]),
  )
  expect(await findBreaches(world.pool, latest)).toEqual([])
}

test('the list of a visitor is the first that the coach reads, and needs no choice for that', async () => {
  const { cookie, problemId } = await visitor('Cora')
  const practice = { stage: 1, opener: null, stepId: null }
  const { body } = await claim(cookie, { problemId, solutions: solutions.slice(0, 1), thinkerId: 'hokusai', practice })
  expect(body.round).toMatchObject({
    stage: 1,
    coach: { last: null, next: { lead: expect.stringMatching(/^You wrote 1 (?:idea|name|line), with room for 3\.$/) } },
  })
  expect(body.round).toEqual((await world.call('GET', '/api/rounds/latest', { cookie })).body.today)
})

test('the ideas of a visitor count for streak and total, and use none of the sessions of the day', async () => {
  const { id, cookie, problemId } = await visitor('Ada')
  const claimed = await claim(cookie, { problemId, solutions, thinkerId: 'hokusai' })
  expect(claimed.status).toBe(200)
  expect(claimed.body.user).toMatchObject({
    streak: 1,
    totalSolved: 1,
    dailySolutionCount: 2,
    lastSubmissionDate: '2026-03-14T20:00:00.000Z',
  })
  expect(claimed.body.newAchievements.map((each: { id: string }) => each.id)).toContain('first-session')
  expect(claimed.body.round).toEqual((await world.call('GET', '/api/rounds/latest', { cookie })).body.today)
  expect(claimed.body.feedback.score.fluency.different).toBe(2)

  const today = async () => (await world.call('GET', '/api/solutions/today-count', { cookie })).body.count
  expect(await today()).toBe(0)
  const common = (await generate(world, cookie)).body
  const { rows } = await world.pool.query(
    `select d.day from round r join daily_problem d on d.problem_id = r.problem_id where r.id = $1`,
    [common.id],
  )
  expect(rows).toMatchObject([{ day: '2026-03-14' }])
  expect([(await solve(world, cookie)).status, (await solve(world, cookie)).status]).toEqual([200, 200])
  expect(await today()).toBe(2)
  expect((await generate(world, cookie)).status).toBe(429)
  expect(await user(world, cookie)).toMatchObject({ streak: 1, totalSolved: 3 })
  await expectSound(id)
})

test('a problem that was kept from a visit is not carried by a device as well', async () => {
  const { cookie, id, problemId } = await visitor('Zuse')
  // A friend has shared it: it is the problem of the day.
  await passesOf(world, cookie)
  await world.pool.query('update day_pass set problem_id = $2 where user_id = $1 and number = 1 and day = $3', [
    ...[id, problemId, '2026-03-14'],
  ])
  await claim(cookie, { problemId, solutions })
  const { rows } = await world.pool.query('select text from problem where id = $1', [problemId])
  expect((await world.call('GET', '/api/problems/today', { cookie })).body.text).not.toBe(rows[0]?.text)
  expect((await generate(world, cookie)).body.text).not.toBe(rows[0]?.text)
  expect(allOf(await passesOf(world, cookie)).map(({ text }) => text)).not.toContain(rows[0]?.text)
})

test('the same ideas again, by many clicks in two processes, are stored once and get the first answer', async () => {
  const { id, cookie, problemId } = await visitor('Bob')
  const sent = Array.from({ length: 20 }, (_, n) => claim(cookie, { problemId, solutions }, n % 2 ? world : second))
  const answers = await Promise.all(sent)
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.body.user.totalSolved).toBe(1)
  const other = await claim(cookie, { problemId, solutions: ['something else'] })
  expect([other.status, other.body.message]).toEqual([409, expect.stringContaining('already finished this problem')])
  await expectSound(id)
})

test('of two accounts in one browser the first one gets the ideas', async () => {
  const { browser, session, problemId } = await visitor('Cyd')
  const { cookie: other } = await world.signIn('Dan')
  const answers = await Promise.all([
    claim(`${session}; ${browser}`, { problemId, solutions }),
    claim(`${other}; ${browser}`, { problemId, solutions }, second),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe('These ideas are already in an account.')
})

test('only the browser that was given the problem may claim it, and only that problem', async () => {
  const { cookie, session, problemId } = await visitor('Eve')
  let foreign = await visitor('Fay')
  // Problems are handed out at random: the same one in both browsers would be nobody's foreign one.
  while (foreign.problemId === problemId) foreign = await visitor('Fay')
  const statuses = [
    await claim(session, { problemId, solutions }),
    await claim(foreign.cookie, { problemId, solutions }),
    await claim(cookie, { problemId: foreign.problemId, solutions }),
    await claim(cookie, { problemId, solutions: Array(21).fill('an idea') }),
  ].map(({ status }) => status)
  expect(statuses).toEqual([404, 404, 404, 400])
  expect(await user(world, cookie)).toMatchObject({ streak: 0, totalSolved: 0 })
})

test.each([
  { name: 'Gus', now: '2026-03-15T23:59:00Z', why: 'the day after', status: 200, day: '2026-03-14' },
  { name: 'Hal', now: '2026-03-16T00:01:00Z', why: 'two days after', status: 409, day: null },
  {
    name: 'Ida',
    now: '2026-03-15T16:00:00Z',
    zone: 'Asia/Tokyo',
    why: 'a day by the account',
    status: 200,
    day: '2026-03-15',
  },
])('$why the ideas of a visit are answered with $status', async ({ name, now, zone = 'UTC', status, day }) => {
  const { id, cookie, problemId } = await visitor(name, { now, zone })
  expect((await claim(cookie, { problemId, solutions })).status).toBe(status)
  const { rows } = await world.pool.query('select day from day_log where user_id = $1', [id])
  expect(rows).toEqual(day ? [{ day }] : [])
  expect((await user(world, cookie)).streak).toBe(day ? 1 : 0)
  const again = await claim(cookie, { problemId, solutions })
  expect(again.status).toBe(status)
  if (day) await expectSound(id)
})

test('a visit of yesterday can be claimed after the session of today, and joins it in the streak', async () => {
  const { id, cookie, problemId } = await visitor('Jon', { now: '2026-03-15T08:00:00Z' })
  await solve(world, cookie)
  expect((await claim(cookie, { problemId, solutions })).body.user.streak).toBe(2)
  expect((await world.call('GET', '/api/solutions/today-count', { cookie })).body.count).toBe(1)
  await expectSound(id)
})

test('one visit can be claimed for a day', async () => {
  const { id, cookie, browser, problemId } = await visitor('Kim')
  const more = (await world.call('GET', '/api/guest-problems/random', { cookie: browser })).body
  expect((await claim(cookie, { problemId, solutions })).status).toBe(200)
  const refused = await claim(cookie, { problemId: more.id, solutions })
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('already kept a guest problem from that day'),
  ])
  await expectSound(id)
})

test('ideas of a visit that is not kept are not scored: a second one of its day, an old one, or one of another account', async () => {
  const spy = vi.spyOn(world.scoring, 'scoreList')
  onTestFinished(() => spy.mockRestore())
  const ivy = await visitor('Ivy')
  const more = (await world.call('GET', '/api/guest-problems/random', { cookie: ivy.browser })).body
  expect((await claim(ivy.cookie, { problemId: ivy.problemId, solutions })).status).toBe(200)
  const codeOf = async (cookie: string, problemId: string) => (await claim(cookie, { problemId, solutions })).body.code
  expect(await codeOf(ivy.cookie, more.id)).toBe('visit_day_taken')
  const { cookie: other } = await world.signIn('Zoe')
  expect(await codeOf(`${other}; ${ivy.browser}`, ivy.problemId)).toBe('already_claimed')
  const uma = await visitor('Uma', { now: '2026-03-16T20:00:00Z' })
  expect(await codeOf(uma.cookie, uma.problemId)).toBe('visit_too_old')
  expect(spy).toHaveBeenCalledTimes(1)
})

test('a visitor sees the score that the same ideas have in an account, and nothing of it is stored', async () => {
  const { browser, cookie, problemId } = await visitor('Lea')
  const score = (body: object, of = browser) => world.call('POST', '/api/guest-problems/score', { cookie: of, body })
  const rows = async () =>
    (await world.pool.query('select (select count(*) from round) + (select count(*) from idea_sketch) as n')).rows[0].n
  const before = await rows()
  const seen = await score({ problemId, solutions })
  expect(seen.body).toMatchObject({
    headline: expect.stringMatching(/^Two (?:idea|name|line)s$/),
    score: expect.any(Number),
  })
  expect(seen.body.shown).toHaveLength(solutions.length)
  expect(await rows()).toBe(before)
  const nothing = { headline: expect.stringMatching(/^We couldn’t count any (?:idea|name|line)s$/), score: null }
  expect((await score({ problemId, solutions: ['xxxx', 'x'] })).body).toMatchObject(nothing)
  expect((await score({ problemId, solutions }, '')).status).toBe(404)
  expect((await score({ problemId, solutions: [' '] })).status).toBe(400)
  expect((await score({ problemId, solutions: ['a\0b'] })).status).toBe(400)
  expect((await score({ problemId, solutions: ['x'.repeat(10_000)] })).status).toBe(400)
  expect((await score({ problemId, solutions: Array(21).fill('an idea') })).status).toBe(400)

  const { score: claimed } = (await claim(cookie, { problemId, solutions })).body.feedback
  expect(seen.body.score).toBe(claimed.total)
})
