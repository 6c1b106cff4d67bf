import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { say } from '../table.ts'

const folder = join(import.meta.dirname, '..')
const stamp = join(folder, 'node_modules/.installed')

/** Lighthouse brings a hundred packages that only this needs: it is installed at first use. */
export function installLighthouse() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  say('\nInstalling Lighthouse (first run, or its lockfile changed) ...\n')
  const { npm_node_execpath: node, npm_execpath: npm } = process.env
  const [command, ...start] = node && npm ? [node, npm] : ['npm']
  const flags = ['--no-save', '--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund']
  const { status } = spawnSync(command, [...start, 'install', '--prefix', folder, ...flags], {
    cwd: folder,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('Lighthouse could not be installed. The lines above say why.')
  writeFileSync(stamp, wanted)
}
