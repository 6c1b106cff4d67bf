import { expect, test } from 'vitest'
import { turnOnSecondFactor } from '../../test/authenticator.ts'
import { maya as mayaThere, scriptedProviders, visit } from '../../test/oidc/provider-visits.ts'
import { makePasskeyDevice } from '../../test/passkey-device.ts'
import { addPasskey, cookiesOf, signInBy } from '../../test/passkeys.ts'
import { sharedHeaders } from '../../test/replies.ts'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const fresh = 'maya@new.example.org'

/** Maya is signed in, with mail; nobody's letters wait. */
async function createMayasWorld(settings: { adminEmails?: string[]; needsAdminFactor?: boolean } = {}) {
  const { providers, comes } = scriptedProviders()
  comes['google'] = () => ({ ...mayaThere, subject: 'eve', email: 'eve@example.org' })
  const world = await createWorld({ at, mail: true, providers, ...settings })
  async function enter(name: string) {
    await world.signIn(name)
    await world.proveAddresses()
    const person = await world.signIn(name)
    await world.pool.query('delete from mail')
    return person
  }
  const maya = await enter('Maya')
  const letters = async () => (await world.readMails()).map(({ kind, to }) => `${kind} to ${to}`)
  const tokenOf = async (kind: string) =>
    (await world.readMails()).findLast((mail) => mail.kind === kind)?.token ?? expect.fail(`no letter ${kind}`)
  const change = (email = fresh, cookie = maya.cookie) => world.ask('changeAddress', { cookie, body: { email } })
  const follow = (token: string, { ask } = world as Pick<typeof world, 'ask'>) =>
    ask('followAddressLink', { body: { token } })
  const addressOf = async (person: { cookie: string }) =>
    (await world.ask('currentUser', { cookie: person.cookie })).body.email
  return { ...world, enter, maya, letters, tokenOf, change, follow, addressOf }
}

test('an address changes once the new one has shown a link, and every session stays', async () => {
  const world = await createMayasWorld()
  const there = await world.enter('Maya')
  expect((await world.change()).status).toBe(200)
  expect(await world.letters()).toEqual([`address_proof to ${fresh}`])
  expect(await world.addressOf(world.maya)).toBe(world.maya.email)
  const token = await world.tokenOf('address_proof')
  // In another process, and only once.
  expect(await world.follow(token, world.openProcess())).toMatchObject({ status: 200, body: { did: 'changed' } })
  expect(await world.follow(token)).toMatchObject({ status: 400, body: { code: 'invalid_address_link' } })
  expect([await world.addressOf(world.maya), await world.addressOf(there)]).toEqual([fresh, fresh])
  expect((await world.letters()).at(-1)).toBe(`address_changed to ${world.maya.email}`)
  const signIn = (email: string) => world.ask('signIn', { body: { email, password: 'analytical' } })
  expect([(await signIn(world.maya.email)).status, (await signIn(fresh)).status]).toEqual([401, 200])
})

test('whoever lost the address puts it back within three days, and every session and reset link ends', async () => {
  const world = await createMayasWorld()
  await world.change()
  await world.follow(await world.tokenOf('address_proof'))
  await world.ask('forgotPassword', { body: { email: fresh } })
  const undo = await world.tokenOf('address_changed')
  world.clock.now = new Date('2026-03-17T19:59:00Z')
  // Somebody has signed up with the address that became free, so that nobody could put it back.
  const squatter = { firstName: 'Eve', lastName: 'X', email: world.maya.email, password: 'analytical' }
  await world.ask('signUp', { body: squatter })
  expect(await world.follow(undo)).toMatchObject({ status: 200, body: { did: 'restored' } })
  expect((await world.ask('currentUser', world.maya)).status).toBe(401)
  const { rows } = await world.pool.query('select email from "user"')
  expect(rows).toEqual([{ email: world.maya.email }])
  const token = await world.tokenOf('reset')
  const taken = await world.ask('resetPassword', { body: { token, newPassword: 'a thief has this' } })
  expect(taken).toMatchObject({ status: 400, body: { code: 'invalid_reset_link' } })
  expect(await world.follow(undo)).toMatchObject({ status: 400, body: { code: 'invalid_address_link' } })
})

