import { expect, test } from 'vitest'
import { makePasskeyDevice } from '../../test/passkey-device.ts'
import { addPasskey, cookiesOf, proveBy, signInBy } from '../../test/passkeys.ts'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0'

type World = Awaited<ReturnType<typeof createWorld>>

const letProofsAge = ({ pool }: World) => pool.query(`update session set proved_at = proved_at - interval '6 minutes'`)

/** Ada has an account with a password and one passkey. */
async function openWorld({ counts = false } = {}) {
  const world = await createWorld({ at })
  const ada = await world.signIn('Ada')
  const device = makePasskeyDevice({ counts })
  const added = await addPasskey(world, ada.cookie, device)
  expect(added.status).toBe(201)
  return { ...world, ada, device, passkey: added.body as { id: string; name: string } }
}

test('a person signs in by a passkey without a name, and the session says by which way', async () => {
  const world = await openWorld()
  const reply = await signInBy(world, world.device)
  expect(reply).toMatchObject({ status: 200, body: { email: world.ada.email } })
  expect((await world.ask('currentUser', { cookie: cookiesOf(reply) })).status).toBe(200)
  const { rows } = await world.pool.query('select way from session order by created_at')
  expect(rows).toEqual([{ way: 'password' }, { way: 'passkey' }])
})

test('what a browser is told to make: a passkey that it finds without a name, and that asks who is there', async () => {
  const world = await openWorld()
  const { body } = await world.ask('passkeyCreation', { cookie: world.ada.cookie })
  expect(body).toMatchObject({
    rp: { id: 'localhost' },
    user: { id: Buffer.from(world.ada.id).toString('base64url'), name: world.ada.email, displayName: 'Ada Person' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
    excludeCredentials: [{ id: world.passkey.id, type: 'public-key', transports: ['internal'] }],
  })
  expect((await world.ask('passkeyChallenge')).body).toMatchObject({
    userVerification: 'required',
    allowCredentials: [],
  })
})

test.each([
  ['', '', 'bjork@example.org'],
  ['\u3164', ' ', 'bjork@example.org'],
  ['Björk', '', 'Björk'],
  ['', 'Person', 'Person'],
])('somebody called "%s" "%s" is "%s" to their device', async (firstName, lastName, displayName) => {
  const world = await createWorld({ at })
  const { id, cookie } = await world.signIn('Bjork')
  await world.pool.query('update "user" set first_name = $2, last_name = $3 where id = $1', [id, firstName, lastName])
  expect((await world.ask('passkeyCreation', { cookie })).body).toMatchObject({ user: { displayName } })
})

test('a person has several passkeys with names of their devices, sees the last use, and gives another name', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const [one, two] = [makePasskeyDevice(), makePasskeyDevice()]
  const ask: World['ask'] = (name, sent) => world.ask(name, { ...sent, headers: { 'user-agent': firefox } })
  await addPasskey({ ask }, cookie, one)
  world.clock.now = new Date('2026-03-14T20:01:00Z')
  const second = await addPasskey({ ask }, cookie, two)
  expect(second.body.name).toBe('Computer, Firefox 2')
  world.clock.now = new Date('2026-03-15T08:12:00Z')
  await signInBy(world, two)
  const list = async () => (await world.ask('listPasskeys', { cookie })).body
  expect(await list()).toMatchObject([
    { name: 'Computer, Firefox', createdAt: '2026-03-14T20:00:00.000Z', lastUsedAt: null },
    { name: 'Computer, Firefox 2', createdAt: '2026-03-14T20:01:00.000Z', lastUsedAt: '2026-03-15T08:12:00.000Z' },
  ])
  const renamed = await world.ask('renamePasskey', {
    cookie,
    params: { id: second.body.id },
    body: { name: '  Desk  ' },
  })
  expect(renamed.status).toBe(204)
  expect((await list())[1].name).toBe('Desk')
})

test('a passkey that is added or removed ends other sessions, is noted, and writes a letter', async () => {
  const world = await openWorld()
  const other = cookiesOf(await signInBy(world, world.device))
  const { cookie } = world.ada
  const { id, name } = world.passkey
  expect((await world.ask('removePasskey', { cookie, params: { id } })).status).toBe(204)
  expect((await world.ask('currentUser', { cookie: other })).status).toBe(401)
  expect((await world.ask('currentUser', { cookie })).status).toBe(200)
  expect(await signInBy(world, world.device)).toMatchObject({ status: 400, body: { code: 'passkey_refused' } })
  const noted = await world.pool.query('select actor_id, details from audit_log order by at, details->>$1', ['change'])
  expect(noted.rows).toEqual(
    ['passkey_added', 'passkey_removed'].map((change) => ({ actor_id: world.ada.id, details: { change, name } })),
  )
  const told = (await world.readMails()).flatMap(({ change }) => change ?? [])
  expect(told).toEqual(['passkey_added', 'passkey_removed'].map((what) => ({ what, name, on: '14 March 2026' })))
})

