import { expect, test } from 'vitest'
import { sharedHeaders } from '../../test/replies.ts'
import type { World } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'
import { attemptSubjects } from './password-attempts.ts'

const at = '2026-03-14T20:00:00Z'
const path = '/api/auth/signin'
const email = 'ada@example.org'
const tooMany = '{"message":"Too many attempts. Wait a moment, then try again.","code":"too_many_tries"}'

type Caller = Pick<World, 'call'>
const right = (world: Caller, cookie = '') =>
  world.call('POST', path, { cookie, body: { email, password: 'analytical' } })
const wrong = (world: Caller, address = email, headers = {}) =>
  world.call('POST', path, { headers, body: { email: address, password: 'a guess' } })
const later = (world: World, seconds: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + seconds * 1000)
}

const knownOf = (cookies: string) =>
  cookies.split('; ').find((each) => each.startsWith('firecrest.known_device=')) ?? ''
const fromElsewhere = (n: number) => ({ 'x-forwarded-for': `2001:db8:1:${n.toString(16)}::1` })

test('T43: a stranger who tries a password each second keeps the owner out nowhere else, known device or not', async () => {
  const world = await createWorld({ at, trustProxy: 1 })
  await world.signIn('Ada')
  for (let i = 0; i < 200; i++) {
    await wrong(world, email, fromElsewhere(0))
    later(world, 1)
    if (i % 40 === 39) expect((await right(world)).status).toBe(200)
  }
})

test('T43: of one wrong attempt each second for a quarter of an hour, from as many networks, a hundred are checked, then one in 36 seconds; it costs the owner nothing on a known device', async () => {
  const world = await createWorld({ at, trustProxy: 1 })
  const known = knownOf((await world.signIn('Ada')).cookies)
  const processes = [world, world.openProcess()] as const
  let heard = 0
  for (let i = 0; i < 880; i++) {
    const { status } = await wrong(processes[i % 2 === 0 ? 0 : 1], email, fromElsewhere(i))
    heard += status === 401 ? 1 : 0
    later(world, 1)
  }
  expect(heard).toBe(100 + Math.floor(879 / 36))
  expect((await right(world)).status).toBe(429)
  expect((await right(world, known)).status).toBe(200)
  later(world, 36)
  expect((await right(world)).status).toBe(200)
})

test('of fifty guesses at once five are checked, and the others learn when to come back', async () => {
  const world = await createWorld({ at })
  await world.signIn('Ada')
  const other = world.openProcess()
  const replies = await Promise.all(Array.from({ length: 50 }, (_, i) => wrong(i % 2 ? world : other)))
  const refused = replies.filter(({ status }) => status === 429)
  expect(replies.filter(({ status }) => status === 401).length).toBe(5)
  expect(refused.length).toBe(45)
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['5']))
})

test('after a clock that was an hour ahead is put back, somebody who had mistyped their password signs in', async () => {
  const world = await createWorld({ at })
  await world.signIn('Ada')
  later(world, 3_600)
  for (let i = 0; i < 5; i++) expect((await wrong(world)).status).toBe(401)
  expect((await wrong(world)).status).toBe(429)
  later(world, -30)
  expect((await right(world)).status).toBe(429)
  later(world, -3_570)
  expect((await right(world)).status).toBe(200)
})

test('asking during a wait does not make it longer', async () => {
  const world = await createWorld({ at })
  await world.signIn('Ada')
  for (let i = 0; i < 5; i++) await wrong(world)
  later(world, 4)
  for (let i = 0; i < 5; i++) expect((await right(world)).headers.get('retry-after')).toBe('1')
  later(world, 1)
  expect((await right(world)).status).toBe(200)
})

test('a successful sign-in clears the failures, and they are forgotten after 15 quiet minutes', async () => {
  const world = await createWorld({ at })
  await world.signIn('Ada')
  const failing = async (times: number) => {
    for (let i = 0; i < times; i++) expect((await wrong(world)).status).toBe(401)
  }
  await failing(4)
  expect((await right(world)).status).toBe(200)
  await failing(5)
  later(world, 15 * 60)
  await failing(5)
  expect((await wrong(world)).status).toBe(429)
})

test('T43: while somebody tries wrong passwords all day, the owner chooses one by mail and stays able to sign in', async () => {
  const world = await createWorld({ at, mail: true, trustProxy: 1 })
  await world.signIn('Ada')
  await world.proveAddresses()
  for (let i = 0; i < 120; i++) await wrong(world, email, fromElsewhere(i))
  expect((await right(world)).status).toBe(429)
  await world.call('POST', '/api/auth/forgot-password', { body: { email } })
  const body = { token: (await world.readMails()).at(-1)?.token, newPassword: 'analytical' }
  const { cookies } = await world.call('POST', '/api/auth/reset-password', { body })
  // The failures of the address are forgotten, and come back as fast as somebody tries.
  expect((await wrong(world)).status).toBe(401)
  for (let i = 0; i < 120; i++) await wrong(world, email, fromElsewhere(i))
  expect((await right(world)).status).toBe(429)
  expect((await right(world, knownOf(cookies.map((each) => each.split(';')[0]).join('; ')))).status).toBe(200)
})

