import { expect, test } from 'vitest'
import { openDatabase } from '../../db/database.ts'
import { allOf, type Passes, passesOf, sendFromDevice } from '../../test/passes.ts'
import { givePremium } from '../../test/premium.ts'
import { generate, handIn, ideas, solve } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'
import { verifyDayPass } from './day-pass-token.ts'
import { findNextProblem } from './open-round.ts'

const at = '2026-03-14T20:00:00Z'

/** What there is to practise follows from the sessions before. */
const withoutPractice = (day: Passes['days'][number]) => ({
  ...day,
  passes: day.passes.map(({ practice: _, ...pass }) => pass),
})

test('a device carries the problems and quotes of today and three days, the same however often it asks', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada', 'Europe/Berlin')
  const processes = [world, { ...world, ...world.openProcess() }]
  const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => passesOf(processes[i % 2] ?? world, cookie)))
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
  const [first = { now: '', days: [] }] = replies
  expect(first.now).toBe(world.clock.now.toISOString())
  expect(first.days.map(({ day, zone, passes }) => [day, zone, passes.map(({ number }) => number)])).toEqual(
    ['14', '15', '16', '17'].map((day) => [`2026-03-${day}`, 'Europe/Berlin', [1, 2]]),
  )
  expect(first.days[1]).toMatchObject({
    startsAt: '2026-03-14T23:00:00.000Z',
    finishBefore: '2026-03-16T02:00:00.000Z',
    arriveUntil: '2026-03-18T23:00:00.000Z',
  })
  expect(new Set(allOf(first).map(({ text }) => text)).size).toBe(8)
  expect(new Set(first.days.map(({ quote }) => quote.id)).size).toBe(4)
  expect(first.days[0]?.quote).toEqual((await world.call('GET', '/api/quote/daily', { cookie })).body)

  world.clock.now = new Date('2026-03-15T20:00:00Z')
  const tomorrow = await passesOf(world, cookie)
  expect(tomorrow.days.slice(0, 3).map(withoutPractice)).toEqual(first.days.slice(1).map(withoutPractice))
})

test('what a device carries is what the same days give online, as the same round', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { days } = await passesOf(world, cookie)
  for (const { day, passes } of days) {
    world.clock.now = new Date(`${day}T21:00:00Z`)
    for (const pass of passes) {
      expect((await world.call('GET', '/api/problems/today', { cookie })).body.text).toBe(pass.text)
      const { body: opened } = await generate(world, cookie)
      const { id, text, category, difficulty } = pass
      expect(opened).toMatchObject({ id, text, category, difficulty })
      expect((await handIn(world, cookie, ideas(opened.id, 'a doorstop'))).status).toBe(200)
    }
  }
})

test('a session that goes over midnight keeps its pass while its day may still be finished', async () => {
  const world = await createWorld({ at: '2026-03-14T22:50:00Z' })
  const { cookie } = await world.signIn('Ada', 'Europe/Berlin')
  const [before] = (await passesOf(world, cookie)).days
  const { body: open } = await generate(world, cookie)
  world.clock.now = new Date('2026-03-14T23:05:00Z')
  const [yesterday, today] = (await passesOf(world, cookie)).days
  expect([yesterday, today?.day]).toEqual([before, '2026-03-15'])
  const pass = yesterday?.passes.find(({ id }) => id === open.id) ?? expect.fail('no pass')
  world.clock.now = new Date('2026-03-15T02:00:00Z')
  expect((await passesOf(world, cookie)).days[0]?.day).toBe('2026-03-15')
  world.clock.now = new Date('2026-03-15T08:00:00Z')
  const { status, body } = await sendFromDevice(world, cookie, pass, { finished: '2026-03-14T23:20:00Z' })
  expect([status, body.round.day, body.round.notCounted]).toEqual([200, '2026-03-14', null])
})

test('a round that is open already is what its device carries for that place, and a finished one is not carried', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { body: open } = await generate(world, cookie)
  const [today] = (await passesOf(world, cookie)).days
  expect(today?.passes.map(({ number }) => number)).toEqual([1, 2])
  expect(today?.passes[0]).toMatchObject({ id: open.id, text: open.text })
  await handIn(world, cookie, ideas(open.id, 'a doorstop'))
  const [later] = (await passesOf(world, cookie)).days
  expect(later?.passes.map(({ id }) => id)).toEqual(today?.passes.slice(1).map(({ id }) => id))
  await solve(world, cookie)
  expect((await passesOf(world, cookie)).days.map(({ passes }) => passes.length)).toEqual([0, 2, 2, 2])
})

