import { beforeAll, expect, test } from 'vitest'
import { addressOf, ensurePages, freePort, startApp, startWriter } from '../test/app-process.ts'
import { openFakeProvider } from '../test/fake-provider.ts'
import { createWorld } from '../test/world.ts'
import { startQueue } from './queue.ts'

// Each test starts whole processes.
beforeAll(ensurePages)

/** Three quarters of them, in whole calls, are for writing. */
const dailyCalls = 9
const budget = 7

/** A database with a provider that answers nobody before `release`, and the settings by which processes find both. */
async function meet() {
  const world = await createWorld({ at: new Date().toISOString() })
  const provider = await openFakeProvider()
  const gate = Promise.withResolvers<void>()
  provider.hold = gate.promise
  const settings = {
    DATABASE_URL: addressOf(world.connection),
    APP_SECRET: world.secret,
    AI_BASE_URL: provider.baseUrl,
    AI_MODEL: 'fake-1',
    AI_DAILY_CALLS: `${dailyCalls}`,
  }
  const calls = async () => (await world.pool.query('select calls from writer_day')).rows
  const asked = (times: number) => expect.poll(() => provider.calls.length).toBe(times)
  return { ...world, provider, settings, calls, asked, release: () => gate.resolve() }
}

/** An app of its own on the same database. */
async function startOn(settings: Record<string, string>) {
  const port = await freePort()
  const app = await startApp({ ...settings, PORT: port })
  await app.ready()
  return { ...app, url: `http://127.0.0.1:${port}` }
}

/** Lets the apps take so many turns without waiting for the clock. */
async function sendTurns(connection: Parameters<typeof startQueue>[0], turns: number) {
  const queue = await startQueue(connection)
  await expect.poll(() => queue.getQueue('write-problems')).toBeTruthy()
  for (let turn = 0; turn < turns; turn++) await queue.send('write-problems')
  return queue
}

test('T37: of two processes that fill the stock at once one works, and it keeps to the budget', async () => {
  const { provider, settings, calls, asked, release } = await meet()
  const writers = await Promise.all([startWriter(settings), startWriter(settings)])
  await asked(1)
  // One holds the flight until it is answered; the other has nothing to wait for.
  await Promise.race(writers.map(({ ended }) => ended))
  release()
  expect(await Promise.all(writers.map(({ ended }) => ended))).toEqual([0, 0])
  expect(writers.map(({ said }) => said.out).toSorted()).toEqual([
    expect.stringMatching(/^Stored \d+ problems, dropped \d+\. We’ve used up today’s model calls\.\n$/),
    'The app is adding problems right now.\n',
  ])
  expect([provider.calls.length, provider.mostAtOnce]).toEqual([budget, 1])
  expect(await calls()).toEqual([{ calls: budget }])
})

test('T37: where nothing but the budget stands between them, three processes share one', async () => {
  const { provider, settings, calls, asked, release } = await meet()
  const trials = await Promise.all([1, 2, 3].map(() => startWriter(settings, '--dry', '50')))
  await asked(trials.length)
  release()
  expect(await Promise.all(trials.map(({ ended }) => ended))).toEqual([0, 0, 0])
  for (const { said } of trials) expect(said.out).toContain('We’ve used up today’s model calls')
  expect([provider.calls.length, provider.mostAtOnce]).toEqual([dailyCalls, 3])
  expect(await calls()).toEqual([{ calls: dailyCalls }])
})

test('a process that is killed while it writes problems frees the lock, and its call counts', async () => {
  const { provider, settings, calls, asked, release } = await meet()
  const killed = await startWriter(settings)
  await asked(1)
  killed.child.kill('SIGKILL')
  await killed.ended
  release()
  const next = await startWriter(settings)
  expect([await next.ended, next.said.out]).toEqual([0, expect.stringMatching(/^Stored \d+ problems/)])
  expect(provider.calls).toHaveLength(budget)
  expect(await calls()).toEqual([{ calls: budget }])
})

test('T37: fifty requests for a problem at once, while two processes are due to write, cost no call beyond the budget', async () => {
  const { provider, settings, calls, asked, release, connection, pool, signIn } = await meet()
  const { cookie } = await signIn('Ada')
  const [one, other] = (await Promise.all([startOn(settings), startOn(settings)])).map(({ url }) => url)
  const generate = async (_: unknown, at: number) => {
    const response = await fetch(`${at % 2 ? one : other}/api/problems/generate`, { headers: { cookie } })
    return ((await response.json()) as { id?: string }).id
  }
  const fifty = () => Promise.all(Array.from({ length: 50 }, generate))

  // A turn for each process and more.
  const queue = await sendTurns(connection, 5)
  await asked(1)
  const turnsDone = async () =>
    (await pool.query("select from jobs.job where name = 'write-problems' and state = 'completed'")).rowCount
  await expect.poll(turnsDone).toBeGreaterThan(0)
  const ids = await fifty()
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toBeTruthy()
  expect(provider.calls).toHaveLength(1)
  release()
  await asked(budget)
  expect(await fifty()).toEqual(ids)
  await queue.stop({ graceful: true, timeout: 2_000 })
  expect([provider.calls.length, provider.mostAtOnce]).toEqual([budget, 1])
  expect(await calls()).toEqual([{ calls: budget }])
})

test('the end of the app breaks its call off, and that is no error', async () => {
  const { settings, asked, connection } = await meet()
  const { child, ended, said } = await startOn(settings)
  const queue = await sendTurns(connection, 1)
  await asked(1)
  child.kill('SIGTERM')
  await ended
  expect(said.err).toBe('')
  await queue.stop({ graceful: true, timeout: 2_000 })
})
