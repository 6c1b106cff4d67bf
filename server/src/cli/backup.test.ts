import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { isMigrated, migrateDatabase } from '../db/migrate.ts'
import { readOrCreateSecret } from '../process/secret.ts'
import { addressOf, emptyFolder } from '../test/app-process.ts'
import { openFaultyProxy } from '../test/faulty-proxy.ts'
import { writeNextRelease } from '../test/next-release.ts'
import { runBackup, runRestore } from './run-backup.ts'

const one = async (connection: pg.ClientConfig, sql: string) => {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows[0]
}

async function withPool(connection: pg.ClientConfig, work: (pool: pg.Pool) => Promise<void>) {
  // An idle client stays: without any the backup ends the database that it found.
  const pool = new pg.Pool({ ...connection, idleTimeoutMillis: 0 })
  // While it ends it may still hear that the server stops.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  await work(pool).finally(() => pool.end())
}

test('a backup of a database that is being written to holds all that was acknowledged before it began, whole', async () => {
  const home = await emptyFolder()
  const [DATA_DIR, place] = [join(home, 'data'), join(home, 'backup')]
  const server = await startEmbeddedPostgres(DATA_DIR)
  const secret = await readOrCreateSecret(join(DATA_DIR, 'secret'))
  await one(server.connection, 'create table written (n int primary key, filler text)')
  const writer = new pg.Client(server.connection)
  await writer.connect()
  const state = { written: 0, isOver: false }
  const write = async () => {
    while (!state.isOver) {
      await writer.query(`insert into written values ($1, repeat('x', 5000))`, [state.written + 1])
      state.written += 1
    }
  }
  const writing = write()
  await expect.poll(() => state.written).toBeGreaterThan(200)
  const before = state.written
  expect(await runBackup({ DATA_DIR }, [place])).toContain(place)
  const after = state.written
  await expect.poll(() => state.written).toBeGreaterThan(after + 50)
  state.isOver = true
  await writing
  await writer.end()

  await expect(runRestore({ DATA_DIR }, [place])).rejects.toThrow('is running')
  await server.stop()
  expect(await runRestore({ DATA_DIR }, [place])).toContain('Your previous data is in')
  const restored = await startEmbeddedPostgres(DATA_DIR)
  onTestFinished(() => restored.stop({ force: true }))
  const { n, last } = await one(restored.connection, 'select count(*)::int as n, max(n) as last from written')
  expect(n).toBe(last)
  expect([n >= before, n <= after + 1]).toEqual([true, true])
  expect(await readOrCreateSecret(join(DATA_DIR, 'secret'))).toBe(secret)
})

test('a backup of the release before comes back over newer tables, and the next start brings them up to date', async () => {
  const home = await emptyFolder()
  const [DATA_DIR, place] = [join(home, 'data'), join(home, 'backup')]
  const before = await startEmbeddedPostgres(DATA_DIR)
  const nextRelease = await writeNextRelease({ '9001_mood.sql': 'alter table "user" add mood text' })
  await withPool(before.connection, async (pool) => {
    await migrateDatabase(before.connection)
    await pool.query(`insert into "user" (id, name, email, first_name, last_name, time_zone)
      values ('ada', 'Ada', 'ada@example.com', 'Ada', 'Byron', 'UTC')`)
    await runBackup({ DATA_DIR }, [place])
    await migrateDatabase(before.connection, nextRelease)
  })
  await before.stop()
  await runRestore({ DATA_DIR }, [place])
  const restored = await startEmbeddedPostgres(DATA_DIR)
  onTestFinished(() => restored.stop({ force: true }))
  await withPool(restored.connection, async (pool) => {
    expect(await isMigrated(pool, nextRelease)).toBe(false)
    await migrateDatabase(restored.connection, nextRelease)
    expect(await isMigrated(pool, nextRelease)).toBe(true)
    expect((await pool.query('select id from "user"')).rows).toEqual([{ id: 'ada' }])
  })
})

test('after a restore that was killed half-way nothing starts until it is done again', async () => {
  const home = await emptyFolder()
  const [DATA_DIR, place] = [join(home, 'data'), join(home, 'backup')]
  const server = await startEmbeddedPostgres(DATA_DIR)
  await one(server.connection, 'create table written (n int)')
  await runBackup({ DATA_DIR }, [place])
  await server.stop()
  await rename(join(DATA_DIR, 'pg'), join(DATA_DIR, 'pg.restored'))
  await writeFile(join(DATA_DIR, 'pg.restored/left'), 'by the killed one')
  await expect(startEmbeddedPostgres(DATA_DIR)).rejects.toThrow('npm run restore')
  await runRestore({ DATA_DIR }, [place])
  const restored = await startEmbeddedPostgres(DATA_DIR)
  onTestFinished(() => restored.stop({ force: true }))
  expect(await one(restored.connection, 'select count(*)::int as n from written')).toEqual({ n: 0 })
  expect(existsSync(join(DATA_DIR, 'pg/left'))).toBe(false)
})

