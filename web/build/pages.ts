import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildPath, getRoute } from '@app/contract/routes'
import { createServer, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite'
import { screens } from '../app/screens.ts'
import { bundleScript, chunkFilesOf, screenChunks, webRoot } from './bundle.ts'

type Texts = Record<PageName, { root: string; noscript?: { name: string; text: string } }>

interface Page {
  styles: string
  /** The first script, which comes once the first view is drawn; the app has a list of its own. */
  code?: string
  /** Scripts before the body and behind it. */
  head: string[]
  foot: string[]
}

const app: Page = {
  styles: 'app/app.css',
  head: ['first-view/head.ts'],
  foot: ['first-view/foot.ts'],
}

const pages = {
  'app.html': app,
  'privacy.html': app,
  'terms.html': app,
  'landing.html': {
    styles: 'landing/landing.css',
    code: 'landing/main.tsx',
    head: ['landing/landing-head.ts'],
    foot: ['landing/load-on-first-touch.ts'],
  },
  'shared.html': {
    styles: 'modules/share-links/shared-page/visit.css',
    code: 'modules/share-links/shared-page/main.tsx',
    head: ['landing/landing-head.ts'],
    foot: ['landing/load-on-first-touch.ts'],
  },
  'no-network.html': { styles: 'pwa/no-network/no-network.css', head: [], foot: ['pwa/no-network/no-network.ts'] },
} satisfies Record<string, Page>

type PageName = keyof typeof pages

export const buildInput = [
  ...Object.keys(pages),
  ...new Set(Object.values(pages).map(({ styles }) => styles)),
  'app/main.tsx',
  'landing/main.tsx',
  'modules/share-links/shared-page/main.tsx',
].map((path) => join(webRoot, path))

/** Constants of these scripts: the list of all calls would weigh more than the scripts. */
const calls = {
  firstPaths: {
    everywhere: buildPath('currentUser'),
    of: Object.fromEntries(
      Object.entries(screens)
        .filter(([, { firstCalls }]) => firstCalls)
        .map(([path, { firstCalls = [] }]) => [path, firstCalls.map((name) => getRoute(name).path)]),
    ),
  },
  openRoundPath: buildPath('openRound'),
  finishedRoundPath: getRoute('finishedRound').path,
}

/** On the development server pages come without text, and sources are what they are. */
const asSources = { entry: ['/app/main.tsx'], of: {}, stored: [] }

/** The script of a page, and for the landing page what its dialogs need besides. */
function codeOf({ code }: Page, bundle: Rolldown.OutputBundle | undefined): HtmlTagDescriptor[] {
  if (!code) return []
  const files = bundle ? chunkFilesOf(bundle, code) : [`/${code}`]
  const dialogs = bundle && code.startsWith('landing/') ? chunkFilesOf(bundle, 'landing/dialogs.tsx') : []
  const next = dialogs.filter((file) => file.endsWith('.js') && !files.includes(file))
  return [{ tag: 'meta', attrs: { name: 'code', content: files.join(' '), 'data-next': next.join(' ') } }]
}

function styleIn(bundle: Rolldown.OutputBundle, source: string) {
  const style = Object.values(bundle).find((it) => it.type === 'asset' && it.originalFileNames.includes(source))
  if (style?.type !== 'asset') throw new Error(`The build has no styles of "${source}".`)
  return style
}

const styleTag = (source: string, bundle: Rolldown.OutputBundle | undefined): HtmlTagDescriptor =>
  bundle
    ? { tag: 'style', children: String(styleIn(bundle, source).source).trim() }
    : { tag: 'link', attrs: { rel: 'stylesheet', href: `/${source}` } }

const main = ({ name, text }: { name: string; text: string }) => ({
  tag: 'main',
  attrs: { class: name },
  children: text,
})

const hashOf = (code: unknown) => `sha256-${createHash('sha256').update(String(code)).digest('base64')}`

/** Text, styles and first scripts stand in the page itself: the first answer is enough for the first paint. */
export function pagesPlugin(): Plugin {
  const policies: Record<string, Record<'scripts' | 'styles', string[]>> = {}
  let texts: Texts | undefined

  async function tagsOf(name: PageName, bundle?: Rolldown.OutputBundle): Promise<HtmlTagDescriptor[]> {
    const page: Page = pages[name]
    const { styles, head, foot } = page
    const known = { ...calls, firstCode: bundle ? screenChunks(bundle) : asSources }
    const script = async (file: string): Promise<HtmlTagDescriptor> => ({
      tag: 'script',
      children: await bundleScript(join(webRoot, file), known),
    })
    const { root = '', noscript } = texts?.[name] ?? {}
    const inside: [HtmlTagDescriptor['injectTo'], HtmlTagDescriptor[]][] = [
      ['head', await Promise.all(head.map(script))],
      ['head', [styleTag(styles, bundle), ...codeOf(page, bundle)]],
      ['body', noscript ? [{ tag: 'noscript', children: [main(noscript)] }] : []],
      ['body', [{ tag: 'div', attrs: { id: 'root' }, children: root }, ...(await Promise.all(foot.map(script)))]],
    ]
    return inside.flatMap(([injectTo = 'head', tags]) => tags.map((tag) => ({ ...tag, injectTo })))
  }

  return {
    name: 'documents',
    async buildStart() {
      if (this.environment.config.command === 'build') texts = await prerendered()
    },
    resolveId: { filter: { id: /(privacy|terms)\.html$/ }, handler: (id) => id },
    // For people without scripts these are pages of their own.
    load: { filter: { id: /(privacy|terms)\.html$/ }, handler: () => readFileSync(join(webRoot, 'app.html'), 'utf8') },
    transformIndexHtml: {
      order: 'post',
      async handler(_, { path, bundle }) {
        const name = basename(path) as PageName
        const tags = await tagsOf(name, bundle)
        const hashes = (kind: string) => tags.filter(({ tag }) => tag === kind).map(({ children }) => hashOf(children))
        policies[name] = { scripts: hashes('script'), styles: hashes('style') }
        return tags
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const { styles } of new Set(Object.values(pages))) delete bundle[styleIn(bundle, styles).fileName]
        this.emitFile({ type: 'asset', fileName: 'csp.json', source: JSON.stringify(policies) })
      },
    },
  }
}

/** By the same transformations as the build, so that class names agree. */
async function prerendered(): Promise<Texts> {
  const server = await createServer({
    configFile: join(webRoot, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    mode: 'production',
  })
  const { renderPages } = await server.ssrLoadModule(join(webRoot, 'app/prerender.tsx'))
  const texts = await renderPages()
  await server.close()
  return texts
}
