import { expect, test } from 'vitest'
import { runAdmin } from '../../cli/run-admin.ts'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', password: 'analytical' }

test('an address in ADMIN_EMAILS is an admin, and any other is not', async () => {
  const world = await createWorld({ at, adminEmails: ['ada@example.org'] })
  const [ada, grace] = [await world.signIn('Ada'), await world.signIn('Grace')]
  const role = async (cookie: string) => (await world.call('GET', '/api/auth/user', { cookie })).body.role
  expect([await role(ada.cookie), await role(grace.cookie)]).toEqual(['admin', 'user'])
})

test('an address that nobody could verify makes no admin where strangers can reach it', async () => {
  const world = await createWorld({ at, adminEmails: ['ada@example.org'], publicUrl: 'https://firecrest.example' })
  const { cookie } = await world.signIn('Ada')
  expect((await world.call('GET', '/api/auth/user', { cookie })).body.role).toBe('user')
})

const elsewhere = ['firecrest.example', '192.168.1.20:3000', '[fe80::1]:3000', '127.0.0.1.evil.example', '']
test.each(elsewhere)(
  'T62: asked as "%s", the app answers nobody, and so makes no admin of an unproven address',
  async (host) => {
    const world = await createWorld({ at, adminEmails: [ada.email] })
    const { cookie } = await world.signIn('Ada')
    const role = async (headers = {}) => (await world.call('GET', '/api/auth/user', { cookie, headers })).body.role
    const list = async (headers = {}) => (await world.call('GET', '/api/admin/users', { cookie, headers })).status
    expect([await role(), await list()]).toEqual(['admin', 200])
    expect([await role({ host }), await list({ host })]).toEqual([undefined, 421])
  },
)

test.each([
  { 'x-forwarded-for': '203.0.113.7' },
  { 'x-forwarded-host': 'localhost' },
  { forwarded: 'for=203.0.113.7' },
  { 'x-real-ip': '203.0.113.7' },
  { via: '1.1 proxy.example' },
  { 'cf-connecting-ip': '203.0.113.7' },
])('T62: behind a proxy that asks as localhost, %j tells that somebody else asks', async (headers) => {
  const world = await createWorld({ at, adminEmails: [ada.email] })
  const { cookie } = await world.signIn('Ada')
  expect((await world.call('GET', '/api/auth/user', { cookie, headers: { ...headers } })).body.role).toBe('user')
})

test.each([{ host: '0.0.0.0' }, { host: '::' }, { host: '192.168.1.20' }, { trustProxy: 1 }])(
  'T62: where more than this machine can ask (%j), an unproven address makes no admin, whatever host it names',
  async (settings) => {
    const world = await createWorld({ at, adminEmails: [ada.email], ...settings })
    const { cookie } = await world.signIn('Ada')
    expect((await world.call('GET', '/api/auth/user', { cookie })).body.role).toBe('user')
  },
)

test('T62: a proven address is an admin by whatever host it asks', async () => {
  const world = await createWorld({ at, adminEmails: [ada.email], host: '0.0.0.0' })
  const { cookie } = await world.signIn('Ada')
  await world.pool.query('update "user" set verified_unseen = false')
  const headers = { host: '192.168.1.20:3000' }
  expect((await world.call('GET', '/api/auth/user', { cookie, headers })).body.role).toBe('admin')
})

test('T03: a person who lost the admin role is refused at the next request, in every process', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  await runAdmin(world, ['grant', 'admin', 'ada@example.org'])
  const another = world.openProcess()
  const list = async () => (await another.call('GET', '/api/admin/users', { cookie })).status
  expect(await list()).toBe(200)
  await runAdmin(world, ['revoke', 'admin', 'ada@example.org'])
  expect(await list()).toBe(403)
})

