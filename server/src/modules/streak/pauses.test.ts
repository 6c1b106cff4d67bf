import { addDays } from '@app/domain/day/day'
import { expect, test } from 'vitest'
import { generate, handIn, ideas, solve, user, type World } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'

const at = '2026-06-10T12:00:00Z'
const plan = (world: World, cookie: string, from: string, to: string) =>
  world.call('POST', '/api/streak/pauses', { cookie, body: { from, to } })
const end = (world: World, cookie: string, id: string) => world.call('POST', `/api/streak/pauses/${id}/end`, { cookie })
const summary = async (world: World, cookie: string) => (await world.call('GET', '/api/streak', { cookie })).body
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

test('a planned pause keeps a streak, and its days are in the calendar once a session follows', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  await solve(world, cookie)
  const planned = await plan(world, cookie, '2026-06-11', '2026-06-20')
  expect(planned).toMatchObject({ status: 201, body: { from: '2026-06-11', to: '2026-06-20' } })
  expect(await summary(world, cookie)).toMatchObject({ pauses: [planned.body], pauseDaysLeft: 50 })
  world.clock.now = noonOf('2026-06-21')
  expect(await user(world, cookie)).toMatchObject({ streak: 1 })
  await solve(world, cookie)
  expect(await user(world, cookie)).toMatchObject({ streak: 2 })
  const { body } = await world.call('GET', '/api/progress/days?from=2026-06-01&to=2026-06-30', { cookie })
  expect(body.days.map(({ kind }: { kind: string }) => kind)).toEqual(['done', ...Array(10).fill('paused'), 'done'])
  expect((await summary(world, cookie)).freezes).toBe(1)
})

const june = (day: number, hour: string) => `2026-06-${day}T${hour}:00:00.000Z`
const today = (day: number) => ({ until: june(day, '22'), opened: june(day + 1, '01'), yesterday: null })

/** Somebody in Berlin at noon of 10 June, whose one freeze holds the day before. */
async function openDays(world: World, name: string) {
  world.clock.now = noonOf('2026-06-08')
  const person = await world.signIn(name, 'Europe/Berlin')
  await solve(world, person.cookie)
  world.clock.now = noonOf('2026-06-10')
  const path = '/api/progress/days?from=2026-06-01&to=2026-06-30'
  return { ...person, open: async () => (await world.call('GET', path, { cookie: person.cookie })).body.open }
}

test('the days say until when today is open, and yesterday only for what was begun then', async () => {
  const world = await createWorld({ at })
  const { cookie, open } = await openDays(world, 'Ada')
  expect(await open()).toEqual(today(10))
  await solve(world, cookie)
  expect(await open()).toBeNull()
  world.clock.now = new Date(june(11, '12'))
  expect(await open()).toEqual(today(11))
  world.clock.now = new Date(june(11, '23'))
  expect(await open()).toBeNull()
  world.clock.now = new Date(june(11, '21'))
  const round = await generate(world, cookie)
  world.clock.now = new Date(june(11, '23'))
  expect(await open()).toEqual({ ...today(12), yesterday: june(12, '01') })
  await handIn(world, cookie, ideas(round.body.id, 'a choir'))
  expect(await open()).toEqual(today(12))
})

test('on a paused day no session is needed, and on the day after it one is', async () => {
  const world = await createWorld({ at })
  const { cookie, open } = await openDays(world, 'Ada')
  await solve(world, cookie)
  await plan(world, cookie, '2026-06-11', '2026-06-12')
  world.clock.now = noonOf('2026-06-11')
  expect(await open()).toBeNull()
  world.clock.now = new Date(june(12, '23'))
  await generate(world, cookie)
  expect(await open()).toEqual(today(13))
})

test('a day with an amnesty for one person needs no session of theirs, and does of others', async () => {
  const world = await createWorld({ at })
  const { cookie, open, id } = await openDays(world, 'Ada')
  const other = await openDays(world, 'Bea')
  await solve(world, cookie)
  await solve(world, other.cookie)
  await world.pool.query(
    `insert into amnesty (day, user_id, reason, created_at) values ('2026-06-11', $1, 'x', now())`,
    [id],
  )
  world.clock.now = noonOf('2026-06-11')
  expect([await open(), await other.open()]).toEqual([null, today(11)])
})

test.each([
  { from: '2026-06-01', to: '2026-06-12', says: 'A pause can start tomorrow at the earliest.', why: 'the past' },
  { from: '2026-06-10', to: '2026-06-12', says: 'A pause can start tomorrow at the earliest.', why: 'today' },
  { from: '2026-06-15', to: '2026-06-14', says: 'A pause can’t end before it starts.', why: 'backwards' },
  { from: '2026-06-15', to: '2026-07-15', says: 'A pause can last 30 days at most.', why: 'thirty-one days' },
  {
    from: '2026-06-13',
    to: '2026-06-14',
    says: 'You’ve already planned a pause on some of these days.',
    why: 'overlapping',
  },
  { from: '9999-12-30', to: '9999-12-31', says: 'A pause must start within the next year.', why: 'the end of time' },
  { from: '0000-01-01', to: '0000-01-02', says: 'That day doesn’t exist.', why: 'the year 0' },
  { from: '2026-02-30', to: '2026-03-01', says: /^[A-Z]/, why: 'no date' },
  { from: 'tomorrow', to: 'never', says: /^[A-Z]/, why: 'words' },
  { from: 7, to: null, says: /^[A-Z]/, why: 'no text' },
])('$why is refused in a sentence and changes nothing', async ({ from, to, says }) => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  await plan(world, cookie, '2026-06-12', '2026-06-13')
  const before = await summary(world, cookie)
  const reply = await world.call('POST', '/api/streak/pauses', { cookie, body: { from, to } })
  expect(reply).toMatchObject({ status: 400, body: { message: expect.stringMatching(says) } })
  expect(await summary(world, cookie)).toEqual(before)
})

