import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { onTestFinished } from 'vitest'
import { copyCluster, createEmptyFolders } from '../db/base-backup.ts'
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { emptyFolder } from './app-process.ts'
import { inDatabase } from './postgres.ts'

/** The last commit that the standby has replayed is an hour old, whatever it has replayed. */
const setUp = `
  create role plain login;
  create table written (n int);
  create schema behind;
  grant usage on schema behind to plain;
  create function behind.pg_last_xact_replay_timestamp() returns timestamptz language sql return now() - interval '1 hour'`

/** A primary and a standby that follows it, each a server of its own, as a role without any rights sees them. */
export async function openStandby() {
  const home = await emptyFolder()
  const [first, second] = [join(home, 'first'), join(home, 'second')]
  const primary = await startEmbeddedPostgres(first)
  const { host, port, user } = primary.connection
  await run(primary.connection, setUp)
  const files = join(second, 'pg')
  await mkdir(files, { recursive: true })
  await chmod(files, 0o700)
  await copyCluster(primary.connection, join(first, 'pg'), files)
  await createEmptyFolders(files)
  // Copied with the rest, it would name the first server.
  await rm(join(files, '.s.PGSQL.5432.lock'), { force: true })
  const source = `host=${host} port=${port} user=${user}`
  await writeFile(join(files, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  await writeFile(join(files, 'standby.signal'), '')
  const standby = { ...(await startEmbeddedPostgres(second)) }
  onTestFinished(async () => {
    await standby.stop({ force: true })
    await primary.stop({ force: true })
  })
  const plain = { user: 'plain' }
  return {
    primary: { ...primary.connection, ...plain },
    standby: { ...standby.connection, ...plain, options: '-c search_path=behind,pg_catalog,public' },
    write: () => run(primary.connection, 'insert into written values (1)'),
    holdBack: () => run(standby.connection, 'select pg_wal_replay_pause()'),
    goOn: () => run(standby.connection, 'select pg_wal_replay_resume()'),
    promote: () => run(standby.connection, 'select pg_promote()'),
    end: () => standby.stop({ force: true }),
    begin: async () => void Object.assign(standby, await startEmbeddedPostgres(second)),
  }
}

const run = (connection: pg.ClientConfig, sql: string) =>
  inDatabase(connection, 'postgres', async (client) => void (await client.query(sql)))
