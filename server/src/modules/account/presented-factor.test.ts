import { expect, test } from 'vitest'
import { turnOnSecondFactor } from '../../test/authenticator.ts'
import { scriptedProviders, visit } from '../../test/oidc/provider-visits.ts'
import { makePasskeyDevice } from '../../test/passkey-device.ts'
import { addPasskey, cookiesOf, proveBy, signInBy } from '../../test/passkeys.ts'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const password = 'analytical'
const needed = { status: 403, body: { code: 'factor_proof_required' } }
const noAdmin = { status: 403, body: { code: 'second_factor_required' } }

/** Ada has a password and an account at a provider; she is an admin where admins need a second factor. */
async function openWorld({ isAdmin = true } = {}) {
  const { providers } = scriptedProviders(undefined, true)
  const adminEmails = isAdmin ? ['ada@example.org'] : []
  const world = await createWorld({ at, providers, adminEmails, needsAdminFactor: true })
  const ada = await world.signIn('Ada')
  await visit(world, { call: 'connectAccount', cookie: ada.cookie })
  const byProvider = async () => (await visit(world)).session
  const admits = async (cookie: string) => (await world.ask('listUsers', { cookie })).status === 200
  return { ...world, ada, byProvider, admits }
}

type World = Awaited<ReturnType<typeof openWorld>>

/** All that would put another second factor in the place of the present one, or end it, or go around it by a way of one's own. */
async function tryAll(world: World, cookie: string) {
  const sent = { body: { code: '000000' }, params: { name: 'work' } }
  const calls = [
    'passkeyCreation',
    'beginSecondFactor',
    'removePassword',
    'renewRecoveryCodes',
    'confirmSecondFactor',
    'addPasskey',
    'askKnownDevices',
    'removeSecondFactor',
    'changeAddress',
    'connectAccount',
  ] as const
  return await Promise.all(calls.map((name) => world.ask(name, { cookie, ...sent })))
}

test('T94: who comes by a provider, or by the password on a known device, changes no second factor before a code', async () => {
  const world = await openWorld({ isAdmin: false })
  const { cookie, email } = world.ada
  const { device, phone } = await turnOnSecondFactor(world, cookie)
  await world.ask('askKnownDevices', { cookie, body: { on: false } })
  const onKnownDevice = async () => cookiesOf(await world.ask('signIn', { cookie: device, body: { email, password } }))
  for (const enter of [world.byProvider, onKnownDevice]) {
    const session = await enter()
    for (const reply of await tryAll(world, session)) expect(reply).toMatchObject(needed)
    const proof = await world.ask('prove', { cookie: session, body: { password, code: phone.code() } })
    expect(proof.status).toBe(204)
    expect((await world.ask('renewRecoveryCodes', { cookie: session })).status).toBe(200)
    world.clock.now = new Date(world.clock.now.getTime() + 60_000)
  }
})

test('T94: an admin who comes by a provider gets no further by turning the app off, by one of their own, or by a passkey', async () => {
  const world = await openWorld()
  const { phone } = await turnOnSecondFactor(world, world.ada.cookie)
  const cookie = await world.byProvider()
  for (const reply of await tryAll(world, cookie)) expect(reply).toMatchObject(needed)
  expect(await world.ask('listUsers', { cookie })).toMatchObject(noAdmin)
  await world.ask('prove', { cookie, body: { password, code: phone.code() } })
  expect(await world.admits(cookie)).toBe(true)
})

test('T94: an admin whose second factor is a passkey shows it before there is another one, and before it goes', async () => {
  const world = await openWorld()
  const device = makePasskeyDevice()
  const added = await addPasskey(world, world.ada.cookie, device)
  const params = { id: added.body.id as string }
  const cookie = await world.byProvider()
  for (const name of ['passkeyCreation', 'beginSecondFactor', 'removePasskey', 'changeAddress'] as const)
    expect(await world.ask(name, { cookie, params })).toMatchObject(needed)
  expect((await proveBy(world, cookie, device)).status).toBe(204)
  expect(await world.admits(cookie)).toBe(true)
  expect((await world.ask('beginSecondFactor', { cookie })).status).toBe(200)
  expect((await addPasskey(world, cookie, makePasskeyDevice())).status).toBe(201)
})

