import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { readOrMakeSecret } from '../process/secret.ts'
import { emptyFolder } from '../test/app-process.ts'
import { makeReleaseBefore, personsOfRows, readPersons, rowsOfTheReleaseBefore } from '../test/release-before.ts'
import { backup, restore } from './run-backup.ts'

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
  await work(pool).finally(() => pool.end())
}

test('a backup of a database that is being written to holds all that was acknowledged before it began, whole', async () => {
  const home = await emptyFolder()
  const [DATA_DIR, place] = [join(home, 'data'), join(home, 'backup')]
  const server = await startEmbeddedPostgres(DATA_DIR)
  const secret = await readOrMakeSecret(join(DATA_DIR, 'secret'))
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
  expect(await backup({ DATA_DIR }, [place])).toContain(place)
  const after = state.written
  await expect.poll(() => state.written).toBeGreaterThan(after + 50)
  state.isOver = true
  await writing
  await writer.end()

  await expect(restore({ DATA_DIR }, [place])).rejects.toThrow('is running')
  await server.stop()
  expect(await restore({ DATA_DIR }, [place])).toContain('What was there before is in')
  const restored = await startEmbeddedPostgres(DATA_DIR)
  onTestFinished(() => restored.stop({ force: true }))
  const { n, last } = await one(restored.connection, 'select count(*)::int as n, max(n) as last from written')
  expect(n).toBe(last)
  expect([n >= before, n <= after + 1]).toEqual([true, true])
  expect(await readOrMakeSecret(join(DATA_DIR, 'secret'))).toBe(secret)
})

test('a backup of the release before comes back over newer tables, and the next start brings its rows up to date', async () => {
  const home = await emptyFolder()
  const [DATA_DIR, place] = [join(home, 'data'), join(home, 'backup')]
  const before = await startEmbeddedPostgres(DATA_DIR)
  await withPool(before.connection, async (pool) => {
    await makeReleaseBefore(pool)
    await pool.query(rowsOfTheReleaseBefore)
    await backup({ DATA_DIR }, [place])
    await migrateDatabase(before.connection)
  })
  await before.stop()
  await restore({ DATA_DIR }, [place])
  const restored = await startEmbeddedPostgres(DATA_DIR)
  onTestFinished(() => restored.stop({ force: true }))
  await withPool(restored.connection, async (pool) => {
    expect(await readPersons(pool)).toEqual(personsOfRows.before)
    await migrateDatabase(restored.connection)
    expect(await readPersons(pool)).toEqual(personsOfRows.after)
  })
})

test('what a killed backup leaves is no backup, and does not stand in the way of the next one', async () => {
  const home = await emptyFolder()
  const [DATA_DIR, place] = [join(home, 'data'), join(home, 'backup')]
  await mkdir(join(`${place}.new`, 'pg'), { recursive: true })
  await writeFile(join(`${place}.new`, 'pg/left'), 'by the killed one')
  await expect(restore({ DATA_DIR }, [`${place}.new`])).rejects.toThrow('no whole backup')
  expect(await backup({ DATA_DIR }, [place])).toContain(place)
  expect([existsSync(`${place}.new`), existsSync(join(place, 'pg/left'))]).toEqual([false, false])
})

test('after a restore that was killed half-way nothing starts until it is done again', async () => {
  const home = await emptyFolder()
  const [DATA_DIR, place] = [join(home, 'data'), join(home, 'backup')]
  const server = await startEmbeddedPostgres(DATA_DIR)
  await one(server.connection, 'create table written (n int)')
  await backup({ DATA_DIR }, [place])
  await server.stop()
  await rename(join(DATA_DIR, 'pg'), join(DATA_DIR, 'pg.restored'))
  await writeFile(join(DATA_DIR, 'pg.restored/left'), 'by the killed one')
  await expect(startEmbeddedPostgres(DATA_DIR)).rejects.toThrow('npm run restore')
  await restore({ DATA_DIR }, [place])
  const restored = await startEmbeddedPostgres(DATA_DIR)
  onTestFinished(() => restored.stop({ force: true }))
  expect(await one(restored.connection, 'select count(*)::int as n from written')).toEqual({ n: 0 })
  expect(existsSync(join(DATA_DIR, 'pg/left'))).toBe(false)
})

test('a backup that is damaged, is none, or would overwrite something is refused, and nothing is touched', async () => {
  const home = await emptyFolder()
  const [DATA_DIR, place] = [join(home, 'data'), join(home, 'backup')]
  const server = await startEmbeddedPostgres(DATA_DIR)
  await backup({ DATA_DIR }, [place])
  await expect(backup({ DATA_DIR }, [place])).rejects.toThrow('never overwrites')
  await server.stop()
  await expect(restore({ DATA_DIR }, [home])).rejects.toThrow('no whole backup')
  await writeFile(join(place, 'pg/PG_VERSION'), '17\n')
  await expect(restore({ DATA_DIR }, [place])).rejects.toThrow('pg/PG_VERSION is not what was written')
  expect(await readFile(join(DATA_DIR, 'pg/PG_VERSION'), 'utf8')).toBe('18\n')
  for (const args of [[], ['a', 'b']]) {
    await expect(backup({ DATA_DIR }, args)).rejects.toThrow('Please say where')
    await expect(restore({ DATA_DIR }, args)).rejects.toThrow('Please say from where')
  }
})

const ownDatabase = {
  DATABASE_URL: 'postgres://ada:s%20ecret@db.example:5433/firecrest?sslmode=require',
  APP_SECRET: 'a secret that only this test knows, long enough',
}

test('a database of the operator’s own goes through the programs of PostgreSQL, and no argument holds the password', async () => {
  const home = await emptyFolder()
  const programs = join(home, 'bin')
  await mkdir(programs)
  const script = `#!/bin/sh\necho "$0 $* | $PGHOST $PGPORT $PGUSER $PGPASSWORD $PGDATABASE $PGSSLMODE" >> ${home}/calls\n`
  for (const name of ['pg_dump', 'pg_restore']) {
    await writeFile(join(programs, name), script)
    await chmod(join(programs, name), 0o755)
  }
  const path = process.env['PATH']
  onTestFinished(() => {
    process.env['PATH'] = path
  })
  process.env['PATH'] = `${programs}:${path}`
  await backup(ownDatabase, [join(home, 'file')])
  await writeFile(join(home, 'file'), '')
  await restore(ownDatabase, [join(home, 'file')])
  const settings = 'db.example 5433 ada s ecret firecrest require'
  expect((await readFile(join(home, 'calls'), 'utf8')).split('\n').slice(0, 2)).toEqual([
    `${programs}/pg_dump --format=custom --no-owner --file=${home}/file | ${settings}`,
    `${programs}/pg_restore --clean --if-exists --no-owner --single-transaction --exit-on-error --dbname=firecrest ${home}/file | ${settings}`,
  ])
  process.env['PATH'] = home
  await expect(backup(ownDatabase, [join(home, 'another')])).rejects.toThrow('pg_dump was not found')
  expect(existsSync(join(home, 'another'))).toBe(false)
})
