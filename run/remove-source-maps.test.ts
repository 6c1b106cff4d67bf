import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeSourceMaps } from './remove-source-maps.mjs'

test('source maps of packages go, and nothing else, and nothing behind a link', () => {
  const home = mkdtempSync(join(tmpdir(), 'source-maps-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const files = [
    'server/data/pg/global/pg_filenode.map',
    'server/src/own.js.map',
    'node_modules/one/index.js.map',
    'node_modules/one/esm/index.d.mts.map',
    'node_modules/one/esm/index.js',
    'node_modules/one/world.map',
    'node_modules/lodash.map/index.js',
  ]
  for (const file of files) {
    mkdirSync(dirname(join(home, file)), { recursive: true })
    writeFileSync(join(home, file), '')
  }
  symlinkSync('../server', join(home, 'node_modules/server'))

  removeSourceMaps(join(home, 'node_modules'))
  const left = readdirSync(home, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = new Set(left.map((entry) => join(entry.parentPath, entry.name).slice(home.length + 1)))
  expect(files.filter((file) => !paths.has(file))).toEqual([
    'node_modules/one/index.js.map',
    'node_modules/one/esm/index.d.mts.map',
  ])
})
