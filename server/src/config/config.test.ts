import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StartError } from '../process/start-error.ts'
import { emptyFolder } from '../test/app-process.ts'
import { readConfig, renderEnvExample } from './config.ts'

const secret = 'x'.repeat(32)
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_hidden',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
  STRIPE_PRICE_MONTHLY: 'price_1',
  STRIPE_PRICE_ANNUAL: 'price_2',
}

test('without any setting everything has its default', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    isPublicUrlSet: false,
    databaseUrl: undefined,
    secret: undefined,
    processes: 1,
    trustProxy: 0,
    mailFrom: 'Firecrest <support@localhost>',
    supportEmail: null,
    adminEmails: [],
    writer: null,
    guestDailyLimit: 3,
    sharedIdeas: 'off',
    stripe: null,
    rules: {
      signUpsOfNetwork: { count: 300, seconds: 3600 },
      resetsToAddress: { count: 5, seconds: 3600 },
      resendsToAddress: { count: 5, seconds: 86_400 },
      noticesToAddress: { count: 5, seconds: 86_400 },
      warningsToPerson: { count: 5, seconds: 86_400 },
      emailChangesOfPerson: { count: 5, seconds: 86_400 },
      firstEmailChangesOfPerson: { count: 1, seconds: 86_400 },
      emailChangesToAddress: { count: 20, seconds: 86_400 },
      signInFailuresOfNetwork: { count: 300, seconds: 900 },
      signInFailuresOfAccount: { count: 100, seconds: 3600 },
      wrongCodesOfPerson: { count: 20, seconds: 86_400 },
      codeWarningsOfPerson: { count: 1, seconds: 86_400 },
      signInStepsOfNetwork: { count: 1000, seconds: 900 },
      guestProblemsOfNetwork: { aDay: 30 },
    },
    passwordFailures: { count: 20, seconds: 900 },
    logLevel: 'info',
  })
})

