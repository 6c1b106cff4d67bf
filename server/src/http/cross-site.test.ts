import { calls } from '@app/contract/calls'
import { expect, test } from 'vitest'
import { signInPremium } from '../test/premium.ts'
import { createWorld } from '../test/world.ts'

const world = await createWorld({ at: '2026-03-14T20:00:00Z', publicUrl: 'https://trusted.com' })
await world.pool.query(`alter table "user" alter column role set default 'admin'`)
// She may call everything, and names something that nobody has.
const { cookie } = await signInPremium(world, 'Ada')
const pathOf = (path: string) => path.replace(/:\w+/g, '6f1c1d5e-0000-4000-8000-000000000000')
const host = 'trusted.com'
const writes = calls.filter(({ method }) => method !== 'GET').map(({ path }) => pathOf(path))
const post = (path: string, headers: Record<string, string>, body: unknown = {}) =>
  world.call('POST', path, { cookie, body, headers: { host, ...headers } })

const origins = [
  'null',
  'https://evil.com',
  'https://trusted.com.evil.com',
  'https://eviltrusted.com',
  'https://evil.trusted.com',
  'https://trusted.com:8443',
  'https://trusted.com@evil.com',
  'file://',
]

const refused = 'This request came from another site and was refused.'
const cardSetUps = ['/api/create-subscription', '/api/subscribe/stripe']

test.each(origins)('T21: no write is accepted from %s', async (origin) => {
  for (const path of writes) {
    const { status, body, cookies } = await post(path, { origin })
    // Each refusal of the card page has the shape that the page reads.
    const shape = cardSetUps.includes(path) ? { clientSecret: null, error: refused } : {}
    expect([path, status, body, cookies]).toEqual([path, 403, { message: refused, code: 'cross_site', ...shape }, []])
  }
})

test.each(['cross-site', 'same-site'])('T21: no write is accepted that the browser calls %s', async (site) => {
  for (const path of writes)
    expect([path, (await post(path, { 'sec-fetch-site': site, origin: 'https://trusted.com' })).status]).toEqual([
      path,
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
  const withBody = calls.filter(({ method, body }) => method !== 'GET' && body).map(({ path }) => path)
  for (const path of withBody)
    expect([path, (await post(pathOf(path), { 'content-type': type })).status]).toEqual([path, 415])
})

const actingReads = calls.filter(({ ownSiteOnly, file }) => ownSiteOnly || file).map(({ path }) => pathOf(path))

test('the reads that change something, or make a file, are known', () => {
  expect(actingReads).toEqual([
    '/api/settings/data',
    pathOf('/api/calendar/:token'),
    '/api/problems/generate',
    '/api/passes',
    '/api/solutions/export',
    '/api/guest-problems/random',
  ])
})

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender', 'sec-fetch-site': 'same-origin' },
  { purpose: 'prefetch', 'sec-fetch-site': 'same-origin' },
])('T21: a read that changes something is not done for %j, and opens no round', async (headers) => {
  for (const path of actingReads)
    expect([path, (await world.call('GET', path, { cookie, headers: { host, ...headers } })).status]).toEqual([
      path,
      403,
    ])
  expect((await world.pool.query('select from round')).rowCount).toBe(0)
})

test('T21: after all that, the person is as they were', async () => {
  const { status } = await world.call('GET', '/api/auth/user', { cookie, headers: { host } })
  expect(status).toBe(200)
  const opened = await world.call('GET', '/api/problems/generate', {
    cookie,
    headers: { host, 'sec-fetch-site': 'same-origin' },
  })
  expect(opened.status).toBe(200)
})
