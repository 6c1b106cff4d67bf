import { randomUUID } from 'node:crypto'
import { reservedCommonProblems } from '@app/domain/rounds/daily-rotation'
import { expect, onTestFinished, test } from 'vitest'
import { createWorld } from '../../test/world.ts'
import { exampleProblemIds, problemBankIndex } from '../problems/problem-bank.ts'

const at = '2026-03-14T20:00:00Z'
const world = await createWorld({ at, trustProxy: 1 })
const second = world.openProcess()

/** A visitor of a network of their own. */
let networks = 0
const from = (address = `198.51.${Math.floor(networks++ / 250)}.${networks % 250}`) => ({ 'x-forwarded-for': address })
const random = (headers: Record<string, string>, cookie = '', { call }: Pick<typeof world, 'call'> = world) =>
  call('GET', '/api/guest-problems/random', { headers, cookie })
const cookieOf = ({ cookies }: { cookies: string[] }) => cookies[0]?.split(';')[0] ?? ''

test('a visitor gets three problems a day, all different, easy and not the common ones', async () => {
  const headers = from()
  const first = await random(headers)
  const cookie = cookieOf(first)
  const others = [await random(headers, cookie), await random(headers, cookie)]
  expect(first.cookies[0]).toMatch(
    /^firecrest\.guest=[\w-]+\.[\w-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect([first, ...others].map(({ status }) => status)).toEqual([200, 200, 200])
  const ids = [first, ...others].map(({ body }) => body.id)
  const { rows } = await world.pool.query(
    `select count(distinct id)::int as n, bool_and(difficulty = 'easy') as easy from problem where id = any($1)`,
    [ids],
  )
  expect(rows).toEqual([{ n: 3, easy: true }])

  const refused = await random(headers, cookie)
  expect([refused.status, refused.body]).toEqual([
    429,
    { message: expect.stringContaining('free account'), code: 'guest_limit' },
  ])
  expect(refused.headers.get('retry-after')).toBe(String(4 * 3600))
})

test('the common problems of these days and the next weeks, and those of examples, are left alone while there are others', async () => {
  const commons = [...reservedCommonProblems(problemBankIndex, '2026-03-12', 'easy'), ...exampleProblemIds]
  const hide = `update problem set hidden_at = $1 where difficulty = 'easy' and not id = any($2) and hidden_at is null
    and id <> all (select id from problem where difficulty = 'easy' and not id = any($2) order by id limit 3)`
  await world.pool.query(hide, [world.clock.now, commons])
  onTestFinished(async () => {
    await world.pool.query('update problem set hidden_at = null where hidden_at = $1', [at])
  })
  const headers = from()
  const first = await random(headers)
  const others = [await random(headers, cookieOf(first)), await random(headers, cookieOf(first))]
  const ids = [first, ...others].map(({ body }) => body.id)
  expect(new Set(ids).size).toBe(3)
  expect(ids.filter((id) => commons.includes(id))).toEqual([])
})

test('a visitor who asks fifty times at once, in two processes, gets exactly three problems', async () => {
  const headers = from()
  const cookie = cookieOf(await random(headers))
  await world.pool.query(`delete from guest_handout; delete from rate_limit`)
  const asked = Array.from({ length: 50 }, (_, n) => random(headers, cookie, n % 2 ? world : second))
  const answers = await Promise.all(asked)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(3).fill(200), ...Array(47).fill(429)])
  expect(new Set(answers.flatMap(({ body }) => body.id ?? [])).size).toBe(3)
})

test('T41: a browser without cookies counts for its network, which has thirty a day', async () => {
  const headers = from()
  const answers = await Promise.all(Array.from({ length: 40 }, () => random(headers)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe(String(4 * 3600))
  expect((await random(from())).status).toBe(200)
})

test('T41: the thirty of a network come back at midnight (UTC) and not earlier, whatever rows were removed', async () => {
  const headers = from()
  const evening = world.clock.now
  onTestFinished(() => {
    world.clock.now = evening
  })
  const ask = async (count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, () => random(headers)))
    return answers.filter(({ status }) => status === 200).length
  }
  world.clock.now = new Date('2026-03-15T00:00:00Z')
  expect(await ask(20)).toBe(20)
  world.clock.now = new Date('2026-03-15T23:59:58Z')
  // Enough requests of others that old counts are swept.
  await Promise.all(Array.from({ length: 64 }, () => random(from())))
  expect(await ask(20)).toBe(10)
  expect((await random(headers)).headers.get('retry-after')).toBe('2')
  world.clock.now = new Date('2026-03-16T00:00:00Z')
  expect(await ask(40)).toBe(30)
})

