import { expect, onTestFinished, test } from 'vitest'
import { comeBack, leave, maya, scriptedProviders, visit } from '../../test/oidc/provider-visits.ts'
import { signInThere, startRealProvider } from '../../test/oidc/real-provider.ts'
import { createWorld, type WorldSettings } from '../../test/world.ts'
import { ProviderError } from '../../vendors/oidc/provider.ts'
import { createProviders } from '../../vendors/oidc/providers.ts'

const at = '2026-03-14T20:00:00Z'

async function open(settings: Partial<WorldSettings> = {}) {
  const scripted = scriptedProviders()
  const world = await createWorld({ at, mail: true, providers: scripted.providers, ...settings })
  const userOf = async (cookie: string) => (await world.ask('currentUser', { cookie })).body
  const kinds = async () => (await world.readMails()).map(({ kind, to }) => `${kind} to ${to}`)
  return { ...world, ...scripted, userOf, kinds }
}

test('somebody comes by a real server of OpenID Connect and has an account, without a password or a letter', async () => {
  const back = 'http://localhost:3000/api/auth/providers/work/callback'
  const real = await startRealProvider({ redirectUris: [back] })
  onTestFinished(real.close)
  const { issuer, clientId, clientSecret: secret } = real
  const settings = { name: 'work', label: 'Work', issuer, clientId, secret, scopes: 'openid email profile' }
  const context = { now: () => new Date(), ending: new AbortController().signal }
  const world = await open({ providers: createProviders([settings], context) })
  const begun = await world.ask('signInByProvider', {
    params: { name: 'work' },
    headers: { 'x-time-zone': 'Asia/Tokyo' },
  })
  const { pathname, search } = await signInThere(new URL(begun.body.address))
  const cookie = begun.cookies[0]?.split(';')[0] ?? ''
  const reply = await world.call('GET', `${pathname}${search}`, { cookie })
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/'])
  expect(reply.cookies.join()).toMatch(/firecrest\.session_marker=[\w-]{43};/)
  const session = reply.cookies.find((each) => each.includes('session_token')) ?? ''
  const user = await world.userOf(session.split(';')[0] ?? '')
  expect(user).toMatchObject({ email: 'maya@example.org', timeZone: 'Asia/Tokyo', role: 'user' })
  expect(await world.kinds()).toEqual([])
})

test('who came once by a provider comes into the same account again, also at another process', async () => {
  const world = await open()
  const first = await visit(world, { headers: { 'x-time-zone': 'Europe/Berlin' } })
  expect(first.page).toBe('/')
  expect(await world.userOf(first.session)).toMatchObject({
    email: 'maya@example.org',
    firstName: 'Maya',
    lastName: 'Lin',
    timeZone: 'Europe/Berlin',
  })
  const other = world.openProcess()
  const away = await leave(world)
  const second = await comeBack(other, away)
  expect((await world.userOf(second.session)).id).toBe((await world.userOf(first.session)).id)
  expect((await world.pool.query('select way from session')).rows).toEqual([
    { way: 'provider:google' },
    { way: 'provider:google' },
  ])
})

test('an address that a provider vouches for makes an admin of who is named as one', async () => {
  const world = await open({ adminEmails: ['maya@example.org'] })
  const { session } = await visit(world)
  expect((await world.userOf(session)).role).toBe('admin')
})

test('who came by a provider chooses a password by a link, and keeps the provider', async () => {
  const world = await open()
  await visit(world)
  await world.ask('forgotPassword', { body: { email: 'maya@example.org' } })
  const [{ token = '' } = {}] = await world.readMails()
  await world.ask('resetPassword', { body: { token, newPassword: 'a difference engine' } })
  const signIn = await world.ask('signIn', { body: { email: 'maya@example.org', password: 'a difference engine' } })
  expect(signIn.status).toBe(200)
  expect((await visit(world)).page).toBe('/')
})

test('a proven account of the same address is joined by itself, with a letter, and other devices are signed out', async () => {
  const world = await open({ mail: false })
  const { cookie, id } = await world.signIn('Maya')
  await world.pool.query('update "user" set verified_unseen = false where id = $1', [id])
  const joined = await visit(world)
  expect([joined.page, (await world.userOf(joined.session)).id]).toEqual(['/', id])
  expect((await world.ask('currentUser', { cookie })).status).toBe(401)
  expect((await world.readMails()).at(-1)).toMatchObject({
    kind: 'ways_changed',
    change: { what: 'account_connected', name: 'Google' },
  })
})

