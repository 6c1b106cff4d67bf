import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const decisions = readdirSync(join(root, 'decisions'))
const sources = ['server', 'web', 'domain', 'contract', 'content'].flatMap((name) =>
  globSync(`${name}/**/*.{ts,tsx,css,json,sql}`, { cwd: root, exclude: (path) => /node_modules|dist/.test(path) }),
)
const table = readFileSync(join(root, 'security/proofs.md'), 'utf8')

interface Row {
  id: string
  proof: string
  guard: string
}

function rowsOf(text: string): Row[] {
  const lines = text.split('\n').filter((line) => /^\| (T\d\d|\d+\.\d+\.\d+) +\|/.test(line))
  return lines.map((line) => {
    const [, id = '', , proof = '', guard = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
    return { id, proof, guard }
  })
}

/** Null, or what is wrong with a row. A proof is a test by file and part of its name, a decision, or honestly open. */
function faultOf({ proof, guard }: Row): string | null {
  if (/^open: .{10,}/.test(proof)) return null
  const decision = /^decision (\d+)/.exec(proof)?.[1]
  if (decision)
    return decisions.some((file) => file.startsWith(`${decision.padStart(4, '0')}-`)) ? null : 'no such decision'
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

test('none of the 99 threats and 99 requirements is left out, and none stands twice', () => {
  const ids = rowsOf(table).map(({ id }) => id)
  const threats = Array.from({ length: 99 }, (_, i) => `T${String(i + 1).padStart(2, '0')}`)
  expect(ids.filter((id) => id.startsWith('T'))).toEqual(threats)
  expect(ids.filter((id) => !id.startsWith('T'))).toHaveLength(99)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each([
  ['a test that is not there', '`server/src/app.ts` "T01: no such test"', 'a guard'],
  ['a file that is not there', '`server/src/none.test.ts` "T01"', 'a guard'],
  ['no guard', '`boundaries/proofs.test.ts` "every threat"', ''],
  ['an empty excuse', 'open:', ''],
  ['nothing', '', ''],
])('the check itself notices %s', (_, proof, guard) => {
  expect(faultOf({ id: 'T01', proof, guard })).not.toBeNull()
})
