import type { AddressInfo } from 'node:net'
import { metricsPath } from '@app/contract/routes'
import { getRequestListener } from '@hono/node-server'
import { expect, onTestFinished, test } from 'vitest'
import { type AppDeps, createApp } from '../../app.ts'
import { openPool } from '../../db/database.ts'
import { createWebServer } from '../../http/listen.ts'
import { openFaultyProxy } from '../../test/faulty-proxy.ts'
import { solve } from '../../test/rounds.ts'
import { whenOver } from '../../test/when-over.ts'
import { createWorld } from '../../test/world.ts'
import { loadStatus } from './load-status.ts'

const world = await createWorld({ at: '2026-03-14T20:00:00Z', adminEmails: ['root@example.org'] })
const root = await world.signIn('Root')
const status = async () => (await world.ask('adminStatus', root)).body

test('an admin sees what waits, what was sent and who was here', async () => {
  await solve(world, root.cookie)
  await world.pool.query(
    `insert into mail (user_id, kind, recipient, sealed, next_attempt_at, created_at, sent_at, refused_at)
     select $1, 'reset', 'root@example.org', case n when 1 then 'sealed' end, $2::timestamptz, $2::timestamptz - interval '20 minutes',
       case n when 2 then $2::timestamptz end, case n when 3 then $2::timestamptz end
     from generate_series(1, 3) as n`,
    [root.id, world.clock.now],
  )
  await world.pool.query(
    `insert into crypto_payment (user_id, currency, network, chain, usd_cents, due, price, address, family, created_at,
       expires_at, next_look_at)
     values ($1, 'BTC', 'mainnet', 'bitcoin', 10448, 1, '{}', 'bc1-ours', 'bitcoin', now(), now(), $2::timestamptz - interval '1 hour')`,
    [root.id, world.clock.now],
  )
  expect(await status()).toMatchObject({
    at: '2026-03-14T20:00:00.000Z',
    queue: { state: 'fine', waiting: 0, failedOfDay: 0 },
    outbox: { state: 'look', waiting: 1, oldestSeconds: 1200, sentOfDay: 1, givenUpOfDay: 1, lastKind: 'reset' },
    stock: { state: 'fine', difficulties: [{ difficulty: 'easy' }, { difficulty: 'medium' }, { difficulty: 'hard' }] },
    ai: { state: 'off', callsToday: 0 },
    webhooks: { state: 'off', waiting: 0 },
    chains: { state: 'off', chains: [{ chain: 'bitcoin', open: 1, lateSeconds: 3600 }] },
    database: { state: 'fine', replicas: 0, replicaIsUp: null, replicaLagSeconds: null, wentBackAt: null },
    people: { activeOfDay: 1, newOfDay: 1 },
  })
})

test('while the queue has never started, everything else is shown', async () => {
  await world.pool.query('alter schema jobs rename to gone')
  expect(await status()).toMatchObject({ queue: { waiting: 0, lastAt: null }, people: { newOfDay: 1 } })
  await world.pool.query('alter schema gone rename to jobs')
})

test('a failed request is shown, and its line in the log has the id of its answer', async () => {
  const lines: string[] = []
  const { write } = process.stderr
  process.stderr.write = (text) => lines.push(String(text)) > 0
  await world.pool.query('alter table achievement rename to gone')
  const { status: failed, headers } = await world.call('GET', '/api/achievements', root)
  await world.pool.query('alter table gone rename to achievement')
  process.stderr.write = write
  expect(failed).toBe(500)
  const line = lines.map((text) => JSON.parse(text)).find(({ message }) => message === 'A request failed.')
  expect([line.request, line.request?.length]).toEqual([headers.get('x-request-id'), 36])
  expect((await status()).requests).toMatchObject({ state: 'look', failed: 1 })
})

test('what is not set up here is no load that was shed', async () => {
  const before = (await status()).requests
  expect((await world.ask('openBilling', { cookie: root.cookie, body: {} })).body.code).toBe('stripe_not_configured')
  expect((await status()).requests).toMatchObject({ busy: before.busy, failed: before.failed })
})

test('the id of a proxy is believed only where one stands in front', async () => {
  const sent = { headers: { 'x-request-id': 'of-the-proxy' } }
  const behind = await createWorld({ at: '2026-03-14T20:00:00Z', trustProxy: 1 })
  const id = async ({ call }: Pick<typeof behind, 'call'>, more = sent) =>
    (await call('GET', '/api/config', more)).headers.get('x-request-id')
  expect([await id(behind), await id(world)]).toEqual(['of-the-proxy', expect.not.stringContaining('proxy')])
  expect(await id(behind, { headers: { 'x-request-id': 'two\twords' } })).toMatch(/^[0-9a-f-]{36}$/)
})

