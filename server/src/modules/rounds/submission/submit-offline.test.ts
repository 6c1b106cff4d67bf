import { expect, test } from 'vitest'
import { allOf, bodyOf, expectSound, passesOf, passOf, sendFromDevice, signInCarrying } from '../../../test/passes.ts'
import { givePremium } from '../../../test/premium.ts'
import { generate, handIn, ideas, solve, storedAndRecountedStreak, user, type World } from '../../../test/rounds.ts'
import { createWorld } from '../../../test/world.ts'

// A Saturday in Berlin.
const at = '2026-06-06T09:00:00+02:00'
const saturday = '2026-06-06'
const aYear = 366 * 24 * 3_600_000
const berlin = (moment: string) => `2026-${moment}+02:00`

const dayLog = async (world: World) =>
  (await world.pool.query(`select day || ' ' || kind as day from day_log order by 1`)).rows.map(({ day }) => day)

test.each([
  { finished: '06-06T23:40:00', received: '06-08T08:00:00', why: null, what: 'case 18: synced on Monday' },
  { finished: '06-06T23:40:00', received: '06-11T08:00:00', why: 'arrived_late', what: 'case 19: five days later' },
  { finished: '06-08T09:00:00', received: '06-08T08:00:00', why: 'wrong_order', what: 'T10: finished in the future' },
  { finished: '06-07T03:00:00', received: '06-08T08:00:00', why: 'not_its_day', what: 'after the three hours' },
])('finished offline at $finished, here at $received: $why, $what', async ({ finished, received, why }) => {
  const world = await createWorld({ at })
  const { cookie, id, passes } = await signInCarrying(world)
  world.clock.now = new Date(berlin(received))
  for (const skew of [0, aYear]) {
    const reply = await sendFromDevice(world, cookie, passOf(passes, saturday), { finished: berlin(finished), skew })
    expect(reply).toMatchObject({ status: 200, body: { notCounted: why, round: { notCounted: why, day: saturday } } })
    expect(reply.body.feedback.score.ideas).toHaveLength(1)
  }
  const { stored, recounted } = await storedAndRecountedStreak(world, id)
  expect(await dayLog(world)).toEqual(why === null ? [`${saturday} done`] : [])
  const counted = why === null ? 1 : 0
  expect(stored).toMatchObject({ ...recounted, length: counted, doneDays: counted })
  expect(await user(world, cookie)).toMatchObject({ totalSolved: counted })
  await expectSound(world)
})

test('a session that is in the history only is found there and in the data, and unlocks nothing', async () => {
  const world = await createWorld({ at })
  const { cookie, id, passes } = await signInCarrying(world)
  await givePremium(world.db, id)
  world.clock.now = new Date(berlin('06-11T08:00:00'))
  const finished = berlin('06-06T23:40:00')
  const sent = await sendFromDevice(world, cookie, passOf(passes, saturday), { finished, ideas: ['a sail', 'a kite'] })
  expect(sent.body).toMatchObject({ newAchievements: [], notCounted: 'arrived_late' })
  const page = await world.ask('finishedRound', { params: { id: passOf(passes, saturday).id }, cookie })
  expect(page.body).toMatchObject({
    notCounted: 'arrived_late',
    day: saturday,
    finishedAt: new Date(finished).toISOString(),
    ideas: [{ text: 'a sail' }, { text: 'a kite' }],
  })
  expect(sent.body.round).toEqual(page.body)
  const late = { notCounted: 'arrived_late' }
  const history = await world.ask('listSolutions', { query: { page: '1', limit: '20' }, cookie })
  expect(history.body).toMatchObject({ solutions: [late, late], pagination: { total: 2 } })
  const found = await world.ask('listSolutions', { query: { q: 'sail' }, cookie })
  expect(found.body).toMatchObject({ solutions: [late], pagination: { total: 1 } })
  const data = await world.ask('downloadData', { cookie })
  expect(data.body.rounds).toMatchObject([{ countedDay: null, notCounted: 'arrived_late' }])
  expect((await world.ask('listAchievements', { cookie })).body).toEqual([])
  expect((await world.ask('latestRound', { cookie })).body).toEqual({ today: null, yesterday: null })
  expect((await solve(world, cookie)).body.user).toMatchObject({ totalSolved: 1, streak: 1 })
  await expectSound(world)
})