test('T95: of an address that is put back the owner alone gets in, whatever a thief has added before and after', async () => {
  const world = await createMayasWorld()
  const { cookie, email } = world.maya
  const [before, after] = [makePasskeyDevice(), makePasskeyDevice()]
  expect((await addPasskey(world, cookie, before)).status).toBe(201)
  await turnOnSecondFactor(world, cookie)
  await world.change()
  await world.follow(await world.tokenOf('address_proof'))
  expect((await addPasskey(world, cookie, after)).status).toBe(201)
  expect((await visit(world, { call: 'connectAccount', cookie })).page).toContain('outcome=connected')
  const body = { currentPassword: 'analytical', newPassword: 'a thief has this' }
  const changed = await world.ask('changePassword', { cookie, body })
  const [session = ''] = changed.cookies.map((each) => each.split(';')[0] ?? '')
  expect((await world.ask('currentUser', { cookie: session })).status).toBe(200)

  await world.change('eve@example.org', session)
  const onwards = (await world.readMails()).findLast(({ to }) => to === 'eve@example.org')?.token ?? ''

  await world.follow(await world.tokenOf('address_changed'))
  expect(await world.follow(onwards)).toMatchObject({ status: 400, body: { code: 'invalid_address_link' } })
  const signIn = async (password: string, address = email) =>
    (await world.ask('signIn', { body: { email: address, password } })).status
  expect((await world.ask('currentUser', { cookie: session })).status).toBe(401)
  expect([await signIn('analytical'), await signIn(body.newPassword), await signIn(body.newPassword, fresh)]).toEqual([
    401, 401, 401,
  ])
  for (const device of [before, after]) expect((await signInBy(world, device)).status).toBe(400)
  expect(await world.addressOf({ cookie: (await visit(world)).session })).toBe('eve@example.org')
  expect(await world.letters()).toContain(`address_restored to ${email}`)
  const token = await world.tokenOf('address_restored')
  expect((await world.ask('resetPassword', { body: { token, newPassword: 'mine again' } })).status).toBe(200)
  const entered = await world.ask('signIn', { body: { email, password: 'mine again' } })
  // Without the code of an app that a thief has turned on.
  expect(entered).toMatchObject({ status: 200, body: { email } })
})

test('T93: a sign-up with the address that became free keeps nobody from it, also once a mail scanner has proven it', async () => {
  const world = await createMayasWorld()
  await world.change()
  await world.follow(await world.tokenOf('address_proof'))
  const undo = await world.tokenOf('address_changed')
  await world.ask('signUp', {
    body: { firstName: 'Eve', lastName: 'X', email: world.maya.email, password: 'analytical' },
  })
  await world.proveAddresses()
  // Of an account that was used its owner decides.
  const ofSquatter = (customer: string | null) =>
    world.pool.query('update "user" set stripe_customer_id = $1 where email = $2', [customer, world.maya.email])
  await ofSquatter('cus_1')
  expect(await world.follow(undo)).toMatchObject({ status: 409, body: { code: 'address_taken' } })
  await ofSquatter(null)
  expect(await world.follow(undo)).toMatchObject({ status: 200, body: { did: 'restored' } })
  // Who has the other address may be the owner, and somebody else the mailbox of the earlier one.
  const letters = [`ways_changed to ${fresh}`, `address_restored to ${world.maya.email}`]
  expect(await world.letters()).toEqual(expect.arrayContaining(letters))
})

test('T95: an authenticator app that a thief turned on days before the change goes with the undo', async () => {
  const world = await createMayasWorld()
  const { cookie, email } = world.maya
  await turnOnSecondFactor(world, cookie)
  world.clock.now = new Date('2026-03-20T20:00:00Z')
  await world.change()
  await world.follow(await world.tokenOf('address_proof'))
  await world.follow(await world.tokenOf('address_changed'))
  const token = await world.tokenOf('address_restored')
  await world.ask('resetPassword', { body: { token, newPassword: 'mine again' } })
  const entered = await world.ask('signIn', { body: { email, password: 'mine again' } })
  expect(entered).toMatchObject({ status: 200, body: { email } })
})