test('somebody connects an account in settings, signs in by it, and disconnects it', async () => {
  const world = await open({ mail: false })
  world.comes['google'] = () => ({ ...maya, email: 'another@example.com', emailVerified: false })
  const { cookie, id } = await world.signIn('Ada')
  const connected = await visit(world, { call: 'connectAccount', cookie })
  expect(connected.page).toBe('/settings?provider=google&outcome=connected')
  // Again, which changes nothing.
  expect((await visit(world, { call: 'connectAccount', cookie })).page).toContain('outcome=connected')
  expect((await world.readMails()).filter(({ kind }) => kind === 'ways_changed')).toHaveLength(1)
  const signedIn = await visit(world)
  expect((await world.userOf(signedIn.session)).id).toBe(id)
  const list = await world.ask('listConnectedAccounts', { cookie })
  expect(list.body).toEqual([
    {
      name: 'google',
      label: 'Google',
      connected: { email: 'another@example.com', createdAt: expect.any(String), lastUsedAt: expect.any(String) },
    },
    { name: 'work', label: 'Work', connected: null },
  ])
  const disconnect = () => world.ask('disconnectAccount', { params: { name: 'google' }, cookie })
  expect((await disconnect()).status).toBe(204)
  expect((await disconnect()).status).toBe(404)
  expect((await world.ask('listConnectedAccounts', { cookie })).body[0].connected).toBe(null)
  const { rows } = await world.pool.query(
    `select details from audit_log where action = 'ways_changed' order by details ->> 'change'`,
  )
  expect(rows.map(({ details }) => details)).toEqual([
    { change: 'account_connected', name: 'Google' },
    { change: 'account_disconnected', name: 'Google' },
  ])
})

test('the only way in cannot be disconnected', async () => {
  const world = await open()
  const { session: cookie } = await visit(world)
  const reply = await world.ask('disconnectAccount', { params: { name: 'google' }, cookie })
  expect([reply.status, reply.body.code]).toEqual([409, 'last_way'])
  expect((await visit(world)).page).toBe('/')
})

test('a connected account stays in the list where the operator offers its provider no more', async () => {
  const world = await open()
  const { session: cookie } = await visit(world)
  world.providers.delete('google')
  const list = await world.ask('listConnectedAccounts', { cookie })
  expect(list.body).toEqual([
    { name: 'work', label: 'Work', connected: null },
    { name: 'google', label: 'google', connected: expect.objectContaining({ email: 'maya@example.org' }) },
  ])
})

test('who shows once more who they are by their provider may change how they sign in', async () => {
  const world = await open()
  const { session: cookie } = await visit(world)
  await world.pool.query(`update session set proved_at = now() - interval '6 minutes'`)
  const refused = await world.ask('connectAccount', { params: { name: 'work' }, cookie })
  expect([refused.status, refused.body.code]).toEqual([403, 'proof_required'])
  const proved = await visit(world, { call: 'proveByProvider', cookie, body: { from: '/settings' } })
  expect(proved.page).toBe('/settings?provider=google&outcome=proved')
  expect((await world.ask('connectAccount', { params: { name: 'work' }, cookie })).status).toBe(200)
})

test('T98: without a fresh sign-in there a visit is no proof, and neither is a new session', async () => {
  const world = await open()
  const isFresh = async (cookie: string) => (await world.ask('waysToSignIn', { cookie })).body.hasFreshProof
  expect(await isFresh((await visit(world)).session)).toBe(true)
  world.comes['google'] = () => ({ ...maya, isFresh: false })
  const { session: cookie } = await visit(world)
  expect(await isFresh(cookie)).toBe(false)
  const refused = await visit(world, { call: 'proveByProvider', cookie, body: { from: '/settings' } })
  expect(refused.page).toBe('/settings?provider=google&outcome=not_fresh')
  expect(await isFresh(cookie)).toBe(false)
  world.comes['google'] = () => maya
  await visit(world, { call: 'proveByProvider', cookie, body: { from: '/settings' } })
  expect(await isFresh(cookie)).toBe(true)
})

test('an account there of somebody else is no proof', async () => {
  const world = await open()
  const { session: cookie } = await visit(world)
  await world.pool.query(`update session set proved_at = now() - interval '6 minutes'`)
  world.comes['google'] = () => ({ ...maya, subject: 'somebody-else' })
  const proved = await visit(world, { call: 'proveByProvider', cookie, body: { from: '/settings' } })
  expect(proved.page).toBe('/settings?provider=google&outcome=not_yours')
  expect((await world.ask('waysToSignIn', { cookie })).body.hasFreshProof).toBe(false)
})

test('an account there that belongs to somebody else here is not connected', async () => {
  const world = await open({ mail: false })
  await visit(world)
  const { cookie } = await world.signIn('Ada')
  const connected = await visit(world, { call: 'connectAccount', cookie })
  expect(connected.page).toBe('/settings?provider=google&outcome=taken')
  expect((await world.ask('waysToSignIn', { cookie })).body.providers).toEqual([])
})

