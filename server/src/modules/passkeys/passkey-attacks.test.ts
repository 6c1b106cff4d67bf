import { createPrivateKey, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { countLockWaits } from '../../test/lock-waits.ts'
import { scriptedProviders, visit } from '../../test/oidc/provider-visits.ts'
import { type Lies, makePasskeyDevice } from '../../test/passkey-device.ts'
import { addPasskey, cookiesOf, proveBy, signInBy } from '../../test/passkeys.ts'
import { sharedHeaders } from '../../test/replies.ts'
import { createWorld } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const refused = { status: 400, body: { code: 'passkey_refused' } }
const over = { status: 410, body: { code: 'sign_in_over' } }

/** Ada and Eve have a passkey each. */
async function openWorld({ counts = false } = {}) {
  const world = await createWorld({ at })
  const member = async (name: string) => {
    const person = await world.signIn(name)
    const device = makePasskeyDevice({ counts })
    const { body } = await addPasskey(world, person.cookie, device)
    return { ...person, device, passkey: body.id as string }
  }
  return { ...world, ada: await member('Ada'), eve: await member('Eve') }
}

const lies: { what: string; lie: Lies }[] = [
  { what: 'was made for another site', lie: { rpId: 'evil.example' } },
  { what: 'was signed on a page of another origin', lie: { origin: 'https://evil.example' } },
  { what: 'was signed on another port', lie: { origin: 'http://localhost:4000' } },
  { what: 'did not ask who is there', lie: { isVerified: false } },
  { what: 'signed another challenge', lie: { challenge: 'A'.repeat(43) } },
]

test.each(lies)('T76: a passkey that $what neither signs in, proves who it is, nor is added', async ({ lie }) => {
  const world = await openWorld()
  const { cookie, device } = world.ada
  expect(await signInBy(world, device, lie)).toMatchObject(refused)
  expect(await proveBy(world, cookie, device, lie)).toMatchObject(refused)
  const added = await addPasskey(world, cookie, makePasskeyDevice(), lie)
  expect(added).toMatchObject({ status: 400, body: { code: 'passkey_not_added' } })
})

test.each([
  { rsaBits: 1024, zeros: 0, status: 400 },
  { rsaBits: 1024, zeros: 128, status: 400 },
  { rsaBits: 2048, zeros: 0, status: 201 },
])('T76: a passkey by RSA of $rsaBits bits, $zeros zeros before it, is answered with $status', async (given) => {
  const { status, ...key } = given
  const world = await openWorld()
  const device = makePasskeyDevice(key)
  expect((await addPasskey(world, world.ada.cookie, device)).status).toBe(status)
  if (status === 201) expect((await signInBy(world, device)).status).toBe(200)
})

test('T76: the passkey of one person opens nothing of another, whatever name it gives', async () => {
  const world = await openWorld()
  const { ada, eve } = world
  const handle = (id: string) => Buffer.from(id).toString('base64url')
  expect(await signInBy(world, eve.device, { userHandle: handle(ada.id) })).toMatchObject(refused)
  expect(await proveBy(world, ada.cookie, ada.device)).toMatchObject({ status: 204 })
  // Her own assertion under the name of his passkey, and for his proof.
  const begun = await world.ask('passkeyChallenge')
  const assertion = { ...eve.device.get(begun.body), id: ada.passkey, userHandle: handle(ada.id) }
  expect(await world.ask('signInByPasskey', { cookie: cookiesOf(begun), body: { assertion } })).toMatchObject(refused)
  const proof = await world.ask('passkeyProofChallenge', { cookie: ada.cookie })
  const foreign = eve.device.get({ ...proof.body, allowCredentials: [] })
  const sent = { cookie: `${ada.cookie}; ${cookiesOf(proof)}`, body: { assertion: foreign } }
  expect(await world.ask('proveByPasskey', sent)).toMatchObject(refused)
  for (const [name, body] of [
    ['renamePasskey', { name: 'Mine' }],
    ['removePasskey', undefined],
  ] as const) {
    const reply = await world.ask(name, { cookie: eve.cookie, params: { id: ada.passkey }, body })
    expect(reply.status).toBe(404)
  }
})

test('T77: an assertion is worth nothing the second time, without its cookie, in another browser, or for another purpose', async () => {
  const world = await openWorld()
  const { device, cookie } = world.ada
  const begun = await world.ask('passkeyChallenge')
  const body = { assertion: device.get(begun.body) }
  const send = (cookie: string) => world.ask('signInByPasskey', { cookie, body })
  expect(await send('')).toMatchObject(over)
  expect(await send(cookiesOf(await world.ask('passkeyChallenge')))).toMatchObject(refused)
  const proof = `${cookie}; ${cookiesOf(begun)}`
  expect((await send(cookiesOf(begun))).status).toBe(200)
  expect(await send(cookiesOf(begun))).toMatchObject(over)
  expect(await world.ask('proveByPasskey', { cookie: proof, body })).toMatchObject(over)
  // A challenge of a sign-in serves no proof, and that of one person no other.
  const other = await world.ask('passkeyChallenge')
  const sent = { cookie: `${cookie}; ${cookiesOf(other)}`, body: { assertion: device.get(other.body) } }
  expect(await world.ask('proveByPasskey', sent)).toMatchObject(over)
  const ofAda = await world.ask('passkeyCreation', { cookie })
  const attestation = makePasskeyDevice().create(ofAda.body)
  const byEve = { cookie: `${world.eve.cookie}; ${cookiesOf(ofAda)}`, body: { attestation } }
  expect(await world.ask('addPasskey', byEve)).toMatchObject(over)
})

test('T77: a challenge is over after five minutes', async () => {
  const world = await openWorld()
  const begun = await world.ask('passkeyChallenge')
  world.clock.now = new Date('2026-03-14T20:05:00Z')
  const body = { assertion: world.ada.device.get(begun.body) }
  expect(await world.ask('signInByPasskey', { cookie: cookiesOf(begun), body })).toMatchObject(over)
})

test('T78: a copy of a passkey is not let in, and its owner and the audit log hear of it', async () => {
  const world = await openWorld({ counts: true })
  const { device, id, cookie } = world.ada
  // Letters that strangers may cause are used up, and silence no warning.
  for (let n = 0; n < 6; n++) await world.limits.consume('noticesToAddress', 'ada@example.org')
  expect((await signInBy(world, device)).status).toBe(200)
  expect(await signInBy(world, device, { counter: 2 })).toMatchObject(refused)
  expect(await proveBy(world, cookie, device, { counter: 1 })).toMatchObject(refused)
  expect((await signInBy(world, device, { counter: 5 })).status).toBe(200)
  for (let n = 0; n < 7; n++) expect(await signInBy(world, device, { counter: 0 })).toMatchObject(refused)
  const letters = (await world.readMails()).filter(({ kind }) => kind === 'passkey_copied')
  expect(letters).toHaveLength(5)
  expect(letters[0]).toMatchObject({ to: 'ada@example.org', change: { what: 'passkey_copied', name: 'Passkey' } })
  const noted = await world.pool.query(`select actor_id, target_id from audit_log where details->>'change' = $1`, [
    'passkey_copied',
  ])
  expect([noted.rowCount, noted.rows[0]]).toEqual([9, { actor_id: null, target_id: id }])
})

test('T79: of a thousand challenges that one network asks for the limit is given out, and others are not slowed', async () => {
  const world = await createWorld({ at, trustProxy: 1, rules: { signInStepsOfNetwork: { count: 10, seconds: 900 } } })
  const from = (address: string) => world.ask('passkeyChallenge', { headers: { 'x-forwarded-for': address } })
  const replies = await Promise.all(Array.from({ length: 40 }, () => from('203.0.113.7')))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(replies.find(({ status }) => status !== 200)).toMatchObject({ status: 429, body: { code: 'too_many_tries' } })
  expect((await world.pool.query('select from sign_in_step')).rowCount).toBe(10)
  expect((await from('203.0.113.8')).status).toBe(200)
})

test('T79: an account that is deleted while its passkey signs is not opened any more', async () => {
  const world = await openWorld()
  const { device, cookie, email } = world.ada
  const begun = await world.ask('passkeyChallenge')
  const added = await world.ask('passkeyCreation', { cookie })
  const body = { confirmation: email, password: 'analytical' }
  expect((await world.ask('deleteAccount', { cookie, body })).status).toBe(200)
  const assertion = device.get(begun.body)
  expect(await world.ask('signInByPasskey', { cookie: cookiesOf(begun), body: { assertion } })).toMatchObject(refused)
  const attestation = makePasskeyDevice().create(added.body)
  const late = { cookie: `${cookie}; ${cookiesOf(added)}`, body: { attestation } }
  expect((await world.ask('addPasskey', late)).status).toBe(401)
})

test('T79: a passkey that is removed while it signs opens nothing', async () => {
  const world = await openWorld()
  const holder = await world.pool.connect()
  await holder.query('begin')
  await holder.query('delete from passkey where id = $1', [world.ada.passkey])
  const entering = signInBy(world, world.ada.device)
  await expect.poll(() => countLockWaits(world.pool)).toBe(1)
  await holder.query('commit')
  holder.release()
  expect(await entering).toMatchObject(refused)
})

test('T76: nobody adds a passkey under the id of somebody else’s, which still opens its own account', async () => {
  const world = await openWorld()
  const id = Buffer.from(world.ada.passkey, 'base64url')
  const added = await addPasskey(world, world.eve.cookie, makePasskeyDevice(), { id })
  expect(added).toMatchObject({ status: 409, body: { code: 'passkey_known' } })
  expect((await signInBy(world, world.ada.device)).body.id).toBe(world.ada.id)
})

test('T79: a closed account is neither opened nor changed, though something of it is not gone yet', async () => {
  const world = await openWorld()
  const { device, cookie, id } = world.ada
  const begun = await world.ask('passkeyCreation', { cookie })
  await world.pool.query('update "user" set deleted_at = now() where id = $1', [id])
  expect(await signInBy(world, device)).toMatchObject(refused)
  const attestation = makePasskeyDevice().create(begun.body)
  const added = await world.ask('addPasskey', { cookie: `${cookie}; ${cookiesOf(begun)}`, body: { attestation } })
  expect(added.status).toBe(401)
})

/** Eve made an account with Ada's address, and a passkey for it, before Ada came. */
async function openTaken(isVerified: boolean) {
  const { providers } = scriptedProviders()
  const world = await createWorld({ at, mail: true, providers })
  const email = 'maya@example.org'
  const signUp = (firstName: string) =>
    world.ask('signUp', { body: { firstName, lastName: 'Person', email, password: 'analytical' } })
  await signUp('Eve')
  await signUp('Maya')
  const [first, second] = (await world.readMails()).map(({ token = '' }) => token)
  const open = (token = '') => world.ask('verifyEmail', { query: { token } })
  // A program that checks mails opens the link.
  await open(first)
  const entered = await world.ask('signIn', { body: { email, password: 'analytical' } })
  const device = makePasskeyDevice()
  expect((await addPasskey(world, cookiesOf(entered), device)).status).toBe(201)
  // As of a time without mail.
  if (!isVerified) await world.pool.query('update "user" set email_verified = false, verified_unseen = false')
  return { ...world, email, device, open, second, session: cookiesOf(entered) }
}

test.each(['a mailed password', 'the link of their own sign-up', 'a provider'])(
  'T81: who has made a passkey for the address of somebody else is out once its owner comes by %s',
  async (how) => {
    const world = await openTaken(how !== 'a provider')
    expect((await signInBy(world, world.device)).status).toBe(200)
    if (how === 'a mailed password') {
      await world.ask('forgotPassword', { body: { email: world.email } })
      const token = (await world.readMails()).at(-1)?.token ?? ''
      await world.ask('resetPassword', { body: { token, newPassword: 'a difference engine' } })
    }
    if (how === 'the link of their own sign-up') await world.open(world.second)
    if (how === 'a provider') expect((await visit(world)).page).toBe('/')
    expect(await signInBy(world, world.device)).toMatchObject(refused)
    expect((await world.ask('currentUser', { cookie: world.session })).status).toBe(401)
  },
)

test('T24: a challenge and a refusal are the same to the byte, whether a passkey is known or not', async () => {
  const world = await openWorld()
  const stranger = makePasskeyDevice()
  const { body } = await world.ask('passkeyCreation', { cookie: world.eve.cookie })
  stranger.create(body)
  const seen = async (device: typeof stranger, lie: Lies) => {
    const before = world.evened.count
    const { status, text, headers } = await signInBy(world, device, lie)
    return { status, text, headers: sharedHeaders(headers), waits: world.evened.count - before }
  }
  const unknown = await seen(stranger, {})
  expect(unknown).toMatchObject({ status: 400, waits: 1 })
  expect(await seen(world.ada.device, { isVerified: false })).toEqual(unknown)
  expect(await seen(world.ada.device, { userHandle: 'AAAA' })).toEqual(unknown)
  const [one, two] = [await world.ask('passkeyChallenge'), await world.ask('passkeyChallenge')]
  const shape = (reply: typeof one) => ({ ...reply.body, challenge: reply.body.challenge.length })
  expect(shape(one)).toEqual(shape(two))
})

test('T80: a statement about the maker of a passkey is not taken, however well it is signed', async () => {
  const world = await createWorld({ at })
  const { cookie } = await world.signIn('Ada')
  const added = await addPasskey(world, cookie, makePasskeyDevice(), { statement: packed })
  expect(added).toMatchObject({ status: 400, body: { code: 'passkey_not_added' } })
})

/** A maker of a hundred years, whose certificate names an address of lists of those that were revoked. */
const maker = {
  certificate:
    'MIICCzCCAbGgAwIBAgIUd6tIpmPpRZPAyFAZPAMorflpEwMwCgYIKoZIzj0EAwIwVTELMAkGA1UEBhMCQUExEDAOBgNVBAoMB0V4YW1wbGUxIjAgBgNVBAsMGUF1dGhlbnRpY2F0b3IgQXR0ZXN0YXRpb24xEDAOBgNVBAMMB0V4YW1wbGUwIBcNMjYxMTI2MDgwNjI4WhgPMjEyNjExMDIwODA2MjhaMFUxCzAJBgNVBAYTAkFBMRAwDgYDVQQKDAdFeGFtcGxlMSIwIAYDVQQLDBlBdXRoZW50aWNhdG9yIEF0dGVzdGF0aW9uMRAwDgYDVQQDDAdFeGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEi+Zrf/+0yiCMktAklm6bSi6ug+VNETZBfcDie5NPcmzn2mw1Ao4XashFsa5kTKtL0a6L8AW1MF7JpvjyRpK0OaNdMFswDAYDVR0TAQH/BAIwADAsBgNVHR8EJTAjMCGgH6AdhhtodHRwOi8vMTI3LjAuMC4xOjEvbGlzdC5jcmwwHQYDVR0OBBYEFCH3hqKp21V5k56jB8fVfFwm95C5MAoGCCqGSM49BAMCA0gAMEUCIQDSirTRWzaR9H1SzBbyUAqfBlM+sJkpIlUycIV6YT5LVgIgNogLWfsveyDWNMMXJLZMxQm2zeMMn7IrX70vphTv5ho=',
  key: 'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgRivgE55//W4CvRv59wZy+JpbKxmZqioJ5PohWfHadSShRANCAASL5mt//7TKIIyS0CSWbptKLq6D5U0RNkF9wOJ7k09ybOfabDUCjhdqyEWxrmRMq0vRrovwBbUwXsmm+PJGkrQ5',
}

const packed: NonNullable<Lies['statement']> = (signed) => {
  const key = createPrivateKey({ key: Buffer.from(maker.key, 'base64'), format: 'der', type: 'pkcs8' })
  const attStmt = new Map<string, unknown>([
    ['alg', -7],
    ['sig', Uint8Array.from(sign('sha256', signed, key))],
    ['x5c', [Uint8Array.from(Buffer.from(maker.certificate, 'base64'))]],
  ])
  return { fmt: 'packed', attStmt }
}