test('Premium adds problems to the days and changes none; its end carries as many as before', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await world.signIn('Ada')
  const free = await passesOf(world, cookie)
  await givePremium(world.db, id, '2026-03-01', '2026-03-15T20:00:00Z')
  const premium = await passesOf(world, cookie)
  expect(premium.days.map(({ passes }) => passes.length)).toEqual([5, 5, 5, 5])
  const firstTwo = (days: Passes['days']) => days.map((day) => withoutPractice(day).passes.slice(0, 2))
  expect(firstTwo(premium.days)).toEqual(firstTwo(free.days))
  expect(new Set(allOf(premium).map(({ text }) => text)).size).toBe(20)
  world.clock.now = new Date('2026-03-15T21:00:00Z')
  expect((await passesOf(world, cookie)).days.map(({ passes }) => passes.length)).toEqual([2, 2, 2, 2])
})

test('after a change of zone the days to come are carried in the new one, with the same problems', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada', 'Europe/Berlin')
  const before = await passesOf(world, cookie)
  await world.call('POST', '/api/settings/time-zone', { cookie, body: { timeZone: 'Asia/Tokyo' } })
  const after = await passesOf(world, cookie)
  expect(after.days.map(({ zone }) => zone)).toEqual(['Europe/Berlin', 'Asia/Tokyo', 'Asia/Tokyo', 'Asia/Tokyo'])
  expect(after.days[0]).toEqual(before.days[0])
  expect(allOf(after).map(({ id }) => id)).toEqual(allOf(before).map(({ id }) => id))
  expect(after.days[1]?.passes[0]?.pass).not.toBe(before.days[1]?.passes[0]?.pass)
})

test('another difficulty replaces the problems that nobody has opened', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { body: open } = await generate(world, cookie)
  await passesOf(world, cookie)
  await world.call('POST', '/api/settings/difficulty', { cookie, body: { difficulty: 'hard' } })
  const [first, ...others] = allOf(await passesOf(world, cookie))
  expect(first).toMatchObject({ id: open.id, text: open.text, difficulty: 'easy' })
  expect(new Set(others.map(({ difficulty }) => difficulty))).toEqual(new Set(['hard']))
})

test('no two people carry the same round, and other sites cannot ask', async () => {
  const world = await createWorld({ at })
  const [ada, grace] = [await world.signIn('Ada'), await world.signIn('Grace')]
  const [hers, theirs] = [await passesOf(world, ada.cookie), await passesOf(world, grace.cookie)]
  const shared = new Set([...allOf(hers), ...allOf(theirs)].flatMap(({ id, pass }) => [id, pass]))
  expect(shared.size).toBe(32)
  const foreign = { cookie: ada.cookie, headers: { 'sec-fetch-site': 'cross-site' } }
  expect((await world.call('GET', '/api/passes', foreign)).status).toBe(403)
})

test('who opens a round while a device asks for its problems gets the same round on both', async () => {
  const world = await createWorld({ at })
  const processes = [world, { ...world, ...world.openProcess() }]
  for (const name of ['Ada', 'Grace', 'Emmy', 'Mary', 'Rosa']) {
    const { cookie } = await world.signIn(name)
    const both = await Promise.all(
      processes.flatMap((each) => [passesOf(each, cookie), generate(each, cookie)] as const),
    )
    const ids = both.map((reply) => ('days' in reply ? reply.days[0]?.passes[0]?.id : reply.body.id))
    expect(new Set(ids).size).toBe(1)
  }
})

test('a problem that is looked up while a device gets its passes is the one of the pass', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await world.signIn('Ada')
  let carried: Awaited<ReturnType<typeof passesOf>> | undefined
  const query = async (sent: { name?: string }) => {
    if (sent.name === 'has_had_problem') carried ??= await passesOf(world, cookie)
    return await world.pool.query(sent as never)
  }
  const person = { id, today: '2026-03-14', difficulty: 'easy' as const }
  const { text } = await findNextProblem(openDatabase({ query } as never), person)
  expect(carried && allOf(carried)[0]?.text).toBe(text)
})

test('what a device carries has as many slots as the streak and the plan give now', async () => {
  const world = await createWorld({ at })
  const { cookie, id } = await world.signIn('Ada')
  const slotsOf = async () =>
    allOf(await passesOf(world, cookie)).map(
      ({ pass }) => verifyDayPass({ secret: world.secret, userId: id }, pass)?.slots,
    )
  expect(new Set(await slotsOf())).toEqual(new Set([3]))
  await solve(world, cookie)
  expect(new Set(await slotsOf())).toEqual(new Set([4]))
  // Neither a day missed nor a freeze keeps one that long.
  world.clock.now = new Date('2026-03-17T20:00:00Z')
  expect(new Set(await slotsOf())).toEqual(new Set([3]))
})
