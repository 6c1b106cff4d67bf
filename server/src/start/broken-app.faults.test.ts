import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildPath } from '@app/contract/routes'
import { beforeAll, expect, test } from 'vitest'
import { openPool } from '../db/database.ts'
import { isRunning } from '../db/embedded-postgres/pid-file.ts'
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { addressOf, emptyFolder, ensurePages, freePort, startApp } from '../test/app-process.ts'
import { openFaultyProxy } from '../test/faulty-proxy.ts'
import { findBreaches } from '../test/invariants.ts'
import { createWorld } from '../test/world.ts'

// Whole processes, broken on purpose.
beforeAll(ensurePages)

interface Reply {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  body: any
}

/** Null when no answer came: the work may be done or not. */
async function call(port: string, method: string, path: string, cookie = '', body?: unknown): Promise<Reply | null> {
  const init = { method, headers: { cookie, 'content-type': 'application/json' } }
  const sent = body === undefined ? init : { ...init, body: JSON.stringify(body) }
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, sent)
    return { status: response.status, body: await response.json() }
  } catch {
    return null
  }
}

/** Somebody signed in, with an open round and what they will hand in. */
async function personWithRound(port: string, name: string, ideas: readonly string[]) {
  const account = { email: `${name}@example.org`, password: 'analytical' }
  await call(port, 'POST', buildPath('signUp'), '', { ...account, firstName: name, lastName: 'Person' })
  const response = await fetch(`http://127.0.0.1:${port}${buildPath('signIn')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const round = await call(port, 'GET', buildPath('openRound'), cookie)
  return { cookie, handIn: handInOf(round?.body.id, ideas) }
}

const handInOf = (problemId: string, ideas: readonly string[]) => ({
  problemId,
  submittedSolutions: ideas,
  submissionMethod: ideas.map(() => 'text'),
})

interface Solver {
  cookie: string
  handIn: ReturnType<typeof handInOf>
}

const submit = (port: string, { cookie, handIn }: Solver) =>
  call(port, 'POST', buildPath('submitSolutions'), cookie, handIn)

const readUser = (port: string, { cookie }: Solver) => call(port, 'GET', buildPath('currentUser'), cookie)

/** One after the other: on a busy machine the app refuses some of many passwords at once. */
async function peopleWithRounds(port: string, count: number, ideas: () => string[]) {
  const people: Awaited<ReturnType<typeof personWithRound>>[] = []
  for (let i = 0; i < count; i += 1) people.push(await personWithRound(port, `person${i}`, ideas()))
  return people
}

/** The invariants that do not hold in the database of a folder, which its app uses meanwhile. */
async function breachesIn(folder: string) {
  const { connection, stop } = await startEmbeddedPostgres(folder)
  const found = await breachesAt(connection)
  await stop()
  return found
}

async function breachesAt(connection: Parameters<typeof openPool>[0]) {
  const pool = openPool(connection)
  const found = await findBreaches(pool, new Date())
  await pool.end()
  return found
}

test('kill -9 in the middle of twenty hand-ins loses nothing acknowledged and counts nothing twice', async () => {
  const world = await createWorld({ at: new Date().toISOString() })
  const own = { DATABASE_URL: addressOf(world.connection), APP_SECRET: world.secret, DATA_DIR: await emptyFolder() }
  const settings = { ...own, PORT: await freePort() }
  const first = await startApp(settings)
  await first.ready()
  const people: Solver[] = []
  // One after the other: one network may not have twenty sign-ins at once.
  for (let i = 0; i < 20; i++) {
    const { cookie } = await world.signIn(`person${i}`)
    const round = await world.call('GET', buildPath('openRound'), { cookie })
    people.push({ cookie, handIn: handInOf(round.body.id, ['a doorstop', 'a bookend']) })
  }
  const handIn = (person: Solver) => submit(settings.PORT, person)

  // Each submission holds its connection for a while, so that the ten that wait for one are still under way at the kill.
  await world.pool.query(`create function slow() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.15); return new; end $$`)
  await world.pool.query('create trigger slow before insert on day_log for each row execute function slow()')
  let answered = 0
  const replies = await Promise.all(
    people.map(async (person) => {
      const reply = await handIn(person)
      if (reply?.status === 200) answered += 1
      if (answered === 3) first.child.kill('SIGKILL')
      return reply
    }),
  )
  await first.ended
  const acknowledged = people.filter((_, i) => replies[i]?.status === 200)
  expect(acknowledged.length).toBeGreaterThanOrEqual(3)
  expect(acknowledged.length).toBeLessThan(20)

  const second = await startApp(settings)
  await second.ready()
  const known = (person: Solver) => readUser(settings.PORT, person)
  const done = { totalSolved: 1, streak: 1, dailySolutionCount: 2 }
  for (const person of acknowledged) expect((await known(person))?.body).toMatchObject(done)
  // A client without an answer sends again; one with an answer gets the same again.
  const again = await Promise.all(people.map(handIn))
  expect(again.map((reply) => reply?.status)).toEqual(people.map(() => 200))
  for (const person of people) expect((await known(person))?.body).toMatchObject(done)
  for (const [i, reply] of replies.entries()) if (reply?.status === 200) expect(again[i]?.body).toEqual(reply.body)
  expect(await findBreaches(world.pool, new Date())).toEqual([])
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

test('after kill -9 an app with a database of its own starts again on its folder, and its people are still signed in', async () => {
  const settings = { DATA_DIR: await emptyFolder(), PORT: await freePort() }
  const first = await startApp(settings)
  await first.ready()
  const person = await personWithRound(settings.PORT, 'ada', ['a doorstop', 'a bookend'])
  const handIn = () => submit(settings.PORT, person)
  const before = await handIn()
  first.child.kill('SIGKILL')
  await first.ended

  const second = await startApp(settings)
  await second.ready()
  expect(before?.status).toBe(200)
  expect(await handIn()).toEqual(before)
  const user = await readUser(settings.PORT, person)
  expect(user?.body).toMatchObject({ totalSolved: 1, streak: 1 })
  expect(await breachesIn(settings.DATA_DIR)).toEqual([])
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

test('a start in the middle of a failover says so in one sentence, waits, and then goes on', async () => {
  const world = await createWorld({ at: new Date().toISOString() })
  const proxy = await openFaultyProxy(world.connection)
  proxy.faults.mode = 'refuse'
  const app = await startApp({
    PORT: await freePort(),
    DATA_DIR: await emptyFolder(),
    DATABASE_URL: addressOf(proxy.connection),
    APP_SECRET: world.secret,
  })
  await expect.poll(() => app.said.err).toMatch(/The database can’t be reached: .* Trying again for 60 seconds\./)
  proxy.faults.mode = 'pass'
  await app.ready()
  expect(app.said.err.match(/Trying again/g)).toHaveLength(1)
  app.child.kill('SIGTERM')
  expect(await app.ended).toBe(0)
})

test('a collector that is away is one line in the log, and keeps no process from ending', async () => {
  const { connection, secret } = await createWorld({ at: new Date().toISOString() })
  const own = { DATABASE_URL: addressOf(connection), APP_SECRET: secret, DATA_DIR: await emptyFolder() }
  const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${await freePort()}`
  const app = await startApp({ ...own, PORT: await freePort(), OTEL_EXPORTER_OTLP_ENDPOINT })
  await app.ready()
  app.child.kill('SIGTERM')
  expect(await app.ended).toBe(0)
  expect(app.said.err.match(/Traces can’t be sent/g)).toHaveLength(1)
  expect(app.said.err).not.toContain('Something didn’t close cleanly.')
})

