import { expect, test } from 'vitest'
import { authenticator, turnOnSecondFactor } from '../../test/authenticator.ts'
import { hearLog } from '../../test/hear-log.ts'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const password = 'analytical'
const wrongCode = { status: 400, body: { code: 'wrong_code' } }
const wrongRecoveryCode = { status: 400, body: { code: 'wrong_recovery_code' } }
const over = { status: 410, body: { code: 'sign_in_over' } }

type World = Awaited<ReturnType<typeof createWorld>>

/** Ada has an authenticator app. */
async function openWorld(settings: Partial<Parameters<typeof createWorld>[0]> = {}) {
  const world = await createWorld({ at, ...settings })
  const ada = await world.signIn('Ada')
  return { ...world, ada, ...(await turnOnSecondFactor(world, ada.cookie)) }
}

/** By the password, on a device that is known by `cookie`. Answers with the cookie of the second step. */
async function byPassword(world: World, email: string, cookie = '') {
  const reply = await world.ask('signIn', { cookie, body: { email, password } })
  const step = reply.cookies.find((each) => each.includes('sign_in_step'))?.split(';')[0] ?? ''
  return { ...reply, step }
}

const byCode = (world: World, step: string, code: string) => world.ask('signInByCode', { cookie: step, body: { code } })

const cookieOf = (cookies: string[]) => cookies.find((each) => each.includes('session_token'))?.split(';')[0] ?? ''

test('the app reads who and what it is for, and the recovery codes are ten that look like no words', async () => {
  const { uri, codes } = await openWorld()
  expect(uri).toMatch(/^otpauth:\/\/totp\/Firecrest:ada%40example\.org\?issuer=Firecrest&secret=[A-Z2-7]{32}&/)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-hj-km-np-z2-9]{4}-[a-hj-km-np-z2-9]{4}$/)
})

test('the key and the codes are in no table as they are', async () => {
  const { pool, uri, codes } = await openWorld()
  const key = new URL(uri).searchParams.get('secret') ?? ''
  const { rows } = await pool.query(
    'select f::text || (select string_agg(c::text, $1) from recovery_code c) as text from second_factor f',
    [' '],
  )
  for (const secret of [key, ...codes, ...codes.map((code) => code.replace('-', ''))])
    expect(rows[0].text).not.toContain(secret)
})

test('after the password a code is asked, in another process as well, and only the code begins a session', async () => {
  const world = await openWorld()
  const { body, cookies, step, status } = await byPassword(world, world.ada.email)
  expect([status, body, cookieOf(cookies)]).toEqual([200, { needs: 'code' }, ''])
  expect(cookies.join()).not.toContain('known_device')
  const another = { ...world, ...world.openProcess() }
  const reply = await byCode(another, step, world.phone.code())
  expect(reply).toMatchObject({ status: 200, body: { id: world.ada.id } })
  expect((await world.ask('currentUser', { cookie: cookieOf(reply.cookies) })).status).toBe(200)
  const { rows } = await world.pool.query(`select way from session order by created_at desc limit 1`)
  expect(rows).toEqual([{ way: 'password_code' }])
})

test.each([
  { seconds: -60, status: 400 },
  { seconds: -30, status: 200 },
  { seconds: 30, status: 200 },
  { seconds: 60, status: 400 },
])('a clock that is $seconds seconds off gets $status', async ({ seconds, status }) => {
  const world = await openWorld()
  world.clock.now = new Date(world.clock.now.getTime() + 120_000)
  const { step } = await byPassword(world, world.ada.email)
  expect((await byCode(world, step, world.phone.code(seconds))).status).toBe(status)
})

