import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const files = globSync('server/src/**/*.ts', { cwd: root }).filter(
  (file) => !/\.test\.ts$|\/src\/test\/|\/db\/statement\.ts$/.test(file),
)

// pg-boss brings SQL of its own, which goes through our transaction: one query, in this file only.
const ofLibraries = [{ file: 'server/src/jobs/queue.ts', breaches: ['a query with values'] }]

/** What a file does with SQL besides making statements at the top of it. */
function breachesOf(text: string) {
  const breaches: string[] = []
  const visit = (node: ts.Node, isInside: boolean) => {
    if (ts.isCallExpression(node)) breaches.push(...breachesOfCall(node, isInside))
    ts.forEachChild(node, (child) => visit(child, isInside || ts.isFunctionLike(node)))
  }
  visit(ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest, true), false)
  return breaches
}

function breachesOfCall({ expression, arguments: given }: ts.CallExpression, isInside: boolean) {
  const called = expression.getText()
  const isQuery = /\.(query|execute)$/.test(called)
  return [
    ...(isQuery && given.length > 1 ? ['a query with values'] : []),
    ...(isQuery && given.some(ts.isObjectLiteralExpression) ? ['a query with values'] : []),
    ...(called === 'sql.raw' && /\$\d/.test(given.map((each) => each.getText()).join()) ? ['raw SQL with values'] : []),
    ...(called === 'statement' && isInside ? ['a statement that the test of all statements does not see'] : []),
  ]
}

test('every advisory lock has its number from the one list', () => {
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'))
  const locks = texts.flatMap((text) => text.match(/_advisory_\w+\([^)]*/g) ?? [])
  expect(locks.length).toBeGreaterThan(3)
  expect(locks.filter((lock) => !lock.includes('(${advisoryLockIds.'))).toEqual([])
})

test('SQL with values is in statements, and each is made at the top of a module', () => {
  const found = files.map((file) => ({ file, breaches: breachesOf(readFileSync(join(root, file), 'utf8')) }))
  expect(files.length).toBeGreaterThan(250)
  expect(found.filter(({ breaches }) => breaches.length > 0)).toEqual(ofLibraries)
})

test.each([
  "client.query('select $1', [id])",
  'async () => (await db.$client.query<{ id: string }>(text, values)).rows',
  "pool.query({ text: 'select $1', values: [id] })",
  "sql.raw('id = $1')",
  "function find(db) { return statement({ sql: 'select' })(db) }",
  "const find = () => statement({ sql: 'select' })",
])('the check itself notices %s', (breach) => {
  const fine = "const find = { near: statement({ sql: 'select' }) }\nasync () => client.query('begin')"
  expect([breachesOf(breach).length, breachesOf(fine)]).toEqual([1, []])
})