test('T62: the address of an admin that was registered and never verified gives no rights', async () => {
  const world = await createWorld({ at, mail: true, adminEmails: [ada.email] })
  const { email, password } = ada
  await world.call('POST', '/api/auth/signup', { body: ada })
  expect((await world.call('POST', '/api/auth/signin', { body: { email, password } })).status).toBe(401)
  // Even with a session, were there one, the address alone would not do.
  await world.proveAddresses()
  const { cookies } = await world.call('POST', '/api/auth/signin', { body: { email, password } })
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ')
  const list = async () => (await world.call('GET', '/api/admin/users', { cookie })).status
  expect(await list()).toBe(403)
  await world.pool.query('update "user" set verified_unseen = false')
  expect(await list()).toBe(200)
  await world.pool.query('update "user" set email_verified = false')
  expect(await list()).toBe(403)
})

test('T62: a password chosen by mail makes an admin of ADMIN_EMAILS, a changed one and a link opened again do not', async () => {
  const world = await createWorld({ at, mail: true, adminEmails: [ada.email] })
  await world.call('POST', '/api/auth/signup', { body: ada })
  await world.proveAddresses()
  const { email } = ada
  const enter = async (password: string) => {
    const { cookies, body } = await world.call('POST', '/api/auth/signin', { body: { email, password } })
    return { cookie: cookies[0]?.split(';')[0] ?? '', role: body.role }
  }
  const { cookie } = await enter(ada.password)
  const body = { currentPassword: ada.password, newPassword: 'a second one' }
  await world.call('POST', '/api/auth/change-password', { cookie, body })
  await world.proveAddresses()
  expect((await enter('a second one')).role).toBe('user')
  await world.call('POST', '/api/auth/forgot-password', { body: { email } })
  const token = (await world.readMails()).findLast(({ kind }) => kind === 'reset')?.token
  await world.call('POST', '/api/auth/reset-password', { body: { token, newPassword: 'a third one' } })
  await world.proveAddresses()
  expect((await enter('a third one')).role).toBe('admin')
})

test('T62: where there is mail, this machine alone makes no admin either, but the command does', async () => {
  const world = await createWorld({ at, adminEmails: [ada.email] })
  const { cookie } = await world.signIn('Ada')
  const later = world.openProcess({ hasMail: true })
  const role = async () => (await later.call('GET', '/api/auth/user', { cookie })).body.role
  expect(await role()).toBe('user')
  await runAdmin(later, ['grant', 'admin', ada.email])
  expect(await role()).toBe('admin')
})

test('T62: an account with the address of an admin, made while there was no mail, has no rights once there is, until it is proven', async () => {
  const publicUrl = 'https://firecrest.example'
  const world = await createWorld({ at, adminEmails: [ada.email], publicUrl })
  const { cookie } = await world.signIn('Ada')
  const later = world.openProcess({ hasMail: true })
  const role = async (cookie: string) => (await later.call('GET', '/api/auth/user', { cookie })).body.role
  expect(await role(cookie)).toBe('user')

  await later.call('POST', '/api/auth/forgot-password', { body: { email: ada.email } })
  const token = (await world.readMails()).at(-1)?.token
  await later.call('POST', '/api/auth/reset-password', { body: { token, newPassword: 'a difference engine' } })
  const account = { email: ada.email, password: 'a difference engine' }
  const { cookies } = await later.call('POST', '/api/auth/signin', { body: account })
  expect(await role(cookies[0]?.split(';')[0] ?? '')).toBe('admin')
})

test.each(['http://localhost.evil.example', 'http://127.evil.example'])(
  'T62: %s is not this machine, so no unproven address makes an admin there',
  async (publicUrl) => {
    const world = await createWorld({ at, adminEmails: [ada.email], publicUrl })
    const { cookie } = await world.signIn('Ada')
    expect((await world.call('GET', '/api/auth/user', { cookie })).body.role).toBe('user')
  },
)

test('T62: a new installation has no account, and the first ones to come are not admins', async () => {
  const world = await createWorld({ at })
  expect((await world.pool.query('select from "user"')).rowCount).toBe(0)
  const people = await Promise.all([world.signIn('Ada'), world.signIn('Grace')])
  for (const { cookie } of people) {
    expect((await world.call('GET', '/api/auth/user', { cookie })).body.role).toBe('user')
    expect((await world.call('GET', '/api/admin/users', { cookie })).status).toBe(403)
  }
})