test('several processes answer on one port, a dead one is replaced, and all end together', async () => {
  const home = await emptyFolder()
  const port = await freePort()
  const app = await startApp({ PORT: port, DATA_DIR: home, WEB_CONCURRENCY: '2' })
  await app.ready()
  const worker = await childrenOf(app.child.pid ?? 0)
  process.kill(worker[0] ?? 0, 'SIGKILL')
  await expect.poll(() => childrenOf(app.child.pid ?? 0)).not.toContain(worker[0])
  await expect.poll(async () => (await childrenOf(app.child.pid ?? 0)).length).toBe(2)
  expect((await fetch(`http://127.0.0.1:${port}/api/no-such-call`)).status).toBe(404)
  app.child.kill('SIGTERM')

  expect(await app.ended).toBe(0)
  expect(await isRunning(join(home, 'pg'))).toBe(false)
})

/** Its workers, without the database that it started too. */
async function childrenOf(pid: number) {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const pids = children.trim().split(' ').map(Number)
  const commands = await Promise.all(pids.map((each) => readFile(`/proc/${each}/cmdline`, 'utf8').catch(() => '')))
  return pids.filter((_, index) => commands[index]?.includes('main.ts'))
}

// A disk of its own that can be filled; where the machine allows none, the same refusal is injected in wire.test.ts.
// The shell that fills it waits no longer than the app, whose process has its id ($$), is there.
const script = `mount -t tmpfs -o size=110m none "$DATA_DIR" || exit 1
sign() { while [ ! -e "$SIGNS/$1" ]; do sleep 0.05; kill -0 $$ || exit; done }
(sign fill
dd if=/dev/zero of="$DATA_DIR/filler" bs=64k 2>/dev/null; touch "$SIGNS/full"
sign free; rm "$DATA_DIR/filler"; touch "$SIGNS/freed") &
exec "$@"`
const ownDisk = ['unshare', '--mount', 'sh', '-c', script, 'sh']
const mayMount = spawnSync('unshare', ['--mount', 'sh', '-c', 'mount -t tmpfs none /mnt']).status === 0

