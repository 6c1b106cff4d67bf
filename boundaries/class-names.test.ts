import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const web = resolve(import.meta.dirname, '../web')
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: web, exclude: ['**/node_modules/**', '**/dist/**'] }).toSorted()
const read = (file: string) => readFileSync(join(web, file), 'utf8')

const sheets = filesOf('**/*.css')
const modules = sheets.filter((file) => file.endsWith('.module.css'))
const scripts = filesOf('**/*.{ts,tsx}')

/** The selectors of a stylesheet. */
function selectorsOf(css: string) {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"/g, '')
  const heads = [...bare.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim())
  return heads.filter((each) => !each.startsWith('@'))
}

const namesIn = (selectors: string[], name: RegExp) =>
  new Set(selectors.flatMap((each) => [...each.matchAll(name)].map(([, found = '']) => found)))

/** The classes that a module defines: all but those of the shared sheets, which it names as global. */
const classesOf = (css: string) =>
  namesIn(
    selectorsOf(css).map((each) => each.replace(/:global\([^)]*\)/g, '')),
    /\.([a-z][\w-]*)/gi,
  )

/** Which names of which module a script uses. */
function usesOf(file: string, script: string) {
  const code = script.replace(/^import .*$/gm, '')
  const imports = script.matchAll(/^import \* as (\w+) from '(.+\.module\.css)'/gm)
  return [...imports].map(([, local = '', path = '']) => ({
    file,
    module: join(dirname(file), path),
    names: [...code.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
  }))
}

/** What no stylesheet has, and what no script uses. */
function strays(defined: Map<string, Set<string>>, uses: ReturnType<typeof usesOf>) {
  const used = new Set(uses.flatMap(({ module, names }) => names.map((name) => `${module} ${name}`)))
  const known = [...defined].flatMap(([module, names]) => [...names].map((name) => `${module} ${name}`))
  return {
    unknown: [...used].filter((each) => !known.includes(each)),
    unused: known.filter((each) => !used.has(each)),
  }
}

const defined = new Map(modules.map((file) => [file, classesOf(read(file))]))
const uses = scripts.flatMap((file) => usesOf(file, read(file)))

test('each class that a script names is in that stylesheet, and each class of a stylesheet is named by a script', () => {
  expect(defined.size).toBeGreaterThan(50)
  expect(strays(defined, uses)).toEqual({ unknown: [], unused: [] })
})

test('a class that is written wrongly, and one that nobody needs any more, are noticed', () => {
  const css = new Map([['a/card.module.css', classesOf('@layer parts { .card > .lid:hover { color: red } }')]])
  const script = ["import * as styles from './card.module.css'", 'const look = [styles.card, styles.crad]'].join('\n')
  expect(strays(css, usesOf('a/card.tsx', script))).toEqual({
    unknown: ['a/card.module.css crad'],
    unused: ['a/card.module.css lid'],
  })
})

const isText = (node: ts.Node) => ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)

/** The words of each `className` that are no expression; what is compared is no class. */
function wordsOf(script: string) {
  const words: string[] = []
  function visit(node: ts.Node, isClass: boolean) {
    if (isClass && isText(node)) words.push(...(node as ts.LiteralLikeNode).text.split(/\s+/).filter(Boolean))
    const isName = isClass && !ts.isBinaryExpression(node)
    ts.forEachChild(node, (child) =>
      visit(child, ts.isJsxAttribute(node) ? /^class/.test(node.name.getText()) : isName),
    )
  }
  visit(ts.createSourceFile('part.tsx', script, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), false)
  return words
}

const plainSheets = filesOf('ui/styles/*.css')
const plain = new Set(plainSheets.flatMap((file) => [...classesOf(read(file))]))
/** Where a part is handed its classes: texts that are names of the shared sheets, and no other words. */
const textsOfNames = (script: string) =>
  [...script.matchAll(/'([\w ]+)'|"([\w ]+)"|`([^`]*)`/g)]
    .map(([, one = '', other = '', template = '']) =>
      `${one}${other}${template.replace(/\$\{[^}]*\}/g, ' ')}`.split(' '),
    )
    .filter((words) => words.every((word) => word === '' || plain.has(word)))
    .flat()

const code = scripts.map((file) => [file, read(file)] as const)

test('a class that is written as a plain text is one of the shared sheets, and each of those is written somewhere', () => {
  expect(plain.size).toBeGreaterThan(50)
  const written = code.flatMap(([file, text]) => wordsOf(text).map((name) => ({ file, name })))
  expect(written.filter(({ name }) => !plain.has(name))).toEqual([])
  const names = modules.flatMap((file) => [...namesIn(selectorsOf(read(file)), /:global\(\.([\w-]+)\)/g)])
  expect(names.filter((name) => !plain.has(name))).toEqual([])
  const apart = code.flatMap(([, text]) => textsOfNames(text))
  const used = new Set([...written.map(({ name }) => name), ...apart])
  expect([...plain].filter((name) => !used.has(name))).toEqual([])
})

test('a screen styles a shared part only below a class of its own', () => {
  const parts = modules.flatMap((file) => selectorsOf(read(file)).flatMap((each) => each.split(/,\s*\n/)))
  expect(parts.filter((each) => each.includes(':global(') && classesOf(`${each} {`).size === 0)).toEqual([])
})

test('a plain class is found in each way of writing it', () => {
  const own = '$' + '{styles.own}'
  const ways = ['"btn lien"', `{\`btn ${own} lien\`}`, `{kind === 'other' ? 'btn' : \`${own} lien\`}`]
  for (const way of ways) expect(wordsOf(`<a className=${way} />`)).toEqual(['btn', 'lien'])
})

test('a module of styles belongs to the folder it lies in; the parts of web/ui are for everybody', () => {
  const homeOf = (file: string) => /^modules\/[^/]+/.exec(file)?.[0] ?? file.split('/')[0] ?? ''
  const strangers = uses.filter(
    ({ file, module }) => !['ui', homeOf(file)].includes(homeOf(module)) && homeOf(file) !== 'app',
  )
  expect(strangers.map(({ file, module }) => `${file} ${module}`)).toEqual([])
  const names = modules.map((file) => basename(file))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('every rule lies in a layer', () => {
  const outside = sheets.filter((file) => {
    const css = read(file).replace(/\/\*[\s\S]*?\*\//g, '')
    const rest = css.replace(/@import "[^"]+";|@layer [\w, ]+;/g, '').trim()
    return rest !== '' && !/^(@layer \w+ \{[\s\S]*?\n\}\s*|@font-face \{[^}]*\}\s*)+$/.test(rest)
  })
  expect(outside).toEqual([])
  const layerOf = (file: string) => (/^(ui|pwa)\//.test(file) ? 'parts' : 'screens')
  expect(modules.filter((file) => !read(file).includes(`@layer ${layerOf(file)} {`))).toEqual([])
})