test('T94: a second factor that is gone from the account opens nothing for admins any more', async () => {
  const world = await openWorld()
  const { cookie } = world.ada
  await turnOnSecondFactor(world, cookie)
  expect(await world.admits(cookie)).toBe(true)
  expect((await world.ask('removeSecondFactor', { cookie })).status).toBe(204)
  expect(await world.ask('listUsers', { cookie })).toMatchObject(noAdmin)

  const device = makePasskeyDevice()
  const { body } = await addPasskey(world, cookie, device)
  const byPasskey = cookiesOf(await signInBy(world, device))
  expect(await world.admits(byPasskey)).toBe(true)
  await world.ask('removePasskey', { cookie: byPasskey, params: { id: body.id } })
  expect(await world.ask('listUsers', { cookie: byPasskey })).toMatchObject(noAdmin)
})

test('an admin without a second factor sets up the first one, by whichever way they came', async () => {
  const world = await openWorld()
  const cookie = await world.byProvider()
  expect(await world.ask('listUsers', { cookie })).toMatchObject(noAdmin)
  await turnOnSecondFactor(world, cookie)
  expect(await world.admits(cookie)).toBe(true)
})

test('a person whose only second factor would be a lost passkey removes it and adds another one, come by a provider', async () => {
  const world = await openWorld({ isAdmin: false })
  const { body } = await addPasskey(world, world.ada.cookie, makePasskeyDevice())
  const cookie = await world.byProvider()
  expect((await addPasskey(world, cookie, makePasskeyDevice())).status).toBe(201)
  expect((await world.ask('removePasskey', { cookie, params: { id: body.id } })).status).toBe(204)
})

test('T94: who has only the mailbox of an admin ends no passkey by choosing a password, and sets up no app', async () => {
  const world = await createWorld({ at, mail: true, needsAdminFactor: true })
  await world.signIn('Ada')
  await world.proveAddresses()
  const { cookie, email } = await world.signIn('Ada')
  await world.pool.query(`update "user" set role = 'admin'`)
  const device = makePasskeyDevice()
  await addPasskey(world, cookie, device)
  await world.ask('forgotPassword', { body: { email } })
  const token = (await world.readMails()).findLast(({ kind }) => kind === 'reset')?.token
  expect((await world.ask('resetPassword', { body: { token, newPassword: 'of the mailbox' } })).status).toBe(200)
  const entered = cookiesOf(await world.ask('signIn', { body: { email, password: 'of the mailbox' } }))
  expect(await world.ask('beginSecondFactor', { cookie: entered })).toMatchObject(needed)
  const byPasskey = cookiesOf(await signInBy(world, device))
  expect((await world.ask('listUsers', { cookie: byPasskey })).status).toBe(200)
})

/** Maya comes by a provider, and has a password and an authenticator app. */
async function openMayasWorld(isTrustedFactor: boolean) {
  const { providers } = scriptedProviders(undefined, isTrustedFactor)
  const world = await createWorld({ at, providers })
  const maya = await world.signIn('Maya')
  await visit(world, { call: 'connectAccount', cookie: maya.cookie })
  return { ...world, maya, ...(await turnOnSecondFactor(world, maya.cookie)) }
}

test('T94: who comes by a provider with the app on shows a code before the session begins', async () => {
  const world = await openMayasWorld(false)
  const { page, session, cookies } = await visit(world)
  expect([page, session]).toEqual(['/login?provider=google&outcome=code', ''])
  const step = cookies.find((each) => each.includes('sign_in_step_second'))?.split(';')[0] ?? ''
  const enter = (code: string) => world.ask('signInByCode', { cookie: step, body: { code } })
  expect((await enter('000000')).status).toBe(400)
  const entered = await enter(world.phone.code(30))
  expect(entered).toMatchObject({ status: 200, body: { id: world.maya.id } })
  const { rows } = await world.pool.query('select way from session order by created_at desc limit 1')
  expect(rows).toEqual([{ way: 'provider_code:google' }])
  // The code counts as shown.
  expect((await world.ask('renewRecoveryCodes', { cookie: cookiesOf(entered) })).status).toBe(200)
})

test('T94: a provider that is disconnected before the code leads in no more', async () => {
  const world = await openMayasWorld(false)
  const { cookies } = await visit(world)
  const step = cookies.find((each) => each.includes('sign_in_step_second'))?.split(';')[0] ?? ''
  await world.ask('disconnectAccount', { cookie: world.maya.cookie, params: { name: 'google' } })
  const entered = await world.ask('signInByCode', { cookie: step, body: { code: world.phone.code(30) } })
  expect(entered).toMatchObject({ status: 410, body: { code: 'sign_in_over' } })
})

test('who comes by a provider that the operator trusts with the second factor is asked for no code', async () => {
  const world = await openMayasWorld(true)
  expect((await visit(world)).page).toBe('/')
})
