import { expect, test } from 'vitest'
import { turnOnSecondFactor } from '../../test/authenticator.ts'
import { cookiesOf } from '../../test/passkeys.ts'
import { sharedHeaders } from '../../test/replies.ts'
import { createWorld } from '../../test/world.ts'
import { hashPassword, limitConcurrency, type Passwords, verifyPassword } from './password-hash.ts'

const at = '2026-03-14T20:00:00Z'
const password = 'analytical'
const refused =
  '{"message":"Check your email and password. If you’ve just signed up, first open the link we sent you.","code":"wrong_or_unverified"}'

/** A world with mail, in which Ada is verified and Bob is not. */
async function openWorld() {
  const world = await createWorld({ at, mail: true })
  await world.signIn('Ada')
  await world.proveAddresses()
  await world.signIn('Bob')
  await world.pool.query('truncate rate_limit')

  async function seen(email: string, tried: string) {
    const [before, evened] = [world.hashing.count, world.evened.count]
    const reply = await world.call('POST', '/api/auth/signin', { body: { email, password: tried } })
    const headers = sharedHeaders(reply.headers)
    const work = { hashes: world.hashing.count - before, waits: world.evened.count - evened }
    return { status: reply.status, text: reply.text, headers, ...work }
  }
  return { ...world, seen }
}

test('T24: an unknown address, a wrong password and an unverified address with its own password are the same to the byte', async () => {
  const { pool, seen } = await openWorld()
  const unknown = await seen('nobody@example.org', password)
  expect(unknown).toMatchObject({ status: 401, text: refused, hashes: 1, waits: 1 })
  expect(await seen('ada@example.org', 'a guess')).toEqual(unknown)
  expect(await seen('bob@example.org', 'a guess')).toEqual(unknown)
  expect(await seen('bob@example.org', password)).toEqual(unknown)
  // One from before sign-ups waited has a password already.
  await pool.query('update "user" set email_verified = false')
  expect(await seen('ada@example.org', password)).toEqual(unknown)
})

test('T24: before the right password nothing differs for an account with an authenticator app, or without a password', async () => {
  const world = await openWorld()
  const { cookie } = await world.signIn('Ada')
  await turnOnSecondFactor(world, cookie)
  await world.signIn('Cleo')
  await world.proveAddresses()
  await world.pool.query(
    `update account set password = null where user_id = (select id from "user" where email ~ 'cleo')`,
  )
  await world.pool.query('truncate rate_limit')
  const unknown = await world.seen('nobody@example.org', 'a guess')
  expect(unknown).toMatchObject({ status: 401, text: refused, hashes: 1, waits: 1 })
  expect(await world.seen('ada@example.org', 'a guess')).toEqual(unknown)
  expect(await world.seen('cleo@example.org', 'a guess')).toEqual(unknown)
})

test('T24: a spent recovery code answers like one that never was', async () => {
  const world = await createWorld({ at })
  const { cookie, email } = await world.signIn('Ada')
  const { codes } = await turnOnSecondFactor(world, cookie)
  const bySteps = async (code = '') => {
    const step = cookiesOf(await world.ask('signIn', { body: { email, password } }))
    const { status, text, headers } = await world.ask('signInByCode', { cookie: step, body: { code } })
    return { status, text, headers: sharedHeaders(headers) }
  }
  expect(await bySteps(codes[0])).toMatchObject({ status: 200 })
  const spent = await bySteps(codes[0])
  expect(spent).toMatchObject({ status: 400 })
  expect(await bySteps('aaaa-aaaa')).toEqual(spent)
})

test('T24: a sign-up and then sign-ins tell nobody whether an address has an account, until the wait too', async () => {
  const { call, seen } = await openWorld()
  const tell = async (email: string) => {
    const body = { firstName: 'Eve', lastName: 'Person', email, password: `hers${password}` }
    expect((await call('POST', '/api/auth/signup', { body })).status).toBe(201)
    const replies = []
    for (let n = 0; n < 7; n++) replies.push(await seen(email, body.password))
    return replies
  }
  const free = await tell('nobody@example.org')
  expect(free.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429])
  expect(await tell('ada@example.org')).toEqual(free)
  expect(await tell('bob@example.org')).toEqual(free)
})

test('T24: an impossible password is refused before any account is looked up', async () => {
  const { seen } = await openWorld()
  for (const tried of ['', '12345', 'é'.repeat(129), 'x'.repeat(30_000), 'a\0b', '\ud800'.repeat(8)]) {
    const known = await seen('ada@example.org', tried)
    expect(known).toMatchObject({ status: 400, hashes: 0 })
    expect(await seen('nobody@example.org', tried)).toEqual(known)
  }
})

test('T24: an attempt during a wait costs no hash, for known and unknown addresses', async () => {
  const { seen } = await openWorld()
  for (const email of ['ada@example.org', 'nobody@example.org']) {
    for (let i = 0; i < 5; i++) expect(await seen(email, 'a guess')).toMatchObject({ status: 401, hashes: 1 })
    expect(await seen(email, password)).toMatchObject({ status: 429, hashes: 0 })
  }
})

test('guessing the current password of an open device slows down too, and a reset by mail clears the sign-in', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const change = (currentPassword: string) =>
    world.call('POST', '/api/auth/change-password', { cookie, body: { currentPassword, newPassword: 'new password' } })
  for (let i = 0; i < 5; i++) expect((await change('a guess')).status).toBe(400)
  const refusal = await change(password)
  expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, '5'])

  const signIn = (tried: string) =>
    world.call('POST', '/api/auth/signin', { body: { email: 'ada@example.org', password: tried } })
  for (let i = 0; i < 5; i++) await signIn('a guess')
  expect((await signIn(password)).status).toBe(429)
  await world.call('POST', '/api/auth/forgot-password', { body: { email: 'ada@example.org' } })
  const token = (await world.readMails()).find(({ kind }) => kind === 'reset')?.token
  const body = { token, newPassword: 'new password' }
  expect((await world.call('POST', '/api/auth/reset-password', { body })).status).toBe(200)
  expect((await signIn('new password')).status).toBe(200)
})

test('T43: while one account signs in seventy times at fourteen known devices, another known device gets in', async () => {
  const inTurn = limitConcurrency()
  const gate = Promise.withResolvers<void>()
  const queue = { isHeld: false, came: 0 }
  const passwords: Passwords = {
    hash: async (password, waiter) => await hashPassword(password, waiter, { memory: 64, passes: 1 }),
    async verify(tried) {
      queue.came += 1
      return await inTurn(tried.waiter, async () => {
        if (queue.isHeld) await gate.promise
        return await verifyPassword(tried)
      })
    },
  }
  const world = await createWorld({ at, passwords })
  const enter = (email: string, cookie = '') =>
    world.call('POST', '/api/auth/signin', { cookie, body: { email, password } })
  const ben = await world.signIn('Ben')
  const { email } = await world.signIn('Ada')
  const devices: string[] = []
  for (let i = 0; i < 14; i++) devices.push(cookiesOf(await enter(email)))
  Object.assign(queue, { isHeld: true, came: 0 })
  const crowd = [...devices, ...devices, ...devices, ...devices, ...devices].map((cookie) => enter(email, cookie))
  await expect.poll(() => queue.came).toBe(70)
  const alone = enter(ben.email, ben.cookies)
  await expect.poll(() => queue.came).toBe(71)
  gate.resolve()
  expect((await alone).status).toBe(200)
  const statuses = (await Promise.all(crowd)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBe(2 + 3)
  expect(statuses.filter((status) => status === 503).length).toBe(65)
})
