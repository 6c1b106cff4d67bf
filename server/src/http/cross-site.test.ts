import { calls } from '@app/contract/calls'
import type { RouteName } from '@app/contract/routes'
import { expect, test } from 'vitest'
import { signInPremium } from '../test/premium.ts'
import { createWorld } from '../test/world.ts'

const world = await createWorld({ at: '2026-03-14T20:00:00Z', publicUrl: 'https://trusted.com' })
await world.pool.query(`alter table "user" alter column role set default 'admin'`)
// She may call everything, and names something that nobody has.
const { cookie } = await signInPremium(world, 'Ada')
const nothing = '6f1c1d5e-0000-4000-8000-000000000000'
const params = { id: nothing, listId: nothing, code: nothing, token: nothing, currency: nothing, name: 'google' }
const host = 'trusted.com'
const namesOf = (some: readonly { name: RouteName }[]) => some.map(({ name }) => name)
const writes = namesOf(calls.filter(({ method }) => method !== 'GET'))
const write = (name: RouteName, headers: Record<string, string>) =>
  world.ask(name, { params, cookie, body: {}, headers: { host, ...headers } })

const origins = [
  'null',
  'https://evil.com',
  'https://trusted.com.evil.com',
  'https://eviltrusted.com',
  'https://evil.trusted.com',
  'https://trusted.com:8443',
  'http://trusted.com',
  'https://trusted.com@evil.com',
  'file://',
]

const refused = 'We blocked a request from a different site.'
const cardSetUps: readonly RouteName[] = ['createSubscription', 'subscribeByCard']

// One guard stands before all writes: each origin tries every third, another third than the one before it.
test.each(origins.map((origin, turn) => [origin, turn] as const))(
  'T21: no write is accepted from %s',
  async (origin, turn) => {
    for (const name of writes.filter((_, at) => at % 3 === turn % 3)) {
      const { status, body, cookies } = await write(name, { origin })
      // Each refusal of the card page has the shape that the page reads.
      const shape = cardSetUps.includes(name) ? { clientSecret: null, error: refused } : {}
      expect([name, status, body, cookies]).toEqual([name, 403, { message: refused, code: 'cross_site', ...shape }, []])
    }
  },
)

test.each(['cross-site', 'same-site'])('T21: no write is accepted that the browser calls %s', async (site) => {
  for (const name of writes)
    expect([name, (await write(name, { 'sec-fetch-site': site, origin: 'https://trusted.com' })).status]).toEqual([
      name,
      403,
    ])
})

// What a form or a script of another site can send without asking first.
test.each([
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/plain; charset=utf-8',
])('T21: a write of type %s is not read, even if nothing says where it came from', async (type) => {
  const withBody = namesOf(calls.filter(({ method, body }) => method !== 'GET' && body))
  for (const name of withBody) expect([name, (await write(name, { 'content-type': type })).status]).toEqual([name, 415])
})

const actingReads = namesOf(
  calls.filter(({ sameSiteOnly, file, access }) => sameSiteOnly || (file && access !== 'anyone')),
)

test('the reads that change something, or make a file of the person who asks, are known', () => {
  const known = [
    'verifyEmail',
    'downloadData',
    'openRound',
    'dayPasses',
    'otherMinds',
    'wishNote',
    'exportSolutions',
    'guestProblem',
  ]
  expect(actingReads).toEqual(known)
})

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-site': 'same-origin' },
  { purpose: 'prefetch', 'sec-fetch-site': 'same-origin' },
])('T21: a read that changes something is not done for %j, and opens no round', async (headers) => {
  for (const name of actingReads)
    expect([name, (await world.ask(name, { params, cookie, headers: { host, ...headers } })).status]).toEqual([
      name,
      403,
    ])
  expect((await world.pool.query('select from round')).rowCount).toBe(0)
})

test('T21: after all that, the person is as they were', async () => {
  const { status } = await world.ask('currentUser', { cookie, headers: { host } })
  expect(status).toBe(200)
  const opened = await world.ask('openRound', { cookie, headers: { host, 'sec-fetch-site': 'same-origin' } })
  expect(opened.status).toBe(200)
})
