import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { emptyFolder } from './app-process.ts'

/** The migrations of a release after this one: ours, and others by their names. */
export async function writeNextRelease(others: Record<string, string>) {
  const folder = await emptyFolder()
  await cp(fileURLToPath(new URL('../db/migrations', import.meta.url)), folder, { recursive: true })
  for (const [name, sql] of Object.entries(others)) await writeFile(join(folder, name), sql)
  return pathToFileURL(`${folder}/`)
}
