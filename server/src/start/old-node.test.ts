import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('somebody who starts the server on an old Node reads which one it needs', () => {
  const old = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '24.1.0' } })`
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, ['--import', old, main], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([
    1,
    'Firecrest needs Node 26 or newer. This is 24.1.0. "npm start" brings its own.\n',
  ])
})