/** The same app behind a port, and what it says to somebody who asks for its metrics. */
async function scrape(settings: Partial<AppDeps>, headers: Record<string, string> = {}) {
  const app = createApp({ ...world, trustProxy: 0, ...settings })
  const server = createWebServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenOver(async () => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await fetch(`${url}${metricsPath}`, { headers })
  await fetch(`${url}/api/config`)
  const reply = await fetch(`${url}${metricsPath}`, { headers })
  return { status: reply.status, text: await reply.text() }
}

const metricsToken = 'a token that only monitoring knows'

test('this machine reads how often and how fast each call was answered, and how the parts are', async () => {
  const { status, text } = await scrape({})
  expect(status).toBe(200)
  expect(text).toMatch(/^firecrest_request_seconds_count\{call="installation",status="200"\} [1-9]/m)
  expect(text).toMatch(/^firecrest_mails_waiting 1$/m)
  expect(text).toMatch(/^firecrest_people_new_day 1$/m)
  expect(text).toMatch(/^firecrest_database_went_back 0$/m)
  expect(text).toMatch(/^firecrest_coin_payments_open\{chain="bitcoin"\} 1$/m)
  expect(text).toMatch(/^process_cpu_seconds_total /m)
})

test.each([
  ['with the token', { metricsToken }, { authorization: `Bearer ${metricsToken}` }, 200],
  ['with the token behind a proxy', { metricsToken, trustProxy: 1 }, { authorization: `Bearer ${metricsToken}` }, 200],
  ['with another token', { metricsToken }, { authorization: 'Bearer another' }, 404],
  ['without the token, once one is set', { metricsToken }, {}, 404],
  ['behind a proxy that nobody named', {}, { 'x-forwarded-for': '198.51.100.7' }, 404],
  ['behind a proxy of ours', { trustProxy: 1 }, {}, 404],
] as const)('metrics are read %s', async (_, settings, headers, expected) => {
  expect((await scrape(settings, { ...headers })).status).toBe(expected)
})

test('metrics are never read from elsewhere', async () => {
  expect((await world.call('GET', metricsPath)).status).toBe(404)
})

/** The parts of the status and of the metrics that are about the replica of a process of its own. */
async function openReplicated(options: string) {
  const proxy = await openFaultyProxy({ ...world.connection, options })
  const replicaPool = openPool(proxy.connection, { waitAtMostMs: 6 * longest })
  onTestFinished(() => replicaPool.end())
  const replicated = world.openProcess({ replicaPool })
  const database = async () => (await replicated.ask('adminStatus', root)).body.database
  const metrics = async () =>
    (await scrape({ replica: replicated.replica })).text.match(/^firecrest_database_replica.*/gm)
  return { proxy, database, metrics }
}

/** Longer than the app waits for a replica, on a machine that is busy, and shorter than the pool of the test does. */
const longest = 10_000

test.each(['refuse', 'silent'] as const)(
  'a replica that does not answer (%s) is named soon, without a lag',
  async (mode) => {
    const { proxy, database, metrics } = await openReplicated('')
    await expect.poll(database).toMatchObject({ state: 'fine', replicaIsUp: true, replicaLagSeconds: 0 })
    await expect.poll(metrics).toEqual(['firecrest_database_replica_up 1', 'firecrest_database_replica_lag_seconds 0'])
    proxy.faults.mode = mode
    proxy.reset()
    const began = performance.now()
    expect(await database()).toMatchObject({
      state: 'look',
      note: 'The replica isn’t responding. Reads go to the primary.',
      replicaIsUp: false,
      replicaLagSeconds: null,
    })
    expect(await metrics()).toEqual(['firecrest_database_replica_up 0'])
    expect(performance.now() - began).toBeLessThan(longest)
    // What it has swallowed is never answered.
    proxy.faults.mode = 'pass'
    proxy.reset()
  },
)

test('a database that went back is named, and counted for Prometheus', async () => {
  const at = new Date('2026-03-14T19:00:00Z')
  const timeline = { check: async () => undefined, wentBackAt: () => at }
  const note = `The database went back in time (seen at ${at.toISOString()}). Some saved data is lost.`
  const { database } = await loadStatus({ ...world, timeline })
  expect(database).toMatchObject({ state: 'look', note, wentBackAt: at.toISOString() })
  expect((await scrape({ timeline })).text).toMatch(/^firecrest_database_went_back 1$/m)
})

test('a replica that nobody set up has no metrics', async () => {
  expect((await scrape({})).text).not.toMatch(/^firecrest_database_replica/m)
})

test('a replica that is far behind is named with its lag', async () => {
  await world.pool.query(`create schema behind;
    create function behind.pg_last_wal_replay_lsn() returns pg_lsn language sql return '0/1'::pg_lsn;
    create function behind.pg_last_xact_replay_timestamp() returns timestamptz language sql
      return now() - interval '1 hour'`)
  const { database, metrics } = await openReplicated('-c search_path=behind,pg_catalog,public')
  expect(await database()).toMatchObject({
    state: 'look',
    note: expect.stringMatching(/^The replica is 36\d\d seconds behind. Reads go to the primary.$/),
    replicaIsUp: true,
    replicaLagSeconds: expect.closeTo(3_600, -2),
  })
  expect((await metrics())?.[0]).toBe('firecrest_database_replica_up 1')
})
