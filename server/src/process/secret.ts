import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { explainFileError } from './data-folder.ts'
import { StartError } from './start-error.ts'

export const resolveSecret = async ({ secret, dataDir }: { secret: string | undefined; dataDir: string }) =>
  secret ?? (await readOrCreateSecret(join(dataDir, 'secret')))

export async function readOrCreateSecret(path: string): Promise<string> {
  const stored = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new StartError(`The secret ${path} cannot be read: ${explainFileError(error)}.`)
  })
  if (stored === null) return await makeSecret(path)
  if (stored.trim().length >= 32) return stored.trim()
  throw new StartError(
    `The secret ${path} is damaged. Put the right one back; or delete the file, and everybody has to sign in again.`,
  )
}

/** Written aside and linked: readers find a whole secret, and the first one stays. */
async function makeSecret(path: string) {
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(aside, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true })
    await link(aside, path).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') await rename(aside, path)
    })
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    throw new StartError(`The secret ${path} cannot be written: ${explainFileError(error)}.`)
  } finally {
    await rm(aside, { force: true })
  }
}