test.each(['app', 'passkey'])(
  'T95: a change that an %s of a week confirmed cannot be undone from the mailbox that was left, which hears of it',
  async (how) => {
    const world = await createMayasWorld()
    const device = makePasskeyDevice()
    if (how === 'app') await turnOnSecondFactor(world, world.maya.cookie)
    else await addPasskey(world, world.maya.cookie, device)
    world.clock.now = new Date('2026-03-21T20:00:00Z')
    const entered = how === 'app' ? null : await signInBy(world, device)
    const cookie = entered?.cookies.map((each) => each.split(';')[0]).join('; ') ?? world.maya.cookie
    await world.pool.query('update "user" set verified_unseen = false')
    await world.pool.query('delete from mail')
    await world.change(fresh, cookie)
    expect((await world.follow(await world.tokenOf('address_proof'))).body).toEqual({ did: 'changed' })
    expect(await world.letters()).toEqual([`address_proof to ${fresh}`, `ways_changed to ${world.maya.email}`])
    expect((await world.pool.query('select from address_undo')).rowCount).toBe(0)
    // The link was opened in another browser, and the owner is none that a mailbox alone would prove.
    await world.ask('forgotPassword', { body: { email: fresh } })
    const token = await world.tokenOf('reset')
    await world.ask('resetPassword', { body: { token, newPassword: 'read by a thief' } })
    const { body } = await world.ask('signIn', { body: { email: fresh, password: 'read by a thief' } })
    expect(body.needs).toBe(how === 'app' ? 'code' : undefined)
  },
)

test('T95: an undo leaves an admin the second factor that admins need, so that a mailbox alone brings nobody in', async () => {
  const world = await createMayasWorld({ adminEmails: ['maya@example.org'], needsAdminFactor: true })
  const { cookie, email } = world.maya
  await turnOnSecondFactor(world, cookie)
  await world.pool.query(`update "user" set role = 'admin'`)
  world.clock.now = new Date('2026-03-16T20:00:00Z')
  await world.change()
  await world.follow(await world.tokenOf('address_proof'))
  await world.follow(await world.tokenOf('address_changed'))
  const token = await world.tokenOf('address_restored')
  await world.ask('resetPassword', { body: { token, newPassword: 'read by a thief' } })
  const entered = await world.ask('signIn', { body: { email, password: 'read by a thief' } })
  expect(entered.body).toMatchObject({ needs: 'code' })
})

test('T95: who changed the address by the password alone keeps it by a passkey of a week, and both mailboxes hear of it', async () => {
  const world = await createMayasWorld()
  const device = makePasskeyDevice()
  await addPasskey(world, world.maya.cookie, device)
  world.clock.now = new Date('2026-03-21T20:00:00Z')
  await world.change()
  await world.follow(await world.tokenOf('address_proof'))
  const undo = await world.tokenOf('address_changed')
  const keep = (cookie: string) => world.ask('keepAddress', { cookie })
  const waysOf = async (cookie: string) => (await world.ask('waysToSignIn', { cookie })).body.addressUndoUntil
  expect(await waysOf(world.maya.cookie)).toBe('2026-03-24T20:00:00.000Z')
  expect(await keep(world.maya.cookie)).toMatchObject({ status: 403, body: { code: 'factor_proof_required' } })
  await world.pool.query('delete from mail')
  const cookie = (await signInBy(world, device)).cookies.map((each) => each.split(';')[0]).join('; ')
  expect([(await keep(cookie)).status, await waysOf(cookie)]).toEqual([204, null])
  expect(await world.letters()).toEqual([`ways_changed to ${fresh}`, `ways_changed to ${world.maya.email}`])
  expect(await world.follow(undo)).toMatchObject({ status: 400, body: { code: 'invalid_address_link' } })
})

test('T95: a thief who adds a passkey neither confirms a change nor keeps it', async () => {
  const world = await createMayasWorld()
  await addPasskey(world, world.maya.cookie, makePasskeyDevice())
  world.clock.now = new Date('2026-03-21T20:00:00Z')
  const device = makePasskeyDevice()
  await addPasskey(world, world.maya.cookie, device)
  const cookie = (await signInBy(world, device)).cookies.map((each) => each.split(';')[0]).join('; ')
  await world.change(fresh, cookie)
  await world.follow(await world.tokenOf('address_proof'))
  expect(await world.ask('keepAddress', { cookie })).toMatchObject({ status: 403 })
  expect((await world.follow(await world.tokenOf('address_changed'))).body).toEqual({ did: 'restored' })
})

