import { expect, test } from 'vitest'
import { countLockWaits } from '../../test/lock-waits.ts'
import { openSignUps as openWorld } from '../../test/sign-ups.ts'

const refused =
  '{"message":"Check your email and password. If you’ve just signed up, first open the link we sent you.","code":"wrong_or_unverified"}'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

type World = Awaited<ReturnType<typeof openWorld>>
const cookieOf = (cookies: string[]) => cookies[0]?.split(';')[0] ?? ''
const seen = async (world: World, cookie: string) => (await world.call('GET', '/api/auth/user', { cookie })).status

const stories = ['ada@example.org', 'root@example.org'].flatMap((email) =>
  [
    ['Stranger', 'Owner'],
    ['Owner', 'Stranger'],
  ].map((order) => ({ email, order })),
)

test.each(stories)('T62: of $email, signed up by $order, the opened link alone decides', async ({ email, order }) => {
  const world = await openWorld(email)
  for (const name of order) expect((await world.signUp(name)).status).toBe(201)
  const strangers = await world.linkOf('Stranger')
  expect([await world.statusOf('Owner'), await world.statusOf('Stranger')]).toEqual([401, 401])
  expect((await world.open(await world.linkOf('Owner'))).status).toBe(200)

  const entered = await world.enter(world.passwordOf('Owner'))
  // Not even of an address of ADMIN_EMAILS: a program may have opened the link.
  expect([entered.status, entered.body.role, entered.body.firstName]).toEqual([200, 'user', 'Owner'])
  const turnedAway = await world.enter(world.passwordOf('Stranger'))
  expect([turnedAway.status, turnedAway.text, turnedAway.cookies]).toEqual([401, refused, []])
  // The letter of the other sign-up is not sent any more, where it still waits.
  expect(await world.letters('verify')).toEqual([])
  expect(strangers).toMatch(/^[\w.-]{40,}$/)
})

test.each(stories)(
  'T62: a scanner opens every link of $email, signed up by $order: no password survives',
  async ({ email, order }) => {
    const world = await openWorld(email)
    for (const name of order) await world.signUp(name)
    const links = [await world.linkOf('Stranger'), await world.linkOf('Owner')] as const
    await world.open(links[0])
    const planted = await world.enter(world.passwordOf('Stranger'))
    expect([planted.body.role, await seen(world, cookieOf(planted.cookies))]).toEqual(['user', 200])
    const disputed = await world.open(links[1])
    expect([disputed.status, disputed.cookies]).toEqual([200, []])
    expect(disputed.body.message).toContain('choose a new password')

    expect(await seen(world, cookieOf(planted.cookies))).toBe(401)
    expect([await world.statusOf('Owner'), await world.statusOf('Stranger')]).toEqual([401, 401])
    const rows = await world.pool.query('select email_verified, verified_unseen from "user"')
    expect(rows.rows).toEqual([{ email_verified: true, verified_unseen: true }])
    const [letter, ...more] = await world.letters('choose_password')
    expect([letter?.to, more]).toEqual([email, []])

    expect((await world.reset(letter?.token)).status).toBe(200)
    const entered = await world.enter('chosen by mail')
    expect([entered.status, entered.body.role]).toEqual([200, email.startsWith('root') ? 'admin' : 'user'])
    // Links that are opened again, or for the first time, change nothing of a password that was chosen by mail.
    for (const link of links) expect((await world.open(link)).status).toBe(200)
    expect((await world.enter('chosen by mail')).status).toBe(200)
    expect(await world.letters('choose_password')).toEqual([letter])
  },
)

test('T62: a stranger whose link was opened and who changed the password at once keeps nothing', async () => {
  const world = await openWorld()
  for (const name of ['Stranger', 'Owner']) await world.signUp(name)
  const owners = await world.linkOf('Owner')
  await world.open(await world.linkOf('Stranger'))
  const { cookies } = await world.enter(world.passwordOf('Stranger'))
  const body = { currentPassword: world.passwordOf('Stranger'), newPassword: 'held on to' }
  const changed = await world.call('POST', '/api/auth/change-password', { cookie: cookieOf(cookies), body })
  expect(changed.status).toBe(200)
  await world.open(owners)
  expect([(await world.enter('held on to')).status, await seen(world, cookieOf(changed.cookies))]).toEqual([401, 401])
})