test.each([
  ['the port moves the public address', { PORT: '8080' }, { publicUrl: 'http://localhost:8080' }],
  ['a slash at the end of the address goes', { PUBLIC_URL: 'https://a.org/' }, { publicUrl: 'https://a.org' }],
  ['support is at the public host', { PUBLIC_URL: 'https://a.org:8443' }, { supportEmail: 'support@a.org' }],
  ['nobody has a mailbox at the name of this machine', { PUBLIC_URL: 'http://localhost:8080' }, { supportEmail: null }],
  ['nor at a number', { PUBLIC_URL: 'http://192.168.1.7' }, { supportEmail: null }],
  ['nor at a number of IPv6', { PUBLIC_URL: 'http://[fd00::7]:3000' }, { supportEmail: null }],
  ['a support address needs no public one', { SUPPORT_EMAIL: 'help@a.org' }, { supportEmail: 'help@a.org' }],
  ['mails come from support', { SUPPORT_EMAIL: 'Help@a.org' }, { mailFrom: 'Firecrest <help@a.org>' }],
  ['an empty value is not set', { PORT: ' ', DATABASE_URL: '' }, { port: 3000, databaseUrl: undefined }],
  [
    'admins are compared in lower case',
    { ADMIN_EMAILS: 'Ada@A.org, ,bob@b.org,ada@a.org' },
    { adminEmails: ['ada@a.org', 'bob@b.org'] },
  ],
  ['where somebody reads them, ideas are shared', { ADMIN_EMAILS: 'ada@a.org' }, { sharedIdeas: 'review' }],
  ['also where admins were made otherwise', { SHARED_IDEAS: 'review' }, { sharedIdeas: 'review' }],
  ['or they are not', { SHARED_IDEAS: 'off', ADMIN_EMAILS: 'ada@a.org' }, { sharedIdeas: 'off' }],
  ['a wide letter is the same letter', { ADMIN_EMAILS: 'ａda@a.org' }, { adminEmails: ['ada@a.org'] }],
  ['a domain may be in any script', { ADMIN_EMAILS: 'o&m@почта.рф' }, { adminEmails: ['o&m@xn--80a1acny.xn--p1ai'] }],
  ['a setting to come may stand there empty', { DATABASE_REPLICA_URL: ' ', VAPID_SUBJECT: '' }, { port: 3000 }],
  ['others may have settings too', { NO_SUCH_SETTING: 'anything' }, { port: 3000 }],
  [
    'a database of one’s own',
    { DATABASE_URL: 'postgres://a@b/c', APP_SECRET: secret },
    { secret, databaseUrl: 'postgres://a@b/c' },
  ],
  [
    'a model of one’s own needs no key',
    { AI_BASE_URL: 'http://127.0.0.1:11434/v1/', AI_MODEL: 'small' },
    { writer: { baseUrl: 'http://127.0.0.1:11434/v1', model: 'small', apiKey: undefined, dailyCalls: 40 } },
  ],
  [
    'payments by card',
    stripe,
    {
      stripe: {
        secretKey: 'sk_test_hidden',
        publishableKey: 'pk_test_1',
        webhookSecret: 'whsec_hidden',
        prices: { monthly: 'price_1', annual: 'price_2' },
        apiBase: undefined,
      },
    },
  ],
])('%s', (_, env, expected) => {
  expect(readConfig(env as Record<string, string>)).toMatchObject(expected)
})

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535, not "abc".'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 1 to 65535, not "65536".'],
  [{ PORT: '3e3' }, 'PORT must be a whole number from 1 to 65535, not "3e3".'],
  [{ HOST: 'a b' }, 'HOST must be a host name or an IP address, not "a b".'],
  [{ PUBLIC_URL: 'a.org' }, 'PUBLIC_URL must be an address like https://example.org, without a path, not "a.org".'],
  [
    { PUBLIC_URL: 'https://a.org/b' },
    'PUBLIC_URL must be an address like https://example.org, without a path, not "https://a.org/b".',
  ],
  [{ PUBLIC_URL: 'https://:pw@a.org' }, /^PUBLIC_URL must be an address like/],
  [
    { DATABASE_URL: 'mysql://a:hidden@b' },
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://, with # / ? % @ in a name or password written as %23 %2F %3F %25 %40.',
  ],
  [{ APP_SECRET: 'short' }, 'APP_SECRET must have at least 32 characters.'],
  [{ WEB_CONCURRENCY: '65' }, 'WEB_CONCURRENCY must be a whole number from 1 to 64, not "65".'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a whole number from 0 to 10, not "true".'],
  [
    { SMTP_URL: 'mail.a.org' },
    'SMTP_URL must be an address that starts with smtp:// or smtps://, with # / ? % @ in a name or password written as %23 %2F %3F %25 %40.',
  ],
  [{ MAIL_FROM: 'A <a@b.org>\r\nBcc: c@d.org' }, /^MAIL_FROM must be an email address, or a name/],
  [{ SUPPORT_EMAIL: 'nobody' }, 'SUPPORT_EMAIL must be an email address, not "nobody".'],
  [{ ADMIN_EMAILS: 'ada@a.org;bob' }, /^ADMIN_EMAILS must be email addresses, separated by commas/],
  [{ AI_BASE_URL: 'ftp://a.org', AI_MODEL: 'm' }, /^AI_BASE_URL must be an address like [^"]*\.$/],
  [{ AI_BASE_URL: 'https://a:hidden@b.org', AI_MODEL: 'm' }, /^AI_BASE_URL must be an address like [^"]*\.$/],
  [{ AI_BASE_URL: 'https://a.org/v1' }, /^AI_BASE_URL and AI_MODEL must be set together/],
  [{ AI_MODEL: 'm' }, /^AI_BASE_URL and AI_MODEL must be set together/],
  [{ AI_DAILY_CALLS: 'many' }, 'AI_DAILY_CALLS must be a whole number from 0 to 100000, not "many".'],
  [{ GUEST_DAILY_LIMIT: '-1' }, 'GUEST_DAILY_LIMIT must be a whole number from 0 to 1000000, not "-1".'],
  [{ RATE_FORGOT_PER_HOUR: '0' }, 'RATE_FORGOT_PER_HOUR must be a whole number from 1 to 1000000, not "0".'],
  [{ STRIPE_SECRET_KEY: 'pk_live_hidden' }, /^STRIPE_SECRET_KEY must start with sk_test_ or sk_live_[^"]*\.$/],
  [{ STRIPE_PUBLISHABLE_KEY: 'sk_live_1' }, /^STRIPE_PUBLISHABLE_KEY must start with pk_test_ or pk_live_/],
  [{ STRIPE_WEBHOOK_SECRET: 'hidden' }, 'STRIPE_WEBHOOK_SECRET must start with whsec_.'],
  [{ STRIPE_PRICE_ANNUAL: '10945' }, 'STRIPE_PRICE_ANNUAL must start with price_, not "10945".'],
  [{ STRIPE_API_BASE: 'here' }, /^STRIPE_API_BASE must be an address like/],
  [{ ...stripe, STRIPE_PRICE_ANNUAL: '' }, /set together\. Missing: STRIPE_PRICE_ANNUAL\.$/],
  [
    { STRIPE_API_BASE: 'http://127.0.0.1:1' },
    /^The five Stripe settings must be set together\. Missing: STRIPE_SECRET_KEY, /,
  ],
  [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, /must both be test keys or both be live\.$/],
  [{ ...stripe, STRIPE_PRICE_ANNUAL: 'price_1' }, /must be two different prices\.$/],
  [{ SHARED_IDEAS: 'yes' }, 'SHARED_IDEAS must be one of on, review, off, not "yes".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, not "loud".'],
  [
    { HOST: '0.0.0.0', ADMIN_EMAILS: 'ada@a.org' },
    /^PUBLIC_URL must be set when ADMIN_EMAILS lists anyone and HOST \(0\.0\.0\.0\) lets other machines in\.$/,
  ],
  [{ HOST: '::', ADMIN_EMAILS: 'ada@a.org', SMTP_URL: 'smtp://b.org' }, /^PUBLIC_URL must be set when ADMIN_EMAILS/],
  [{ VAPID_SUBJECT: 'hidden' }, 'VAPID_SUBJECT is set, but this version doesn’t use it. Remove it.'],
  [{ VAPID_SUBJECT: 'mailto:a@b.org' }, 'VAPID_SUBJECT is set, but this version doesn’t use it. Remove it.'],
  [{ DATABASE_REPLICA_URL: 'postgres://a:hidden@b/c' }, /^DATABASE_REPLICA_URL needs DATABASE_URL too\.$/],
  [{ DATABASE_URL: 'postgres://a@b/c' }, /^DATABASE_URL needs APP_SECRET too/],
])('a wrong value names itself: %o', (env, sentence) => {
  expect(() => readConfig(env as Record<string, string>)).toThrow(sentence)
})

test.each([
  { HOST: '0.0.0.0', ADMIN_EMAILS: 'ada@a.org', PUBLIC_URL: 'https://a.org' },
  { HOST: '0.0.0.0' },
  { HOST: '127.0.0.1', ADMIN_EMAILS: 'ada@a.org' },
  { HOST: '::1', ADMIN_EMAILS: 'ada@a.org' },
  { HOST: 'localhost', ADMIN_EMAILS: 'ada@a.org' },
])('admins may be named where PUBLIC_URL is set or only this machine asks: %o', (env) => {
  expect(readConfig(env as Record<string, string>).host).toBe(env.HOST)
})

const google = { OIDC_GOOGLE_ISSUER: 'https://accounts.google.com', OIDC_GOOGLE_CLIENT_ID: 'ours' }
const work = { OIDC_WORK_ISSUER: 'http://127.0.0.1:9/o/app/', OIDC_WORK_CLIENT_ID: 'app' }
const [{ privateKey: applesKey }, { privateKey: otherKey }] = [
  generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  generateKeyPairSync('ed25519'),
]
const pemOf = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' })

test('providers to sign in by are read in their order, each with what it needs', async () => {
  const file = join(await emptyFolder(), 'apple.p8')
  await writeFile(file, pemOf(applesKey))
  const apple = {
    OIDC_APPLE_ISSUER: 'https://appleid.apple.com',
    OIDC_APPLE_CLIENT_ID: 'org.example.signin',
    OIDC_APPLE_TEAM_ID: 'TEAM',
    OIDC_APPLE_KEY_ID: 'KEY',
    OIDC_APPLE_KEY_FILE: file,
  }
  const named = {
    OIDC_WORK_LABEL: 'Our house',
    OIDC_WORK_TRUSTED_FACTOR: '1',
    OIDC_WORK_SCOPES: 'openid email',
    OIDC_WORK_CLIENT_SECRET: 'hidden',
  }
  const env = { OIDC_PROVIDERS: 'work, Google,apple', ...google, ...work, ...named, ...apple }
  const issuer = 'http://127.0.0.1:9/o/app/'
  expect(readConfig(env).providers).toEqual([
    {
      name: 'work',
      label: 'Our house',
      issuer,
      clientId: 'app',
      secret: 'hidden',
      scopes: 'openid email',
      isTrustedFactor: true,
    },
    {
      name: 'google',
      label: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: 'ours',
      secret: null,
      scopes: 'openid email profile',
      isTrustedFactor: false,
    },
    {
      name: 'apple',
      label: 'Apple',
      issuer: 'https://appleid.apple.com',
      clientId: 'org.example.signin',
      secret: { teamId: 'TEAM', keyId: 'KEY', pem: pemOf(applesKey) },
      scopes: 'openid email name',
      isTrustedFactor: false,
    },
  ])
})

test.each([
  [{ OIDC_PROVIDERS: 'google,google' }, 'OIDC_PROVIDERS must be different names of up to 20 letters and digits'],
  [{ OIDC_PROVIDERS: 'my-house' }, 'OIDC_PROVIDERS must be different names'],
  [
    { OIDC_GOOGLE_ISSUER: '', OIDC_GOOGLE_CLIENT_ID: '' },
    'OIDC_GOOGLE_ISSUER must be set, because OIDC_PROVIDERS lists it.\nOIDC_GOOGLE_CLIENT_ID',
  ],
  [{ ...google, OIDC_GOOGLE_ISSUER: 'http://a.org' }, /^OIDC_GOOGLE_ISSUER must be an address like https:/],
  [{ ...google, OIDC_GOOGLE_ISSUER: 'https://a:hidden@a.org' }, /^OIDC_GOOGLE_ISSUER must be an address like [^@]*$/],
  [
    { ...google, OIDC_GOOGLE_SCOPES: 'email' },
    'OIDC_GOOGLE_SCOPES must be words separated by spaces, including openid',
  ],
  [{ ...google, OIDC_GOOGLE_LABEL: 'a\u202eb' }, 'OIDC_GOOGLE_LABEL must be a name of up to 40 characters.'],
  [{ ...google, OIDC_GOOGLE_TEAM_ID: 'T' }, /^OIDC_GOOGLE_TEAM_ID, .* must be set together, without/],
  [{ ...google, OIDC_GOOGLE_KEY_FILE: '/no/such/file' }, 'OIDC_GOOGLE_KEY_FILE must be a file that can be read.'],
  [
    { OIDC_PROVIDERS: 'google,work', ...work, OIDC_WORK_ISSUER: 'https://accounts.google.com/' },
    'OIDC_PROVIDERS lists two providers with the same issuer.',
  ],
])('a provider whose settings are wrong stops the start: %o', (env, sentence) => {
  expect(() => readConfig({ OIDC_PROVIDERS: 'google', ...google, ...env } as Record<string, string>)).toThrow(sentence)
})

test('a key of another kind is not one for Apple', async () => {
  const file = join(await emptyFolder(), 'key.pem')
  await writeFile(file, pemOf(otherKey))
  const env = { OIDC_PROVIDERS: 'google', ...google, OIDC_GOOGLE_KEY_FILE: file }
  expect(() => readConfig(env)).toThrow('OIDC_GOOGLE_KEY_FILE must be a file with an ES256 private key')
})

test('the terms of the operator are read with the settings', async () => {
  const folder = await emptyFolder()
  const file = join(folder, 'terms.md')
  await writeFile(file, '# Our terms\n')
  expect(readConfig({ TERMS_FILE: file }).terms).toBe('# Our terms\n')
  expect(readConfig({}).terms).toBe(undefined)
})

test.each([
  ['no such file', undefined, 'that can be read'],
  ['a folder', 'folder', 'that can be read'],
  ['an empty file', ' \n', 'with text in it'],
  ['a file of other bytes', Buffer.from([0xff, 0xfe, 0x41, 0]), 'of UTF-8 text'],
  ['a file of more than 256 KiB', 'a'.repeat(256 * 1024 + 1), 'of at most 256 KiB'],
])('%s stops the start in one sentence', async (_, content, wanted) => {
  const folder = await emptyFolder()
  const file = content === 'folder' ? folder : join(folder, 'terms.md')
  if (content !== undefined && content !== 'folder') await writeFile(file, content)
  expect(() => readConfig({ TERMS_FILE: file })).toThrow(
    new StartError(`TERMS_FILE must be a file ${wanted}, not "${file}".`),
  )
})

test('each wrong value has its own line', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/^PORT .*\.\nLOG_LEVEL .*\.$/)
})

test('the example of the settings lists each of them', async () => {
  await expect(renderEnvExample()).toMatchFileSnapshot('../../../.env.example')
})

test.each([
  'postgres://app:pw@/db?host=/run/postgresql',
  'postgres:///db?host=/run/postgresql',
  'postgresql://app:p%23s%25w%40rd@host/db',
])('%s is the address of a database', (DATABASE_URL) => {
  expect(readConfig({ DATABASE_URL, APP_SECRET: secret }).databaseUrl).toBe(DATABASE_URL)
})

test.each([
  { DATABASE_URL: 'postgres://app:p#s/s%w@rd@host/db' },
  { DATABASE_URL: 'postgres://app:12#3@host/db' },
  { DATABASE_URL: 'postgres://app:12?3@host/db' },
  { DATABASE_URL: 'postgres://app:p%w@host/db' },
  { SMTP_URL: 'smtp://a:p#w@host' },
])('%o is answered with how such signs are written', (env) => {
  expect(() => readConfig(env)).toThrow('written as %23')
})
