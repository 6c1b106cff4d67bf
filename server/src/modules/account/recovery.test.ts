import { expect, onTestFinished, test, vi } from 'vitest'
import { turnOnSecondFactor } from '../../test/authenticator.ts'
import { countLockWaits } from '../../test/lock-waits.ts'
import { createWorld, type WorldSettings } from '../../test/world.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'

const at = '2026-03-14T20:00:00Z'
const oldPassword = 'analytical'
const newPassword = 'a difference engine'
const sentence = 'If an account exists with this email, you will receive a password reset link.'
const refused = {
  status: 400,
  body: { message: 'This password reset link is invalid or has expired.', code: 'invalid_reset_link' },
}

/** Two processes of one server, with Ada and Grace in it. */
async function createTwoProcesses(settings: Partial<WorldSettings> = {}) {
  const world = await createWorld({ at, ...settings })
  const [ada, grace] = [await world.signIn('Ada'), await world.signIn('Grace')]
  const other = world.openProcess()
  const forgot = (email = ada.email) => world.call('POST', '/api/auth/forgot-password', { body: { email } })
  const resets = async () => (await world.readMails()).filter(({ kind }) => kind === 'reset')
  /** Asks for a link and opens its letter. */
  async function link(email = ada.email) {
    await forgot(email)
    return (await resets()).at(-1)?.token ?? ''
  }
  const reset = (token: string, password = newPassword, process: Pick<typeof other, 'call'> = world) =>
    process.call('POST', '/api/auth/reset-password', { body: { token, newPassword: password } })
  const enter = async (password: string, email = ada.email) =>
    (await world.call('POST', '/api/auth/signin', { body: { email, password } })).status
  return { ...world, ada, grace, other, forgot, resets, link, reset, enter }
}

test('a mailed link sets a new password, ends every session in every process, and is announced by mail', async () => {
  const world = await createTwoProcesses()
  const { ada, grace, other, enter } = world
  expect((await world.forgot()).body).toEqual({ message: sentence })
  const token = (await world.resets())[0]?.token ?? ''
  const reply = await world.reset(token)
  // No session: only a mark that this browser is a known one.
  expect([reply.status, reply.cookies.join()]).toEqual([200, expect.stringMatching(/^firecrest\.known_device=[^,]+$/)])
  expect(reply.body.message).toMatch(/^Password reset\./)
  expect((await other.call('GET', '/api/auth/user', { cookie: ada.cookie })).status).toBe(401)
  expect((await other.call('GET', '/api/auth/user', { cookie: grace.cookie })).status).toBe(200)
  expect([await enter(oldPassword), await enter(newPassword)]).toEqual([401, 200])
  expect(await enter(oldPassword, grace.email)).toBe(200)
  expect(await world.readMails()).toMatchObject([{ kind: 'reset' }, { kind: 'password_changed', to: ada.email }])
})

test('T26: a link works once', async () => {
  const { link, reset, enter } = await createTwoProcesses()
  const token = await link()
  expect((await reset(token)).status).toBe(200)
  expect(await reset(token, 'another password')).toMatchObject(refused)
  expect([await enter(newPassword), await enter('another password')]).toEqual([200, 401])
})

test('T26: a link that runs out while the new password is hashed sets nothing', async () => {
  const hashed = { next: () => {} }
  const hash: typeof hashPassword = async (password, waiter) => {
    const made = await hashPassword(password, waiter)
    hashed.next()
    return made
  }
  const world = await createTwoProcesses({ passwords: { hash, verify: verifyPassword } })
  const token = await world.link()
  hashed.next = () => {
    world.clock.now = new Date('2026-03-16T20:00:00Z')
  }
  expect(await world.reset(token)).toMatchObject(refused)
  expect([await world.enter(newPassword), await world.enter(oldPassword)]).toEqual([401, 200])
})