test('adding or removing a passkey asks who it is once more, and a passkey answers for this session only', async () => {
  const world = await openWorld()
  const { cookie } = world.ada
  const there = cookiesOf(await signInBy(world, world.device))
  await letProofsAge(world)
  const required = { status: 403, body: { code: 'proof_required' } }
  const { id } = world.passkey
  expect(await world.ask('passkeyCreation', { cookie })).toMatchObject(required)
  expect(await world.ask('removePasskey', { cookie, params: { id } })).toMatchObject(required)
  expect((await proveBy(world, cookie, world.device)).status).toBe(204)
  expect(await world.ask('passkeyCreation', { cookie: there })).toMatchObject(required)
  expect((await world.ask('removePasskey', { cookie, params: { id } })).status).toBe(204)
})

test('a passkey is offered after the third session, until the person has one or puts the offer away on any device', async () => {
  const world = await createWorld({ at })
  const [ada, eve] = [await world.signIn('Ada'), await world.signIn('Eve')]
  const isDue = async (cookie: string) => (await world.ask('passkeyOffer', { cookie })).body.isDue
  const finished = (count: number) =>
    world.pool.query(
      `insert into progress (user_id, total_solved) select id, $1 from "user"
       on conflict (user_id) do update set total_solved = $1`,
      [count],
    )
  await finished(2)
  expect(await isDue(ada.cookie)).toBe(false)
  await finished(3)
  expect([await isDue(ada.cookie), await isDue(eve.cookie)]).toEqual([true, true])
  expect((await world.ask('putPasskeyOfferAway', { cookie: ada.cookie })).status).toBe(204)
  expect(await isDue((await world.signIn('Ada')).cookie)).toBe(false)
  const device = makePasskeyDevice()
  await addPasskey(world, eve.cookie, device)
  expect(await isDue(eve.cookie)).toBe(false)
})

test('the last way to sign in cannot be removed', async () => {
  const world = await openWorld()
  await world.pool.query('update account set password = null')
  const { cookie } = world.ada
  const removed = await world.ask('removePasskey', { cookie, params: { id: world.passkey.id } })
  expect(removed).toMatchObject({ status: 409, body: { code: 'last_way' } })
  expect((await signInBy(world, world.device)).status).toBe(200)
  expect((await world.ask('listPasskeys', { cookie })).body).toHaveLength(1)
})

test('a person has twenty passkeys at most, also when two are added at once', async () => {
  const world = await openWorld()
  const { cookie } = world.ada
  await world.pool.query(
    `insert into passkey select 'more ' || n, $1, '', 0, '{}', 'More', false, now() from generate_series(1, 18) as n`,
    [world.ada.id],
  )
  const begun = await Promise.all([0, 1].map(() => world.ask('passkeyCreation', { cookie })))
  const [one, two] = begun.map((each) => ({
    cookie: `${cookie}; ${cookiesOf(each)}`,
    body: { attestation: makePasskeyDevice().create(each.body) },
  }))
  const second = world.openProcess()
  const replies = await Promise.all([world.ask('addPasskey', one), second.ask('addPasskey', two)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const full = await world.ask('passkeyCreation', { cookie })
  expect(full).toMatchObject({ status: 409, body: { code: 'too_many_passkeys' } })
  expect((await world.ask('listPasskeys', { cookie })).body).toHaveLength(20)
})

test('two processes share a challenge, and of two that bring its answer at once one signs in', async () => {
  const world = await openWorld()
  const second = world.openProcess()
  const begun = await world.ask('passkeyChallenge')
  const sent = { cookie: cookiesOf(begun), body: { assertion: world.device.get(begun.body) } }
  const replies = await Promise.all([world, second].map(({ ask }) => ask('signInByPasskey', sent)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410])
})

test('the tabs of a browser share a challenge until it is used or nearly over', async () => {
  const world = await openWorld()
  const first = await world.ask('passkeyChallenge')
  const cookie = cookiesOf(first)
  world.clock.now = new Date('2026-03-14T20:02:00Z')
  const again = await world.ask('passkeyChallenge', { cookie })
  expect([again.body.challenge, again.body.timeout, again.cookies]).toEqual([first.body.challenge, 180_000, []])
  world.clock.now = new Date('2026-03-14T20:03:00Z')
  const later = await world.ask('passkeyChallenge', { cookie })
  expect(later.body.challenge).not.toBe(first.body.challenge)
  expect(later.body.timeout).toBe(300_000)
})

test('without PUBLIC_URL passkeys are of localhost, and with it of its name only', async () => {
  const unset = await createWorld({ at })
  const at127 = await unset.ask('passkeyChallenge', { headers: { host: '127.0.0.1:3000' } })
  expect(at127).toMatchObject({ status: 409, body: { code: 'passkeys_unavailable' } })
  const publicUrl = 'https://brain.example'
  const set = await createWorld({ at, publicUrl })
  const { cookie } = await set.signIn('Ada')
  const device = makePasskeyDevice({ origin: publicUrl })
  expect((await addPasskey(set, cookie, device)).status).toBe(201)
  expect((await set.ask('passkeyChallenge')).body.rpId).toBe('brain.example')
  expect((await signInBy(set, device)).status).toBe(200)
  expect((await signInBy(set, device, { origin: 'http://localhost:3000' })).status).toBe(400)
})
