import { globSync, readFileSync } from 'node:fs'
import { basename, join, parse } from 'node:path'

const root = join(import.meta.dirname, '..')

const filesOf = (pattern: string) =>
  globSync(join(root, pattern)).map((path) => [path, readFileSync(path).toString('base64')] as const)

/** Built files are named by their hash only: what an address was made from, its bytes say. */
export function sourceNames(folder: string, extension: string) {
  const made = new Map(filesOf(`${folder}/*.${extension}`).map(([path, bytes]) => [bytes, parse(path).name]))
  const built = filesOf(`web/dist/assets/*.${extension}`)
  const names = new Map(built.map(([path, bytes]) => [basename(path), made.get(bytes)]))
  return (address: string | URL) => names.get(basename(new URL(address).pathname))
}