test('a network with a limit of zero gets no problem', async () => {
  const closed = await createWorld({ at, rules: { guestProblemsOfNetwork: { aDay: 0 } } })
  expect((await random({}, '', closed)).status).toBe(429)
})

test('T41: a browser that has used up its own does not use up its neighbours’', async () => {
  const headers = from()
  const cookie = cookieOf(await random(headers))
  for (let n = 0; n < 40; n++) await random(headers, cookie)
  expect((await random(headers)).status).toBe(200)
})

test.each([
  ['made up', 'firecrest.guest=abc.def'],
  ['without a seal', 'firecrest.guest=abc'],
])('T41: a cookie that is %s is none of ours, and is replaced', async (_, cookie) => {
  const answer = await random(from(), cookie)
  expect(answer.status).toBe(200)
  expect(cookieOf(answer)).toMatch(/^firecrest\.guest=(?!abc)/)
})

test('T41: addresses of one IPv6 network share its thirty, those of another have their own', async () => {
  const ask = (n: number) => random(from(`2001:db8:1:2::${n.toString(16)}`))
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => ask(n + 1)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
  expect((await random(from('2001:db8:1:3::1'))).status).toBe(200)
})

test('the problems of a person who is signed in do not count as a visitor’s', async () => {
  const { cookie } = await world.signIn('Ada')
  const count = async () => (await world.pool.query('select count(*)::int as n from guest_handout')).rows[0].n
  const before = await count()
  for (let n = 0; n < 5; n++) expect((await random(from(), cookie)).status).toBe(200)
  expect(await count()).toBe(before)
})

const signUpClick = { eventType: 'signup_click', sessionId: 'session_1700000000000_abc' }
const track = (body: unknown, headers = from()) => world.call('POST', '/api/guest-analytics/track', { body, headers })
const written = async (sessionId: string) => {
  await world.guestEvents.flush()
  const { rows } = await world.pool.query('select * from guest_event where session_id = $1', [sessionId])
  return rows
}

test('an event of a page is stored a moment later, without any address', async () => {
  const sessionId = `session_${randomUUID()}`
  const problemId = randomUUID()
  const address = '203.0.113.77'
  const sent = {
    ...signUpClick,
    eventType: 'genius_selected',
    sessionId,
    problemId,
    geniusName: 'Marie Curie',
    extra: 'x',
  }
  expect((await track(sent, from(address))).status).toBe(204)
  const [row] = await written(sessionId)
  expect(row).toMatchObject({ type: 'genius_selected', problem_id: problemId, genius_name: 'curie' })
  expect(row.at).toEqual(world.clock.now)
  expect(JSON.stringify(row)).not.toContain(address)
})

test('T44: what is too large, of an unknown kind or forged is refused; unknown fields and names are dropped', async () => {
  const sessionId = `session_${randomUUID()}`
  const sent = async (more: object) => (await track({ ...signUpClick, sessionId, ...more })).status
  expect(await sent({ extra: 'x'.repeat(5 * 1024) })).toBe(413)
  expect(await sent({ eventType: 'challenge_start' })).toBe(400)
  expect(await sent({ eventType: 'account_created' })).toBe(400)
  expect(await sent({ sessionId: 'somebody-else' })).toBe(400)
  expect(await sent({ sessionId: `session_${'x'.repeat(65)}` })).toBe(400)
  expect(await sent({ problemId: 'no id' })).toBe(400)
  expect(await sent({ solutionLength: 1e9 })).toBe(400)
  expect(await written(sessionId)).toEqual([])
  expect(await sent({ at: '2099-01-01T00:00:00Z', geniusName: '<b>Nobody</b>' })).toBe(204)
  expect(await written(sessionId)).toMatchObject([{ genius_name: null, at: world.clock.now }])
})

test('T44: of a visitor who sends events without end three hundred are stored', async () => {
  const headers = from()
  const statuses = []
  for (let n = 0; n < 310; n++) statuses.push((await track(signUpClick, headers)).status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(300)
  expect((await track(signUpClick, headers)).headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await track(signUpClick)).status).toBe(204)
})

test('T42: a network has at most sixty scores an hour', async () => {
  const headers = from()
  const given = await random(headers)
  const body = { problemId: given.body.id, solutions: ['a hat for two'] }
  const score = (headers: Record<string, string>) =>
    world.call('POST', '/api/guest-problems/score', { body, headers, cookie: cookieOf(given) })
  const statuses = []
  for (let n = 0; n < 61; n++) statuses.push((await score(headers)).status)
  expect(statuses).toEqual([...Array(60).fill(200), 429])
  expect((await score(from())).status).toBe(200)
})