test('case 21: a late day takes the place of a frozen one, and the freeze is back', async () => {
  const world = await createWorld({ at: '2026-06-01T12:00:00+02:00' })
  const { cookie, passes } = await signInCarrying(world)
  for (const day of ['01', '02', '04']) {
    world.clock.now = new Date(berlin(`06-${day}T12:00:00`))
    await solve(world, cookie)
  }
  expect(await dayLog(world)).toContain('2026-06-03 frozen')
  world.clock.now = new Date(berlin('06-05T12:00:00'))
  const late = await sendFromDevice(world, cookie, passOf(passes, '2026-06-03'), { finished: berlin('06-03T12:00:00') })
  expect(late.body).toMatchObject({ notCounted: null, user: { streak: 4 } })
  expect((await world.ask('streakSummary', { cookie })).body).toMatchObject({ streak: 4, freezes: 1 })
  await expectSound(world)
})

test('T08: a hand-in that is sent again, later and twenty times at once, gets the first answer', async () => {
  const world = await createWorld({ at })
  const { cookie, passes } = await signInCarrying(world)
  const second = { ...world, ...world.openProcess() }
  world.clock.now = new Date(berlin('06-08T08:00:00'))
  const sent = { finished: berlin('06-06T23:40:00'), key: 'b9e2' }
  const send = (i: number) => sendFromDevice(i % 2 ? world : second, cookie, passOf(passes, saturday), sent)
  const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => send(i)))
  world.clock.now = new Date(berlin('06-11T08:00:00'))
  replies.push(await sendFromDevice(world, cookie, passOf(passes, saturday), { finished: berlin('06-06T23:40:00') }))
  for (const { status, body } of replies) expect({ status, body }).toEqual({ status: 200, body: replies[0]?.body })
  expect(replies[0]?.body.notCounted).toBeNull()
  await expectSound(world)
})

test('T09: the pass and the key of one person mean nothing for another', async () => {
  const world = await createWorld({ at })
  const [ada, grace] = [await signInCarrying(world), await signInCarrying(world, 'Grace')]
  const sent = { finished: berlin('06-06T10:00:00'), key: 'shared' }
  world.clock.now = new Date(berlin('06-06T11:00:00'))
  expect((await sendFromDevice(world, ada.cookie, passOf(ada.passes, saturday), sent)).status).toBe(200)
  const stolen = await sendFromDevice(world, grace.cookie, passOf(ada.passes, saturday), sent)
  expect(stolen).toMatchObject({ status: 409, body: { code: 'pass_not_valid' } })
  expect((await sendFromDevice(world, grace.cookie, passOf(grace.passes, saturday), sent)).status).toBe(200)
  expect((await world.pool.query('select from round')).rowCount).toBe(2)
})

test('a pass that was changed, or is of another problem, is refused and writes nothing', async () => {
  const world = await createWorld({ at })
  const { cookie, passes } = await signInCarrying(world)
  const pass = passOf(passes, saturday)
  const finished = berlin('06-06T10:00:00')
  const [content = '', seal = ''] = pass.pass.split('.')
  const parts = JSON.parse(Buffer.from(content, 'base64url').toString())
  const changed = parts.map((part: unknown, i: number) => {
    const other = typeof part === 'number' ? part + 1 : `${part}`.replace(/.$/, (last) => (last === '1' ? '2' : '1'))
    return Buffer.from(JSON.stringify(parts.with(i, other))).toString('base64url')
  })
  const bad = [...changed.map((each: string) => `${each}.${seal}`), content, `${content}.`, `${pass.pass}x`, '', 'x.y']
  for (const each of [...bad, passOf(passes, '2026-06-07').pass]) {
    const reply = await sendFromDevice(world, cookie, { id: pass.id, pass: each }, { finished })
    expect([each, reply.status, reply.body.code]).toEqual([each, 409, 'pass_not_valid'])
  }
  expect(bad).toHaveLength(12)
  expect((await world.pool.query('select from round')).rowCount).toBe(0)
})

