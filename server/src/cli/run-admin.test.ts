import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { insertGrant } from '../modules/premium/grants.ts'
import { readOrCreateSecret } from '../process/secret.ts'
import { turnOnSecondFactor } from '../test/authenticator.ts'
import { makePasskeyDevice } from '../test/passkey-device.ts'
import { addPasskey } from '../test/passkeys.ts'
import { createWorld } from '../test/world.ts'
import { runAdmin } from './run-admin.ts'

test('premium is given, listed and taken, and the next request shows it', async () => {
  const world = await createWorld({ at: new Date().toISOString() })
  const { cookie, email } = await world.signIn('Ada')
  const run = (line: string) => runAdmin(world, line.split(' '))
  const plan = async () => {
    world.clock.now = new Date()
    return (await world.call('GET', '/api/auth/user', { cookie })).body.plan
  }
  expect(await run('list')).toBe('There are no admins, and no one has Premium.')
  expect(await run('grant premium ADA@example.org')).toBe(`${email} now has Premium.`)
  expect(await run('grant premium ada@example.org')).toBe(`${email} already has Premium.`)
  expect(await plan()).toBe('premium')
  expect(await run('list')).toBe(`${email}  premium (admin)`)
  expect(await run('revoke premium ada@example.org')).toBe(`${email} no longer has Premium.`)
  expect(await run('revoke premium ada@example.org')).toBe(`${email} didn’t have Premium.`)
  expect(await plan()).toBe('free')
  const { rows } = await world.pool.query('select kind, recipient from mail order by created_at, ctid')
  expect(rows).toEqual([
    { kind: 'premium_started', recipient: email },
    { kind: 'premium_ended', recipient: email },
  ])
})

test('an operator adds a version of the secret, or reads where it is set', async () => {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const folder = await mkdtemp(join(tmpdir(), 'fc-secret-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const secretFile = join(folder, 'secret')
  const before = await readOrCreateSecret(secretFile)
  expect(await runAdmin({ ...world, secretFile }, ['rotate-secret'])).toContain('Restart Firecrest.')
  expect(await readOrCreateSecret(secretFile)).toMatch(new RegExp(`^[\\w-]{43}\\n${before}$`))
  await expect(runAdmin({ ...world, secretFile: null }, ['rotate-secret'])).rejects.toThrow('APP_SECRET_BEFORE')
})

test('premium that is given twice at once is given once, with one mail', async () => {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  await world.signIn('Ada')
  const give = () => runAdmin(world, ['grant', 'premium', 'ada@example.org'])
  expect((await Promise.all([give(), give()])).toSorted()).toEqual([
    'ada@example.org already has Premium.',
    'ada@example.org now has Premium.',
  ])
  expect(await world.readMails()).toMatchObject([{ kind: 'premium_started' }])
})

test('when the letter cannot be queued, premium is not given either', async () => {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  await world.signIn('Ada')
  await world.pool.query('alter table mail rename to elsewhere')
  await expect(runAdmin(world, ['grant', 'premium', 'ada@example.org'])).rejects.toThrow('mail')
  expect((await world.pool.query('select from entitlement_grant')).rowCount).toBe(0)
})

test('the admin role is given and taken', async () => {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const { cookie } = await world.signIn('Ada')
  const role = async () => (await world.call('GET', '/api/auth/user', { cookie })).body.role
  await runAdmin(world, ['grant', 'admin', 'ada@example.org'])
  expect(await role()).toBe('admin')
  expect(await runAdmin(world, ['list'])).toBe('ada@example.org  admin')
  await runAdmin(world, ['revoke', 'admin', 'ada@example.org'])
  expect(await role()).toBe('user')
})

test('what the command changes is written down, and what it leaves alone is not', async () => {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const { id } = await world.signIn('Ada')
  for (const line of ['grant admin', 'grant admin', 'revoke admin', 'revoke admin', 'grant premium', 'grant premium'])
    await runAdmin(world, [...line.split(' '), 'ada@example.org'])
  const { rows } = await world.pool.query('select action, actor_id, target_id, details from audit_log order by action')
  expect(rows).toEqual(
    ['admin_granted', 'admin_revoked', 'premium_granted'].map((action) => ({
      action,
      actor_id: null,
      target_id: id,
      details: {},
    })),
  )
})

test('a change that cannot be written down does not happen', async () => {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const { cookie } = await world.signIn('Ada')
  await world.pool.query('alter table audit_log rename to gone')
  await expect(runAdmin(world, ['grant', 'admin', 'ada@example.org'])).rejects.toThrow()
  expect((await world.call('GET', '/api/auth/user', { cookie })).body.role).toBe('user')
})

test('premium that was paid for is not taken by this command', async () => {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const { id } = await world.signIn('Ada')
  await insertGrant(world.db, { userId: id, source: 'stripe', reference: 'sub_1', startsAt: world.clock.now })
  expect(await runAdmin(world, ['revoke', 'premium', 'ada@example.org'])).toContain('keeps Premium')
})

test.each([
  '',
  'grant',
  'grant gold ada@example.org',
  'give premium ada@example.org',
  'grant premium',
  'grant constructor a',
  'grant premium a b',
])('"%s" is answered with the usage', async (line) => {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  await expect(runAdmin(world, line.split(' '))).rejects.toThrow('grant premium|admin EMAIL')
})

test('the operator takes no passkey that is the only way in', async () => {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const { cookie, email } = await world.signIn('Ada')
  await addPasskey(world, cookie, makePasskeyDevice())
  expect((await world.ask('removePassword', { cookie })).status).toBe(204)
  const reset = runAdmin(world, ['reset-second-factor', email])
  await expect(reset).rejects.toThrow('Have them choose a password with “Forgot password?” first')
  expect((await world.ask('currentUser', { cookie })).status).toBe(200)
})

test('an unknown address is named', async () => {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  await expect(runAdmin(world, ['grant', 'premium', 'nobody@example.org'])).rejects.toThrow('nobody@example.org')
})

test('the operator sees by which ways somebody signs in, and takes app and passkeys of who lost them: all sessions end, and a letter says so', async () => {
  const world = await createWorld({ at: '2026-03-14T20:00:00Z' })
  const { cookie, email, id } = await world.signIn('Ada')
  const run = (line: string) => runAdmin(world, line.split(' '))
  expect(await run(`ways ${email}`)).toBe(`${email}  password`)
  expect(await run(`reset-second-factor ${email}`)).toBe(`${email} has no authenticator app or passkey.`)
  await turnOnSecondFactor(world, cookie)
  await addPasskey(world, cookie, makePasskeyDevice())
  expect(await run('ways ADA@example.org')).toBe(
    `${email}  password, authenticator app since 2026-03-14, recovery codes left: 10, passkeys: 1`,
  )
  await run(`reset-second-factor ${email}`)
  expect(await run(`ways ${email}`)).toBe(`${email}  password`)
  expect((await world.ask('currentUser', { cookie })).status).toBe(401)
  expect((await world.signIn('Ada')).id).toBe(id)
  const { rows } = await world.pool.query('select actor_id, target_id, details from audit_log order by at desc limit 1')
  expect(rows).toEqual([{ actor_id: null, target_id: id, details: { change: 'second_factor_reset' } }])
  expect((await world.readMails()).at(-1)).toMatchObject({ to: email, change: { what: 'second_factor_reset' } })
  await expect(run('ways nobody@example.org')).rejects.toThrow('No account')
})
