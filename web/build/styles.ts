import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { CSSOptions, Plugin } from 'vite'

/** The same in scripts, prerendered text and tests. */
const nameInPage = (name: string, file: string) => `${basename(file, '.module.css')}_${name}`

const isModule = (file: string | undefined) => file?.endsWith('.module.css') ?? false

type AcceptedPlugin = NonNullable<Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins']>[number]

/** Vite does not rename the classes of modules that a page's stylesheet imports. */
const namesOfImported: AcceptedPlugin = {
  postcssPlugin: 'names-of-imported',
  Once(root) {
    if (isModule(root.source?.input.file)) return
    const movements = new Map<string, string>()
    root.walkAtRules('keyframes', (rule) => {
      const file = rule.source?.input.file ?? ''
      if (isModule(file)) movements.set(rule.params, nameInPage(rule.params, file))
      rule.params = movements.get(rule.params) ?? rule.params
    })
    root.walk((node) => {
      const file = node.source?.input.file ?? ''
      if (!isModule(file)) return
      if (node.type === 'rule')
        node.selector = node.selector.replace(
          /:global\((.+?)\)|\.([a-z][\w-]*)/gi,
          (_, plain, name) => plain ?? `.${nameInPage(name, file)}`,
        )
      if (node.type === 'decl' && node.prop === 'animation')
        node.value = node.value.replace(
          /global\((\w+)\)|^[\w-]+/,
          (name, everywhere) => everywhere ?? movements.get(name) ?? name,
        )
    })
  },
}

export const cssOptions = {
  modules: { generateScopedName: nameInPage },
  postcss: { plugins: [namesOfImported] },
} satisfies CSSOptions

const pages = [
  'app/app.css',
  'landing/landing.css',
  'pwa/no-network/no-network.css',
  'modules/share-links/shared-page/visit.css',
].map((path) => join(import.meta.dirname, '..', path))

function importedBy(sheet: string): string[] {
  const imports = readFileSync(sheet, 'utf8').matchAll(/^@import "(.+?)"/gm)
  return [...imports].map(([, path = '']) => join(dirname(sheet), path)).flatMap((path) => [path, ...importedBy(path)])
}

const inPages = new Set(pages.flatMap(importedBy))

const withoutRules = (name: string, isMeant: (id: string) => boolean): Plugin => ({
  name,
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (_, id) => (isMeant(id) ? { code: '', map: null } : null),
  },
})

/** Styles that stand in a page do not come with scripts again. */
export const inlinedStylesPlugin: Plugin = {
  ...withoutRules('styles-in-pages', (id) => inPages.has(id)),
  apply: 'build',
}

export const classNamesPlugin = withoutRules('names-only', () => true)

/** Scripts have each class name as a text: without this the unused module would be removed with its styles. */
export const keepStylesPlugin: Plugin = {
  name: 'styles-stay',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code, id) => (inPages.has(id) ? null : { code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
}