test('T62: five links opened at once in two processes leave no password, and one letter to choose one', async () => {
  const world = await openWorld()
  const names = ['A', 'B', 'C', 'D', 'E']
  for (const name of names) await world.signUp(name)
  const links = await Promise.all(names.map(world.linkOf))
  const replies = await Promise.all([...links, ...links].map((link, n) => world.open(link, n)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  for (const name of names) expect(await world.statusOf(name)).toBe(401)
  expect(await world.letters('choose_password')).toHaveLength(1)
})

test('T62: of twenty sign-ups at once in two processes exactly five wait, each with its own link and password', async () => {
  const world = await openWorld()
  const names = Array.from({ length: 20 }, (_, n) => `Person${n}`)
  // One network may have fourteen at once: two in work and twelve that wait.
  const signUps = async (some: string[]) => await Promise.all(some.map((name, n) => world.signUp(name, n)))
  const replies = [...(await signUps(names.slice(0, 10))), ...(await signUps(names.slice(10)))]
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect((await world.pool.query('select from pending_sign_up')).rowCount).toBe(5)
  const waiting = await world.letters('verify')
  expect(new Set(waiting.map(({ token }) => token)).size).toBe(5)
  const [one] = waiting
  for (const name of names) {
    await world.pool.query('delete from rate_limit')
    expect([name, await world.statusOf(name)]).toEqual([name, 401])
  }
  await world.pool.query('delete from rate_limit')
  await world.open(one?.token ?? '')
  for (const { firstName = '' } of waiting) {
    expect([firstName, await world.statusOf(firstName)]).toEqual([firstName, firstName === one?.firstName ? 200 : 401])
    await world.pool.query('delete from rate_limit')
  }
})

test('T62: of five sign-ups at once in two processes none goes without its place and its letter', async () => {
  const world = await openWorld()
  await world.signUp('A')
  const names = ['B', 'C', 'D', 'E']
  // All of them have come as far as the account before the first of them takes a place.
  const holder = await world.pool.connect()
  await holder.query('begin')
  await holder.query('lock table pending_sign_up in share mode')
  const asked = names.map((name, n) => world.signUp(name, n))
  await expect.poll(() => countLockWaits(world.pool)).toBe(4)
  await holder.query('rollback')
  holder.release()
  await Promise.all(asked)
  const letters = (await world.letters('verify')).map(({ firstName }) => firstName)
  expect(letters.toSorted()).toEqual(['A', ...names])
})

test('T62: a new password by mail ends every sign-up that waits, and their links', async () => {
  const world = await openWorld()
  for (const name of ['Stranger', 'Other']) await world.signUp(name)
  const links = [await world.linkOf('Stranger'), await world.linkOf('Other')]
  await world.call('POST', '/api/auth/forgot-password', { body: { email: world.email } })
  const [letter] = await world.letters('reset')
  // A stranger chose the only name there is.
  expect(letter?.firstName).toBe('')
  await world.reset(letter?.token)
  for (const link of links) expect((await world.open(link)).status).toBe(200)
  expect([await world.statusOf('Stranger'), (await world.enter('chosen by mail')).status]).toEqual([401, 200])
})

test('a letter names the day, the hour and the device of its own sign-up', async () => {
  const world = await openWorld()
  await world.signUp('Ada', 0, { 'x-time-zone': 'Asia/Kathmandu', 'user-agent': firefox })
  const [letter] = await world.letters('verify')
  expect(letter).toMatchObject({
    firstName: 'Ada',
    signUp: { at: '2026-03-14T20:00:00.000Z', zone: 'Asia/Kathmandu', device: 'Firefox on Linux' },
  })
})

test('the account takes the zone of the sign-up that was proven', async () => {
  const world = await openWorld()
  await world.signUp('Stranger', 0, { 'x-time-zone': 'America/New_York' })
  await world.signUp('Owner', 0, { 'x-time-zone': 'Asia/Kathmandu' })
  await world.open(await world.linkOf('Owner'))
  expect((await world.enter(world.passwordOf('Owner'))).body.timeZone).toBe('Asia/Kathmandu')
})
