import { chmod } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { addressOf, emptyFolder, freePort } from '../test/app-process.ts'
import { openFaultyProxy } from '../test/faulty-proxy.ts'
import { openMailServer } from '../test/mail-server.ts'
import { startRealProvider } from '../test/oidc/real-provider.ts'
import { openStandby } from '../test/standby.ts'
import { startStripeDouble } from '../test/stripe/double.ts'
import { runDoctor } from './run-doctor.ts'

function urlOf({ host, port, user, options }: pg.ClientConfig, database: string) {
  const query = new URLSearchParams({ host: String(host), ...(options && { options }) })
  return `postgres://${user}@localhost:${port}/${database}?${String(query).replaceAll('+', '%20')}`
}

/** Settings of a machine where all is well, on the database of these tests. */
async function settings(more: Record<string, string> = {}) {
  const DATABASE_URL = urlOf(inject('postgres'), 'template1')
  const APP_SECRET = 'a secret that only this test knows, long enough'
  return { DATA_DIR: join(await emptyFolder(), 'data'), DATABASE_URL, APP_SECRET, ...more }
}

async function modelServer(status: number) {
  const server = createServer((_, response) => void response.writeHead(status).end('{}')).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  return { AI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, AI_MODEL: 'small' }
}

test('when everything works, each part says so, and what is not set up is named', async () => {
  const { isWell, text } = await runDoctor(await settings())
  expect(
    text.split('\n').map((line) => line.replace(/[\d.]+ GB.*/, '… GB').replace(/PostgreSQL [\d.]+/, 'PostgreSQL')),
  ).toEqual(
    expect.arrayContaining([
      'ok    Settings are fine.',
      'ok    … GB',
      'ok    PostgreSQL is running.',
      'ok    The database’s clock agrees with ours.',
      'note  The tables will be updated at the next start.',
      'note  Emails are saved as encrypted rows (npm run admin -- emails FOLDER). Set SMTP_URL to send them.',
      'note  Card payments aren’t set up (docs/cards.md).',
    ]),
  )
  expect(isWell).toBe(true)
})

test('an installation without settings is fine, and its database is stopped again', async () => {
  const DATA_DIR = join(await emptyFolder(), 'data')
  expect(await runDoctor({ DATA_DIR })).toMatchObject({ isWell: true })
})

test('wrong settings are named, and nothing else is looked at', async () => {
  expect(await runDoctor({ PORT: 'many' })).toEqual({
    isWell: false,
    text: 'WRONG PORT must be a whole number from 1 to 65535, not "many".',
  })
})

test('each provider to sign in by is asked who it is, and one that is somebody else or away is named', async () => {
  const real = await startRealProvider({ redirectUris: [] })
  onTestFinished(real.close)
  const away = `http://127.0.0.1:${await freePort()}`
  const of = (name: string, issuer: string) => ({ [`OIDC_${name}_ISSUER`]: issuer, [`OIDC_${name}_CLIENT_ID`]: 'app' })
  const { isWell, text } = await runDoctor(
    await settings({
      PUBLIC_URL: 'https://app.example',
      OIDC_PROVIDERS: 'work,slash,away',
      ...of('WORK', real.issuer),
      ...of('SLASH', `${real.issuer.replace('127.0.0.1', 'localhost')}/`),
      ...of('AWAY', away),
    }),
  )
  expect(isWell).toBe(false)
  for (const line of [
    'ok    Work is working. Its redirect address is https://app.example/api/auth/providers/work/callback',
    'WRONG Slash isn’t responding like a sign-in provider (discovered metadata issuer does not match the expected issuer). Check OIDC_SLASH_ISSUER.',
    'WRONG Away isn’t responding like a sign-in provider (down). Check OIDC_AWAY_ISSUER.',
  ])
    expect(text.split('\n')).toContain(line)
})

test('vendors that answer are fine', async () => {
  const mail = await openMailServer()
  const stripe = await startStripeDouble({ now: () => new Date() })
  onTestFinished(() => stripe.stop())
  const { secretKey, publishableKey, webhookSecret, prices, apiBase } = stripe.settings
  const { text, isWell } = await runDoctor(
    await settings({
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_MONTHLY: prices.monthly,
      STRIPE_PRICE_ANNUAL: prices.annual,
      ...(apiBase && { STRIPE_API_BASE: apiBase }),
      ...(await modelServer(200)),
    }),
  )
  for (const says of ['The mail server accepts our login', 'Stripe accepts the key', 'The model server is working'])
    expect(text).toContain(`ok    ${says}`)
  expect(isWell).toBe(true)
})

