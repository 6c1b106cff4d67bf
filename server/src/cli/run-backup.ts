import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readConfig } from '../config/config.ts'
import { copyCluster, createEmptyFolders, hashFiles } from '../db/base-backup.ts'
import { withClient } from '../db/connect.ts'
import { restoredFolderOf } from '../db/embedded-postgres/cluster.ts'
import { isRunning } from '../db/embedded-postgres/pid-file.ts'
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { detectPooler } from '../db/pooler.ts'
import { statement } from '../db/statement.ts'
import { ToolError } from './run-tool.ts'

type Env = Record<string, string | undefined>

const backedUpEntries = ['secret', 'mail'] as const
const listOfFiles = 'files.json'

export async function runBackup(env: Env, [place, ...more]: readonly string[]) {
  if (!place || more.length > 0) throw new ToolError('Say where to save the backup: npm run backup -- FOLDER')
  const target = resolve(place)
  if (existsSync(target)) throw new ToolError(`${target} already exists. Backups never overwrite each other.`)
  const { databaseUrl, dataDir } = readConfig(env)
  if (databaseUrl) return await dump(databaseUrl, target)
  const server = await startEmbeddedPostgres(dataDir)
  const fresh = `${target}.new`
  try {
    await rm(fresh, { recursive: true, force: true })
    await mkdir(join(fresh, 'pg'), { recursive: true, mode: 0o700 })
    await copyCluster(server.connection, join(dataDir, 'pg'), join(fresh, 'pg'))
    for (const name of backedUpEntries)
      if (existsSync(join(dataDir, name))) await cp(join(dataDir, name), join(fresh, name), { recursive: true })
    await writeFile(join(fresh, listOfFiles), JSON.stringify(await hashFiles(fresh)))
    await rename(fresh, target)
  } finally {
    await server.stop()
  }
  return `The backup is in ${target}. It has everything, including the secret. Keep it somewhere safe.`
}

/** Moves the present data folder aside, never deletes it. */
export async function runRestore(env: Env, [place, ...more]: readonly string[]) {
  if (!place || more.length > 0) throw new ToolError('Say where to restore from: npm run restore -- FOLDER')
  const source = resolve(place)
  const { databaseUrl, dataDir } = readConfig(env)
  if (databaseUrl) return await load(databaseUrl, source)
  await refuseDamaged(source)
  if (await isRunning(join(dataDir, 'pg')))
    throw new ToolError(`The database in ${dataDir} is running. Stop Firecrest first.`)
  const aside = await moveAside(dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const fresh = restoredFolderOf(join(dataDir, 'pg'))
  await rm(fresh, { recursive: true, force: true })
  await cp(join(source, 'pg'), fresh, { recursive: true })
  await createEmptyFolders(fresh)
  for (const name of backedUpEntries)
    if (existsSync(join(source, name))) await cp(join(source, name), join(dataDir, name), { recursive: true })
  await rename(fresh, join(dataDir, 'pg'))
  // The first start repairs the copy by its WAL.
  const server = await startEmbeddedPostgres(dataDir)
  await server.stop()
  return `Backup restored.${aside ? ` Your previous data is in ${aside}.` : ''} Run "npm start" to continue.`
}

async function refuseDamaged(source: string) {
  const text = await readFile(join(source, listOfFiles), 'utf8').catch(() => {
    throw new ToolError(`${source} isn’t a complete backup: ${listOfFiles} is missing.`)
  })
  const { [listOfFiles]: _, ...found } = await hashFiles(source)
  const wrong = Object.entries(JSON.parse(text)).find(([path, digest]) => found[path] !== digest)
  if (wrong) throw new ToolError(`The backup is damaged: ${wrong[0]} has changed since it was saved.`)
}

async function moveAside(dataDir: string) {
  const held = (await readdir(dataDir).catch(() => [])).filter(
    (name) => name === 'pg' || name === 'secret' || name === 'mail',
  )
  if (held.length === 0) return null
  const aside = `${dataDir}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`
  await rename(dataDir, aside)
  return aside
}

async function dump(url: string, target: string) {
  await refusePooler(url)
  const fresh = `${target}.new`
  await rm(fresh, { force: true })
  try {
    // pg_dump would let everybody on the machine read it.
    await writeFile(fresh, '', { mode: 0o600 })
    await run('pg_dump', ['--format=custom', '--no-owner', `--file=${fresh}`], url)
    await rename(fresh, target)
  } finally {
    await rm(fresh, { force: true })
  }
  return `The backup is in ${target}. It doesn’t include APP_SECRET or APP_SECRET_BEFORE. Store those separately.`
}

async function load(url: string, source: string) {
  if (!existsSync(source)) throw new ToolError(`There’s no file ${source}.`)
  await refusePooler(url)
  await refuseFilled(url)
  const careful = ['--no-owner', '--single-transaction', '--exit-on-error']
  await run('pg_restore', [...careful, `--dbname=${new URL(url).pathname.slice(1)}`, source], url)
  return `Backup restored. Start Firecrest with the backup’s APP_SECRET, or add it to APP_SECRET_BEFORE.`
}

/** pg_restore, and pg_dump under load, leave a pooler's connection on which nobody finds a table any more. */
async function refusePooler(url: string) {
  if (await withClient({ connectionString: url }, detectPooler))
    throw new ToolError('DATABASE_URL goes through a pooler. Point it at the database itself.')
}

const countTables = statement({
  columns: { tables: 'int4' },
  sql: `select count(*)::int as tables from pg_class c where relkind in ('r', 'p')
    and relnamespace not in (select oid from pg_namespace where nspname ~ '^pg_|^information_schema$')
    and not exists (select from pg_depend where objid = c.oid and deptype = 'e')`,
})

/** pg_restore replaces neither partitioned tables of the queue nor tables that newer ones refer to. */
async function refuseFilled(url: string) {
  const [found] = await withClient({ connectionString: url }, (client) => countTables({ $client: client }))
  if (found?.tables === 0) return
  throw new ToolError(
    'This database already has tables. Create an empty database with createdb -O and set it as DATABASE_URL.',
  )
}

/** By the environment: everybody on a machine can read the arguments of its programs. */
async function run(program: string, args: string[], url: string) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: pathname.slice(1),
  }
  // Others of the machine were dropped with the first connection.
  for (const name of ['sslmode', 'sslrootcert', 'sslcert', 'sslkey']) {
    const value = searchParams.get(name)
    if (value) env[`PG${name.toUpperCase()}`] = value
  }
  const child = spawn(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', () => fail(new ToolError(`Can’t find ${program}. Install the PostgreSQL client programs.`)))
    child.once('exit', done)
  })
  if (code !== 0) throw new ToolError(`${program} exited with code ${code}.`)
}
