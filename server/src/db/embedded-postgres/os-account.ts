import { spawnSync } from 'node:child_process'
import { chmod, chown, lchown, readdir, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { StartError } from '../../process/start-error.ts'

export interface OsAccount {
  kind: 'own' | 'namespace' | 'other'
  uid: number
  gid: number
}

const nobody = 65_534

/** Root becomes the owner of the files; on files of root it uses a user namespace, or `nobody`. */
export async function chooseOsAccount(dataDir: string, folder: string): Promise<OsAccount> {
  const [uid = 0, gid = 0] = [process.getuid?.(), process.getgid?.()]
  const own = { kind: 'own', uid, gid } as const
  if (process.platform === 'win32') return own
  // PostgreSQL also refuses an account without a name, as in some containers.
  if (uid !== 0) return hasName() || !mayUnshare() ? own : { ...own, kind: 'namespace' }
  const owner = await stat(folder).catch(() => stat(dataDir))
  if (owner.uid !== 0) return { kind: 'other', uid: owner.uid, gid: owner.gid }
  return mayUnshare() ? { kind: 'namespace', uid, gid } : { kind: 'other', uid: nobody, gid: nobody }
}

const unshare = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--']

function hasName() {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

function mayUnshare() {
  const [command = '', ...args] = unshare
  return spawnSync(command, [...args, 'true']).status === 0
}

export function runAs({ kind, uid, gid }: OsAccount, command: string, args: string[]) {
  const [program = command, ...rest] = kind === 'namespace' ? [...unshare, command, ...args] : [command, ...args]
  // The other account may not enter the working folder; messages that we parse stay English.
  const place = process.platform === 'win32' ? {} : { cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' } }
  return { program, args: rest, options: { ...place, ...(kind === 'other' && { uid, gid }) } }
}

export async function grantFolderAccess(account: OsAccount, dataDir: string, programs: string) {
  if (account.kind === 'own') return
  const data = await stat(dataDir)
  if (account.kind === 'other' && data.uid === 0 && !(data.mode & 0o001)) {
    await chown(dataDir, data.uid, account.gid)
    await chmod(dataDir, data.mode | 0o010)
  }
  const closed = (await findClosedFolder(programs, account)) ?? (await findClosedFolder(dataDir, account))
  if (!closed) return
  throw new StartError(
    `PostgreSQL can’t run as root. The ${account.kind === 'other' ? `account ${account.uid}` : 'restricted root'} that runs it here can’t enter the folder ${closed}. ` +
      `Start as the owner of that folder, or allow the way with "chmod o+x ${closed}", or set DATABASE_URL.`,
  )
}

export async function findClosedFolder(path: string, { uid, gid }: { uid: number; gid: number }) {
  let closed: string | null = null
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, ...owner } = await stat(folder)
    const enter = owner.uid === uid ? 0o100 : owner.gid === gid ? 0o010 : 0o001
    if (!(mode & enter)) closed = folder
    if (folder === dirname(folder)) return closed
  }
}

export async function chownFolder({ kind, uid, gid }: OsAccount, folder: string) {
  if (kind === 'own' || (await stat(folder)).uid === uid) return
  const entries = await readdir(folder, { recursive: true })
  for (const entry of entries) await lchown(join(folder, entry), uid, gid)
  await chown(folder, uid, gid)
}