test('a data folder that others may look into is named', async () => {
  const given = await settings({})
  const notes = async () => (await runDoctor(given)).text.split('\n').filter((line) => line.includes('chmod 700'))
  expect(await notes()).toEqual([])
  await chmod(given['DATA_DIR'] ?? '', 0o755)
  expect(await notes()).toEqual([expect.stringMatching(/^note {2}Others on/)])
})

test.each([
  ['a mail server that is away', async () => ({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }), 'Check SMTP_URL'],
  [
    'a mail server with a certificate of its own',
    async () => ({ SMTP_URL: (await openMailServer(0, { hasOwnCertificate: true })).url }),
    'its certificate is not trusted',
  ],
  [
    'a model server that is away',
    async () => ({ AI_BASE_URL: `http://127.0.0.1:${await freePort()}/v1`, AI_MODEL: 'm' }),
    'Check AI_BASE_URL',
  ],
  ['a model server that refuses the key', () => modelServer(401), 'Check AI_API_KEY'],
  [
    'a database that is away',
    async () => ({ DATABASE_URL: `postgres://a@127.0.0.1:${await freePort()}/b` }),
    'Check DATABASE_URL',
  ],
  ['an address for all without a public one', async () => ({ HOST: '0.0.0.0' }), 'Set PUBLIC_URL'],
] as const)('%s is wrong, and it says what to check', async (_, more, says) => {
  const { isWell, text } = await runDoctor(await settings(await more()))
  expect([isWell, text.split('\n').filter((line) => line.startsWith('WRONG'))]).toEqual([
    false,
    [expect.stringContaining(says)],
  ])
})

test('a standby is asked whether it follows this database, and how far it is behind', async () => {
  const servers = await openStandby()
  const [primary, standby] = [urlOf(servers.primary, 'postgres'), urlOf(servers.standby, 'postgres')]
  const other = urlOf(inject('postgres'), 'template1')
  const doctor = async (DATABASE_REPLICA_URL: string) => {
    const { text } = await runDoctor(await settings({ DATABASE_URL: primary, DATABASE_REPLICA_URL }))
    return text.split('\n').filter((line) => /replica/i.test(line))
  }
  await expect.poll(() => doctor(standby)).toEqual(['ok    The replica is up to date.'])
  expect(await doctor(primary)).toEqual([expect.stringMatching(/^note {2}DATABASE_REPLICA_URL points at the primary/)])
  expect(await doctor(other)).toEqual([
    expect.stringMatching(/^WRONG The replica belongs to a different.*DATABASE_REPLICA_URL/),
  ])
  await servers.holdBack()
  await servers.write()
  expect(await doctor(standby)).toEqual([expect.stringMatching(/^WRONG The replica is 36\d\d seconds behind\. Check/)])
  await servers.promote()
  expect(await doctor(standby)).toEqual([
    expect.stringMatching(/^WRONG The replica accepts writes.*DATABASE_REPLICA_URL/),
  ])
  await servers.end()
  expect(await doctor(standby)).toEqual([
    expect.stringMatching(/^WRONG The replica can’t be reached: .* Check DATABASE_REPLICA_URL\.$/),
  ])
})

test('a standby that takes connections and answers nothing is named', async () => {
  const { connection, faults } = await openFaultyProxy({ ...inject('postgres'), database: 'template1' })
  const doctor = async () => {
    const { text } = await runDoctor(await settings({ DATABASE_REPLICA_URL: addressOf(connection) }))
    return text.split('\n').filter((line) => /replica/i.test(line))
  }
  expect(await doctor()).toEqual([expect.stringMatching(/^note {2}DATABASE_REPLICA_URL points at the primary/)])
  faults.mode = 'silent'
  expect(await doctor()).toEqual([expect.stringMatching(/^WRONG The replica can’t be reached: .*timeout/)])
})
