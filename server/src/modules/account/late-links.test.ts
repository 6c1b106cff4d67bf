import { expect, test } from 'vitest'
import { openSignUps } from '../../test/sign-ups.ts'
import { deleteUnverifiedSignUps } from './sign-up.ts'

test.each([
  ['Stranger', 'Owner'],
  ['Owner', 'Stranger'],
])('T62: the link of %s is opened and expires, then that of %s is opened: no password survives', async (one, two) => {
  const world = await openSignUps('root@example.org')
  const moveTo = (moment: string) => {
    world.clock.now = new Date(moment)
  }
  await world.signUp(one)
  moveTo('2026-03-14T21:00:00Z')
  await world.signUp(two)
  const links = [await world.linkOf(one), await world.linkOf(two)] as const
  await world.open(links[0])
  expect(await world.statusOf(one)).toBe(200)

  moveTo('2026-03-15T20:30:00Z')
  await deleteUnverifiedSignUps(world)
  const disputed = await world.open(links[1])
  expect([disputed.status, disputed.body.message]).toEqual([200, expect.stringContaining('choose a new password')])
  expect([await world.statusOf(one), await world.statusOf(two)]).toEqual([401, 401])
  expect((await world.pool.query('select from session')).rowCount).toBe(0)
  const [letter] = await world.letters('choose_password')
  expect((await world.reset(letter?.token)).status).toBe(200)
  expect((await world.enter('chosen by mail')).body.role).toBe('admin')
})

test('the name that a stranger gave the account is removed once no link has proven it', async () => {
  const world = await openSignUps()
  for (const name of ['Stranger', 'Owner']) await world.signUp(name)
  const links = [await world.linkOf('Stranger'), await world.linkOf('Owner')]
  for (const link of links) await world.open(link)
  const [letter] = await world.letters('choose_password')
  expect(letter?.firstName).toBe('')
  await world.reset(letter?.token)
  const { body } = await world.enter('chosen by mail')
  expect([body.firstName, body.lastName]).toEqual(['', ''])
  expect((await world.pool.query('select name from "user"')).rows).toEqual([{ name: '' }])
})

test('an owner who proves an address by a new password has neither the name nor the zone of a stranger, nor their mails', async () => {
  const world = await openSignUps()
  await world.signUp('Stranger', 0, { 'x-time-zone': 'America/New_York' })
  await world.call('POST', '/api/auth/forgot-password', { body: { email: world.email } })
  const [letter] = await world.letters('reset')
  const body = { token: letter?.token, newPassword: 'chosen by mail' }
  const headers = { 'x-time-zone': 'Asia/Kathmandu' }
  expect((await world.call('POST', '/api/auth/reset-password', { body, headers })).status).toBe(200)
  const entered = (await world.enter('chosen by mail')).body
  expect([entered.firstName, entered.lastName, entered.timeZone]).toEqual(['', '', 'Asia/Kathmandu'])
  expect(await world.letters('verify')).toEqual([])
  expect((await world.letters('password_changed')).map(({ firstName }) => firstName)).toEqual([''])
})

test('a new password for a proven account leaves name and zone', async () => {
  const world = await openSignUps()
  await world.signUp('Owner', 0, { 'x-time-zone': 'America/New_York' })
  await world.proveAddresses()
  await world.call('POST', '/api/auth/forgot-password', { body: { email: world.email } })
  const [letter] = await world.letters('reset')
  const body = { token: letter?.token, newPassword: 'chosen by mail' }
  await world.call('POST', '/api/auth/reset-password', { body, headers: { 'x-time-zone': 'Asia/Kathmandu' } })
  const entered = (await world.enter('chosen by mail')).body
  expect([entered.firstName, entered.lastName, entered.timeZone]).toEqual(['Owner', 'Person', 'America/New_York'])
})
