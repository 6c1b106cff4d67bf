import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { explainFileError } from './data-folder.ts'
import { StartError } from './start-error.ts'

/**
 * The versions of a secret, the newest first, one a line. The newest signs and seals; what an older one signed or sealed
 * stays good.
 */
export const secretVersionsOf = (secret: string) => secret.split('\n')

export const newestSecretOf = (secret: string) => secretVersionsOf(secret)[0] ?? ''

/** For what has to stay the same when a newer version comes. */
export const oldestSecretOf = (secret: string) => secretVersionsOf(secret).at(-1) ?? ''

interface SecretSettings {
  secret: string | undefined
  earlierSecrets: readonly string[]
  dataDir: string
}

export const resolveSecret = async ({ secret, earlierSecrets, dataDir }: SecretSettings) =>
  secret ? [secret, ...earlierSecrets].join('\n') : await readOrCreateSecret(join(dataDir, 'secret'))

export async function readOrCreateSecret(path: string): Promise<string> {
  const stored = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new StartError(`Can’t read the secret ${path}: ${explainFileError(error)}.`)
  })
  if (stored === null) return await makeSecret(path)
  const versions = stored.split('\n').flatMap((line) => line.trim() || [])
  if (versions.length > 0 && versions.every((version) => version.length >= 32)) return versions.join('\n')
  throw new StartError(
    `The secret ${path} is damaged. Put the right one back, for example from a backup: without it no authenticator app and no recovery code works.`,
  )
}

const createSecretVersion = () => randomBytes(32).toString('base64url')

/** The older versions stay below the new one. */
export async function rotateSecret(path: string) {
  const stored = await readOrCreateSecret(path)
  const aside = `${path}.new`
  await writeFile(aside, `${createSecretVersion()}\n${stored}\n`, { mode: 0o600, flush: true })
  await rename(aside, path)
}

/** Written aside and linked: readers find a whole secret, and the first one stays. */
async function makeSecret(path: string) {
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(aside, `${createSecretVersion()}\n`, { mode: 0o600, flag: 'wx', flush: true })
    await link(aside, path).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') await rename(aside, path)
    })
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    throw new StartError(`Can’t write the secret ${path}: ${explainFileError(error)}.`)
  } finally {
    await rm(aside, { force: true })
  }
}
