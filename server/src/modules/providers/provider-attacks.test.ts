import { expect, test } from 'vitest'
import { turnOnSecondFactor } from '../../test/authenticator.ts'
import { comeBack, leave, maya, scriptedProviders, visit } from '../../test/oidc/provider-visits.ts'
import { sharedHeaders } from '../../test/replies.ts'
import { createWorld, type WorldSettings } from '../../test/world.ts'

const at = '2026-03-14T20:00:00Z'
const email = 'maya@example.org'
const account = { firstName: 'Eve', lastName: 'Stranger', email, password: 'analytical' }
const unvouched = { ...maya, subject: 'stranger', emailVerified: false }

async function open(settings: Partial<WorldSettings> = {}) {
  const scripted = scriptedProviders()
  const world = await createWorld({ at, mail: true, providers: scripted.providers, ...settings })
  const kinds = async () => (await world.readMails()).map(({ kind, to }) => `${kind} to ${to}`)
  const enter = async (password = account.password) => (await world.ask('signIn', { body: { email, password } })).status
  const letters = async () => (await world.readMails()).filter(({ kind }) => kind === 'verify')
  const openLetter = (token = '') => world.ask('verifyEmail', { query: { token } })
  const connected = async () =>
    (await world.pool.query('select subject from connected_account order by subject')).rows.map(
      ({ subject }) => subject,
    )
  return { ...world, ...scripted, kinds, enter, letters, openLetter, connected }
}

test('who signed up by a password for an address of somebody else is out once its owner comes by a provider', async () => {
  const world = await open()
  await world.ask('signUp', { body: account })
  const [letter] = await world.letters()
  const owner = await visit(world)
  expect(owner.page).toBe('/')
  expect((await world.ask('currentUser', { cookie: owner.session })).body).toMatchObject({ firstName: 'Maya' })
  // Not even by the link: it was mailed to the owner, who has no use for it any more.
  await world.openLetter(letter?.token)
  expect(await world.enter()).toBe(401)
  expect((await world.ask('currentUser', { cookie: owner.session })).status).toBe(200)
})

test('a password of before mail was set up is out, too, where nobody has proven the address', async () => {
  const world = await open()
  await world.openProcess({ hasMail: false }).ask('signUp', { body: account })
  await world.pool.query('update "user" set email_verified = false, verified_unseen = false')
  expect((await visit(world)).page).toBe('/')
  expect(await world.enter()).toBe(401)
})

test('T81: of an account whose owner has only opened a link, a vouched sign-in ends all that a stranger made', async () => {
  const world = await open()
  await world.ask('signUp', { body: account })
  await world.proveAddresses()
  const stranger = await world.signIn('Maya')
  await turnOnSecondFactor(world, stranger.cookie)
  const owner = await visit(world)
  expect(owner.page).toBe('/')
  expect((await world.ask('currentUser', { cookie: owner.session })).body).toMatchObject({ email, firstName: 'Eve' })
  expect([await world.enter(), (await world.ask('currentUser', stranger)).status]).toEqual([401, 401])
  expect((await world.kinds()).at(-1)).toBe(`ways_changed to ${email}`)
  const { secondFactor, hasPassword } = (await world.ask('waysToSignIn', { cookie: owner.session })).body
  expect([secondFactor, hasPassword]).toEqual([null, false])
})

test('who came first by a provider that does not vouch for an address has nothing of its later owner', async () => {
  const world = await open()
  world.comes['work'] = () => unvouched
  await visit(world, { name: 'work' })
  await world.ask('signUp', { body: { ...account, firstName: 'Maya' } })
  const own = (await world.letters()).at(-1)
  await world.openLetter(own?.token)
  expect(await world.enter()).toBe(200)
  expect((await visit(world, { name: 'work' })).session).toBe('')
  expect(await world.connected()).toEqual([])
})

test('a provider that does not vouch for the address of a proven account leads to a letter only', async () => {
  const world = await open()
  await visit(world)
  world.comes['work'] = () => unvouched
  const stranger = await visit(world, { name: 'work' })
  expect([stranger.page, stranger.session]).toEqual(['/login?provider=work&outcome=letter', ''])
  expect(await world.kinds()).toEqual([`known_address to ${email}`])
  expect(await world.connected()).toEqual(['maya'])
})

test('where links of two sign-ups were opened neither the password nor the provider stays', async () => {
  const world = await open()
  world.comes['work'] = () => unvouched
  await visit(world, { name: 'work' })
  await world.ask('signUp', { body: account })
  const [first, second] = await world.letters()
  // Each says what it opens the account to.
  expect([first?.signUp?.by, second?.signUp?.by]).toEqual(['Work', undefined])
  await world.openLetter(first?.token)
  expect(await world.connected()).toEqual(['stranger'])
  await world.openLetter(second?.token)
  expect([await world.enter(), await world.connected()]).toEqual([401, []])
  expect((await world.readMails()).at(-1)?.kind).toBe('choose_password')
})