test('T26: of twenty uses at once in two processes exactly one wins, and its password is the one', async () => {
  // Each waits as somebody else, so that all twenty reach the row.
  const hash: typeof hashPassword = (password) => hashPassword(password, { by: 'account', id: password })
  const world = await createTwoProcesses({ passwords: { hash, verify: verifyPassword } })
  const token = await world.link()
  const passwords = Array.from({ length: 20 }, (_, n) => `password number ${n}`)
  // A slow machine asks some of twenty hashes to come again.
  async function reset(password: string, n: number) {
    const process = n % 2 === 0 ? world : world.other
    const reply = await world.reset(token, password, process)
    return reply.status === 503 ? world.reset(token, password, process) : reply
  }
  const replies = await Promise.all(passwords.map(reset))
  const won = passwords.filter((_, n) => replies[n]?.status === 200)
  expect(won).toHaveLength(1)
  for (const reply of replies.filter(({ status }) => status !== 200)) expect(reply).toMatchObject(refused)
  expect(await world.enter(won[0] ?? '')).toBe(200)
  expect((await world.readMails()).filter(({ kind }) => kind === 'password_changed')).toHaveLength(1)
})

test('T26: a newer link makes the older one worthless, and its letter is not sent any more', async () => {
  const { link, reset, resets } = await createTwoProcesses()
  const [older, newer] = [await link(), await link()]
  expect(await resets()).toMatchObject([{ token: newer }])
  expect(await reset(older)).toMatchObject(refused)
  expect((await reset(newer)).status).toBe(200)
})

test('T26: a link lives for 60 minutes', async () => {
  const world = await createTwoProcesses()
  const token = await world.link()
  world.clock.now = new Date('2026-03-14T21:00:00Z')
  expect(await world.reset(token)).toMatchObject(refused)
  world.clock.now = new Date('2026-03-14T20:59:59Z')
  expect((await world.reset(token)).status).toBe(200)
})

test('T26: a link changed in any way is worthless, costs no hash, and is refused in the same bytes', async () => {
  const world = await createTwoProcesses()
  const token = await world.link()
  const before = world.hashing.count
  const flipped = token.replace(/[a-z]/i, (sign) =>
    sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase(),
  )
  const wrong = [token.slice(0, -1), `${token}A`, ` ${token}`, flipped, token.toUpperCase(), 'made-up', '', '\u0000x']
  const replies = await Promise.all(wrong.slice(0, -1).map((each) => world.reset(each)))
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set([`400 ${JSON.stringify(refused.body)}`]),
  )
  expect((await world.reset(wrong.at(-1) ?? '')).status).toBe(400)
  expect(world.hashing.count).toBe(before)
  expect((await world.reset(token)).status).toBe(200)
})

test('T26: a link opens the account that it was made for, and no other', async () => {
  const { link, reset, enter, ada, grace } = await createTwoProcesses()
  const [adas, graces] = [await link(ada.email), await link(grace.email)]
  expect((await reset(graces)).status).toBe(200)
  expect([await enter(oldPassword, ada.email), await enter(newPassword, grace.email)]).toEqual([200, 200])
  expect((await reset(adas, 'a third password')).status).toBe(200)
  expect(await enter(newPassword, grace.email)).toBe(200)
})

test('T26: a link follows the person, not the address, and the letter goes to the stored one', async () => {
  const world = await createTwoProcesses()
  const token = await world.link()
  await world.pool.query(`update "user" set email = 'lovelace@example.org' where id = $1`, [world.ada.id])
  expect((await world.reset(token)).status).toBe(200)
  expect((await world.readMails()).at(-1)).toMatchObject({ kind: 'password_changed', to: 'lovelace@example.org' })
  expect(await world.enter(newPassword, 'lovelace@example.org')).toBe(200)
})

test('T26: the database holds the hash of a link, never the link', async () => {
  const world = await createTwoProcesses()
  const token = await world.link()
  expect(token).toMatch(/^[\w-]{43}$/)
  for (const table of ['password_reset', 'mail', 'rate_limit']) {
    const { rows } = await world.pool.query(`select to_jsonb(t)::text as row from ${table} t`)
    expect(rows.map(({ row }) => row).join()).not.toContain(token)
  }
})

