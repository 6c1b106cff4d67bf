import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openPool } from './database.ts'
import { createCluster } from './embedded-postgres/cluster.ts'
import { findClosedFolder } from './embedded-postgres/os-account.ts'
import { isAlive, readPidFile } from './embedded-postgres/pid-file.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

// Each test starts real servers.
const folder = (home: string) => join(home, 'pg')
const pidOf = async (home: string) => (await readPidFile(folder(home)))?.pid ?? 0

async function emptyHome() {
  const home = await mkdtemp(join(tmpdir(), 'fc-pg-'))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  return home
}

let pattern: string
beforeAll(async () => {
  pattern = await mkdtemp(join(tmpdir(), 'fc-pattern-'))
  await (await startEmbeddedPostgres(pattern)).stop()
})
afterAll(() => rm(pattern, { recursive: true, force: true }))

/** A data folder whose app ended in order: copied, because making a database takes half a second. */
async function usedHome() {
  const home = await emptyHome()
  await cp(folder(pattern), folder(home), { recursive: true })
  return home
}

type StartInput = Parameters<typeof startEmbeddedPostgres>[1]

async function start(home: string, input: StartInput = {}) {
  const server = await startEmbeddedPostgres(home, input)
  onTestFinished(() => server.stop({ force: true }))
  return server
}

function poolOn(connection: pg.ClientConfig) {
  const pool = openPool(connection)
  onTestFinished(() => pool.end())
  return pool
}

const answers = async (pool: pg.Pool) => (await pool.query('select 1 as one').catch(() => null))?.rows[0]?.one === 1

test('variables of the machine for other databases change nothing about ours', async () => {
  const ofOthers = { PGSSLMODE: 'require', PGOPTIONS: '--foo', PGHOST: 'elsewhere', PGSSLNEGOTIATION: 'direct' }
  for (const [name, value] of Object.entries(ofOthers)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await answers(poolOn((await start(await usedHome())).connection))).toBe(true)
})

test('a data folder whose path holds signs of addresses and shells has its database, also at the next start', async () => {
  const home = join(await emptyHome(), 'a$b#c?d%20 "e, f', 'data')
  await mkdir(home, { recursive: true })
  const server = await start(home)
  expect(await answers(poolOn(server.connection))).toBe(true)
  await server.stop()
  expect(await answers(poolOn((await start(home)).connection))).toBe(true)
})

test.each(['data', 'data/pg'])(
  'a database that lies on another disk by a link at %s is known to run, and ended',
  async (at) => {
    const [disk, home] = [await usedHome(), await emptyHome()]
    const place = at === 'data' ? disk : folder(disk)
    await mkdir(join(home, dirname(at)), { recursive: true })
    await symlink(place, join(home, at))
    const server = await start(join(home, 'data'))
    expect(await answers(poolOn(server.connection))).toBe(true)
    const pid = await pidOf(disk)
    const isOn = () => Promise.all([disk, join(home, 'data')].map((each) => isAlive(pid, folder(each))))
    expect(await isOn()).toEqual([true, true])
    await server.stop({ force: true })
    expect(await isOn()).toEqual([false, false])
  },
)

test('where PostgreSQL itself cannot run for the folder of the app, the start says which and why', async () => {
  const folder = join(await emptyHome(), 'pg')
  const binaries = { initdb: '/home/ada/c$d/bin/initdb', pg_ctl: '', postgres: '' }
  const account = { kind: 'own', uid: 0, gid: 0 } as const
  const cluster = { folder, binaries, account, connection: {}, passwordFile: null, maxConnections: 1 }
  await expect(createCluster(cluster)).rejects.toThrow(/can’t run in \/home\/ada\/c\$d\/bin\. Move Firecrest/)
})

test('a killed server is back under a living pool, with everything that was acknowledged', async () => {
  const home = await usedHome()
  const said: string[] = []
  const pool = poolOn((await start(home, { report: (sentence) => said.push(sentence) })).connection)
  await pool.query('create table survivor (n int)')
  await pool.query('insert into survivor values (1)')
  const first = await pidOf(home)
  process.kill(first, 'SIGKILL')

  // A client of the dead server may still answer for a moment.
  const story = ['The database died: starting it anew.', 'The database is back.']
  await expect.poll(() => said, { interval: 20 }).toEqual(story)
  await expect.poll(() => answers(pool), { interval: 20 }).toBe(true)
  expect((await pool.query('select n from survivor')).rows).toEqual([{ n: 1 }])
  expect(await pidOf(home)).not.toBe(first)
})

