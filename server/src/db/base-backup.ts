import { createHash, randomBytes } from 'node:crypto'
import { copyFile, mkdir, open, readdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import pg from 'pg'
import { statement } from './statement.ts'

// Temporary: it ends with the connection, also when we are killed.
const keepWal = statement({
  params: { slot: 'text' },
  sql: 'select from pg_create_physical_replication_slot((:slot::text)::name, true, true)',
})

const beginCopy = statement({ sql: `select from pg_backup_start('firecrest', true)` })

const endCopy = statement({
  columns: { label: 'text', spaces: 'text' },
  sql: 'select labelfile as label, spcmapfile as spaces from pg_backup_stop(false)',
})

const isLeftOut = (path: string) =>
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//.test(path) ||
  /(^|\/)(pgsql_tmp|t\d+_|pg_internal\.init)/.test(path) ||
  /^(postmaster\.(pid|opts)|backup_label|tablespace_map)$/.test(path)

/** The copy may be torn: the WAL copied last repairs it at the first start. */
export async function copyCluster(connection: pg.ClientConfig, folder: string, target: string) {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  const db = { $client: client }
  try {
    await client.query('set statement_timeout = 0')
    await keepWal(db, { slot: `backup_${randomBytes(6).toString('hex')}` })
    await beginCopy(db)
    const [control, ...files] = await filesOf(folder)
    for (const path of [...files, control ?? '']) await copy(folder, target, path)
    const [end] = await endCopy(db)
    await writeFile(join(target, 'backup_label'), end?.label ?? '')
    if (end?.spaces) await writeFile(join(target, 'tablespace_map'), end.spaces)
    const log = await readdir(join(folder, 'pg_wal'))
    for (const name of log.filter((each) => /^[0-9A-F]{24}$/.test(each))) await copy(folder, target, `pg_wal/${name}`)
  } finally {
    await client.end()
  }
}

const controlFile = 'global/pg_control'

async function filesOf(folder: string) {
  const files = (await pathsBelow(folder)).filter((path) => path !== controlFile && !isLeftOut(path))
  return [controlFile, ...files]
}

async function pathsBelow(folder: string) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
}

async function copy(from: string, to: string, path: string) {
  await mkdir(join(to, path, '..'), { recursive: true, mode: 0o700 })
  // The server removed it meanwhile: the WAL records that.
  await copyFile(join(from, path), join(to, path)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}

export async function createEmptyFolders(folder: string) {
  const names = ['pg_wal/archive_status', 'pg_wal/summaries', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial']
  const more = ['pg_snapshots', 'pg_stat_tmp', 'pg_subtrans', 'pg_tblspc', 'pg_twophase', 'pg_commit_ts', 'pg_stat']
  const logical = ['pg_logical/snapshots', 'pg_logical/mappings']
  for (const name of [...names, ...more, ...logical]) await mkdir(join(folder, name), { recursive: true, mode: 0o700 })
}

export async function hashFiles(folder: string) {
  const digests: Record<string, string> = {}
  // A stream for each of a thousand files costs more than the reading.
  const buffer = Buffer.allocUnsafe(2 ** 18)
  for (const path of await pathsBelow(folder)) digests[path] = await digestOf(join(folder, path), buffer)
  return digests
}

async function digestOf(path: string, buffer: Buffer) {
  const hash = createHash('sha256')
  const file = await open(path)
  try {
    for (;;) {
      const { bytesRead } = await file.read(buffer)
      if (bytesRead === 0) return hash.digest('hex')
      hash.update(buffer.subarray(0, bytesRead))
    }
  } finally {
    await file.close()
  }
}
