import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const web = resolve(import.meta.dirname, '../web')
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: web, exclude: ['**/node_modules/**', '**/dist/**'] }).toSorted()
const read = (file: string) => readFileSync(join(web, file), 'utf8')

const sheets = filesOf('**/*.css')
const modules = sheets.filter((file) => file.endsWith('.module.css'))
const scripts = filesOf('**/*.{ts,tsx}')

/** The names in a stylesheet's selectors. */
function classesOf(css: string) {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"/g, '')
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.trim())
  const names = selectors.filter((each) => !each.startsWith('@')).flatMap((each) => each.match(/\.[a-z][\w-]*/gi) ?? [])
  return new Set(names.map((name) => name.slice(1)))
}

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

test('no class is written as a plain text', () => {
  const literal = /\bclass(?:Name)?=(?:["']|\{[^{}]*(?<![=!]== )["'`][a-z])/
  expect(scripts.filter((file) => file.endsWith('.tsx') && literal.test(read(file)))).toEqual([])
  const inPages = [...read('app.html').matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
  const names = [...defined].flatMap(([file, classes]) =>
    [...classes].map((name) => `${basename(file, '.module.css')}_${name}`),
  )
  expect(inPages.filter((name) => !names.includes(name))).toEqual([])
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