test('T90: a code works once, also in another sign-in and by two at once', async () => {
  const world = await openWorld()
  const steps = await Promise.all([1, 2, 3].map(() => byPassword(world, world.ada.email)))
  const code = world.phone.code()
  const replies = await Promise.all(steps.slice(0, 2).map(({ step }) => byCode(world, step, code)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(await byCode(world, steps[2]?.step ?? '', code)).toMatchObject(wrongCode)
  // Nor does one of before it.
  expect(await byCode(world, steps[2]?.step ?? '', world.phone.code(-30))).toMatchObject(wrongCode)
})

test('T90: a recovery code works once, however it is typed, also by two at once, and its owner gets a letter', async () => {
  const world = await openWorld()
  const steps = await Promise.all([1, 2].map(() => byPassword(world, world.ada.email)))
  const code = world.codes[3] ?? ''
  const replies = await Promise.all(
    steps.map(({ step }) => byCode(world, step, ` ${code.toUpperCase().replace('-', ' ')} `)),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
  const cookie = cookieOf(replies.find(({ status }) => status === 200)?.cookies ?? [])
  const { secondFactor } = (await world.ask('waysToSignIn', { cookie })).body
  expect(secondFactor).toEqual({ since: at.replace('Z', '.000Z'), asksKnownDevices: true, codesLeft: 9 })
  const letters = (await world.readMails()).filter(({ kind }) => kind === 'ways_changed')
  expect(letters.map(({ change }) => change?.what)).toEqual(['second_factor_on', 'recovery_code_used'])
})

test('T90: the codes of somebody else open nothing', async () => {
  const world = await openWorld()
  const bob = await turnOnSecondFactor(world, (await world.signIn('Bob')).cookie)
  const { step } = await byPassword(world, world.ada.email)
  expect(await byCode(world, step, bob.phone.code())).toMatchObject(wrongCode)
  expect(await byCode(world, step, bob.codes[0] ?? '')).toMatchObject(wrongRecoveryCode)
})

test('T91: guesses of codes slow down by account, a right password forgets none, and the owner comes in later', async () => {
  const world = await openWorld()
  const { step } = await byPassword(world, world.ada.email)
  for (let i = 0; i < 5; i++) expect(await byCode(world, step, '000000')).toMatchObject(wrongCode)
  const anew = await byPassword(world, world.ada.email)
  const waiting = await byCode(world, anew.step, world.phone.code())
  expect(waiting).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
  const seconds = Number(waiting.headers.get('retry-after'))
  world.clock.now = new Date(world.clock.now.getTime() + seconds * 1000)
  expect((await byCode(world, anew.step, world.phone.code())).status).toBe(200)
})

test('T91: guesses of recovery codes slow down as those of the app do', async () => {
  const world = await openWorld()
  const { step } = await byPassword(world, world.ada.email)
  for (let i = 0; i < 5; i++) expect(await byCode(world, step, 'aaaa-aaaa')).toMatchObject(wrongRecoveryCode)
  expect((await byCode(world, step, world.codes[0] ?? '')).status).toBe(429)
})

test('T91: guesses of codes beside the right password of a proof slow down, too', async () => {
  const world = await openWorld()
  const prove = (code: string) => world.ask('prove', { cookie: world.ada.cookie, body: { password, code } })
  for (let i = 0; i < 5; i++) expect(await prove('000000')).toMatchObject(wrongCode)
  expect((await prove(world.phone.code())).status).toBe(429)
})

test('T91: who guesses codes elsewhere, the password known, keeps the owner out of neither a sign-in nor a proof', async () => {
  const world = await openWorld({ trustProxy: 1 })
  const { step } = await byPassword(world, world.ada.email)
  const elsewhere = { 'x-forwarded-for': '2001:db8::1' }
  for (let i = 0; i < 8; i++)
    await world.ask('signInByCode', { cookie: step, headers: elsewhere, body: { code: '000000' } })
  expect((await byCode(world, step, world.phone.code())).status).toBe(200)
  const prove = { cookie: world.ada.cookie, body: { password, code: world.phone.code(30) } }
  expect((await world.ask('prove', prove)).status).toBe(204)
})

test('T91: guesses of codes are counted by network, too', async () => {
  const world = await openWorld({ rules: { signInFailuresOfNetwork: { count: 3, seconds: 900 } } })
  const { step } = await byPassword(world, world.ada.email)
  for (let i = 0; i < 3; i++) expect((await byCode(world, step, '000000')).status).toBe(400)
  expect((await byCode(world, step, world.phone.code())).status).toBe(429)
})

test('T92: a step is over after ten minutes, once it was taken, with another password, and when the account is gone', async () => {
  const world = await openWorld()
  const late = await byPassword(world, world.ada.email)
  world.clock.now = new Date(world.clock.now.getTime() + 10 * 60_000)
  expect(await byCode(world, late.step, world.phone.code())).toMatchObject(over)

  const taken = await byPassword(world, world.ada.email)
  expect((await byCode(world, taken.step, world.phone.code())).status).toBe(200)
  world.clock.now = new Date(world.clock.now.getTime() + 60_000)
  expect(await byCode(world, taken.step, world.phone.code())).toMatchObject(over)

  const changed = await byPassword(world, world.ada.email)
  const newPassword = 'another one of hers'
  await world.ask('changePassword', { cookie: world.ada.cookie, body: { currentPassword: password, newPassword } })
  expect(await byCode(world, changed.step, world.phone.code())).toMatchObject(over)
  expect(await byCode(world, '', world.phone.code())).toMatchObject(over)
  expect(await byCode(world, 'firecrest.sign_in_step_second_factor=made-up', '000000')).toMatchObject(over)
})

test('T92: an account that is deleted between the two steps lets nobody in', async () => {
  const world = await openWorld()
  const { step } = await byPassword(world, world.ada.email)
  const body = { confirmation: world.ada.email, password }
  expect((await world.ask('deleteAccount', { cookie: world.ada.cookie, body })).status).toBe(200)
  expect(await byCode(world, step, world.phone.code())).toMatchObject(over)
  expect((await world.pool.query('select from session')).rowCount).toBe(0)
})

test('T24: who has an authenticator app shows only after the right password', async () => {
  const world = await openWorld()
  await world.signIn('Bob')
  const wrong = async (email: string) => {
    const { status, text, cookies } = await world.ask('signIn', { body: { email, password: 'a guess' } })
    return { status, text, cookies }
  }
  const unknown = await wrong('nobody@example.org')
  expect(await wrong(world.ada.email)).toEqual(unknown)
  expect(await wrong('bob@example.org')).toEqual(unknown)
})

test('a known device is asked, until the person chose otherwise; a device of before, of a mailed link or unknown always is', async () => {
  const world = await openWorld()
  const { ada } = world
  const isAsked = async (cookie: string) => 'needs' in (await byPassword(world, ada.email, cookie)).body
  expect(await isAsked(world.device)).toBe(true)
  const choice = await world.ask('askKnownDevices', { cookie: ada.cookie, body: { on: false } })
  expect(choice.status).toBe(204)
  expect(await isAsked(world.device)).toBe(false)
  expect(await isAsked('')).toBe(true)
  const before = ada.cookies.split('; ').find((each) => each.includes('known_device')) ?? ''
  expect(before).not.toBe('')
  expect(await isAsked(before)).toBe(true)

  await world.pool.query('update "user" set verified_unseen = false')
  await world.ask('forgotPassword', { body: { email: ada.email } })
  const token = (await world.readMails()).find(({ kind }) => kind === 'reset')?.token
  const reset = await world.ask('resetPassword', { body: { token, newPassword: password } })
  expect(await isAsked(reset.cookies.map((each) => each.split(';')[0]).join('; '))).toBe(true)
})

test('a new password makes no device known that has shown no code, and leaves one known that has', async () => {
  const world = await openWorld()
  const { cookie, email } = world.ada
  await world.ask('askKnownDevices', { cookie, body: { on: false } })
  const newPassword = 'another one of hers'
  const isAskedAfter = async (cookies: string, body: { currentPassword: string; newPassword: string }) => {
    const changed = await world.ask('changePassword', { cookie: cookies, body })
    expect(changed.status).toBe(200)
    world.ada.cookie = cookieOf(changed.cookies)
    const device = changed.cookies.find((each) => each.includes('known_device'))?.split(';')[0] ?? ''
    const reply = await world.ask('signIn', { cookie: device, body: { email, password: body.newPassword } })
    return 'needs' in reply.body
  }
  const known = `${cookie}; ${world.device}`
  expect(await isAskedAfter(known, { currentPassword: password, newPassword })).toBe(false)
  expect(await isAskedAfter(world.ada.cookie, { currentPassword: newPassword, newPassword: password })).toBe(true)
})

test('a code that is not right turns nothing on, and the app can be turned off with its codes', async () => {
  const world = await createWorld({ at })
  const { cookie, email } = await world.signIn('Ada')
  await world.ask('beginSecondFactor', { cookie })
  expect(await world.ask('confirmSecondFactor', { cookie, body: { code: '000000' } })).toMatchObject(wrongCode)
  expect((await byPassword(world, email)).body).toMatchObject({ email })

  const { phone, codes } = await turnOnSecondFactor(world, cookie)
  for (const name of ['beginSecondFactor', 'confirmSecondFactor'] as const)
    expect(await world.ask(name, { cookie, body: { code: phone.code() } })).toMatchObject({ status: 409 })
  const renewed = await world.ask('renewRecoveryCodes', { cookie })
  const { step } = await byPassword(world, email)
  expect(await byCode(world, step, codes[0] ?? '')).toMatchObject(wrongRecoveryCode)
  expect((await byCode(world, step, renewed.body.codes[0])).status).toBe(200)
  expect((await world.ask('removeSecondFactor', { cookie })).status).toBe(204)
  expect((await byPassword(world, email)).body).toMatchObject({ email })
  expect((await world.pool.query('select from recovery_code')).rowCount).toBe(0)
  expect(await world.ask('removeSecondFactor', { cookie })).toMatchObject({ status: 409 })
})

test('of two who turn the app on at once by one code one gets recovery codes, and these count', async () => {
  const world = await createWorld({ at })
  const { cookie, email } = await world.signIn('Ada')
  const { key } = (await world.ask('beginSecondFactor', { cookie })).body
  const body = { code: authenticator(key, world.clock).code() }
  const replies = await Promise.all([1, 2].map(() => world.ask('confirmSecondFactor', { cookie, body })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const code = replies.find(({ status }) => status === 200)?.body.codes[0]
  expect((await byCode(world, (await byPassword(world, email)).step, code)).status).toBe(200)
})

test('a proof needs the code, too, once the app is on', async () => {
  const world = await openWorld()
  const prove = (body: object) => world.ask('prove', { cookie: world.ada.cookie, body: { password, ...body } })
  expect(await prove({})).toMatchObject(wrongCode)
  expect(await prove({ code: '000000' })).toMatchObject(wrongCode)
  expect((await prove({ code: world.phone.code() })).status).toBe(204)
  expect(await prove({ code: world.phone.code() })).toMatchObject(wrongCode)
  expect((await prove({ code: world.codes[0] })).status).toBe(204)
  expect(await prove({ code: world.codes[0] })).toMatchObject(wrongRecoveryCode)
  expect(await prove({ code: 'f7qk-2mz' })).toMatchObject(wrongRecoveryCode)
})

test('where admins need a second factor, a password alone decides nothing, on a known device neither', async () => {
  const world = await openWorld({ adminEmails: ['ada@example.org', 'root@example.org'], needsAdminFactor: true })
  const { ada } = world
  // Who has just turned it on has shown both.
  expect((await world.ask('listUsers', { cookie: ada.cookie, query: {} })).status).toBe(200)
  const root = await world.signIn('Root')
  const refused = { status: 403, body: { code: 'second_factor_required' } }
  expect(await world.ask('listUsers', { cookie: root.cookie })).toMatchObject(refused)
  expect((await world.ask('settings', { cookie: root.cookie })).status).toBe(200)
  await world.ask('askKnownDevices', { cookie: ada.cookie, body: { on: false } })
  expect((await byPassword(world, ada.email, world.device)).body).toEqual({ needs: 'code' })

  const granted = await world.signIn('Granted')
  const { device } = await turnOnSecondFactor(world, granted.cookie)
  await world.ask('askKnownDevices', { cookie: granted.cookie, body: { on: false } })
  expect((await byPassword(world, granted.email, device)).body).toMatchObject({ email: granted.email })
  await world.pool.query(`update "user" set role = 'admin' where id = $1`, [granted.id])
  expect((await byPassword(world, granted.email, device)).body).toEqual({ needs: 'code' })
})

test('after a new version of the secret sessions, apps, recovery codes and mailed links of before are still good', async () => {
  const world = await openWorld()
  const body = { firstName: 'Bob', lastName: 'Person', email: 'bob@example.org', password }
  const byMail = world.openProcess({ hasMail: true })
  await byMail.ask('signUp', { body })
  const { token = '' } = (await world.readMails()).findLast(({ kind }) => kind === 'verify') ?? {}
  const rotated = { ...world, ...world.openProcess({ secret: `${'a new version of it'.repeat(2)}\n${world.secret}` }) }
  expect((await rotated.ask('currentUser', { cookie: world.ada.cookie })).status).toBe(200)
  const { step } = await byPassword(rotated, world.ada.email)
  expect((await byCode(rotated, step, world.phone.code(30))).status).toBe(200)
  const again = await byPassword(rotated, world.ada.email)
  expect((await byCode(rotated, again.step, world.codes[0] ?? '')).status).toBe(200)
  expect((await rotated.ask('verifyEmail', { query: { token } })).status).toBe(200)
  // What the new version signs, the one of before does not know.
  const entered = await rotated.ask('signIn', { body: { email: 'bob@example.org', password } })
  expect((await rotated.ask('currentUser', { cookie: cookieOf(entered.cookies) })).status).toBe(200)
  expect((await world.ask('currentUser', { cookie: cookieOf(entered.cookies) })).status).toBe(401)
})

test('where the secret of before is gone no app opens, and the log says so', async () => {
  const world = await openWorld()
  const changed = { ...world, ...world.openProcess({ secret: 'another secret altogether, as long as it has to be' }) }
  const { step } = await byPassword(changed, world.ada.email)
  const heard = hearLog()
  expect(await byCode(changed, step, world.phone.code(30))).toMatchObject(wrongCode)
  expect(heard).toContain('The key of an authenticator app does not open: the secret that sealed it is missing.')
})

test('T43: an owner gets one letter a day once more than twenty wrong codes came, and none for fewer or for right ones', async () => {
  const world = await openWorld({ trustProxy: 1 })
  const { step } = await byPassword(world, world.ada.email)
  const counts: number[] = []
  async function guess(times: number) {
    for (let i = 0; i < times; i++) {
      const headers = { 'x-forwarded-for': `2001:db8:1:${counts.length}${i}::1` }
      const guessed = await world.ask('signInByCode', { cookie: step, headers, body: { code: '000000' } })
      expect(guessed).toMatchObject(wrongCode)
    }
    counts.push((await world.readMails()).filter(({ kind }) => kind === 'codes_guessed').length)
  }
  await guess(20)
  await guess(1)
  await guess(9)
  expect((await byCode(world, step, world.phone.code())).status).toBe(200)
  expect(counts).toEqual([0, 1, 1])
  expect((await world.readMails()).at(-1)).toMatchObject({ kind: 'codes_guessed', to: world.ada.email })
})
