import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { signInThere, startRealProvider } from '../../test/oidc/real-provider.ts'
import { newKey, type Script, startScriptedProvider } from '../../test/oidc/scripted-provider.ts'
import { type ProviderContext, ProviderError, type ProviderSettings } from './provider.ts'
import { createProviders } from './providers.ts'

const back = 'https://app.example/api/auth/providers/work/callback'
const checks = { state: 'the-state', nonce: 'the-nonce', verifier: 'v'.repeat(43) }
const begin = { ...checks, redirectUri: back, isProof: false }

const ending = new AbortController().signal

function open(settings: Partial<ProviderSettings> & { issuer: string }, context: Partial<ProviderContext> = {}) {
  const usual = { name: 'work', label: 'Work', clientId: 'firecrest', secret: 'secret', scopes: 'openid email profile' }
  const now = () => new Date()
  const provider = createProviders([{ ...usual, ...settings }], { now, ending, ...context }).get('work')
  if (!provider) throw new Error('There is no provider.')
  return provider
}

async function failureOf(asked: Promise<unknown>) {
  const error = await asked.catch((reason: unknown) => reason)
  return error instanceof ProviderError ? error.failure : error
}

function answered(parts: Record<string, string> = {}) {
  const url = new URL(back)
  for (const [name, value] of Object.entries({ code: 'a-code', state: checks.state, ...parts }))
    url.searchParams.set(name, value)
  return { url, ...checks }
}

async function meet(change: (script: Script, issuer: string) => void = () => undefined, context = {}) {
  const scripted = await startScriptedProvider()
  scripted.script.claims['nonce'] = checks.nonce
  change(scripted.script, scripted.issuer)
  return { ...scripted, provider: open({ issuer: scripted.issuer }, context) }
}

test('somebody who signs in at a real server is known by its issuer and their subject', async () => {
  const real = await startRealProvider({ redirectUris: [back] })
  onTestFinished(real.close)
  real.state.person = { sub: 'm1', email: 'Maya@example.org', email_verified: true, given_name: 'Maya' }
  const provider = open({ issuer: real.issuer, secret: real.clientSecret })
  const address = await provider.authorizationUrl(begin)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: 'code',
    redirect_uri: back,
    scope: 'openid email profile',
    state: checks.state,
    nonce: checks.nonce,
    code_challenge_method: 'S256',
  })
  const url = await signInThere(address)
  const identity = { issuer: real.issuer, subject: 'm1', email: 'Maya@example.org', emailVerified: true }
  expect(await provider.identify({ url, ...checks })).toEqual({
    ...identity,
    firstName: 'Maya',
    lastName: '',
    // Asked for no moment, this server names none.
    isFresh: false,
  })
  // The same code a second time.
  expect(await failureOf(provider.identify({ url, ...checks }))).toBe('refused')
})

test('who cancels at the provider is not signed in', async () => {
  const real = await startRealProvider({ redirectUris: [back] })
  onTestFinished(real.close)
  const provider = open({ issuer: real.issuer, secret: real.clientSecret })
  const url = await signInThere(await provider.authorizationUrl(begin), { cancels: true })
  expect(url.searchParams.get('error')).toBe('access_denied')
  expect(await failureOf(provider.identify({ url, ...checks }))).toBe('refused')
})

test('a code with the verifier of another browser is refused by a real server', async () => {
  const real = await startRealProvider({ redirectUris: [back] })
  onTestFinished(real.close)
  const provider = open({ issuer: real.issuer, secret: real.clientSecret })
  const url = await signInThere(await provider.authorizationUrl(begin))
  const asked = provider.identify({ url, ...checks, verifier: 'w'.repeat(43) })
  expect(await failureOf(asked)).toBe('refused')
})

test('who proves themselves signs in there once more, though a session runs', async () => {
  const real = await startRealProvider({ redirectUris: [back] })
  onTestFinished(real.close)
  const provider = open({ issuer: real.issuer, secret: real.clientSecret })
  const jar = new Map<string, string>()
  await signInThere(await provider.authorizationUrl(begin), { jar })
  const address = await provider.authorizationUrl({ ...begin, isProof: true })
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ prompt: 'login', max_age: '0' })
  const url = await signInThere(address, { jar })
  expect(await provider.identify({ url, ...checks })).toMatchObject({ subject: 'maya', isFresh: true })
})

const seconds = () => Math.floor(Date.now() / 1000)
const tenMinutes = 600

