import { buildPath, routes } from '@app/contract/routes'
import { expect, test } from 'vitest'
import { solve } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'

test('a change of zone waits for the next local day', async () => {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const { cookie } = await world.signIn('Ada', 'Europe/Berlin')
  const body = { timeZone: 'Asia/Tokyo' }
  const planned = await world.call('POST', '/api/settings/time-zone', { cookie, body })
  expect(planned).toMatchObject({ status: 200, body: { timeZone: 'Asia/Tokyo', from: '2026-03-14T23:00:00.000Z' } })
  const zone = async () => (await world.call('GET', '/api/auth/user', { cookie })).body.timeZone
  expect(await zone()).toBe('Europe/Berlin')
  world.clock.now = new Date('2026-03-14T23:00:00Z')
  expect(await zone()).toBe('Asia/Tokyo')
})

test.each(['Mars/Olympus', '+02:00', 'Europe/Berlin\0', ''])('"%s" is refused as a zone', async (timeZone) => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada', 'Europe/Berlin')
  const reply = await world.call('POST', '/api/settings/time-zone', { cookie, body: { timeZone } })
  expect(reply.status).toBe(400)
})

test('a zone that is changed three times a day leaves one journey at most, and loses nothing', async () => {
  const world = await createWorld({ at: '2026-07-06T20:00:00Z' })
  const { cookie } = await world.signIn('Ada', 'Pacific/Honolulu')
  await solve(world, cookie)
  world.clock.now = new Date('2026-07-07T05:00:00Z')
  const moveTo = (timeZone: string) => world.call('POST', '/api/settings/time-zone', { cookie, body: { timeZone } })
  const journeys = async () => (await world.pool.query('select at, left_zone from zone_change')).rows
  for (const zone of ['Europe/Berlin', 'Pacific/Honolulu']) await moveTo(zone)
  expect(await journeys()).toEqual([])
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Pacific/Auckland']) await moveTo(zone)
  expect(await journeys()).toEqual([{ at: new Date('2026-07-07T10:00:00Z'), left_zone: 'Pacific/Honolulu' }])
  // 8 July in Auckland, still the 7th in Honolulu: the 7th was lost to flying.
  world.clock.now = new Date('2026-07-07T20:00:00Z')
  expect((await world.call('GET', '/api/auth/user', { cookie })).body).toMatchObject({ streak: 1 })
  expect((await solve(world, cookie)).body.user).toMatchObject({ streak: 2, timeZone: 'Pacific/Auckland' })
  const { rows } = await world.pool.query('select day, kind from day_log order by day')
  expect(rows).toEqual([
    { day: '2026-07-06', kind: 'done' },
    { day: '2026-07-07', kind: 'bridged' },
    { day: '2026-07-08', kind: 'done' },
  ])
})

test('of zones chosen at once in two processes one is planned, with one journey to it', async () => {
  const world = await createWorld({ at: '2026-07-06T20:00:00Z' })
  const second = world.openProcess()
  const { cookie } = await world.signIn('Ada', 'Pacific/Honolulu')
  const zones = ['Europe/Berlin', 'America/New_York', 'Pacific/Auckland', 'Pacific/Honolulu', 'Asia/Tokyo', 'UTC']
  const replies = await Promise.all(
    zones.map((timeZone, i) =>
      (i % 2 ? world : second).call('POST', '/api/settings/time-zone', { cookie, body: { timeZone } }),
    ),
  )
  expect(replies.map(({ status }) => status)).toEqual(zones.map(() => 200))
  const { rows } = await world.pool.query(`select u.next_time_zone_from is not distinct from
    (select at from zone_change z where z.user_id = u.id) as "isOne" from "user" u`)
  expect(rows).toEqual([{ isOne: true }])
})

test('somebody whose zone a later Node no longer knows, with a session of that zone, goes on in UTC', async () => {
  const world = await createWorld({ at })
  const { id, cookie } = await world.signIn('Ada', 'Europe/Berlin')
  const { body: round } = await world.call('GET', buildPath('openRound'), { cookie })
  for (const [table, owner] of [
    ['"user"', 'id'],
    ['round', 'user_id'],
    ['day_pass', 'user_id'],
  ])
    await world.pool.query(
      `update ${table} set ${table === '"user"' ? 'time_zone' : 'zone'} = 'Mars/Olympus' where ${owner} = $1`,
      [id],
    )
  const gets = Object.values(routes).filter((route) => route.startsWith('GET /api') && !route.includes(':'))
  const replies = await Promise.all(
    gets.map(async (route) => [route, (await world.call('GET', route.slice(4), { cookie })).status]),
  )
  expect(replies.filter(([, status]) => status === 500)).toEqual([])
  expect((await world.call('GET', '/api/auth/user', { cookie })).body).toMatchObject({ timeZone: 'UTC', utcOffset: 0 })
  const body = { problemId: round.id, submittedSolutions: ['A bench'], submissionMethod: ['text'] }
  expect((await world.call('POST', '/api/solutions', { cookie, body })).status).toBe(200)
})