test('T96: whose account at a provider is connected elsewhere before the letter is opened gets a link to a password', async () => {
  const world = await open()
  await world.signIn('Ada')
  await world.proveAddresses()
  const { cookie } = await world.signIn('Ada')
  world.comes['work'] = () => unvouched
  await visit(world, { name: 'work' })
  const letter = (await world.letters()).at(-1)
  expect((await visit(world, { name: 'work', call: 'connectAccount', cookie })).page).toContain('outcome=connected')
  const opened = await world.openLetter(letter?.token)
  expect(opened).toMatchObject({ status: 200, body: { message: expect.stringContaining('choose a new password') } })
  const { kind, to, token = '' } = (await world.readMails()).at(-1) ?? {}
  expect([kind, to]).toEqual(['choose_password', email])
  expect((await world.ask('resetPassword', { body: { token, newPassword: 'a difference engine' } })).status).toBe(200)
  expect(await world.enter('a difference engine')).toBe(200)
  // The account there leads where it was connected.
  const { session } = await visit(world, { name: 'work' })
  expect((await world.ask('currentUser', { cookie: session })).body.email).toBe('ada@example.org')
})

test('the first new password of an owner ends what a stranger has connected', async () => {
  const world = await open()
  world.comes['work'] = () => unvouched
  await visit(world, { name: 'work' })
  await world.proveAddresses()
  expect((await visit(world, { name: 'work' })).page).toBe('/')
  await world.ask('forgotPassword', { body: { email } })
  const token = (await world.readMails()).at(-1)?.token ?? ''
  await world.ask('resetPassword', { body: { token, newPassword: 'a difference engine' } })
  expect([await world.enter('a difference engine'), await world.connected()]).toEqual([200, []])
})

test('T81: a provider that vouches for an address does not stand for the authenticator app of its account', async () => {
  const world = await open()
  await world.signIn('Maya')
  await world.proveAddresses()
  await turnOnSecondFactor(world, (await world.signIn('Maya')).cookie)
  await world.pool.query('update "user" set verified_unseen = false')
  expect((await visit(world)).page).toBe('/login?provider=google&outcome=known')
  expect(await world.connected()).toEqual([])
})

test('the same subject at another issuer is somebody else', async () => {
  const world = await open()
  const first = await visit(world)
  for (const issuer of ['https://other.example', `${maya.issuer}/`]) {
    world.comes['work'] = () => ({ ...maya, issuer, email: `${issuer.length}@example.org` })
    const other = await visit(world, { name: 'work' })
    expect(other.page).toBe('/')
    const ids = [first, other].map(async ({ session: cookie }) => (await world.ask('currentUser', { cookie })).body.id)
    expect(new Set(await Promise.all(ids)).size).toBe(2)
  }
})

test('a second account of one provider is not joined to the address of the first', async () => {
  const world = await open()
  await visit(world)
  world.comes['google'] = () => ({ ...maya, subject: 'second' })
  expect((await visit(world)).page).toBe('/login?provider=google&outcome=known')
  expect(await world.connected()).toEqual(['maya'])
})

test('an answer that another browser has begun signs nobody in', async () => {
  const world = await open()
  const stranger = await leave(world)
  const late = '/login?provider=google&outcome=late'
  expect(await comeBack(world, { ...stranger, cookie: '' })).toMatchObject({ page: late, session: '' })
  const victim = await leave(world)
  const forged = await comeBack(world, { ...stranger, cookie: victim.cookie })
  expect(forged).toMatchObject({ page: late, session: '' })
  // Nor does it end what this browser has begun itself.
  expect((await comeBack(world, victim)).page).toBe('/')
})

test('an answer works once, and of two processes one takes it', async () => {
  const world = await open()
  const other = world.openProcess()
  const away = await leave(world)
  const both = await Promise.all([comeBack(world, away), comeBack(other, away)])
  expect(both.map(({ page }) => page).toSorted()).toEqual(['/', '/login?provider=google&outcome=late'])
  expect((await comeBack(world, away)).page).toBe('/login?provider=google&outcome=late')
})

test('an answer that comes after ten minutes is too late', async () => {
  const world = await open()
  const away = await leave(world)
  world.clock.now = new Date('2026-03-14T20:11:00Z')
  expect((await comeBack(world, away)).page).toBe('/login?provider=google&outcome=late')
})

test('the answer of one provider is not taken for that of another', async () => {
  const world = await open()
  const away = await leave(world, { name: 'work' })
  const mixed = await comeBack(world, { ...away, name: 'google' })
  expect(mixed).toMatchObject({ page: '/login?provider=google&outcome=late', session: '' })
  expect((await comeBack(world, away)).page).toBe('/')
})

test('another site begins no visit to a provider', async () => {
  const world = await open({ mail: false })
  const { cookie } = await world.signIn('Ada')
  for (const call of ['signInByProvider', 'connectAccount', 'proveByProvider'] as const) {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const { begun } = await leave(world, { call, cookie, headers, body: { from: '/settings' } })
    expect([begun.status, begun.body.code]).toEqual([403, 'cross_site'])
  }
})