test.each([
  { password: '1234567', message: 'Password must be at least 8 characters long' },
  { password: 'é'.repeat(129), message: 'Password is too long' },
])('a new password is refused before anything else: $message', async ({ password, message }) => {
  const world = await createTwoProcesses()
  const token = await world.link()
  const before = world.hashing.count
  expect(await world.reset(token, password)).toMatchObject({ status: 400, body: { message } })
  expect(world.hashing.count).toBe(before)
  expect((await world.reset(token)).status).toBe(200)
})

test('T27: opening the page of a link does not use it up', async () => {
  const world = await createTwoProcesses()
  const token = await world.link()
  for (const method of ['HEAD', 'GET', 'HEAD', 'GET', 'GET']) {
    const reply = await world.call(method, `/api/auth/reset-password?token=${token}`)
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST'])
  }
  expect((await world.reset(token)).status).toBe(200)
})

test('a link to a new password proves the address as well', async () => {
  const world = await createWorld({ at, mail: true })
  const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', password: oldPassword }
  await world.call('POST', '/api/auth/signup', { body: ada })
  await world.call('POST', '/api/auth/forgot-password', { body: { email: ada.email } })
  const token = (await world.readMails()).find(({ kind }) => kind === 'reset')?.token
  await world.call('POST', '/api/auth/reset-password', { body: { token, newPassword } })
  const entered = await world.call('POST', '/api/auth/signin', { body: { email: ada.email, password: newPassword } })
  expect(entered.status).toBe(200)
})

test('T22: a person who knows the password changes it; other devices are signed out, and a link on its way dies', async () => {
  const world = await createTwoProcesses()
  const { ada, grace, other, enter } = world
  const elsewhere = await world.signIn('Ada')
  const token = await world.link()
  const body = { currentPassword: oldPassword, newPassword }
  const reply = await world.call('POST', '/api/auth/change-password', { cookie: ada.cookie, body })
  expect(reply).toMatchObject({ status: 200, body: { message: 'Password changed.' } })
  const own = reply.cookies.join().split(';')[0] ?? ''
  const status = async (cookie: string) => (await other.call('GET', '/api/auth/user', { cookie })).status
  expect([await status(own), await status(elsewhere.cookie), await status(grace.cookie)]).toEqual([200, 401, 200])
  // T22: the session goes on under another token, until it would have ended.
  expect(await status(ada.cookie)).toBe(401)
  expect(reply.cookies[0]).toMatch(
    /^firecrest\.session_token=[\w-]{43}\.[^;]+; Max-Age=777\d{4}; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect([await enter(oldPassword), await enter(newPassword)]).toEqual([401, 200])
  expect(await world.reset(token)).toMatchObject(refused)
  expect((await world.readMails()).at(-1)).toMatchObject({ kind: 'password_changed', to: ada.email })
})

test('the current password must be right, and guessing it ends soon', async () => {
  const world = await createTwoProcesses()
  const change = (currentPassword: string, cookie = world.ada.cookie) =>
    world.call('POST', '/api/auth/change-password', { cookie, body: { currentPassword, newPassword } })
  expect(await change('analytics')).toMatchObject({
    status: 400,
    body: { message: 'That isn’t your current password.' },
  })
  expect((await change('')).status).toBe(400)
  expect(await world.enter(oldPassword)).toBe(200)
  let reply = await change('wrong')
  for (let tries = 0; tries < 30 && reply.status !== 429; tries++) reply = await change(`wrong ${tries}`)
  expect(reply).toMatchObject({ status: 429, body: { message: expect.stringContaining('Too many attempts') } })
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await change(oldPassword, world.grace.cookie)).status).toBe(200)
})

test('of two changes at once from one password one wins', async () => {
  const world = await createTwoProcesses()
  const { cookie } = world.ada
  const change = (next: string, process: Pick<typeof world.other, 'call'>) =>
    process.call('POST', '/api/auth/change-password', {
      cookie,
      body: { currentPassword: oldPassword, newPassword: next },
    })
  // The first of them holds the row, so both have checked the old password before either is done.
  const [newPasswords, holder] = [['a first password', 'a second password'], await world.pool.connect()]
  await holder.query('begin')
  await holder.query('select from account for update')
  const asked = newPasswords.map((next, n) => change(next, n === 0 ? world : world.other))
  await expect.poll(() => countLockWaits(world.pool)).toBe(2)
  await holder.query('rollback')
  holder.release()
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 400])
  const entered = await Promise.all(newPasswords.map((next) => world.enter(next)))
  expect(entered).toEqual(statuses.map((status) => (status === 200 ? 200 : 401)))
})