test.each<[string, (script: Script, issuer: string) => void, Record<string, string>?]>([
  ['a nonce of another sign-in', ({ claims }) => (claims['nonce'] = 'another')],
  ['no nonce', ({ claims }) => (claims['nonce'] = undefined)],
  ['the issuer of another provider', ({ claims }) => (claims['iss'] = 'https://accounts.google.com')],
  ['its issuer with a slash behind it', ({ claims }, issuer) => (claims['iss'] = `${issuer}/`)],
  ['a token for another app', ({ claims }) => (claims['aud'] = 'another-app')],
  [
    'a token for several apps, made for another',
    ({ claims }) => Object.assign(claims, { aud: ['firecrest', 'b'], azp: 'b' }),
  ],
  ['no subject', ({ claims }) => (claims['sub'] = undefined)],
  ['an empty subject', ({ claims }) => (claims['sub'] = '')],
  ['a subject of 256 characters', ({ claims }) => (claims['sub'] = 'x'.repeat(256))],
  ['a subject that no database can store', ({ claims }) => (claims['sub'] = 'maya\u0000')],
  ['a subject that would be stored as another one', ({ claims }) => (claims['sub'] = 'maya\ud800')],
  [
    'a token without an address, and the facts of somebody else',
    ({ userInfo }) => Object.assign(userInfo, { sub: 'noor', email: 'noor@example.org' }),
  ],
  ['a token that ended 10 minutes ago', ({ claims }) => (claims['exp'] = seconds() - tenMinutes)],
  ['a clock 10 minutes ahead', ({ claims }) => (claims['iat'] = seconds() + tenMinutes)],
  ['a clock 10 minutes behind', ({ claims }) => (claims['iat'] = seconds() - tenMinutes)],
  ['no signature', ({ header }) => (header['alg'] = 'none')],
  [
    'no signature, as it says that it does',
    ({ header, document }) => {
      header['alg'] = 'none'
      document['id_token_signing_alg_values_supported'] = ['ES256', 'none']
    },
  ],
  [
    'a signature by the shared secret',
    ({ header, document }) => {
      header['alg'] = 'HS256'
      document['id_token_signing_alg_values_supported'] = ['ES256', 'HS256']
    },
  ],
  ['a state of another browser', () => undefined, { state: 'another' }],
  ['the answer of another provider', () => undefined, { iss: 'https://accounts.google.com' }],
  [
    'no issuer where one is promised',
    ({ document }) => (document['authorization_response_iss_parameter_supported'] = true),
  ],
  [
    'no token of who it is',
    ({ answers }) => {
      answers.token = (response) =>
        void response
          .writeHead(200, { 'content-type': 'application/json' })
          .end('{"access_token":"access","token_type":"Bearer"}')
    },
  ],
  ['a token in the address', () => undefined, { id_token: 'x' }],
  ['a document of another issuer', ({ document }) => (document['issuer'] = 'https://accounts.google.com')],
  ['a document whose issuer has a path', ({ document }, issuer) => (document['issuer'] = `${issuer}/x/`)],
])('%s is refused', async (_, change, parts) => {
  const { provider } = await meet(change)
  expect(await failureOf(provider.identify(answered(parts)))).toBe('refused')
})

test('a plain answer of the scripted provider is believed, with what it promises', async () => {
  const { provider, issuer } = await meet(({ claims, document }) => {
    claims['email'] = 'maya@example.org'
    document['authorization_response_iss_parameter_supported'] = true
  })
  expect(await provider.identify(answered({ iss: issuer }))).toMatchObject({ issuer, subject: 'maya' })
})

test('a state of another browser is seen before the provider is asked', async () => {
  const { provider, asked } = await meet()
  await failureOf(provider.identify(answered({ state: 'another' })))
  expect(asked).toEqual(['document'])
})

test('a signature by a key that is not published is refused', async () => {
  const { provider, signing } = await meet()
  signing.key = { ...newKey('first'), publicKey: signing.key.publicKey }
  expect(await failureOf(provider.identify(answered()))).toBe('refused')
})

test('a provider may change its keys between two sign-ins', async () => {
  const { provider, signing } = await meet()
  await provider.identify(answered())
  signing.key = newKey('second')
  signing.published = [signing.key]
  expect(await provider.identify(answered())).toMatchObject({ subject: 'maya' })
})

test.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  [1, false],
  [undefined, false],
])('an address is vouched for by %o: %s', async (verified, expected) => {
  const { provider } = await meet(({ claims }) =>
    Object.assign(claims, { email: 'maya@example.org', email_verified: verified }),
  )
  expect(await provider.identify(answered())).toMatchObject({ email: 'maya@example.org', emailVerified: expected })
})

test.each([
  [{ given_name: 'Maya', family_name: 'Lin' }, 'Maya', 'Lin'],
  [{ name: ' Maya  van der  Lin ' }, 'Maya', 'van der Lin'],
  [{ name: 7 }, '', ''],
])('the name in %o is %s %s', async (names, firstName, lastName) => {
  const { provider } = await meet(({ claims }) => Object.assign(claims, names))
  expect(await provider.identify(answered())).toMatchObject({ firstName, lastName })
})

const maya = { given_name: 'Maya', family_name: 'Lin' }
const email = 'maya@example.org'

test.each([
  [{ email }, { email, email_verified: true, ...maya }, { email, emailVerified: true, firstName: 'Maya' }],
  [{ email, email_verified: true }, maya, { email, emailVerified: true, firstName: 'Maya', lastName: 'Lin' }],
  [maya, { email, email_verified: true }, { email, emailVerified: true, firstName: 'Maya' }],
  [{ email, email_verified: false, ...maya }, { email_verified: true }, { emailVerified: false }],
  [{ email }, { email: 'noor@example.org', email_verified: true }, { email, emailVerified: false }],
  [{ email }, { email_verified: true }, { email, emailVerified: false }],
  [
    { email, ...maya },
    { sub: 'noor', email, email_verified: true },
    { email, emailVerified: false },
  ],
])('of a token with %o and facts with %o is known %o', async (inToken, inFacts, identity) => {
  const { provider } = await meet(({ claims, userInfo }) => {
    Object.assign(claims, inToken)
    Object.assign(userInfo, inFacts)
  })
  expect(await provider.identify(answered())).toMatchObject(identity)
})