test.each([
  { shown: 'app', added: 'a passkey' },
  { shown: 'passkey', added: 'an app' },
  { shown: 'passkey', added: 'another passkey' },
])(
  'T95: an owner who adds $added because of a leak confirms and keeps at once by the $shown of before',
  async ({ shown, added }) => {
    const world = await createMayasWorld()
    const device = makePasskeyDevice()
    if (shown === 'app') await turnOnSecondFactor(world, world.maya.cookie)
    else await addPasskey(world, world.maya.cookie, device)
    world.clock.now = new Date('2026-03-21T20:00:00Z')
    const cookie = shown === 'app' ? world.maya.cookie : (cookiesOf(await signInBy(world, device)).split('; ')[0] ?? '')
    const another = makePasskeyDevice()
    if (added === 'an app') await turnOnSecondFactor(world, cookie)
    else expect((await addPasskey(world, cookie, another)).status).toBe(201)
    await world.change(fresh, cookie)
    await world.follow(await world.tokenOf('address_proof'))
    expect((await world.pool.query('select from address_undo')).rowCount).toBe(0)
    expect((await world.ask('keepAddress', { cookie })).status).toBe(204)
    if (added !== 'an app') {
      const byNew = cookiesOf(await signInBy(world, another))
      expect(await world.ask('keepAddress', { cookie: byNew })).toMatchObject({ status: 403 })
    }
  },
)

test('T93: the link of before is over once another address is asked for, taken or free', async () => {
  const world = await createMayasWorld()
  await world.enter('Ada')
  for (const second of ['ada@example.org', 'free@example.org']) {
    await world.change()
    const earlier = await world.tokenOf('address_proof')
    await world.change(second)
    expect(await world.follow(earlier)).toMatchObject({ status: 400, body: { code: 'invalid_address_link' } })
  }
})

test('T93: the calendar of an address that is put back is over, for a thief may have asked for it', async () => {
  const world = await createMayasWorld()
  await world.ask('openCalendarFeed', { cookie: world.maya.cookie })
  await world.change()
  await world.follow(await world.tokenOf('address_proof'))
  await world.follow(await world.tokenOf('address_changed'))
  expect((await world.pool.query('select from calendar_feed')).rowCount).toBe(0)
})
test('T93: who takes an address away twice and takes the second back leaves its owner the link of the first', async () => {
  const world = await createMayasWorld()
  await world.change()
  await world.follow(await world.tokenOf('address_proof'))
  const undo = await world.tokenOf('address_changed')
  world.clock.now = new Date('2026-03-14T20:05:00Z')
  await world.change('eve@example.org')
  await world.follow(await world.tokenOf('address_proof'))
  const second = await world.tokenOf('address_changed')
  expect((await world.follow(second)).body).toEqual({ did: 'restored' })
  expect(await world.follow(undo)).toMatchObject({ status: 200, body: { did: 'restored' } })
  expect((await world.pool.query('select email from "user"')).rows).toEqual([{ email: world.maya.email }])
})

test.each(['a new password', 'a mailed password', 'a change of ways'])(
  'T93: after %s a link to another address, which somebody else may have asked for, does nothing',
  async (how) => {
    const world = await createMayasWorld()
    await world.change()
    const token = await world.tokenOf('address_proof')
    const { cookie, email } = world.maya
    const body = { currentPassword: 'analytical', newPassword: 'analytical-2' }
    if (how === 'a new password') await world.ask('changePassword', { cookie, body })
    if (how === 'a change of ways') await turnOnSecondFactor(world, cookie)
    if (how === 'a mailed password') {
      await world.ask('forgotPassword', { body: { email } })
      const reset = { token: await world.tokenOf('reset'), newPassword: 'analytical-2' }
      await world.ask('resetPassword', { body: reset })
    }
    expect(await world.follow(token)).toMatchObject({ status: 400, body: { code: 'invalid_address_link' } })
  },
)

test.each([
  { link: 'address_proof', moment: '2026-03-15T20:00:00Z' },
  { link: 'address_changed', moment: '2026-03-17T20:00:00Z' },
])('the link of the letter $link is over at $moment', async ({ link, moment }) => {
  const world = await createMayasWorld()
  await world.change()
  const proof = await world.tokenOf('address_proof')
  if (link === 'address_changed') await world.follow(proof)
  const token = await world.tokenOf(link)
  world.clock.now = new Date(moment)
  expect(await world.follow(token)).toMatchObject({ status: 400, body: { code: 'invalid_address_link' } })
})

