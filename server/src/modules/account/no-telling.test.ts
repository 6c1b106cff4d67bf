import { expect, test } from 'vitest'
import { sharedHeaders } from '../../test/replies.ts'
import { createWorld, type WorldSettings } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', password: 'analytical' }

/** With mail: Ada is verified, Grace is not yet, nobody else is known; each in reach of two processes. */
async function createKnownAndUnknown(settings: Partial<WorldSettings> = {}) {
  const world = await createWorld({ at, mail: true, ...settings })
  const signUp = (change: object = {}, headers = {}) =>
    world.call('POST', '/api/auth/signup', { body: { ...ada, ...change }, headers })
  await signUp()
  const [{ token = '' } = {}] = await world.readMails()
  await world.call('GET', `/api/auth/verify-email?token=${token}`)
  await signUp({ email: 'grace@example.org', firstName: 'Grace' })
  await world.pool.query('delete from mail')
  const kinds = async () => (await world.readMails()).map(({ kind, to }) => `${kind} to ${to}`)
  return { ...world, other: world.openProcess(), signUp, kinds }
}

const people = [
  { who: 'verified', email: 'ada@example.org' },
  { who: 'waiting', email: 'grace@example.org' },
  { who: 'unknown', email: 'nobody@example.org' },
]

test.each([
  {
    path: '/api/auth/signup',
    body: { ...ada, firstName: 'Eve' },
    hashes: 1,
    mails: ['known_address to ada@example.org', 'verify to grace@example.org', 'verify to nobody@example.org'],
  },
  {
    path: '/api/auth/forgot-password',
    body: {},
    hashes: 0,
    mails: ['reset to ada@example.org', 'reset to grace@example.org'],
  },
  { path: '/api/auth/resend-verification', body: {}, hashes: 0, mails: ['verify to grace@example.org'] },
])('T25: $path answers every address in the same bytes, after the same work', async ({ path, body, hashes, mails }) => {
  const world = await createKnownAndUnknown()
  const answers: unknown[] = []
  for (const { email } of people) {
    const [before, evened] = [world.hashing.count, world.evened.count]
    const { status, text, headers } = await world.call('POST', path, { body: { ...body, email } })
    answers.push({
      status,
      text,
      headers: sharedHeaders(headers),
      hashes: world.hashing.count - before,
      waits: world.evened.count - evened,
    })
  }
  expect(answers).toEqual([answers[0], answers[0], answers[0]])
  expect(answers[0]).toMatchObject({ status: path.endsWith('signup') ? 201 : 200, hashes, waits: 1 })
  expect((await world.kinds()).toSorted()).toEqual(mails)
})

test('T25: the answers stay the same when no mail can be queued any more because too many were', async () => {
  const world = await createKnownAndUnknown()
  for (const path of ['/api/auth/signup', '/api/auth/forgot-password', '/api/auth/resend-verification']) {
    const texts = new Set<string>()
    for (const { email } of people)
      for (let n = 0; n < 7; n++)
        texts.add((await world.call('POST', path, { body: { ...(path.endsWith('signup') && ada), email } })).text)
    expect(texts.size).toBe(1)
  }
})

test('a second sign-up changes nothing of an account, verified or waiting', async () => {
  const world = await createKnownAndUnknown()
  const read = async () =>
    (await world.pool.query('select u.*, a.password from "user" u join account a on a.user_id = u.id order by 1')).rows
  const before = await read()
  for (const { email } of people.slice(0, 2)) await world.signUp({ email, firstName: 'Eve', password: 'hijacked' })
  expect(await read()).toEqual(before)
})

test('without mail a known address is refused as such, and a forgotten password still gets its link', async () => {
  const world = await createWorld({ at })
  await world.signIn('Ada')
  const reply = await world.call('POST', '/api/auth/signup', { body: ada })
  expect(reply).toMatchObject({ status: 409, body: { message: 'An account with this email already exists.' } })
  expect(await world.readMails()).toEqual([])
  await world.call('POST', '/api/auth/forgot-password', { body: { email: ada.email } })
  expect(await world.readMails()).toMatchObject([{ kind: 'reset', to: ada.email }])
})

test('T32: however many ask in however many processes, five letters of a kind go to an address, then one in twelve minutes', async () => {
  const world = await createKnownAndUnknown()
  const asks = [
    ['/api/auth/forgot-password', { email: ada.email }],
    ['/api/auth/signup', ada],
  ] as const
  await world.pool.query('delete from rate_limit')
  const queued = async (kind: string) => (await world.pool.query('select from mail where kind = $1', [kind])).rowCount
  const ask = (n: number, [path, body]: (typeof asks)[number]) =>
    (n % 2 === 0 ? world : world.other).call('POST', path, { body })
  const [forgot, signUp] = asks
  // One network may have fourteen sign-ups at once: two in work and twelve that wait.
  for (let round = 0; round < 2; round++) {
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n, n % 4 < 2 ? forgot : signUp)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 201]))
  }
  expect([await queued('reset'), await queued('known_address')]).toEqual([5, 5])
  const later = async (minutes: number) => {
    world.clock.now = new Date(Date.parse(at) + minutes * 60_000)
    for (const n of [0, 1, 2, 3]) await ask(n, forgot)
    for (const n of [0, 1]) await ask(n, signUp)
    return await queued('reset')
  }
  expect([await later(11.9), await later(12), await later(13), await later(24)]).toEqual([5, 6, 6, 7])
  expect(await queued('known_address')).toBe(5)
  // Somebody else's address has its own five.
  await world.call('POST', '/api/auth/forgot-password', { body: { email: 'grace@example.org' } })
  expect(await queued('reset')).toBe(8)
})

test('T32: a link to verify an address is sent again five times, then about every five hours', async () => {
  const world = await createWorld({ at, mail: true })
  await world.call('POST', '/api/auth/signup', { body: ada })
  const again = async () => {
    for (let n = 0; n < 8; n++)
      expect((await world.call('POST', '/api/auth/resend-verification', { body: { email: ada.email } })).status).toBe(
        200,
      )
    return (await world.pool.query('select from mail')).rowCount
  }
  expect(await again()).toBe(1 + 5)
  world.clock.now = new Date('2026-03-15T00:47:59Z')
  expect(await again()).toBe(1 + 5)
  world.clock.now = new Date('2026-03-15T00:48:00Z')
  expect(await again()).toBe(1 + 6)
})

test('using up the mails to an address does not stop its owner from signing up', async () => {
  const world = await createWorld({ at, mail: true })
  for (let n = 0; n < 8; n++) await world.call('POST', '/api/auth/forgot-password', { body: { email: ada.email } })
  await world.call('POST', '/api/auth/signup', { body: ada })
  expect(await world.readMails()).toMatchObject([{ kind: 'verify', to: ada.email }])
})
