import { calls } from '@app/contract/calls'
import { expect, test } from 'vitest'
import { turnOnSecondFactor } from '../test/authenticator.ts'
import { hearEverything } from '../test/hear-log.ts'
import { makePasskeyDevice } from '../test/passkey-device.ts'
import { addPasskey, signInBy } from '../test/passkeys.ts'
import { generate } from '../test/rounds.ts'
import { dial, openWebServer } from '../test/web-server.ts'
import { createWorld } from '../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const canary = 'canaryword'
const [email, password, idea] = [`${canary}1@example.org`, `${canary}2`, `${canary}3 \u001b[31m\n    at ${canary}4`]
const person = { firstName: `${canary}5`, lastName: `${canary}6`, email, password }
const headers = {
  'user-agent': `${canary}7`,
  referer: `https://evil.example/${canary}8`,
  'x-forwarded-for': `${canary}9`,
  'x-time-zone': `${canary}10`,
  'idempotency-key': `${canary}11`,
}

const breakages = {
  'a full disk': `begin raise exception 'could not extend file' using errcode = '53100'; end`,
  'a value that exists': `begin raise exception 'duplicate: %', new using errcode = '23505', detail = new::text; end`,
  'a value that does not fit': `begin raise exception 'invalid input: %', new using errcode = '22P02'; end`,
  'a fault of ours': `begin raise exception 'assertion: %', 'inside' using errcode = 'P0004'; end`,
}

test.each(Object.entries(breakages))(
  'T59: while %s breaks every write, nothing of a person is logged',
  async (_, body) => {
    const world = await createWorld({ at, mail: true })
    const { cookie } = await world.signIn('Ada')
    await world.proveAddresses()
    const entered = await world.call('POST', '/api/auth/signin', {
      body: { email: 'ada@example.org', password: 'analytical' },
    })
    const session = entered.cookies[0]?.split(';')[0] ?? cookie
    const { body: round } = await generate(world, session)
    await world.pool.query(`create function breaks() returns trigger language plpgsql as $$ ${body} $$`)
    for (const table of ['"user"', 'account', 'session', 'round', 'solution', 'progress', 'mail', 'pending_sign_up'])
      await world.pool.query(
        `create trigger breaks before insert or update on ${table} for each row execute function breaks()`,
      )
    const written = hearEverything()
    const ask = (method: string, path: string, sent: object) =>
      world.call(method, path, { cookie: session, headers, body: sent })
    const replies = [
      await ask('POST', '/api/auth/signup', person),
      await ask('POST', '/api/auth/signin', { email, password }),
      await ask('POST', '/api/auth/signin', { email: 'ada@example.org', password: 'analytical' }),
      await ask('POST', '/api/auth/forgot-password', { email }),
      await ask('POST', '/api/auth/reset-password', { token: canary, newPassword: password }),
      await ask('POST', '/api/solutions', {
        problemId: round?.id,
        submittedSolutions: [idea],
        submissionMethod: ['text'],
      }),
    ]
    for (const call of calls.filter(({ method }) => method === 'POST'))
      await world.call('POST', call.path, { cookie: session, headers, body: `{"${canary}": "${canary}` })
    await world.call('GET', `/api/auth/verify-email?token=${canary}`, { headers })

    const text = written.join('')
    expect(text).toContain('A request failed.')
    for (const line of text.split('\n').filter(Boolean))
      expect(JSON.parse(line)).toMatchObject({ level: /A request was refused/.test(line) ? 'info' : 'error' })
    expect(text).not.toMatch(new RegExp(canary, 'i'))
    expect(text).not.toMatch(/argon2id|ada@example|Lovelace|analytical|session_token/)
    expect(text).not.toContain(decodeURIComponent(session.split('=')[1] ?? '').split('.')[0])
    for (const { status, text: answered } of replies) {
      expect([200, 400, 401, 403, 404, 409, 500, 503]).toContain(status)
      expect(answered).not.toMatch(/raise|duplicate|P0004|23505|\bat \//)
    }
  },
)

test('sign-ins, failed sign-ins and forbidden requests are in the log, without names', async () => {
  const world = await createWorld({ at, publicUrl: 'https://firecrest.example' })
  const ada = await world.signIn('Ada')
  const written = hearEverything()
  const enter = (password: string) => world.call('POST', '/api/auth/signin', { body: { email: ada.email, password } })
  await enter('analytical')
  await enter('a wrong guess')
  await world.call('GET', '/api/admin/users?q=canaryword', ada)
  await world.call('POST', '/api/logout', { ...ada, headers: { 'sec-fetch-site': 'cross-site' } })
  await world.call('GET', '/api/auth/user', { headers: { host: 'evil.example' } })
  const lines = written.map((line) => JSON.parse(line)).map(({ time, request, ...line }) => line)
  const network = 'unknown'
  const refused = { level: 'info', message: 'A request was refused.', network }
  expect(lines).toEqual([
    { level: 'info', message: 'Someone signed in.', userId: ada.id, way: 'password', network },
    { ...refused, code: 'wrong_credentials', method: 'POST', path: '/api/auth/signin', account: ada.id },
    { ...refused, code: 'admin_required', method: 'GET', path: '/api/admin/users', account: ada.id },
    { ...refused, code: 'cross_site', method: 'POST', path: '/api/logout' },
    { ...refused, code: 'unknown_host', method: 'GET', path: '/api/auth/user' },
  ])
})

test('an operator reads who is attacked from where: codes, recovery codes, passkeys and proofs that were refused', async () => {
  const world = await createWorld({ at, trustProxy: 1, needsAdminFactor: true })
  const ada = await world.signIn('Ada')
  const { id } = ada
  await world.pool.query(`update "user" set role = 'admin'`)
  await turnOnSecondFactor(world, ada.cookie)
  const device = makePasskeyDevice()
  await addPasskey(world, ada.cookie, device)
  const headers = { 'x-forwarded-for': '2001:db8:1:2::3' }
  const { cookies } = await world.ask('signIn', { body: { email: ada.email, password: 'analytical' } })
  const step = cookies.map((each) => each.split(';')[0]).join('; ')
  const written = hearEverything()
  for (const code of ['000000', 'aaaa-aaaa']) await world.ask('signInByCode', { cookie: step, headers, body: { code } })
  await world.pool.query(`update session set way = 'password'`)
  await world.ask('renewRecoveryCodes', { cookie: ada.cookie, headers })
  await world.ask('listUsers', { cookie: ada.cookie, headers })
  await world.pool.query(`update session set way = 'password_code', proved_at = 'epoch'`)
  await world.ask('renewRecoveryCodes', { cookie: ada.cookie, headers })
  await signInBy(world, device, { userHandle: 'somebody' })
  await world.ask('analytics', { cookie: ada.cookie, headers })
  const lines = written.map((line) => JSON.parse(line)).map(({ code, account, network }) => [code, account, network])
  const there = '2001:db8:1::/48'
  expect(lines).toEqual([
    ['wrong_code', id, there],
    ['wrong_recovery_code', id, there],
    ['factor_proof_required', id, there],
    ['second_factor_required', id, there],
    ['proof_required', id, there],
    ['passkey_refused', id, 'unknown'],
    ['premium_required', id, there],
  ])
})

test('T59: the address of a calendar, which anybody with it may read, is not logged where it fails', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const { body } = await world.call('POST', '/api/settings/calendar', { cookie })
  const { pathname } = new URL(body.address)
  await world.pool.query('alter table calendar_feed rename to gone')
  const written = hearEverything()
  expect((await world.call('GET', pathname)).status).toBe(500)
  expect(written.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ message: 'A request failed.', method: 'GET', path: '/api/calendar/:token' }),
  ])
  expect(written.join('')).not.toContain(pathname.split('/').at(-1)?.replace('.ics', ''))
})

