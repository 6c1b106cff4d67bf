import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
/** What runs; lists of words, problems and answers are data. */
const files = globSync('{domain,contract,server,web}/**/*.{ts,tsx,css}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\/test\/|node_modules|\/dist\//.test(file),
)

test('nobody has to read more than 300 lines at once', () => {
  const lines = files.map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))
  expect(lines.length).toBeGreaterThan(900)
  expect(lines.filter(({ lines }) => lines > 300)).toEqual([])
})
