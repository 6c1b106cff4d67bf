// Runs on whatever Node the machine has: plain JavaScript, no packages.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const isSourceMap = (name) => /\.([cm]?[jt]s|css)\.map$/.test(name)

/**
 * Only debuggers read source maps, and they are a tenth of what running needs. Links are not followed: they lead to our
 * own folders.
 */
export function removeSourceMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) removeSourceMaps(path)
    else if (entry.isFile() && isSourceMap(entry.name)) rmSync(path)
  }
}