test('a session that began meanwhile in the same browser gets nothing of a visit that another one began', async () => {
  const world = await open({ mail: false })
  const [ada, grace] = [await world.signIn('Ada'), await world.signIn('Grace')]
  for (const call of ['connectAccount', 'proveByProvider'] as const) {
    const body = call === 'proveByProvider' ? { body: { from: '/settings' } } : {}
    const away = await leave(world, { call, cookie: ada.cookie, ...body })
    const cookie = away.cookie.replace(ada.cookie, grace.cookie)
    expect((await comeBack(world, { ...away, cookie })).page).toBe('/settings?provider=google&outcome=late')
  }
  expect(await world.connected()).toEqual([])
})

test('a session that ends between the two steps connects nothing', async () => {
  const world = await open({ mail: false })
  const { cookie } = await world.signIn('Ada')
  const away = await leave(world, { call: 'connectAccount', cookie })
  await world.ask('logout', { cookie })
  expect((await comeBack(world, away)).page).toBe('/settings?provider=google&outcome=late')
  expect(await world.connected()).toEqual([])
})

test.each([
  ['/rounds/\r\nset-cookie: a=b', '/rounds/set-cookie:%20a=b'],
  ['/rounds/пример', '/rounds/%D0%BF%D1%80%D0%B8%D0%BC%D0%B5%D1%80'],
  ['/rounds/a%20b', '/rounds/a%20b'],
])('who left from %j comes back to %s', async (from, page) => {
  const world = await open({ mail: false })
  const { cookie } = await world.signIn('Ada')
  await visit(world, { call: 'connectAccount', cookie })
  const proved = await visit(world, { call: 'proveByProvider', cookie, body: { from } })
  expect([proved.status, proved.page]).toEqual([302, `${page}?provider=google&outcome=proved`])
})

test('nobody is sent to another site, or to what is no screen, after a proof', async () => {
  const world = await open({ mail: false })
  const { cookie } = await world.signIn('Ada')
  await visit(world, { call: 'connectAccount', cookie })
  const asked = [
    ...['https://evil.example/settings', '//evil.example/settings', '/\\evil.example', '/settings/../..//evil.example'],
    ...['/settings?provider=x', '/settings\r\nset-cookie: a=b', 'javascript:alert(1)', '/api/logout', '/nowhere', ''],
  ]
  for (const from of asked) {
    const { page } = await visit(world, { call: 'proveByProvider', cookie, body: { from } })
    expect(page, from).toBe('/login?provider=google&outcome=proved')
  }
})

test('of an address that a provider does not vouch for nobody learns whether it has an account', async () => {
  const world = await open()
  await visit(world)
  await world.ask('signUp', { body: { ...account, email: 'waiting@example.org' } })
  const before = { ...world.evened }
  const running: number[] = []
  const replies = []
  for (const email of ['maya@example.org', 'waiting@example.org', 'nobody@example.org']) {
    world.comes['work'] = () => {
      running.push(world.evened.begun - before.begun)
      return { ...unvouched, email, subject: email }
    }
    const { status, page, text, headers, cookies } = await visit(world, { name: 'work' })
    const names = cookies.map((line) => line.replace(/=[^;]*/, ''))
    replies.push({ status, page, text, names, headers: sharedHeaders(headers) })
  }
  const [first, ...others] = replies
  for (const other of others) expect(other).toEqual(first)
  // What the provider takes is its own; beside it, our work would show.
  expect([running, world.evened.count - before.count]).toEqual([[0, 1, 2], 3])
  expect(await world.kinds()).toEqual([
    'verify to waiting@example.org',
    'known_address to maya@example.org',
    'verify to waiting@example.org',
    'verify to nobody@example.org',
  ])
})

test('visits that one network begins are bounded, and so are the accounts that it makes', async () => {
  const few = { count: 3, seconds: 900 }
  const world = await open({ rules: { signInStepsOfNetwork: few } })
  const replies = []
  for (let count = 0; count < 4; count++) replies.push((await leave(world)).begun.status)
  expect([replies, world.asked.length]).toEqual([[200, 200, 200, 429], 3])
  // A passkey still gets its challenge behind the same network.
  expect((await world.ask('passkeyChallenge')).status).toBe(200)
  const other = await open({ rules: { signUpsOfNetwork: { count: 1, seconds: 3600 } } })
  await visit(other)
  other.comes['work'] = () => ({ ...maya, issuer: 'https://work.example', email: 'other@example.org' })
  expect((await visit(other, { name: 'work' })).page).toBe('/login?provider=work&outcome=too_many')
})

test('an answer of a provider that is too long is cut off before it is read', async () => {
  const world = await open()
  const path = '/api/auth/providers/google/callback'
  const long = await world.call('POST', path, { body: 'x'.repeat(70_000), headers: { 'content-length': '70000' } })
  expect(long.status).toBe(413)
  const form = new URLSearchParams({ code: 'c'.repeat(5000), state: 's' }).toString()
  const cut = await world.call('POST', path, { body: form })
  expect(cut.headers.get('location')).toBe(`${path}?state=s`)
})
