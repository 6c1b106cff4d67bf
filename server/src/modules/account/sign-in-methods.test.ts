import { expect, test } from 'vitest'
import { turnOnSecondFactor } from '../../test/authenticator.ts'
import { cookiesOf } from '../../test/passkeys.ts'
import { createWorld } from '../../test/world.ts'
import { changeSignInMethods } from './change-sign-in-methods.ts'

const at = '2026-03-14T20:00:00Z'
const proofRequired = { status: 403, body: { code: 'proof_required' } }

type World = Awaited<ReturnType<typeof createWorld>>
/** As if every session had shown five minutes ago who it is. */
const letProofsAge = ({ pool }: World) =>
  pool.query(`update session set proved_at = proved_at - interval '5 minutes 1 second'`)

test('a download asks once more who it is, and a password shown within five minutes answers for that session only', async () => {
  const world = await createWorld({ at })
  const [here, there] = [await world.signIn('Ada'), await world.signIn('Ada')]
  const download = (cookie: string) => world.ask('downloadData', { cookie })
  expect((await download(here.cookie)).status).toBe(200)
  await letProofsAge(world)
  expect(await download(here.cookie)).toMatchObject(proofRequired)
  expect((await world.ask('waysToSignIn', here)).body).toEqual({
    hasPassword: true,
    passwordSince: '2026-03-14T20:00:00.000Z',
    passkeys: 0,
    providers: [],
    secondFactor: null,
    hasFreshProof: false,
    needsFactor: false,
    addressUndoUntil: null,
    needsMailedPassword: false,
  })
  const wrong = await world.ask('prove', { cookie: here.cookie, body: { password: 'a guess' } })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'wrong_current_password' } })
  expect(await download(here.cookie)).toMatchObject(proofRequired)
  expect((await world.ask('prove', { cookie: here.cookie, body: { password: 'analytical' } })).status).toBe(204)
  // Another process knows it at once.
  expect((await world.openProcess().ask('downloadData', { cookie: here.cookie })).status).toBe(200)
  expect(await download(there.cookie)).toMatchObject(proofRequired)
})

test('guessing the password of a proof slows down as guesses of a sign-in do', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const prove = (password: string) => world.ask('prove', { cookie, body: { password } })
  for (let i = 0; i < 5; i++) expect((await prove('a guess')).status).toBe(400)
  expect(await prove('analytical')).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
})

test('a change of the ways to sign in ends other sessions and reset links, is noted, and writes a letter', async () => {
  const world = await createWorld({ at })
  const [here, there] = [await world.signIn('Ada'), await world.signIn('Ada')]
  await world.call('POST', '/api/auth/forgot-password', { body: { email: here.email } })
  const { rows } = await world.pool.query('select id from session order by created_at limit 1')
  const owner = { id: here.id, email: here.email, firstName: 'Ada', sessionId: rows[0].id as string }
  const addPasskey = () =>
    world.transact((db) =>
      changeSignInMethods(db, world, owner, { change: 'passkey_added', name: 'Phone' }, async () => {
        await world.pool.query(`insert into passkey values ('id', $1, '', 0, '{}', 'Phone', true, now())`, [here.id])
      }),
    )
  await addPasskey()
  expect((await world.ask('currentUser', here)).status).toBe(200)
  expect((await world.ask('currentUser', there)).status).toBe(401)
  expect((await world.pool.query('select from password_reset')).rowCount).toBe(0)
  const noted = await world.pool.query('select actor_id, action, target_id, details from audit_log')
  const details = { change: 'passkey_added', name: 'Phone' }
  expect(noted.rows).toEqual([{ actor_id: here.id, action: 'ways_changed', target_id: here.id, details }])
  const change = { what: 'passkey_added', name: 'Phone', on: '14 March 2026' }
  expect((await world.readMails()).at(-1)).toMatchObject({ kind: 'ways_changed', to: here.email, change })
})

