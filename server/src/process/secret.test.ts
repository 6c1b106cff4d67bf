import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readOrCreateSecret } from './secret.ts'

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
    'The secret /dev/null/secret cannot be read: a part of its path is a file.',
  )
})
