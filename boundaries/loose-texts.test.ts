import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/*
 * A browser that translates a page puts elements of its own in the place of every text. React still holds the text that
 * it made, and fails when it takes such a text away or puts something before it. A text without siblings is safe: React
 * sets it through its element.
 */

const root = resolve(import.meta.dirname, '..')
const planted = join(root, 'web/planted.tsx')

/** What a part of a screen may be, by its type. */
interface Part {
  tag: string
  isText: boolean
  comesAndGoes: boolean
  node?: ts.JsxElement
}

const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type])
const isEmpty = (type: ts.Type) => type.isStringLiteral() && type.value === ''
const textLike = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike
const isText = (type: ts.Type) => (type.flags & textLike) !== 0 && !isEmpty(type)
const noneLike = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike | ts.TypeFlags.Void
const isNone = (type: ts.Type) => (type.flags & noneLike) !== 0 || isEmpty(type)
const tagOf = (node: ts.JsxElement | ts.JsxSelfClosingElement) =>
  ts.isJsxElement(node) ? node.openingElement.tagName : node.tagName

function ofExpression(checker: ts.TypeChecker, expression: ts.Expression): Part {
  // What a part is given as its children is looked at where they are written.
  if (/^(props\.)?children\b/.test(expression.getText())) return { tag: 'children', isText: false, comesAndGoes: false }
  const types = partsOf(checker.getTypeAtLocation(expression))
  const texts = types.filter(isText)
  const isMixed = texts.length > 0 && texts.length < types.length
  const comesAndGoes = isMixed || types.some((type) => isNone(type) || checker.isArrayLikeType(type))
  return { tag: texts.length > 0 ? 'text' : 'other', isText: texts.length > 0, comesAndGoes }
}

/** One of ours that draws nothing at times, or another element. */
function mayChange(checker: ts.TypeChecker, tag: ts.JsxTagNameExpression) {
  if (/^[a-z]/.test(tag.getText())) return false
  const call = checker.getTypeAtLocation(tag).getCallSignatures()[0]
  if (!call?.declaration || call.declaration.getSourceFile().isDeclarationFile) return false
  if (returnsOf(call.declaration as ts.FunctionLikeDeclaration).flatMap(outcomesOf).length > 1) return true
  return partsOf(checker.getReturnTypeOfSignature(call)).some(isNone)
}

/** Which component it is depends on the state, as with a drawing that is given: another one takes its place. */
function isChosen(checker: ts.TypeChecker, tag: ts.JsxTagNameExpression) {
  const [declared] = checker.getSymbolAtLocation(tag)?.declarations ?? []
  return declared !== undefined && (ts.isBindingElement(declared) || ts.isParameter(declared))
}

function ofElement(checker: ts.TypeChecker, element: ts.JsxElement | ts.JsxSelfClosingElement): Part {
  const tag = tagOf(element)
  const part = { tag: tag.getText(), isText: false, comesAndGoes: isChosen(checker, tag) || mayChange(checker, tag) }
  return ts.isJsxElement(element) ? { ...part, node: element } : part
}

function partsIn(checker: ts.TypeChecker, children: readonly ts.JsxChild[]): Part[] {
  return children.flatMap((child) => {
    if (ts.isJsxText(child)) return child.text.trim() === '' ? [] : { tag: 'text', isText: true, comesAndGoes: false }
    if (ts.isJsxFragment(child)) return partsIn(checker, child.children)
    if (ts.isJsxExpression(child)) return child.expression ? ofExpression(checker, child.expression) : []
    return ofElement(checker, child)
  })
}

/** A text that goes by itself, or one that something may come before. */
function isLoose(parts: readonly Part[]) {
  const first = parts.findIndex(({ comesAndGoes }) => comesAndGoes)
  return parts.length > 1 && first >= 0 && parts.some((part, at) => part.isText && (part.comesAndGoes || at > first))
}

const isKeyed = ({ openingElement: { attributes } }: ts.JsxElement) => /\bkey=/.test(attributes.getText())
const hasTextBeside = (parts: readonly Part[]) => parts.length > 1 && parts.some((part) => part.isText)
const shapeOf = (parts: readonly Part[]) => parts.map(({ tag }) => tag).join()

/** React keeps an element of one tag at one place: it takes texts away where the other branch has fewer. */
function areAtOdds(checker: ts.TypeChecker, one: ts.JsxElement, other: ts.JsxElement): boolean {
  if (tagOf(one).getText() !== tagOf(other).getText() || isKeyed(one) || isKeyed(other)) return false
  const [before, after] = [partsIn(checker, one.children), partsIn(checker, other.children)]
  if (shapeOf(before) !== shapeOf(after) && [before, after].some(hasTextBeside)) return true
  const twins = before.map(({ node }, at) => [node, after[at]?.node])
  return twins.some(([node, twin]) => node && twin && areAtOdds(checker, node, twin))
}

function outcomesOf(expression: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(expression)) return outcomesOf(expression.expression)
  if (ts.isConditionalExpression(expression)) return [expression.whenTrue, expression.whenFalse].flatMap(outcomesOf)
  return [expression]
}

