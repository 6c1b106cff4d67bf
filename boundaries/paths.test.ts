import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const files = globSync('{bench,lab,cluster,content,domain,e2e,media,run,server,web}/**/*.{ts,tsx,mjs}', {
  cwd: root,
}).filter((file) => !/node_modules|\/dist\//.test(file))
/** A raw request of a test writes its path out: that is what the test is about. */
const isTest = (file: string) => /\.test\.tsx?$|\/test\/|^e2e\//.test(file)

/** In a text: alone, behind a method, or behind an origin that is filled in. */
const inText = /(?<![\w.])\/(api(\/|$)|(healthz|readyz|metrics)\b)/
const inPattern = /\b(api\\?\/|healthz|readyz|metrics)/

/** Where none of these stands, nothing needs to be parsed. */
const inSource = /(?<![\w.])\/api\b|\bapi\\\/|\b(healthz|readyz|metrics)\b/

/** The texts and regular expressions of a file that hold the path of a call, or of what monitoring reads. */
function pathsIn(text: string) {
  if (!inSource.test(text)) return []
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    if (isText && inText.test(node.text)) found.push(node.text)
    if (ts.isRegularExpressionLiteral(node) && inPattern.test(node.text)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('read.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX))
  return found
}

test('the path of a call, and of what monitoring reads, stands in the contract only', () => {
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
  "app.get('/healthz', answer)",
  `fetch(\`http://\${host}:\${port}/readyz\`)`,
  'const isOfServer = /^\\/(api\\/|docs)/.test(url)',
  'const isOfServer = /^\\/(docs|metrics)/.test(url)',
])('the check itself notices %j', (text) => {
  expect(pathsIn(text)).toHaveLength(1)
})

test.each([
  "import { api } from '../../api/api.ts'",
  "const base = 'https://prices.example/api/v3'",
  'const api = /api.ts$/',
  "import './status/metrics.ts'",
])('the check itself leaves %j alone', (text) => {
  expect(pathsIn(text)).toEqual([])
})
