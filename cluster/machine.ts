import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { accessSync, chownSync, constants, existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { watchOver } from './end-rest.ts'

export const host = '127.0.0.1'
export const root = join(import.meta.dirname, '..')
/** Where Debian puts the programs of PostgreSQL 15. */
export const postgresPrograms = '/usr/lib/postgresql/15/bin'
/** PostgreSQL refuses root: then this account runs what belongs to the cluster. */
const unprivileged = 'postgres'

/** Programs and the packages of Debian that have them. */
const postgresPackages: Record<string, string> = {
  [`${postgresPrograms}/postgres`]: 'postgresql-15',
  [`${postgresPrograms}/pg_dump`]: 'postgresql-client-15',
}

const packages = {
  backup: postgresPackages,
  cluster: {
    patroni: 'patroni and python3-etcd',
    etcd: 'etcd-server',
    pgbouncer: 'pgbouncer',
    haproxy: 'haproxy',
    ...postgresPackages,
  },
}

const folders = `${process.env['PATH']}${delimiter}/usr/sbin${delimiter}/sbin`.split(delimiter)

/** A password or a secret that nobody else knows. */
export const newSecret = () => randomBytes(24).toString('hex')

/** Why a drill cannot run here, in a sentence. */
export function refusal(drill: keyof typeof packages, otherRelease: string | null = null) {
  const missing = Object.entries(packages[drill]).flatMap(([program, name]) => (isInstalled(program) ? [] : [name]))
  if (missing.length > 0) return `The drill needs Debian's packages ${missing.join(', ')}. Please install them.`
  for (const folder of [root, ...(otherRelease ? [otherRelease] : [])])
    if (!existsSync(join(folder, 'web/dist/landing.html')))
      return `The pages are not built. Please write in ${folder}: npm run pages`
  return null
}

const isInstalled = (program: string) =>
  program.startsWith('/') ? isProgram(program) : folders.some((folder) => isProgram(join(folder, program)))

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The account that runs the cluster. */
export interface Account {
  uid: number
  gid: number
  isRoot: boolean
}

export function findAccount(): Account {
  const isRoot = process.getuid?.() === 0
  const id = (flag: string) => Number(execFileSync('id', isRoot ? [flag, unprivileged] : [flag]))
  return { uid: id('-u'), gid: id('-g'), isRoot }
}

/** A new folder that the account may use, which does not outlive the drill, and files in it that only the account may read. */
export function makeFolder({ uid, gid }: Account) {
  const dir = mkdtempSync(join(tmpdir(), 'firecrest-cluster-'))
  chownSync(dir, uid, gid)
  watchOver(dir)
  const write = (name: string, content: string) => {
    writeFileSync(join(dir, name), content, { mode: 0o600 })
    chownSync(join(dir, name), uid, gid)
    return join(dir, name)
  }
  return { dir, write }
}

/** Below those that systems hand out by themselves: nothing takes one while its program is down. */
export async function freePorts(count: number): Promise<number[]> {
  const first = 20_000 + Math.floor(Math.random() * 10_000)
  const ports = Array.from({ length: count }, (_, i) => first + i)
  return (await Promise.all(ports.map(isFree))).every(Boolean) ? ports : await freePorts(count)
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