test('a server that no longer answers is ended and started anew', async () => {
  const home = await usedHome()
  const watching = { checkEveryMs: 50, pingEveryMs: 50, pingTimeoutMs: 100 }
  const pool = poolOn((await start(home, { watching })).connection)
  const first = await pidOf(home)
  process.kill(first, 'SIGSTOP')

  await expect.poll(() => pidOf(home), { interval: 50 }).not.toBe(first)
  await expect.poll(() => answers(pool), { interval: 50 }).toBe(true)
})

test('of two first starts one makes the database, and both use it', async () => {
  const home = await emptyHome()
  const [one, two] = await Promise.all([start(home), start(home)])
  const pools = [poolOn(one.connection), poolOn(two.connection)]

  expect(await Promise.all(pools.map(answers))).toEqual([true, true])
  expect((await readdir(home)).sort()).toEqual(['pg', 'postgres.log', 'start.lock'])
  expect((await readFile(join(home, 'postgres.log'), 'utf8')).match(/starting PostgreSQL/g)).toHaveLength(1)
})

test('a second app on the same folder is refused, a tool is not, and leaves the database to the app', async () => {
  const home = await usedHome()
  const app = await start(home, { isApp: true })
  await expect(start(home, { isApp: true })).rejects.toThrow(`Another Firecrest already uses the data folder ${home}.`)
  const tool = await startEmbeddedPostgres(home)
  await tool.stop()

  expect(await answers(poolOn(app.connection))).toBe(true)
})

test('the folder of an app that ended is free again', async () => {
  const home = await usedHome()
  const first = await startEmbeddedPostgres(home, { isApp: true })
  const pid = await pidOf(home)
  await first.stop()
  expect(await isAlive(pid, folder(home))).toBe(false)
  const second = await start(home, { isApp: true })
  expect(await answers(poolOn(second.connection))).toBe(true)
})

test('a stale pid file whose number another program has now does not stop a start', async () => {
  const home = await usedHome()
  await writeFile(join(folder(home), 'postmaster.pid'), `${process.pid}\n${folder(home)}\n1\n5432\n`)
  expect(await answers(poolOn((await start(home)).connection))).toBe(true)
})

test('a half-made database is made anew', async () => {
  const home = await emptyHome()
  await mkdir(join(home, 'pg.new/base'), { recursive: true })
  await writeFile(join(home, 'pg.new/PG_VERSION'), '18')
  expect(await answers(poolOn((await start(home)).connection))).toBe(true)
})

test('a folder too deep for a socket works, as does loopback with its password', async () => {
  const home = await emptyHome()
  const deep = join(home, 'deep'.repeat(30))
  const server = await start(deep, {})
  expect(await answers(poolOn(server.connection))).toBe(true)
  await server.stop({ force: true })

  const open = await start(join(home, 'tcp'), { isOnLoopback: true })
  expect(open.connection).toMatchObject({ host: '127.0.0.1', password: expect.stringMatching(/^[\w-]{43}$/) })
  expect(await answers(poolOn(open.connection))).toBe(true)
  expect(await answers(poolOn({ ...open.connection, password: 'guessed' }))).toBe(false)
})

test('a start that cannot succeed is refused at once', async () => {
  const home = await usedHome()
  await writeFile(join(folder(home), 'PG_VERSION'), '12\n')
  await expect(startEmbeddedPostgres(home)).rejects.toThrow(
    /^PostgreSQL doesn’t start: database files are incompatible with server.*postgres\.log\.$/,
  )
  // Tried once, and never again.
  expect((await readFile(join(home, 'postgres.log'), 'utf8')).match(/incompatible with server/g)).toHaveLength(1)
})

test('the outermost folder that an account may not enter is named', async () => {
  const home = await emptyHome()
  const inner = join(home, 'closed/open')
  await mkdir(inner, { recursive: true })
  await chmod(home, 0o755)
  await chmod(join(home, 'closed'), 0o700)
  const { uid } = await stat(home)
  expect(await findClosedFolder(inner, { uid: uid + 1, gid: 65_534 })).toBe(join(home, 'closed'))
  expect(await findClosedFolder(inner, { uid, gid: 65_534 })).toBe(null)
})

test('a database that outlives its app is joined, not started twice', {
  skip: process.platform === 'win32',
}, async () => {
  const home = await usedHome()
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))}
    await startEmbeddedPostgres(${JSON.stringify(home)}, { isApp: true })
    process.kill(process.pid, 'SIGKILL')`
  spawnSync(process.execPath, ['--input-type=module', '--eval', script])
  const left = await pidOf(home)
  const app = await start(home, { isApp: true })

  expect(await answers(poolOn(app.connection))).toBe(true)
  expect(await pidOf(home)).toBe(left)
})
