import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const files = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/node_modules|\/dist\/|\.test\.tsx?$|\/test\//.test(file),
)

const isSentence = (node: ts.Node) => ts.isPropertyAccessExpression(node) && /^(message|sentence)$/.test(node.name.text)
const equals = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]

/** The places where a sentence is compared with a text, or searched for one. */
function comparisonsIn(text: string) {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const isSearch =
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      /^(includes|startsWith|endsWith|match|search|indexOf)$/.test(node.expression.name.text) &&
      isSentence(node.expression.expression)
    const isEquation =
      ts.isBinaryExpression(node) &&
      equals.includes(node.operatorToken.kind) &&
      ((isSentence(node.left) && ts.isStringLiteralLike(node.right)) ||
        (isSentence(node.right) && ts.isStringLiteralLike(node.left)))
    if (isSearch || isEquation) found.push(node.getText(source))
    ts.forEachChild(node, visit)
  }
  const source = ts.createSourceFile('read.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
  visit(source)
  return found
}

test('no screen decides by a sentence: refusals have codes', () => {
  const found = files.flatMap((file) =>
    comparisonsIn(readFileSync(join(root, file), 'utf8')).map((place) => `${file}: ${place}`),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(found).toEqual([])
})

test.each([
  "if (error?.message.includes('Daily training limit reached')) rest()",
  "error.message.startsWith('401')",
  "const hasEnded = error.sentence === 'Unauthorized'",
])('the check itself notices %j', (text) => {
  expect(comparisonsIn(text)).toHaveLength(1)
})