test('a token that says all is not asked about, and one that names the person is enough where facts are away', async () => {
  const said = { email, email_verified: true, name: 'Maya Lin' }
  const whole = await meet(({ claims, userInfo }) => Object.assign(claims, said) && Object.assign(userInfo, said))
  await whole.provider.identify(answered())
  expect(whole.asked).not.toContain('userInfo')
  const { provider } = await meet(({ claims, userInfo, answers }) => {
    Object.assign(claims, { email })
    Object.assign(userInfo, said)
    answers.userInfo = (response) => void response.writeHead(503).end()
  })
  expect(await provider.identify(answered())).toMatchObject({ email, emailVerified: false, firstName: '' })
})

test.each([
  [60, true],
  [3600, false],
])('a sign-in there %i seconds ago is fresh: %s', async (before, isFresh) => {
  const { provider } = await meet(({ claims }) => (claims['auth_time'] = seconds() - before))
  expect(await provider.identify(answered())).toMatchObject({ isFresh })
})

const endless = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(`{"a":"${'x'.repeat(10_000_000)}"}`)
}

test.each<[string, (response: ServerResponse) => void]>([
  ['10 MB', endless],
  ['an error of its own', (response) => void response.writeHead(500).end('{}')],
  ['a redirect', (response) => void response.writeHead(302, { location: 'https://app.example/' }).end()],
  ['nothing', (response) => void response.destroy()],
])('a provider that answers with %s is away', async (_, answer) => {
  for (const part of ['document', 'token', 'keys'] as const) {
    const { provider } = await meet(({ answers }) => (answers[part] = answer))
    expect(await failureOf(provider.identify(answered()))).toBe('away')
  }
})

test('a provider that hangs is away, and all that it is asked has one deadline', async () => {
  for (const part of ['document', 'token', 'keys'] as const) {
    const hang = () => undefined
    const { provider } = await meet(({ answers }) => (answers[part] = hang), { deadlineMs: 200 })
    expect(await failureOf(provider.identify(answered()))).toBe('away')
  }
})

test('a provider has five seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => void timeout.mockRestore())
  const { provider } = await meet()
  await provider.identify(answered())
  // The library has one of its own, which is longer.
  expect(new Set(timeout.mock.calls.flat())).toEqual(new Set([5_000, 30_000]))
})

test('a provider that refuses our secret is not away', async () => {
  const { provider } = await meet(({ answers }) => {
    answers.token = (response) =>
      void response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":"invalid_client"}')
  })
  expect(await failureOf(provider.identify(answered()))).toBe('refused')
})

test('a provider that is away is left alone for half a minute, and then asked again', async () => {
  let moment = Date.now()
  const { provider, script, asked } = await meet(() => undefined, { now: () => new Date(moment) })
  script.answers.document = (response) => void response.writeHead(503).end()
  for (let count = 0; count < 7; count++) expect(await failureOf(provider.authorizationUrl(begin))).toBe('away')
  expect(asked).toHaveLength(5)
  script.answers = {}
  moment += 31_000
  expect((await provider.authorizationUrl(begin)).pathname).toBe('/authorize')
})

test('what a provider says of itself is asked once an hour', async () => {
  let moment = Date.now()
  const { provider, asked } = await meet(() => undefined, { now: () => new Date(moment) })
  await provider.authorizationUrl(begin)
  await provider.authorizationUrl(begin)
  expect(asked).toEqual(['document'])
  moment += 61 * 60_000
  await provider.authorizationUrl(begin)
  expect(asked).toEqual(['document', 'document'])
})

test('Apple gets a secret of five minutes that its key has signed, and answers by a form', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { issuer, script, sent } = await startScriptedProvider()
  script.claims['nonce'] = checks.nonce
  script.document['token_endpoint_auth_methods_supported'] = ['client_secret_post']
  const secret = { teamId: 'TEAM', keyId: 'KEY', pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
  const provider = open({ issuer, secret })
  expect((await provider.authorizationUrl(begin)).searchParams.get('response_mode')).toBe('form_post')
  await provider.identify(answered())
  const [head = '', claims = '', signature = ''] = sent[0]?.get('client_secret')?.split('.') ?? []
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(read(head)).toEqual({ alg: 'ES256', kid: 'KEY', typ: 'JWT' })
  const { iat, exp } = read(claims)
  expect(read(claims)).toMatchObject({ iss: 'TEAM', aud: issuer, sub: 'firecrest' })
  expect(exp - iat).toBe(300)
  const key = {
    key: createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
    dsaEncoding: 'ieee-p1363' as const,
  }
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))).toBe(true)
})
