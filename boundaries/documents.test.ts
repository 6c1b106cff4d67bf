import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const ignored = read('.gitignore').split('\n')
const folders = globSync('*/', { cwd: root }).filter((name) => !ignored.includes(`${name}/`))

/** The files and folders that a text names from the root on. */
function pathsNamedIn(text: string) {
  const named = [...text.matchAll(/`([\w-]+\/[\w./-]+)`/g)].map(([, path]) => path as string)
  return named.filter((path) => folders.includes(path.slice(0, path.indexOf('/'))))
}

test('the documents name files and folders that exist', () => {
  const documents = globSync(['*.md', 'docs/*.md', 'decisions/*.md'], { cwd: root })
  const named = documents.flatMap((file) => pathsNamedIn(read(file)).map((path) => ({ file, path })))
  // A decision is named by its number.
  const isThere = (path: string) => existsSync(join(root, path)) || globSync(`${path}-*.md`, { cwd: root }).length > 0
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ path }) => !isThere(path))).toEqual([])
})

test('the walk of a submission has at most nine steps and twenty-five files', () => {
  const walk = read('ARCHITECTURE.md').match(/## One request, followed[^\n]*\n([\s\S]*?)\n## /)?.[1] ?? ''
  const files = new Set(pathsNamedIn(walk).filter((path) => /\.tsx?$/.test(path)))
  expect(walk.match(/^\d+\. /gm)).toHaveLength(9)
  expect(files.size).toBeGreaterThan(15)
  expect(files.size).toBeLessThanOrEqual(25)
})

test.each(['One opening without network', 'One list without network'])(
  'the walk "%s" has at most ten files',
  (name) => {
    const walk = read('ARCHITECTURE.md').match(new RegExp(`## ${name}, followed\\n([\\s\\S]*?)\\n## `))?.[1] ?? ''
    const files = new Set(pathsNamedIn(walk).filter((path) => /\.tsx?$/.test(path)))
    expect(files.size).toBeGreaterThan(5)
    expect(files.size).toBeLessThanOrEqual(10)
  },
)

test('each question of "Where is …" is answered by a file', () => {
  const table = read('ARCHITECTURE.md').match(/## Where is …\n([\s\S]*?)\n## /)?.[1] ?? ''
  const rows = table.split('\n').filter((line) => /^\| (?!question|-)/.test(line))
  expect(rows.length).toBeGreaterThanOrEqual(16)
  expect(rows.filter((row) => pathsNamedIn(row).length === 0)).toEqual([])
})

test('the README names every folder of the root, in fewer than 120 lines', () => {
  const readme = read('README.md')
  expect(readme.split('\n').length).toBeLessThan(120)
  expect(folders.filter((name) => !readme.includes(`    ${name}/ `))).toEqual([])
})
