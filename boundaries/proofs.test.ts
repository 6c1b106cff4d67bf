import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const decisions = readdirSync(join(root, 'decisions'))
const sources = ['server', 'web', 'domain', 'contract', 'content'].flatMap((name) =>
  globSync(`${name}/**/*.{ts,tsx,css,json,sql}`, { cwd: root, exclude: (path) => /node_modules|dist/.test(path) }),
)
const table = readFileSync(join(root, 'security/proofs.md'), 'utf8')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

interface Row {
  id: string
  proof: string
  guard: string
}

function rowsOf(text: string): Row[] {
  const lines = text.split('\n').filter((line) => /^\| ([TF]\d\d|\d+\.\d+\.\d+) +\|/.test(line))
  return lines.map((line) => {
    const [, id = '', , proof = '', guard = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    return { id, proof, guard }
  })
}

/** Null where a row names a decision, another row or a command that there is; undefined where it names tests. */
function faultOfReference(proof: string): string | null | undefined {
  if (/^open: .{10,}/.test(proof)) return null
  // A drill that is no part of `npm test`.
  const [, kind, name = ''] = /^(decision|as|by) `?(?:npm run )?(\w+(?::\w+)?)/.exec(proof) ?? []
  if (!kind) return undefined
  const isThere = {
    decision: () => decisions.some((file) => file.startsWith(`${name.padStart(4, '0')}-`)),
    as: () => new RegExp(`^\\| ${name} `, 'm').test(table),
    by: () => name in scripts,
  }[kind as 'decision' | 'as' | 'by']
  return isThere() ? null : `no such ${kind}: ${name}`
}

/** Null, or what is wrong with a row. A proof is a test by file and part of its name, a reference, or honestly open. */
function faultOf({ proof, guard }: Row): string | null {
  const fault = faultOfReference(proof)
  if (fault !== undefined) return fault
  const tests = [...proof.matchAll(/`([\w./-]+)` "([^"]+)"/g)]
  if (tests.length === 0) return 'neither a test, a decision nor open'
  if (guard === '') return 'no guard is named'
  for (const [, file = '', name = ''] of tests) {
    if (!existsSync(join(root, file))) return `${file} is missing`
    if (!readFileSync(join(root, file), 'utf8').includes(name)) return `${file} has no test "${name}"`
  }
  return null
}

test('every threat and every requirement names its test, its decision, or says that it is open', () => {
  const faults = rowsOf(table).flatMap((row) => {
    const fault = faultOf(row)
    return fault ? [`${row.id}: ${fault}`] : []
  })
  expect(faults).toEqual([])
})

/** The "`name` in `file`" of a row whose file has no such word; a file is given by the end of its path. */
const missingGuards = ({ guard }: Row) =>
  [...guard.matchAll(/`([^`]+)` in `([\w./-]+\.(?:ts|tsx|css|json|sql))`/g)].flatMap(
    ([whole, name = '', file = '']) => {
      const named = sources.filter((path) => `/${path}`.endsWith(`/${file}`))
      return named.some((path) => readFileSync(join(root, path), 'utf8').includes(name)) ? [] : [whole]
    },
  )

test('a guard that is named with its file is in that file', () => {
  const missing = rowsOf(table).flatMap((row) => missingGuards(row).map((guard) => `${row.id}: ${guard}`))
  expect(missing).toEqual([])
})

test('the check of guards notices a name that its file does not have', () => {
  const row = { id: 'T01', proof: '', guard: '`noSuchName` in `session.ts`; `sessionCookie` in `session.ts`' }
  expect(missingGuards(row)).toEqual(['`noSuchName` in `session.ts`'])
})

test('none of the 99 threats, 102 requirements and 32 faults is left out, and none stands twice', () => {
  const ids = rowsOf(table).map(({ id }) => id)
  const numbered = (letter: string, length: number) =>
    Array.from({ length }, (_, i) => `${letter}${String(i + 1).padStart(2, '0')}`)
  expect(ids.filter((id) => /^[TF]/.test(id))).toEqual([...numbered('T', 99), ...numbered('F', 32)])
  expect(ids.filter((id) => /^\d/.test(id))).toHaveLength(102)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each([
  ['a test that is not there', '`server/src/app.ts` "T01: no such test"', 'a guard'],
  ['a file that is not there', '`server/src/none.test.ts` "T01"', 'a guard'],
  ['no guard', '`boundaries/proofs.test.ts` "every threat"', ''],
  ['an empty excuse', 'open:', ''],
  ['a threat that is not there', 'as T00', ''],
  ['a command that is not there', 'by `npm run test:none`', ''],
  ['nothing', '', ''],
])('the check itself notices %s', (_, proof, guard) => {
  expect(faultOf({ id: 'T01', proof, guard })).not.toBeNull()
})
