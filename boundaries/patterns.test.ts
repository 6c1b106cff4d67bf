import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { analyse } from 'scslre'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const shipped = '{domain,contract,content}/src/**/*.ts,server/src/**/*.ts,web/**/*.{ts,tsx}'.split(/,(?![^{]*\})/)
const files = shipped
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !/node_modules|\/dist\/|\.test\.tsx?$|\/test\//.test(file))

/** Every regular expression that is written down in a file. */
function patternsOf(file: string, text: string) {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false))
  return found
}

/** Ways in which a text can make the search take more than a time in step with its length. */
function slowWays(literal: string) {
  const end = literal.lastIndexOf('/')
  const source = literal.slice(1, end)
  const flags = literal.slice(end + 1)
  return analyse({ source, flags }).reports.map(
    ({ type, exponential }) => `${type}${exponential ? ' (exponential)' : ''}`,
  )
}

test('T51: no text can make a regular expression of ours slow', () => {
  const patterns = files.flatMap((file) =>
    patternsOf(file, readFileSync(join(root, file), 'utf8')).map((literal) => ({ file, literal })),
  )
  const slow = patterns.map((each) => ({ ...each, ways: slowWays(each.literal) })).filter(({ ways }) => ways.length > 0)
  expect(patterns.length).toBeGreaterThan(80)
  expect(slow).toEqual([])
})

test('no regular expression is made of what somebody writes: these are made of words and patterns of ours, at the start', () => {
  const made = files.filter((file) => /\bRegExp\(/.test(readFileSync(join(root, file), 'utf8')))
  expect(made.toSorted()).toEqual([
    'content/src/problem-rules.ts',
    'domain/src/scoring/fillers.ts',
    'domain/src/text/idea-lines.ts',
  ])
})

test.each(['/^(a+)+$/', '/^\\s+x\\s*\\s*$/', '/\\s+$/'])('the check itself notices %s', (literal) => {
  expect(slowWays(literal).length).toBeGreaterThan(0)
})