test('each change of the second factor asks who it is, is noted, and writes a letter', async () => {
  const world = await createWorld({ at })
  const { id, cookie } = await world.signIn('Ada')
  await letProofsAge(world)
  expect(await world.ask('beginSecondFactor', { cookie })).toMatchObject(proofRequired)
  const prove = (code?: string) =>
    world.ask('prove', { cookie, body: { password: 'analytical', ...(code && { code }) } })
  await prove()
  const { codes } = await turnOnSecondFactor(world, cookie)
  await letProofsAge(world)
  const changes = [
    ['askKnownDevices', { body: { on: false } }],
    ['askKnownDevices', { body: { on: true } }],
    ['renewRecoveryCodes', {}],
    ['removeSecondFactor', {}],
  ] as const
  for (const [name, sent] of changes) expect(await world.ask(name, { cookie, ...sent })).toMatchObject(proofRequired)
  for (const name of ['confirmSecondFactor', 'removePassword'] as const)
    expect(await world.ask(name, { cookie })).toMatchObject(proofRequired)
  expect((await prove(codes[0])).status).toBe(204)
  for (const [name, sent] of changes) expect((await world.ask(name, { cookie, ...sent })).status).toBeLessThan(300)
  const done = [
    ...['second_factor_on', 'recovery_code_used', 'known_devices_skipped', 'known_devices_asked'],
    ...['recovery_codes_renewed', 'second_factor_off'],
  ]
  const noted = await world.pool.query(`select actor_id, target_id, details from audit_log order by details->>'change'`)
  const sorted = done.toSorted().map((change) => ({ actor_id: id, target_id: id, details: { change } }))
  expect(noted.rows).toEqual(sorted)
  expect((await world.readMails()).flatMap(({ change }) => change?.what ?? [])).toEqual(done)
})

test('the last way to sign in stays, and nothing of its removal happens', async () => {
  const world = await createWorld({ at })
  const { id, email, cookie } = await world.signIn('Ada')
  const owner = { id, email, firstName: 'Ada', sessionId: null }
  const remove = world.transact((db) =>
    changeSignInMethods(db, world, owner, { change: 'password_removed' }, async (inside) => {
      await inside.$client.query('update account set password = null where user_id = $1', [id])
    }),
  )
  await expect(remove).rejects.toMatchObject({ code: 'last_way' })
  expect((await world.ask('currentUser', { cookie })).status).toBe(200)
  expect((await world.ask('waysToSignIn', { cookie })).body.hasPassword).toBe(true)
  expect((await world.readMails()).map(({ kind }) => kind)).not.toContain('ways_changed')
})

test('a person reads when their password was last chosen', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  world.clock.now = new Date('2026-10-03T08:00:00Z')
  const body = { currentPassword: 'analytical', newPassword: 'difference engine' }
  const { cookies } = await world.ask('changePassword', { cookie, body })
  const renewed = { cookie: cookies[0]?.split(';')[0] ?? '' }
  expect((await world.ask('waysToSignIn', renewed)).body.passwordSince).toBe('2026-10-03T08:00:00.000Z')
})

test('a session says by which way it began', async () => {
  const world = await createWorld({ at })
  await world.signIn('Ada')
  expect((await world.pool.query('select way from session')).rows).toEqual([{ way: 'password' }])
})

test('a password goes with its second step where another way is left, and stays where it is the last', async () => {
  const world = await createWorld({ at })
  const { id, cookie, email } = await world.signIn('Ada')
  await turnOnSecondFactor(world, cookie)
  expect(await world.ask('removePassword', { cookie })).toMatchObject({ status: 409, body: { code: 'last_way' } })
  expect((await world.ask('waysToSignIn', { cookie })).body.secondFactor).not.toBeNull()
  await world.pool.query(`insert into passkey values ('id', $1, '', 0, '{}', 'Phone', true, now())`, [id])
  expect((await world.ask('removePassword', { cookie })).status).toBe(204)
  expect((await world.ask('waysToSignIn', { cookie })).body).toMatchObject({ hasPassword: false, secondFactor: null })
  expect((await world.ask('signIn', { body: { email, password: 'analytical' } })).status).toBe(401)
  expect(await world.ask('removePassword', { cookie })).toMatchObject({ status: 409, body: { code: 'no_password' } })
})

test('an owner whose sign-up link was opened elsewhere is told what a password by mail ends, until there is one', async () => {
  const world = await createWorld({ at, mail: true })
  const needs = async (cookie: string) => (await world.ask('waysToSignIn', { cookie })).body.needsMailedPassword
  await world.signIn('Ada')
  await world.proveAddresses()
  const { cookie, email } = await world.signIn('Ada')
  expect(await needs(cookie)).toBe(true)
  await turnOnSecondFactor(world, cookie)
  await world.ask('forgotPassword', { body: { email } })
  const token = (await world.readMails()).findLast(({ kind }) => kind === 'reset')?.token
  await world.ask('resetPassword', { body: { token, newPassword: 'chosen by mail' } })
  const entered = await world.ask('signIn', { body: { email, password: 'chosen by mail' } })
  expect(entered.body).toMatchObject({ email })
  expect(await needs(cookiesOf(entered))).toBe(false)
})
