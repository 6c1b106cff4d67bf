import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { screens } from '../app/screens.ts'

export const webRoot = join(import.meta.dirname, '..')

/** The script that a source file became, and all that it needs. */
export function chunkFilesOf(
  bundle: Rolldown.OutputBundle,
  source: string,
  needs = ({ imports }: Rolldown.OutputChunk) => imports,
): string[] {
  const files = new Set<string>()
  const add = (chunk: Rolldown.OutputBundle[string] | undefined) => {
    if (chunk?.type !== 'chunk' || files.has(`/${chunk.fileName}`)) return
    files.add(`/${chunk.fileName}`)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(`/${style}`)
    for (const name of needs(chunk)) add(bundle[name])
  }
  const id = join(webRoot, source)
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
  add(chunks.find((it) => it.facadeModuleId === id) ?? chunks.find(({ moduleIds }) => moduleIds.includes(id)))
  if (files.size === 0) throw new Error(`The build has no code of "${source}".`)
  return [...files]
}

/** By the address of a screen: what is fetched with the first script. */
export function screenChunks(bundle: Rolldown.OutputBundle) {
  const entry = chunkFilesOf(bundle, 'app/main.tsx')
  const more = (...sources: string[]) => [
    ...new Set(sources.flatMap((source) => chunkFilesOf(bundle, source)).filter((file) => !entry.includes(file))),
  ]
  const of = Object.entries(screens).map(([path, { load, isBare }]) => [
    path,
    more(sourceOf(load), ...(isBare ? [] : ['app/app-frame.tsx'])),
  ])
  return { entry, of: Object.fromEntries(of), stored: more('app/restore-page.ts') }
}

/** The file that a screen of `app/screens.ts` imports. */
export function sourceOf(load: () => unknown) {
  const [, file = ''] = /import\('([^']+)'\)/.exec(String(load)) ?? []
  return join('app', file)
}

/** A module and what it imports as one classic script; the names in `known` stand for these values in it. */
export async function bundleScript(path: string, known: Record<string, unknown> = {}): Promise<string> {
  const define = Object.fromEntries(Object.entries(known).map(([name, value]) => [name, JSON.stringify(value)]))
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: path, output: { format: 'iife' } },
      modulePreload: false,
    },
  })
  if (!('output' in made)) throw new Error(`${path} became no script`)
  return made.output[0].code.trim()
}
