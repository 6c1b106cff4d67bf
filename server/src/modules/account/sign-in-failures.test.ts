import { expect, test } from 'vitest'
import { sharedHeaders } from '../../test/replies.ts'
import type { World } from '../../test/rounds.ts'
import { createWorld } from '../../test/world.ts'
import { triesOf } from './password-tries.ts'

const at = '2026-03-14T20:00:00Z'
const path = '/api/auth/signin'
const email = 'ada@example.org'
const tooMany = '{"message":"Too many tries. Please wait a moment and try again.","code":"too_many_tries"}'

type Caller = Pick<World, 'call'>
const right = (world: Caller, cookie = '') =>
  world.call('POST', path, { cookie, body: { email, password: 'analytical' } })
const wrong = (world: Caller, address = email, headers = {}) =>
  world.call('POST', path, { headers, body: { email: address, password: 'a guess' } })
const later = (world: World, seconds: number) => {
  world.clock.now = new Date(world.clock.now.getTime() + seconds * 1000)
}

test('T43: a thousand failures of somebody else cost the owner nothing on a known device, and 75 seconds elsewhere', async () => {
  const world = await createWorld({ at })
  const { cookies } = await world.signIn('Ada')
  const known = cookies.split('; ').find((each) => each.startsWith('firecrest.known_device=')) ?? ''
  for (let i = 0; i < 1000; i++) {
    await wrong(world)
    later(world, 1)
  }
  expect((await wrong(world)).status).toBe(429)
  expect((await right(world)).status).toBe(429)
  expect((await right(world, known)).status).toBe(200)
  later(world, 75)
  expect((await right(world)).status).toBe(200)
})

test('of one attempt each second for 15 minutes no more than twenty are checked, in whichever process', async () => {
  const world = await createWorld({ at })
  await world.signIn('Ada')
  const processes = [world, world.openProcess()] as const
  let heard = 0
  for (let i = 0; i < 900; i++) {
    const { status } = await wrong(processes[i % 2 === 0 ? 0 : 1])
    heard += status === 401 ? 1 : 0
    later(world, 1)
  }
  expect(heard).toBe(19)
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

test('T43: somebody who mixes guesses with the password of a waiting sign-up of their own is limited like anybody who guesses', async () => {
  const world = await createWorld({ at, mail: true })
  const guesses = async (address: string, own: boolean) => {
    const body = { firstName: 'Eve', lastName: 'Person', email: address, password: 'analytical' }
    await world.call('POST', '/api/auth/signup', { body })
    const statuses: number[] = []
    for (let n = 0; n < 60; n++) {
      const mixed = own && (await world.call('POST', path, { body: { email: address, password: 'analytical' } }))
      if (mixed) expect([403, 429]).toContain(mixed.status)
      statuses.push((await wrong(world, address)).status)
      later(world, 3)
    }
    return statuses
  }
  const alone = await guesses('bob@example.org', false)
  expect(alone.filter((status) => status === 429).length).toBeGreaterThan(40)
  expect(await guesses('cyd@example.org', true)).toEqual(alone)
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
  await world.passwordTries.forget(triesOf.address(email))
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
  expect(rows.length).toBe(2)
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/)
})