function returnsOf({ body }: ts.FunctionLikeDeclaration): ts.Expression[] {
  if (!body || !ts.isBlock(body)) return body ? [body] : []
  const found: ts.Expression[] = []
  const visit = (node: ts.Node) => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression)
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit)
  }
  ts.forEachChild(body, visit)
  return found
}

function haveBranchesAtOdds(checker: ts.TypeChecker, branches: readonly ts.Expression[]) {
  const elements = branches.flatMap(outcomesOf).filter(ts.isJsxElement)
  return elements.some((one, at) => elements.slice(at + 1).some((other) => areAtOdds(checker, one, other)))
}

function isTextOf(checker: ts.TypeChecker, node: ts.FunctionDeclaration | ts.ArrowFunction) {
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined)
  if (!/^[A-Z]/.test(named?.getText() ?? '')) return false
  const call = checker.getSignatureFromDeclaration(node)
  const draws = call ? partsOf(checker.getReturnTypeOfSignature(call)) : []
  return draws.some(isText) || haveBranchesAtOdds(checker, returnsOf(node))
}

function isFault(checker: ts.TypeChecker, node: ts.Node) {
  if (ts.isJsxElement(node)) return isLoose(partsIn(checker, node.children))
  if (ts.isConditionalExpression(node)) return haveBranchesAtOdds(checker, [node])
  if (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node)) return isTextOf(checker, node)
  if (!ts.isJsxFragment(node) || ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)) return false
  return partsIn(checker, node.children).some((part) => part.isText)
}

/** By file, the numbers of the lines where a text is loose. */
function looseTexts(files: readonly string[], plantedText: string) {
  const settings = ts.readConfigFile(join(root, 'web/tsconfig.json'), ts.sys.readFile).config
  const { options } = ts.parseJsonConfigFileContent(settings, ts.sys, join(root, 'web'))
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile
  host.getSourceFile = (name, ...rest) =>
    name === planted ? ts.createSourceFile(name, plantedText, ts.ScriptTarget.ES2024, true) : read(name, ...rest)
  const program = ts.createProgram([...files, planted], { ...options, noEmit: true, composite: false }, host)
  const checker = program.getTypeChecker()
  return [...files, planted].flatMap((file) => {
    const source = program.getSourceFile(file)
    const lines = new Set<number>()
    const visit = (node: ts.Node) => {
      const line = source?.getLineAndCharacterOfPosition(node.getStart()).line ?? 0
      if (isFault(checker, node)) lines.add(line + 1)
      ts.forEachChild(node, visit)
    }
    if (source) ts.forEachChild(source, visit)
    return [...lines].map((line) => `${file.replace(`${root}/`, '')}:${line}`)
  })
}

const faults = [
  'export const Said = ({ words }: { words: string | null }) => words',
  'export const Beside = ({ is }: { is: boolean }) => <p><b>One</b>{is && "two"}</p>',
  'export const Before = ({ is }: { is: boolean }) => <p>{is && <b>One</b>} two</p>',
  'export const Many = ({ all }: { all: string[] }) => <p>{all.map((each) => <b key={each}>{each}</b>)} two</p>',
  'const Maybe = ({ is }: { is: boolean }) => (is ? <b>One</b> : null)',
  'export const After = () => <p><Maybe is /> two</p>',
  'export const Branches = ({ of }: { of: number }) => (of > 1 ? <p>{of} left</p> : <p>One left</p>)',
  'export const Parts = () => <><b>One</b> two</>',
  'const Either = ({ is }: { is: boolean }) => (is ? <b>One</b> : <i>One</i>)',
  'export const AfterEither = () => <p><Either is /> two</p>',
  'export const Chosen = ({ Icon }: { Icon: () => React.ReactElement }) => <p><Icon /> two</p>',
]
const sound = [
  'export const Alone = ({ is }: { is: boolean }) => <p>{is && "one"}</p>',
  'export const Wrapped = ({ is }: { is: boolean }) => <p>{is && <b>One</b>}<span>two</span></p>',
  'export const Always = ({ of }: { of: number }) => <p>{of} of two <b>left</b></p>',
  'export const Later = ({ is }: { is: boolean }) => <p>Two {is && <b>one</b>}</p>',
]

test('a page that the browser translates stays whole: a text that comes and goes has an element of its own', () => {
  const screens = globSync('web/**/*.tsx', { cwd: root })
    .filter((file) => !/node_modules|\/dist\/|\.test\.tsx$|\/test\//.test(file))
    .map((file) => join(root, file))
  expect(screens.length).toBeGreaterThan(150)
  const found = looseTexts(screens, [...faults, ...sound].join('\n'))
  // The check itself notices each of these, and nothing else.
  expect(found.filter((place) => place.includes('planted'))).toEqual(
    [1, 2, 3, 4, 6, 7, 8, 10, 11].map((line) => `web/planted.tsx:${line}`),
  )
  expect(found.filter((place) => !place.includes('planted'))).toEqual([])
})
