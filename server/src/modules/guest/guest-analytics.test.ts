import { thinkers } from '@app/content/thinkers'
import { expect, test } from 'vitest'
import { lockGuestRollUp } from '../../db/locks.ts'
import { countLockWaits } from '../../test/lock-waits.ts'
import { createWorld } from '../../test/world.ts'
import { rollUpGuestEvents } from './roll-up-events.ts'

const world = await createWorld({ at: '2026-03-14T20:00:00Z', trustProxy: 1, mail: true })
const second = world.openProcess()
const admin = await signInAdmin()
const [curie = '', hokusai = ''] = ['curie', 'hokusai'].map((id) => thinkers.find((each) => each.id === id)?.name)

async function signInAdmin() {
  const body = { email: 'ada@example.org', password: 'analytical' }
  await world.call('POST', '/api/auth/signup', { body: { ...body, firstName: 'Ada', lastName: 'Person' } })
  await world.proveAddresses()
  await world.pool.query(`update "user" set role = 'admin' where email = $1`, [body.email])
  const { cookies } = await world.call('POST', '/api/auth/signin', { body })
  return cookies[0]?.split(';')[0] ?? ''
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

/** A visitor tries a challenge, and tells of so much of it. */
async function visit(address: string, events: readonly object[] = []) {
  const { body, cookies } = await world.call('GET', '/api/guest-problems/random', from(address))
  for (const event of events) {
    const sent = { sessionId: 'session_1', problemId: body.id, ...event }
    const { status } = await world.call('POST', '/api/guest-analytics/track', { body: sent, ...from(address) })
    expect(status).toBe(204)
  }
  return { problemId: body.id as string, cookie: cookies[0]?.split(';')[0] ?? '' }
}

const analytics = async (period?: string) =>
  (await world.call('GET', `/api/admin/guest-analytics${period ? `?period=${period}` : ''}`, { cookie: admin })).body
const all = async () => [await analytics(), await analytics('30d'), await analytics('all')]
const picked = (geniusName: string) => ({ eventType: 'genius_selected', geniusName })
const [complete, prompt, click] = ['challenge_complete', 'signup_prompt_view', 'signup_click'].map((eventType) => ({
  eventType,
})) as [object, object, object]
const left = async () => (await world.pool.query('select count(*)::int as n from guest_event')).rows[0].n

test('before the first visitor all counts are zero, and there are no shares', async () => {
  expect(await analytics()).toEqual({
    summary: {
      uniqueVisitors: 0,
      engagementRate: '0.0%',
      challengeStarts: 0,
      challengeCompletions: 0,
      signupPromptViews: 0,
      signupConversions: 0,
      conversionRate: '0.0%',
      accountsCreated: 0,
    },
    shared: {
      challengeStarts: 0,
      challengeCompletions: 0,
      signupPromptViews: 0,
      signupConversions: 0,
      accountsCreated: 0,
    },
    popularGeniuses: [],
    popularProblems: [],
    days: [],
    uncounted: 0,
  })
})

test('what happened is counted as by hand, in each period, before and after it is rolled up', async () => {
  // 40 days ago, 20 days ago, and now; one network comes each time, one twice a day.
  world.clock.now = new Date('2026-02-02T23:59:59Z')
  await visit('198.51.100.1', [picked(curie), complete, prompt])
  world.clock.now = new Date('2026-02-22T00:00:00Z')
  await visit('198.51.100.1', [picked(curie), picked(hokusai), complete, prompt, click])
  await visit('198.51.100.2')
  world.clock.now = new Date('2026-03-14T20:00:00Z')
  const { problemId } = await visit('198.51.100.1', [complete, prompt])
  await visit('198.51.100.1')
  await visit('2001:db8:1:2::1', [picked(hokusai), picked('Unknown sender')])
  await visit('2001:db8:1:2::2', [picked(hokusai), complete, prompt, click])

  const [week, month, ever] = await all()
  expect(week.summary).toEqual({
    uniqueVisitors: 2,
    engagementRate: '50.0%',
    challengeStarts: 4,
    challengeCompletions: 2,
    signupPromptViews: 2,
    signupConversions: 1,
    conversionRate: '50.0%',
    accountsCreated: 0,
  })
  expect(week.popularGeniuses).toEqual([
    { geniusName: hokusai, count: 2 },
    { geniusName: 'Unknown', count: 1 },
  ])
  expect(week.popularProblems).toContainEqual({ problemId, count: expect.any(Number) })
  expect(week.days).toEqual([{ day: '2026-03-14', starts: 4, completions: 2, clicks: 1 }])
  expect(month.summary).toMatchObject({
    uniqueVisitors: 3,
    challengeStarts: 6,
    engagementRate: '50.0%',
    conversionRate: '66.7%',
  })
  expect(month.popularGeniuses).toEqual([
    { geniusName: hokusai, count: 3 },
    { geniusName: curie, count: 1 },
    { geniusName: 'Unknown', count: 1 },
  ])
  expect(ever.summary).toMatchObject({ uniqueVisitors: 3, challengeStarts: 7, challengeCompletions: 4 })
  expect(ever.days.map(({ day }: { day: string }) => day)).toEqual(['2026-02-02', '2026-02-22', '2026-03-14'])
  expect(ever.popularProblems.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(7)

  expect(await left()).toBeGreaterThan(0)
  await Promise.all([rollUpGuestEvents(world), rollUpGuestEvents(second), rollUpGuestEvents(world)])
  expect(await left()).toBe(0)
  expect(await all()).toEqual([week, month, ever])

  // Half of it counted, half of it fresh.
  await visit('198.51.100.3', [complete])
  const mixed = await all()
  expect(mixed[0].summary).toMatchObject({ uniqueVisitors: 3, challengeStarts: 5, challengeCompletions: 3 })
  await rollUpGuestEvents(world)
  expect(await all()).toEqual(mixed)
})

test('who came long ago and comes again is one visitor of all time, and one of this week', async () => {
  const [weekBefore, , everBefore] = await all()
  world.clock.now = new Date('2026-04-20T12:00:00Z')
  expect((await analytics()).summary.uniqueVisitors).toBe(0)
  await visit('198.51.100.2')
  const waiting = await all()
  await rollUpGuestEvents(world)
  expect(await left()).toBe(0)
  const [week, month, ever] = await all()
  expect([week, month, ever]).toEqual(waiting)
  expect(weekBefore.summary.uniqueVisitors).toBe(3)
  expect([week.summary.uniqueVisitors, ever.summary.uniqueVisitors]).toEqual([1, everBefore.summary.uniqueVisitors])
  const { rows } = await world.pool.query(
    `select coalesce(d.day, v.day) as day, d.count, v.count as recounted
     from (select day, count from guest_day where type = 'last_seen' and count <> 0) d
     full join (select last_day as day, count(*) from guest_visitor group by 1) v on v.day = d.day`,
  )
  expect(rows.length).toBeGreaterThan(1)
  for (const { count, recounted } of rows) expect(count).toBe(recounted)
})

test('a thinker by id, name or part of a name is one, also as stored before, and nobody else is lost', async () => {
  world.clock.now = new Date('2026-05-20T12:00:00Z')
  const names = ['curie', 'Marie Curie', 'CURIE', 'marie', ' Curie ', 'hokusai', 'Katsushika', 'Nobody', 'Pierre Curie']
  await visit('198.51.100.20', [...names.map(picked), { eventType: 'genius_selected' }])
  await world.guestEvents.flush()
  // Rows from before: a name in place of the id, counted and uncounted, and a choice that named nobody.
  await world.pool.query(`insert into guest_event (at, type, visitor, genius_name) values
    ('2026-05-20T12:00:00Z', 'genius_selected', 'v', 'Marie Curie'), ('2026-05-20T12:00:00Z', 'genius_selected', 'v', null)`)
  await world.pool.query(`insert into guest_day (day, type, count) values ('2026-05-19', 'genius_selected', 9)`)
  await world.pool.query(`insert into guest_ranking (day, list, name, count) values
    ('2026-05-19', 'genius', 'Marie Curie', 4), ('2026-05-19', 'genius', 'Hokusai', 2)`)
  const expected = [
    { geniusName: curie, count: 10 },
    { geniusName: 'Unknown', count: 7 },
    { geniusName: hokusai, count: 4 },
  ]
  expect((await analytics()).popularGeniuses).toEqual(expected)
  await rollUpGuestEvents(world)
  expect((await analytics()).popularGeniuses).toEqual(expected)
})

test('T41: without a proxy of ours in front, a made-up address makes nobody a second visitor', async () => {
  const bare = await createWorld({ at: '2026-03-14T20:00:00Z', adminEmails: ['ada@example.org'] })
  const { cookie } = await bare.signIn('Ada')
  for (let n = 0; n < 5; n++) await bare.call('GET', '/api/guest-problems/random', from(`198.51.100.${n}`))
  const { body } = await bare.call('GET', '/api/admin/guest-analytics', { cookie })
  expect(body.summary).toMatchObject({ uniqueVisitors: 1, challengeStarts: 5 })
})

test('an account that is made in a browser that had tried is counted; one that is known already is not', async () => {
  const { cookie } = await visit('198.51.100.9')
  const account = { firstName: 'Bob', lastName: 'Person', email: 'bob@example.org', password: 'analytical' }
  const signUp = (email: string, browser: string) =>
    world.call('POST', '/api/auth/signup', { body: { ...account, email }, cookie: browser })
  const before = (await analytics('all')).summary.accountsCreated
  expect((await signUp('bob@example.org', cookie)).status).toBe(201)
  expect((await signUp('bob@example.org', cookie)).status).toBe(201)
  expect((await signUp('cyd@example.org', '')).status).toBe(201)
  expect((await signUp('dan@example.org', 'firecrest.guest=made.up')).status).toBe(201)
  expect((await analytics('all')).summary.accountsCreated).toBe(before + 1)
})

test('browsers that were not seen for a month are forgotten, and no figure changes', async () => {
  const handouts = async () => (await world.pool.query('select count(*)::int as n from guest_handout')).rows[0].n
  const now = world.clock.now
  const ever = (await analytics('all')).summary
  expect(await handouts()).toBeGreaterThan(0)
  world.clock.now = new Date(now.getTime() + 31 * 24 * 3_600_000)
  await rollUpGuestEvents(world)
  expect(await handouts()).toBe(0)
  expect((await analytics('all')).summary).toEqual(ever)
})

test('two roll-ups at once do not count a visitor twice', async () => {
  await visit('198.51.100.7')
  await world.guestEvents.flush()
  const rolledUp = await world.transact(async (held) => {
    await lockGuestRollUp(held)
    const waiting = rollUpGuestEvents(second)
    await expect.poll(() => countLockWaits(world.pool)).toBe(1)
    expect(await left()).toBeGreaterThan(0)
    return { waiting }
  })
  await rolledUp.waiting
  expect(await left()).toBe(0)
})

test('far behind, the newest events are in the figures, and how many are not is said', async () => {
  const before = (await analytics()).summary
  await world.pool.query(
    `insert into guest_event (at, type, visitor) select $1, 'signup_click', 'visitor' from generate_series(1, 12000)`,
    [world.clock.now],
  )
  const behind = await analytics()
  expect([behind.summary.signupConversions - before.signupConversions, behind.uncounted]).toEqual([10_000, 2_000])
  await rollUpGuestEvents(world)
  const after = await analytics()
  expect([after.summary.signupConversions - before.signupConversions, after.uncounted]).toEqual([12_000, 0])
})

test('only known periods are answered', async () => {
  const ask = (query: string) => world.call('GET', `/api/admin/guest-analytics?${query}`, { cookie: admin })
  expect((await ask('period=1y')).status).toBe(400)
  expect((await ask('period=7d&period=30d')).status).toBe(400)
})
