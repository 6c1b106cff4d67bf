import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readOrCreateSecret, rotateSecret, secretVersionsOf } from './secret.ts'

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'fc-secret-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('twenty first starts agree on one secret, which stays', async () => {
  const folder = await emptyFolder()
  const path = join(folder, 'secret')
  const made = await Promise.all(Array.from({ length: 20 }, () => readOrCreateSecret(path)))

  expect(new Set(made)).toEqual(new Set([await readOrCreateSecret(path)]))
  expect(made[0]).toHaveLength(43)
  expect(await readdir(folder)).toEqual(['secret'])
})

test('nobody else may read the secret', async () => {
  const path = join(await emptyFolder(), 'secret')
  await readOrCreateSecret(path)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('a damaged secret is not replaced in silence', async () => {
  const path = join(await emptyFolder(), 'secret')
  await writeFile(path, 'cut o')
  await expect(readOrCreateSecret(path)).rejects.toThrow(/is damaged/)
  expect(await readFile(path, 'utf8')).toBe('cut o')
})

test('a data folder that is not a folder is named', async () => {
  await expect(readOrCreateSecret('/dev/null/secret')).rejects.toThrow(
    'Can’t read the secret /dev/null/secret: part of its path is a file.',
  )
})

test('a new version stands first, the older ones stay, and nobody is told to delete the file', async () => {
  const path = join(await emptyFolder(), 'secret')
  const first = await readOrCreateSecret(path)
  await rotateSecret(path)
  await rotateSecret(path)
  const versions = secretVersionsOf(await readOrCreateSecret(path))
  expect(versions).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\w-]{43}$/), first])
  expect(new Set(versions).size).toBe(3)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  await writeFile(path, `${first}\ncut o`)
  const damaged = await readOrCreateSecret(path).catch(({ message }) => message)
  expect(damaged).toMatch(/is damaged\. Put the right one back, for example from a backup/)
  expect(damaged).not.toMatch(/delete/)
})