test('where the provider does not vouch for the address a letter does, and then it is a way in', async () => {
  const world = await open()
  world.comes['work'] = () => ({ ...maya, emailVerified: false })
  const first = await visit(world, { name: 'work' })
  expect([first.page, first.session]).toEqual(['/login?provider=work&outcome=letter', ''])
  expect(await world.kinds()).toEqual(['verify to maya@example.org'])
  // Before the letter was opened it is none.
  expect((await visit(world, { name: 'work' })).session).toBe('')
  await world.proveAddresses()
  const second = await visit(world, { name: 'work' })
  expect(second.page).toBe('/')
  expect(await world.userOf(second.session)).toMatchObject({ email: 'maya@example.org', firstName: 'Maya' })
})

test('without mail an account is active at once, as by a password, and an address that has one is not joined', async () => {
  const world = await open({ mail: false })
  world.comes['work'] = () => ({ ...maya, emailVerified: false })
  expect((await visit(world, { name: 'work' })).page).toBe('/')
  world.comes['work'] = () => ({ ...maya, emailVerified: false, subject: 'another' })
  expect((await visit(world, { name: 'work' })).page).toBe('/login?provider=work&outcome=known')
})

test.each([
  [{ email: null }, 'no_address'],
  [{ email: 'no address' }, 'no_address'],
])('without an address nobody is made an account: %o', async (change, outcome) => {
  const world = await open()
  world.comes['google'] = () => ({ ...maya, ...change })
  expect((await visit(world)).page).toBe(`/login?provider=google&outcome=${outcome}`)
})

test('a name that a sign-up would refuse is left out', async () => {
  const world = await open()
  world.comes['google'] = () => ({ ...maya, firstName: 'M'.repeat(61), lastName: '  Lin ' })
  const { session } = await visit(world)
  expect(await world.userOf(session)).toMatchObject({ firstName: '', lastName: 'Lin' })
})

test('Apple answers by a form, which leads to the same place and changes nothing by itself', async () => {
  const world = await open()
  world.comes['google'] = () => ({ ...maya, firstName: '', lastName: '' })
  const { state, cookie } = await leave(world)
  const user = JSON.stringify({ name: { firstName: 'Maya', lastName: 'Lin' }, email: 'x@example.org' })
  const body = new URLSearchParams({ code: 'a-code', state, user, more: 'x' }).toString()
  // From another site, so without our cookies.
  const posted = await world.app.request('/api/auth/providers/google/callback', {
    method: 'POST',
    body,
    headers: {
      host: 'localhost:3000',
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://appleid.apple.com',
      'sec-fetch-site': 'cross-site',
    },
  })
  const location = posted.headers.get('location') ?? ''
  expect([posted.status, posted.headers.getSetCookie()]).toEqual([303, []])
  expect(location).toMatch(/^\/api\/auth\/providers\/google\/callback\?code=a-code&state=[\w-]+&user=/)
  const reply = await world.call('GET', location, { cookie })
  const session = reply.cookies.find((each) => each.includes('session_token')) ?? ''
  expect(await world.userOf(session.split(';')[0] ?? '')).toMatchObject({ firstName: 'Maya', lastName: 'Lin' })
})

test('a provider that is away says so in one sentence, and the others work', async () => {
  const world = await open()
  const google = world.providers.get('google')
  const authorizationUrl = () => Promise.reject(new ProviderError('away', 'slow'))
  if (google) world.providers.set('google', { ...google, authorizationUrl })
  const { begun } = await leave(world)
  expect([begun.status, begun.body.message]).toEqual([
    503,
    'Google isn’t responding. Try again in a moment or use a different way to sign in.',
  ])
  expect((await visit(world, { name: 'work' })).page).toBe('/')
})

test.each([
  ['away', 'away'],
  ['refused', 'refused'],
] as const)('a provider that fails at the end (%s) is told on the sign-in page', async (failure, outcome) => {
  const world = await open()
  world.comes['google'] = () => Promise.reject(new ProviderError(failure, 'why'))
  expect((await visit(world)).page).toBe(`/login?provider=google&outcome=${outcome}`)
})

test('who cancels at the provider comes back to the sign-in page, and to settings from there', async () => {
  const world = await open({ mail: false })
  expect((await visit(world, {}, { error: 'access_denied' })).page).toBe('/login?provider=google&outcome=refused')
  const { cookie } = await world.signIn('Ada')
  const back = await visit(world, { call: 'connectAccount', cookie }, { error: 'access_denied' })
  expect(back.page).toBe('/settings?provider=google&outcome=refused')
})

test('a service that is not offered is not there', async () => {
  const world = await open()
  expect((await leave(world, { name: 'nowhere' })).begun.status).toBe(404)
  expect((await world.call('GET', '/api/auth/providers/nowhere/callback')).status).toBe(404)
  expect((await world.call('POST', '/api/auth/providers/nowhere/callback')).status).toBe(404)
  expect((await world.call('PUT', '/api/auth/providers/google/callback')).status).toBe(405)
})