test('of pauses planned at once in two processes none overlap, and a year holds sixty days', async () => {
  const world = await createWorld({ at })
  const second = { ...world, ...world.openProcess() }
  const { cookie } = await world.signIn('Ada')
  const same = await Promise.all(
    Array.from({ length: 10 }, (_, i) => plan(i % 2 ? world : second, cookie, '2026-06-11', '2026-06-30')),
  )
  expect(same.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(400)])
  const others = ['2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01']
  const more = await Promise.all(
    others.map((from, i) => plan(i % 2 ? world : second, cookie, from, `${from.slice(0, 8)}20`)),
  )
  expect(more.map(({ status }) => status).toSorted()).toEqual([201, 201, 400, 400])
  expect((await summary(world, cookie)).pauseDaysLeft).toBe(0)
})

test('of fifty pauses planned at once in two processes, each on other days that overlap, one is planned', async () => {
  const world = await createWorld({ at })
  const second = world.openProcess()
  const { cookie } = await world.signIn('Ada')
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, i) => {
      const body = { from: addDays('2026-06-11', i % 25), to: '2026-07-08' }
      return (i % 2 ? world : second).call('POST', '/api/streak/pauses', { cookie, body })
    }),
  )
  const [made, ...refused] = replies.toSorted((a, b) => a.status - b.status)
  expect(made?.status).toBe(201)
  const refusal = { status: 400, body: { message: 'You’ve already planned a pause on some of these days.' } }
  for (const each of refused) expect(each).toMatchObject(refusal)
  expect((await summary(world, cookie)).pauses).toEqual([made?.body])
})

test('a running pause ends today, a planned one is taken back, and a past one stays', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  await solve(world, cookie)
  const { body: running } = await plan(world, cookie, '2026-06-11', '2026-06-20')
  const { body: later } = await plan(world, cookie, '2026-07-01', '2026-07-05')
  world.clock.now = noonOf('2026-06-13')
  for (let click = 0; click < 2; click++) expect((await end(world, cookie, running.id)).status).toBe(204)
  expect((await end(world, cookie, later.id)).status).toBe(204)
  expect((await end(world, cookie, later.id)).status).toBe(404)
  const left = { pauses: [{ from: '2026-06-11', to: '2026-06-13' }], pauseDaysLeft: 57, streak: 1 }
  expect(await summary(world, cookie)).toMatchObject(left)
  world.clock.now = noonOf('2026-06-14')
  expect((await end(world, cookie, running.id)).status).toBe(204)
  expect(await summary(world, cookie)).toMatchObject(left)
})

test('every day has its sentence, newest first', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  await solve(world, cookie)
  world.clock.now = noonOf('2026-06-11')
  await solve(world, cookie)
  await plan(world, cookie, '2026-06-13', '2026-06-13')
  world.clock.now = noonOf('2026-06-14')
  const story = async () =>
    (await world.call('GET', '/api/streak/story?from=2026-06-01&to=2026-06-30', { cookie })).body
  const sentences = async () => (await story()).map(({ sentence }: { sentence: string }) => sentence)
  expect(await summary(world, cookie)).toMatchObject({ streak: 2, freezes: 0, heldDays: ['2026-06-12'] })
  expect(await sentences()).toEqual([
    'Sun 14 Jun: finish one session to reach day 3.',
    'Sat 13 Jun: paused, as planned. Your 2-day streak is safe.',
    'Fri 12 Jun: missed. A freeze protects your 2-day streak until your next session.',
    'Thu 11 Jun: session done. Day 2.',
    'Wed 10 Jun: session done. Your streak started.',
  ])
  await solve(world, cookie)
  expect((await sentences())[2]).toBe('Fri 12 Jun: missed. A freeze saved your 2-day streak. None left.')
  expect((await summary(world, cookie)).freezeHistory).toEqual([
    { day: null, change: 'sign_up', held: 1 },
    { day: '2026-06-12', change: 'spent', held: 0 },
  ])
})

test.each(['progress/days', 'streak/story'])('%s takes 1 to 400 days and no impossible ones', async (path) => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  await solve(world, cookie)
  const ask = async (from: string, to: string) =>
    (await world.call('GET', `/api/${path}?from=${from}&to=${to}`, { cookie })).status
  expect(await ask('2026-01-01', '2027-02-04')).toBe(200)
  expect(await ask('2026-01-01', '2027-02-05')).toBe(400)
  expect(await ask('2026-06-02', '2026-06-01')).toBe(400)
  expect(await ask('2026-02-29', '2026-03-01')).toBe(400)
  expect([await ask('0000-01-01', '0000-01-02'), await ask('9999-12-30', '9999-12-31')]).toEqual([400, 200])
})