if (mayMount)
  test('a full disk refuses writes in a sentence, still reads, and heals when there is room', async () => {
    const settings = { PORT: await freePort(), DATA_DIR: await emptyFolder(), SIGNS: await emptyFolder() }
    const sign = (name: string) => writeFile(join(settings.SIGNS, name), '')
    const seen = (name: string) => expect.poll(() => spawnSync('ls', [join(settings.SIGNS, name)]).status).toBe(0)
    const app = await startApp(settings, ownDisk)
    await app.ready()
    // Long and incompressible, so that the table must grow.
    const noise = () => Array.from({ length: 1900 }, () => String.fromCharCode(33 + Math.random() * 90)).join('')
    const person = await personWithRound(settings.PORT, 'ada', [noise(), noise(), noise()])
    const others = await peopleWithRounds(settings.PORT, 12, () => [noise(), noise(), noise()])
    await sign('fill')
    await seen('full')
    const handIn = (each: Solver) => submit(settings.PORT, each)
    const refused = []
    for (const each of [...others, person]) refused.push(await handIn(each))
    const statuses = refused.map((reply) => reply?.status)
    expect(statuses).toContain(503)
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect((await readUser(settings.PORT, person))?.status).toBe(200)
    expect(app.child.exitCode).toBe(null)

    await sign('free')
    await seen('freed')
    await expect.poll(async () => (await handIn(person))?.status).toBe(200)
    const statusesAfter = await Promise.all(others.map(async (each) => (await handIn(each))?.status))
    expect(statusesAfter).toEqual(others.map(() => 200))
    const user = await readUser(settings.PORT, person)
    expect(user?.body).toMatchObject({ totalSolved: 1, streak: 1 })
    // The disk is mounted for the app alone: the way to its socket leads through its process.
    const host = `/proc/${app.child.pid}/root${settings.DATA_DIR}/pg`
    expect(await breachesAt({ host, user: 'app', database: 'postgres' })).toEqual([])
    app.child.kill('SIGTERM')
    expect(await app.ended).toBe(0)
  })