test.each([
  ['is changed', { path: '/api/auth/change-password', body: { currentPassword: 'analytical' } }],
  ['is chosen by mail', { path: '/api/auth/reset-password', body: {} }],
] as const)('T43: once a password %s, no other device is a known one, and this one still is', async (_, how) => {
  const world = await createWorld({ at })
  const elsewhere = knownOf((await world.signIn('Ada')).cookies)
  const { cookie } = await world.signIn('Ada')
  await world.call('POST', '/api/auth/forgot-password', { body: { email } })
  const token = how.path.endsWith('reset-password') && { token: (await world.readMails()).at(-1)?.token }
  const body = { ...how.body, ...token, newPassword: 'difference engine' }
  const { cookies } = await world.call('POST', how.path, { cookie, body })
  const here = knownOf(cookies.map((each) => each.split(';')[0]).join('; '))
  for (let i = 0; i < 5; i++) await wrong(world)
  const enter = async (device: string) =>
    (await world.call('POST', path, { cookie: device, body: { email, password: 'difference engine' } })).status
  expect([await enter(''), await enter(elsewhere), await enter(here)]).toEqual([429, 429, 200])
})

test('T43: tries that the delay of an address refuses count for the network that sends them', async () => {
  const rules = { signInFailuresOfNetwork: { count: 30, seconds: 900 } }
  const world = await createWorld({ at, trustProxy: 1, rules })
  const poller = { 'x-forwarded-for': '2001:db8::1' }
  for (let i = 0; i < 30; i++) await wrong(world, email, poller)
  expect((await wrong(world, 'grace@example.org', poller)).status).toBe(429)
  expect((await wrong(world, 'grace@example.org', fromElsewhere(1))).status).toBe(401)
})

test('T43: the password of a waiting sign-up of their own gives nobody another guess', async () => {
  const world = await createWorld({ at, mail: true })
  const body = { firstName: 'Eve', lastName: 'Person', email: 'bob@example.org', password: 'analytical' }
  await world.call('POST', '/api/auth/signup', { body })
  const own = () => world.call('POST', path, { body: { email: body.email, password: body.password } })
  const statuses: number[] = []
  for (let n = 0; n < 4; n++) statuses.push((await own()).status, (await wrong(world, body.email)).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
})

test('T24: a limit says the same of known and unknown addresses, byte for byte', async () => {
  const world = await createWorld({ at })
  await world.signIn('Ada')
  const seen = async (address: string) => {
    for (let i = 0; i < 5; i++) await wrong(world, address)
    const { status, text, headers } = await wrong(world, address)
    return { status, text, headers: sharedHeaders(headers) }
  }
  const [known, unknown] = [await seen(email), await seen('nobody@example.org')]
  expect(known).toEqual(unknown)
  expect(known).toMatchObject({ status: 429, text: tooMany })
})

test('a network with many failures is refused for every address, and other networks are not', async () => {
  const rules = { signInFailuresOfNetwork: { count: 3, seconds: 900 } }
  const world = await createWorld({ at, trustProxy: 1, rules })
  await world.signIn('Ada')
  const from = (ip: string) => ({ 'x-forwarded-for': ip })
  for (const name of ['a', 'b', 'c']) await wrong(world, `${name}@example.org`, from('2001:db8::1'))
  const refused = await wrong(world, 'd@example.org', from('2001:db8::2'))
  expect([refused.status, refused.text, refused.headers.get('retry-after')]).toEqual([429, tooMany, '300'])
  expect((await wrong(world, 'd@example.org', from('2001:db8:0:1::1'))).status).toBe(401)
})

test('a successful sign-in does not count against a network', async () => {
  const world = await createWorld({ at, rules: { signInFailuresOfNetwork: { count: 2, seconds: 900 } } })
  await world.signIn('Ada')
  for (let i = 0; i < 5; i++) expect((await right(world)).status).toBe(200)
  await wrong(world)
  await wrong(world)
  expect((await right(world)).status).toBe(429)
})

test('a proven owner clears the failures of the address', async () => {
  const world = await createWorld({ at })
  await world.signIn('Ada')
  for (let i = 0; i < 6; i++) await wrong(world)
  await world.passwordAttempts.forget({ of: attemptSubjects.address(email), network: 'unknown' })
  expect((await right(world)).status).toBe(200)
})

test('a known device is known for its own address only, and nobody can make one up', async () => {
  const world = await createWorld({ at })
  const { cookies } = await world.signIn('Grace')
  await world.signIn('Ada')
  for (let i = 0; i < 6; i++) await wrong(world)
  const made = `firecrest.known_device=${'a'.repeat(22)}.${'b'.repeat(43)}`
  for (const each of [
    cookies,
    made,
    'firecrest.known_device=',
    'firecrest.known_device=a.b',
    'firecrest.known_device=%FF',
  ])
    expect((await right(world, each)).status).toBe(429)
})

test('guessing from a known device slows down too', async () => {
  const world = await createWorld({ at })
  const { cookies: cookie } = await world.signIn('Ada')
  const guess = () => world.call('POST', path, { cookie, body: { email, password: 'a guess' } })
  for (let i = 0; i < 5; i++) expect((await guess()).status).toBe(401)
  expect((await guess()).status).toBe(429)
})

test('the counters of failures hold no name or address', async () => {
  const world = await createWorld({ at })
  await wrong(world)
  const { rows } = await world.pool.query('select key from rate_limit')
  expect(rows.length).toBe(3)
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/)
})