test('requests that break off in their body are counted, in one line a minute and without a stack', async () => {
  const web = await openWebServer()
  const written = hearEverything()
  const lines = () => written.map((line) => JSON.parse(line)).map(({ time, request, ...line }) => line)
  const counted = { level: 'info', message: 'Requests broke off before their end.' }
  const requests = { begun: 0, over: 0 }
  web.server.on('request', (_, response) => {
    requests.begun++
    response.once('close', () => requests.over++)
  })
  const breakOff = async (rest: string) => {
    const { begun } = requests
    const { socket } = dial(web.port, `POST /api/guest-problems/score HTTP/1.1\r\nHost: localhost\r\n${rest}`)
    await expect.poll(() => requests.begun, { interval: 5 }).toBe(begun + 1)
    socket.destroy()
    await expect.poll(() => requests.over, { interval: 5 }).toBe(begun + 1)
  }
  const json = 'Content-Type: application/json\r\n'
  for (const body of ['Content-Length: 500\r\n\r\n{', 'Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n'])
    for (let n = 0; n < 10; n++) await breakOff(json + body)
  await expect.poll(lines).toEqual([{ ...counted, count: 1 }])
  web.clock.now = new Date('2026-03-14T20:01:00Z')
  await breakOff(`${json}Content-Length: 500\r\n\r\n{`)
  await expect.poll(lines).toEqual([
    { ...counted, count: 1 },
    { ...counted, count: 20 },
  ])
})

test('a thousand refusals of a stranger make twenty log lines a minute', async () => {
  const world = await createWorld({ at, publicUrl: 'https://firecrest.example' })
  const written = hearEverything()
  const strangers = () => world.call('GET', '/api/auth/user', { headers: { host: 'evil.example' } })
  for (let n = 0; n < 1000; n++) await strangers()
  expect(written).toHaveLength(20)
  world.clock.now = new Date('2026-03-14T20:01:00Z')
  await strangers()
  expect(JSON.parse(written.at(-1) ?? '')).toMatchObject({ code: 'unknown_host', count: 981 })
})