test.each([
  { change: { finishedAt: 'yesterday' } },
  { change: { sentAt: null } },
  { change: { pass: 7 } },
  { change: { pass: 'x'.repeat(1001) } },
  { change: { day: '2026-06-06' } },
  { change: { userId: 'somebody' } },
])('T10: $change beside a pass is refused', async ({ change }) => {
  const world = await createWorld({ at })
  const { cookie, passes } = await signInCarrying(world)
  const body = bodyOf(world, passOf(passes, saturday), { finished: at })
  const reply = await handIn(world, cookie, { ...body, fromDevice: { ...body.fromDevice, ...change } })
  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
})

test('a round that is sent on its day counts for it, whatever the clock of the device says', async () => {
  const world = await createWorld({ at })
  const { cookie, passes } = await signInCarrying(world)
  world.clock.now = new Date(berlin('06-06T12:00:00'))
  const finished = '2019-01-01T00:00:00Z'
  const reply = await sendFromDevice(world, cookie, passOf(passes, saturday), { finished })
  expect(reply.body).toMatchObject({ notCounted: null, user: { streak: 1 } })
  expect(reply.body.round.finishedAt).toBe(world.clock.now.toISOString())
})

test('a round of yesterday that is finished today counts for today, as without a pass', async () => {
  const world = await createWorld({ at })
  const { cookie, passes } = await signInCarrying(world)
  await generate(world, cookie)
  world.clock.now = new Date(berlin('06-07T12:00:00'))
  const reply = await sendFromDevice(world, cookie, passOf(passes, saturday), { finished: berlin('06-07T11:59:00') })
  expect(reply.body).toMatchObject({ notCounted: null, round: { day: '2026-06-07' } })
  expect(await dayLog(world)).toEqual(['2026-06-07 done'])
})

test('problems of a day are finished in any order, and what finds the day full is in the history only', async () => {
  const world = await createWorld({ at })
  const { cookie, id, passes } = await signInCarrying(world)
  const [first, second] = passes.days[0]?.passes ?? []
  if (!first || !second) throw new Error('Two problems are carried for each day.')
  const finished = berlin('06-06T10:00:00')
  world.clock.now = new Date(berlin('06-06T11:00:00'))
  expect((await sendFromDevice(world, cookie, second, { finished })).body.notCounted).toBeNull()
  expect((await generate(world, cookie)).body.id).toBe(first.id)
  await givePremium(world.db, id, '2026-06-06T00:00:00Z', '2026-06-06T10:00:00Z')
  const body = { problemText: 'What else is a door?', solutions: ['a table'] }
  await world.ask('solveCustom', { cookie, body })
  world.clock.now = new Date(berlin('06-08T08:00:00'))
  expect((await sendFromDevice(world, cookie, first, { finished })).body.notCounted).toBe('day_full')
  await expectSound(world)
})

test('what was carried under Premium counts although Premium has ended since', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await signInCarrying(world)
  await givePremium(world.db, id, '2026-06-01', '2026-06-07T00:00:00Z')
  const passes = await passesOf(world, cookie)
  world.clock.now = new Date(berlin('06-08T08:00:00'))
  for (const pass of passes.days[0]?.passes ?? []) {
    const reply = await sendFromDevice(world, cookie, pass, { finished: berlin('06-06T10:00:00') })
    expect(reply.body.notCounted).toBeNull()
  }
  const { rows } = await world.pool.query('select counted_number from round order by 1')
  expect(rows.map(({ counted_number }) => counted_number)).toEqual([1, 2, 3, 4, 5])
  await expectSound(world)
})