test('a backup that was killed, is damaged, is none, or would overwrite something is refused, and nothing is touched', async () => {
  const home = await emptyFolder()
  const [DATA_DIR, place] = [join(home, 'data'), join(home, 'backup')]
  await mkdir(join(`${place}.new`, 'pg'), { recursive: true })
  await writeFile(join(`${place}.new`, 'pg/left'), 'by the killed one')
  await expect(runRestore({ DATA_DIR }, [`${place}.new`])).rejects.toThrow('isn’t a complete backup')
  const server = await startEmbeddedPostgres(DATA_DIR)
  expect(await runBackup({ DATA_DIR }, [place])).toContain(place)
  // Nor does it stand in the way of the next one.
  expect([existsSync(`${place}.new`), existsSync(join(place, 'pg/left'))]).toEqual([false, false])
  await expect(runBackup({ DATA_DIR }, [place])).rejects.toThrow('never overwrite')
  await server.stop()
  await expect(runRestore({ DATA_DIR }, [home])).rejects.toThrow('isn’t a complete backup')
  await writeFile(join(place, 'pg/PG_VERSION'), '17\n')
  await expect(runRestore({ DATA_DIR }, [place])).rejects.toThrow('pg/PG_VERSION has changed since it was saved')
  expect(await readFile(join(DATA_DIR, 'pg/PG_VERSION'), 'utf8')).toBe('18\n')
  for (const args of [[], ['a', 'b']]) {
    await expect(runBackup({ DATA_DIR }, args)).rejects.toThrow('Say where to save the backup')
    await expect(runRestore({ DATA_DIR }, args)).rejects.toThrow('Say where to restore from')
  }
})

const APP_SECRET = 'a secret that only this test knows, long enough'

/** Stands in for a program of PostgreSQL: writes down how it was called, and does what `more` says. */
async function standIn(home: string, name: string, more = '') {
  const said = '$0 $* | $PGHOST $PGPORT $PGUSER $PGPASSWORD $PGDATABASE $PGSSLMODE $PGSSLROOTCERT'
  const programs = join(home, 'bin')
  await mkdir(programs, { recursive: true })
  await writeFile(join(programs, name), `#!/bin/sh\necho "${said}" >> ${home}/calls\n${more}`)
  await chmod(join(programs, name), 0o755)
  return programs
}

function usePrograms(folder: string) {
  const path = process.env['PATH']
  onTestFinished(() => {
    process.env['PATH'] = path
  })
  process.env['PATH'] = folder
}

/** The database of these tests as an operator would name it. */
function ownDatabase({ host, port, user, password = 's ecret' }: pg.ClientConfig) {
  const query = new URLSearchParams({ host: String(host), sslmode: 'disable' })
  const login = `${user}:${encodeURIComponent(String(password))}`
  return { DATABASE_URL: `postgres://${login}@db.example:${port}/template1?${query}`, APP_SECRET }
}

test('a database of the operator’s own goes through the programs of PostgreSQL, and no argument holds the password', async () => {
  const home = await emptyFolder()
  const { host, port, user, password = 's ecret' } = inject('postgres')
  const env = ownDatabase(inject('postgres'))
  await writeFile(join(home, 'ca.pem'), '')
  env.DATABASE_URL += `&sslrootcert=${home}/ca.pem`
  await standIn(home, 'pg_restore')
  const programs = await standIn(home, 'pg_dump')
  usePrograms(`${programs}:${process.env['PATH']}`)
  await runBackup(env, [join(home, 'file')])
  expect((await stat(join(home, 'file'))).mode & 0o777).toBe(0o600)
  await runRestore(env, [join(home, 'file')])
  const settings = `${host} ${port} ${user} ${password} template1 disable ${home}/ca.pem`
  expect((await readFile(join(home, 'calls'), 'utf8')).split('\n').slice(0, 2)).toEqual([
    `${programs}/pg_dump --format=custom --no-owner --file=${home}/file.new | ${settings}`,
    `${programs}/pg_restore --no-owner --single-transaction --exit-on-error --dbname=template1 ${home}/file | ${settings}`,
  ])
  process.env['PATH'] = home
  await expect(runBackup(env, [join(home, 'another')])).rejects.toThrow('Can’t find pg_dump')
  expect(existsSync(join(home, 'another'))).toBe(false)
})

test('a dump that breaks off leaves nothing that looks like a backup', async () => {
  const home = await emptyFolder()
  const breakOff = `for each; do case $each in --file=*) echo half > "\${each#--file=}"; esac; done; exit 1`
  usePrograms(`${await standIn(home, 'pg_dump', breakOff)}:${process.env['PATH']}`)
  await expect(runBackup(ownDatabase(inject('postgres')), [join(home, 'file')])).rejects.toThrow(
    'pg_dump exited with code 1',
  )
  expect((await readdir(home)).toSorted()).toEqual(['bin', 'calls'])
})

test('through a pooler nothing is dumped or restored: its connections could keep the settings of the programs', async () => {
  const home = await emptyFolder()
  usePrograms(`${await standIn(home, 'pg_dump')}:${await standIn(home, 'pg_restore')}:${process.env['PATH']}`)
  const { connection, faults } = await openFaultyProxy({ ...inject('postgres'), database: 'template1' })
  faults.isPooler = true
  const env = { DATABASE_URL: addressOf(connection), APP_SECRET }
  await writeFile(join(home, 'file'), '')
  await expect(runBackup(env, [join(home, 'another')])).rejects.toThrow('goes through a pooler')
  await expect(runRestore(env, [join(home, 'file')])).rejects.toThrow('goes through a pooler')
  expect((await readdir(home)).toSorted()).toEqual(['bin', 'file'])
})

test('a database that holds tables is not restored into, and nothing is touched', async () => {
  const home = await emptyFolder()
  usePrograms(`${await standIn(home, 'pg_restore')}:${process.env['PATH']}`)
  const env = { DATABASE_URL: addressOf({ ...inject('postgres'), database: 'template_app' }), APP_SECRET }
  await writeFile(join(home, 'file'), '')
  await expect(runRestore(env, [join(home, 'file')])).rejects.toThrow('already has tables')
  expect((await readdir(home)).toSorted()).toEqual(['bin', 'file'])
})