test.each(['account', 'session', 'mail'])(
  'T27: when "%s" fails, a link is not used up, nothing changed, and the log tells no secret',
  async (table) => {
    const world = await createTwoProcesses()
    const token = await world.link()
    await world.pool.query(`create function breaks() returns trigger language plpgsql as
    $$ begin raise exception 'broken' using errcode = '53100'; end $$`)
    const what = table === 'mail' ? 'insert' : table === 'session' ? 'delete' : 'update'
    await world.pool.query(`create trigger breaks before ${what} on ${table} for each row execute function breaks()`)
    const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => logged.mockRestore())
    expect((await world.reset(token)).status).toBe(503)
    expect(logged.mock.calls.join()).toContain('/api/auth/reset-password')
    for (const secret of [token, newPassword, world.ada.email, 'argon2id'])
      expect(logged.mock.calls.join()).not.toContain(secret)
    await world.pool.query(`drop trigger breaks on ${table}`)
    expect(await world.enter(oldPassword)).toBe(200)
    expect((await world.reset(token)).status).toBe(200)
  },
)

test('T23: a sign-in that began with the old password gets no session after a new one is set', async () => {
  const gate = Promise.withResolvers<void>()
  const checking = Promise.withResolvers<void>()
  const isSlow = { now: false }
  const verify = async (asked: Parameters<typeof verifyPassword>[0]) => {
    const isRight = await verifyPassword(asked)
    if (isSlow.now) checking.resolve()
    if (isSlow.now) await gate.promise
    return isRight
  }
  const world = await createTwoProcesses({ passwords: { hash: hashPassword, verify } })
  const token = await world.link()
  isSlow.now = true
  const entering = world.enter(oldPassword)
  await checking.promise
  expect((await world.reset(token, newPassword, world.other)).status).toBe(200)
  gate.resolve()
  expect(await entering).toBe(401)
  const { rowCount } = await world.pool.query('select from session where user_id = $1', [world.ada.id])
  expect(rowCount).toBe(0)
})

/** Eve has signed up with the address of Ada, who pressed the link, and has turned on an authenticator app. */
async function openEvesWorld() {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z', mail: true })
  const body = { firstName: 'Eve', lastName: 'X', email: 'ada@example.org', password: 'analytical' }
  const signedUp = await world.ask('signUp', { body })
  const here = signedUp.cookies.map((each) => each.split(';')[0]).join('; ')
  const letterOf = async (kind: string) =>
    (await world.readMails()).findLast((mail) => mail.kind === kind)?.token ?? expect.fail(`no letter ${kind}`)
  async function turnOn(openedIn: string) {
    await world.ask('verifyEmail', { query: { token: await letterOf('verify') }, cookie: openedIn })
    const { cookies } = await world.ask('signIn', { body: { email: body.email, password: body.password } })
    await turnOnSecondFactor(world, cookies[0]?.split(';')[0] ?? '')
  }
  async function enterByMail() {
    await world.ask('forgotPassword', { body: { email: body.email } })
    const newPassword = 'chosen by mail'
    await world.ask('resetPassword', { body: { token: await letterOf('reset'), newPassword } })
    return await world.ask('signIn', { body: { email: body.email, password: newPassword } })
  }
  return { ...world, here, turnOn, enterByMail }
}

test('T81: an owner gets in by the mailbox alone, whatever app a stranger has turned on before', async () => {
  const world = await openEvesWorld()
  await world.turnOn('')
  expect(await world.enterByMail()).toMatchObject({ status: 200, body: { email: 'ada@example.org' } })
  expect((await world.pool.query('select from recovery_code')).rowCount).toBe(0)
})

test('T94: who pressed the link in the browser of the sign-up keeps the app, which a mailbox does not turn off', async () => {
  const world = await openEvesWorld()
  await world.turnOn(world.here)
  expect(await world.enterByMail()).toMatchObject({ status: 200, body: { needs: 'code' } })
})
