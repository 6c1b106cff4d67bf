import { execFile } from 'node:child_process'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root, startApp } from '../app-process.ts'
import { makeFolder } from '../leftovers.ts'
import { asideOf, atMost, megabytes, seconds, type Table } from '../table.ts'

const mostSeconds = 30
const mostBytes = 550e6

/** The first `npm start` of all: of a clone of what is committed, with nothing installed. */
export async function* measureClone(): AsyncGenerator<Table> {
  const [folder, dataDir] = [join(await makeFolder('clone'), 'firecrest'), await makeFolder('clone-data')]
  await promisify(execFile)('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, folder])
  const app = await startApp(dataDir, { folder })
  await app.stop()
  const [all, history] = [await sizeOf(folder), await sizeOf(join(folder, '.git'))]
  yield {
    title: 'npm start of an empty clone',
    rows: [
      atMost('first page', app.took / 1e3, mostSeconds, seconds),
      asideOf('  with the packages', "from npm's cache or its registry", 'a first download takes longer'),
      atMost('size, without the history', all - history, mostBytes, megabytes),
      asideOf('  of it packages', megabytes(await sizeOf(join(folder, 'node_modules')))),
      asideOf('  data folder beside it', megabytes(await sizeOf(dataDir))),
    ],
  }
}

/** As the disk counts: in whole blocks, links not followed. A file of two names counts twice; npm makes none. */
async function sizeOf(path: string): Promise<number> {
  const entry = await lstat(path)
  const own = entry.blocks * 512
  if (!entry.isDirectory()) return own
  const names = await readdir(path)
  const sizes = await Promise.all(names.map((name) => sizeOf(join(path, name))))
  return sizes.reduce((sum, size) => sum + size, own)
}