test('T11: a pass of the zone that was left counts for no day of the new one', async () => {
  const world = await createWorld({ at: '2026-07-06T00:00:00Z' })
  const { cookie } = await world.signIn('Ada', 'Pacific/Kiritimati')
  const passes = await passesOf(world, cookie)
  await world.ask('changeTimeZone', { cookie, body: { timeZone: 'Pacific/Pago_Pago' } })
  world.clock.now = new Date('2026-07-06T12:00:00Z')
  const sent = { finished: '2026-07-06T11:30:00Z' }
  const next = await sendFromDevice(world, cookie, passOf(passes, '2026-07-07'), sent)
  expect(next.body.notCounted).toBe('other_zone')
  const last = await sendFromDevice(world, cookie, passOf(passes, '2026-07-06'), { finished: '2026-07-06T09:30:00Z' })
  expect(last.body.notCounted).toBeNull()
  expect(await dayLog(world)).toEqual(['2026-07-06 done'])
})

test('T07: a device hands in as many ideas as its pass has slots, and more only if the streak has earned them', async () => {
  const world = await createWorld({ at })
  const { cookie, passes } = await signInCarrying(world)
  const list = ['one', 'two', 'three', 'four']
  world.clock.now = new Date(berlin('06-11T08:00:00'))
  const four = { finished: berlin('06-06T10:00:00'), ideas: list }
  const reply = await sendFromDevice(world, cookie, passOf(passes, saturday), four)
  expect(reply).toMatchObject({ status: 400, body: { code: 'too_many_solutions' } })
  expect((await world.pool.query('select from round')).rowCount).toBe(0)
  const three = { ...four, ideas: list.slice(0, 3) }
  expect((await sendFromDevice(world, cookie, passOf(passes, saturday), three)).status).toBe(200)
})

test.each([
  { received: '06-08T09:00:00', why: null, what: 'on the third day' },
  { received: '06-09T09:00:00', why: null, what: 'on the fourth day' },
  { received: '06-10T09:00:00', why: 'arrived_late', what: 'once the first list counts no more' },
])('full lists of two days without network are taken $what, though the streak has ended since', async (given) => {
  const world = await createWorld({ at })
  const { cookie, passes } = await signInCarrying(world)
  world.clock.now = new Date(berlin(given.received))
  const list = ['a sail', 'a kite', 'a doorstop']
  const first = { finished: berlin('06-06T20:00:00'), ideas: list }
  const { body } = await sendFromDevice(world, cookie, passOf(passes, saturday), first)
  expect(body.notCounted).toBe(given.why)
  const next = { finished: berlin('06-07T20:00:00'), ideas: [...list, 'a hat'] }
  const second = await sendFromDevice(world, cookie, passOf(passes, '2026-06-07'), next)
  expect(second).toMatchObject({ status: 200, body: { notCounted: null } })
  await expectSound(world)
})

test('problems that another difficulty has replaced still count when a device hands them in', async () => {
  const world = await createWorld({ at })
  const { cookie, id, passes } = await signInCarrying(world)
  await world.ask('changeDifficulty', { cookie, body: { difficulty: 'hard' } })
  const { body: opened } = await generate(world, cookie)
  world.clock.now = new Date(berlin('06-06T11:00:00'))
  expect((await handIn(world, cookie, ideas(opened.id, 'a doorstop'))).status).toBe(200)
  const sent = { finished: berlin('06-06T10:00:00') }
  const [first, second] = passes.days[0]?.passes ?? []
  if (!first || !second) throw new Error('Two problems are carried for each day.')
  expect((await sendFromDevice(world, cookie, first, sent)).body.notCounted).toBeNull()
  expect((await sendFromDevice(world, cookie, second, sent)).body.notCounted).toBe('day_full')
  const { stored, recounted } = await storedAndRecountedStreak(world, id)
  expect(stored).toEqual(recounted)
  expect(allOf(await passesOf(world, cookie)).map((pass) => pass.difficulty)).not.toContain('easy')
  await expectSound(world)
})
