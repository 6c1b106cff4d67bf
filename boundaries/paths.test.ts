import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const files = globSync('{bench,content,domain,e2e,media,run,server,web}/**/*.{ts,tsx,mjs}', { cwd: root }).filter(
  (file) => !/node_modules|\/dist\//.test(file),
)
/** A raw request of a test writes its path out: that is what the test is about. */
const isTest = (file: string) => /\.test\.tsx?$|\/test\/|^e2e\//.test(file)

/** The texts of a file that hold the path of a call: alone, behind a method, or behind an origin that is filled in. */
function pathsIn(text: string) {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const written = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    if (written && /(?<![\w.])\/api(\/|$)/.test(node.text)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('read.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX))
  return found
}

test('the path of a call stands in the contract only', () => {
  const shipped = files.filter((file) => !isTest(file))
  const found = shipped.flatMap((file) =>
    pathsIn(readFileSync(join(root, file), 'utf8')).map((path) => `${file}: ${path}`),
  )
  expect(shipped.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})

test.each([
  "fetch('/api/solutions')",
  `fetch(\`/api/rounds/\${id}\`)`,
  `fetch(\`\${url}/api/config\`)`,
  "const route = 'POST /api/solutions'",
  '<a href="/api/logout">Log out</a>',
])('the check itself notices %j', (text) => {
  expect(pathsIn(text)).toHaveLength(1)
})

test.each(["import { api } from '../../api/api.ts'", "const base = 'https://prices.example/api/v3'"])(
  'the check itself leaves %j alone',
  (text) => {
    expect(pathsIn(text)).toEqual([])
  },
)
