import { createHash } from 'node:crypto'
import { chown, lstat, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { readOrCreateSecret } from '../../process/secret.ts'
import { StartError } from '../../process/start-error.ts'
import type { OsAccount } from './os-account.ts'
import { findRunningServer } from './pid-file.ts'

export async function socketConnection(folder: string, account: OsAccount): Promise<ClientConfig> {
  return { host: await socketFolder(folder, account), port: 5432, user: 'app', database: 'postgres' }
}

/** Every account of the machine can connect to loopback. */
export async function loopbackConnection(folder: string, passwordFile: string): Promise<ClientConfig> {
  const port = (await findRunningServer(folder))?.port ?? (await freePort())
  return {
    host: '127.0.0.1',
    port,
    user: 'app',
    database: 'postgres',
    password: await readOrCreateSecret(passwordFile),
  }
}

/** A Unix socket's path has at most 107 bytes. */
async function socketFolder(folder: string, { kind, uid, gid }: OsAccount) {
  if (Buffer.byteLength(join(folder, '.s.PGSQL.5432.lock')) <= 100) return folder
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  const short = join(tmpdir(), `pg-${uid}-${name}`)
  const made = await mkdir(short, { recursive: true, mode: 0o700 })
  if (made && kind === 'other') await chown(short, uid, gid)
  const found = await lstat(short)
  // Another account may have created it first, to listen in.
  if (!found.isDirectory() || found.uid !== uid || found.mode & 0o077)
    throw new StartError(`The folder ${short}, needed for the database’s socket, belongs to someone else. Remove it.`)
  return short
}

async function freePort() {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

export async function pingServer(connection: ClientConfig, patience = 1000): Promise<'ready' | 'busy' | 'silent'> {
  const client = new Client({ ...connection, connectionTimeoutMillis: patience })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return 'ready'
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === '57P03') return 'busy'
    return code === '53300' ? 'ready' : 'silent'
  } finally {
    await client.end().catch(() => undefined)
  }
}

const looks = 10

/** By one connection: those of earlier looks, which a busy server ends late, would be taken for others. */
export async function hasOtherClients(connection: ClientConfig) {
  const client = new Client({ ...connection, connectionTimeoutMillis: 1000, query_timeout: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    for (let look = 1; await hasCompany(client); look++) {
      if (look === looks) return true
      await pause(100)
    }
    return false
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function hasCompany(client: Client) {
  const others = "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()"
  return (await client.query(others)).rows.length > 0
}