test('T93: a taken address answers like a free one, its owner gets a letter, and nothing changes', async () => {
  const world = await createMayasWorld()
  const ada = await world.enter('Ada')
  const waiting = { firstName: 'Eve', lastName: 'X', email: 'eve@example.org', password: 'analytical' }
  await world.ask('signUp', { body: waiting })
  await world.pool.query('delete from mail')
  const answers = []
  for (const email of [waiting.email, fresh, ada.email, world.maya.email]) {
    const waits = world.evened.count
    const { status, text, headers } = await world.change(email)
    answers.push({ status, text, headers: sharedHeaders(headers), waits: world.evened.count - waits })
  }
  expect(answers).toEqual([answers[0], answers[0], answers[0], answers[0]])
  expect(answers[0]).toMatchObject({ status: 200, waits: 1 })
  expect(await world.letters()).toEqual([`address_proof to ${fresh}`, `known_address to ${ada.email}`])
  // Two people are asked by one address: the first who opens the link has it.
  await world.change(fresh, ada.cookie)
  const [first, second] = (await world.readMails()).filter(({ kind }) => kind === 'address_proof')
  const both = [first?.token ?? '', second?.token ?? ''].map((token) => world.follow(token))
  expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('T93: a person sends five such letters a day, to whatever addresses, and reads that the sixth was not sent', async () => {
  const world = await createMayasWorld()
  const answers = []
  for (let i = 0; i < 7; i++) answers.push((await world.change(`somebody${i}@example.org`)).status)
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429])
  const { rowCount } = await world.pool.query(`select from mail where kind = 'address_proof'`)
  expect(rowCount).toBe(5)
})

test('T93: strangers who use up the letters of an address keep nobody from the first one of a day', async () => {
  const world = await createMayasWorld()
  const ada = await world.enter('Ada')
  for (let i = 0; i < 25; i++) await world.limits.consume('emailChangesToAddress', fresh)
  expect([(await world.change()).status, (await world.change()).status]).toEqual([200, 429])
  expect((await world.change(fresh, ada.cookie)).status).toBe(200)
  expect(await world.letters()).toEqual([`address_proof to ${fresh}`, `address_proof to ${fresh}`])
})

test('T93: the link of a changed address makes no admin; a password chosen by mail does', async () => {
  const world = await createMayasWorld({ adminEmails: [fresh] })
  await world.change()
  await world.follow(await world.tokenOf('address_proof'))
  expect((await world.ask('currentUser', world.maya)).body.role).toBe('user')
  await world.ask('forgotPassword', { body: { email: fresh } })
  await world.ask('resetPassword', { body: { token: await world.tokenOf('reset'), newPassword: 'analytical-2' } })
  const signedIn = await world.ask('signIn', { body: { email: fresh, password: 'analytical-2' } })
  expect(signedIn.body).toMatchObject({ role: 'admin' })
})

test('T93: an old proof asks once more who it is, and the links of a deleted account do nothing', async () => {
  const world = await createMayasWorld()
  await world.change()
  await world.pool.query(`update session set proved_at = proved_at - interval '5 minutes 1 second'`)
  expect(await world.change()).toMatchObject({ status: 403, body: { code: 'proof_required' } })
  const token = await world.tokenOf('address_proof')
  const { cookie, email } = world.maya
  await world.ask('deleteAccount', { cookie, body: { confirmation: email, password: 'analytical' } })
  expect(await world.follow(token)).toMatchObject({ status: 400, body: { code: 'invalid_address_link' } })
})

test('without mail an address changes at once, unless somebody has it', async () => {
  const world = await createWorld({ at })
  const [maya, ada] = [await world.signIn('Maya'), await world.signIn('Ada')]
  const change = (email: string) => world.ask('changeAddress', { cookie: maya.cookie, body: { email } })
  expect(await change(ada.email)).toMatchObject({ status: 409, body: { code: 'address_taken' } })
  expect((await change(fresh)).status).toBe(200)
  expect((await world.ask('currentUser', maya)).body.email).toBe(fresh)
})
