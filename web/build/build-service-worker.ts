import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { screens } from '../app/screens.ts'
import { bundleScript, chunkFilesOf, sourceOf, webRoot } from './bundle.ts'

/** The screens that open without network, and what else the app needs then. */
const offline = [
  'app/main.tsx',
  'app/app-frame.tsx',
  'app/dashboard-screen.tsx',
  'app/solve-page.tsx',
  'app/submitting-screen.tsx',
  'modules/rounds/custom/custom-screen.tsx',
  'modules/feedback/round-screen.tsx',
  'modules/history/history-screen.tsx',
  'modules/settings/settings-screen.tsx',
]

/** The service worker knows by these constants which files the app is made of; `sw-off.js` takes its place when it is off. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'workers',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const shell = shellIn(bundle)
        delete bundle['no-network.html']
        const worker = (name: string) => join(webRoot, `pwa/worker/${name}.ts`)
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
        emit('sw.js', await bundleScript(worker('service-worker'), { shell }))
        emit('sw-off.js', await bundleScript(worker('remove-worker')))
      },
    },
  }
}

function shellIn(bundle: Rolldown.OutputBundle) {
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
  const files = [...new Set(offline.flatMap((source) => chunkFilesOf(bundle, source, withLater(bundle))))].sort()
  const noNetwork = { html: textOf(bundle, 'no-network.html'), policy: policyOf(bundle) }
  const version = createHash('sha256').update(textOf(bundle, 'app.html')).update(files.join()).update(noNetwork.html)
  return {
    version: version.digest('hex').slice(0, 12),
    /** An address that answers the app to everybody. */
    page: '/privacy',
    entry: chunkFilesOf(bundle, 'app/main.tsx')[0],
    base: [...fonts, 'brand/favicon.svg', 'brand/icon-192.png'].map((file) => `/${file}`).sort(),
    files,
    noNetwork,
  }
}

/** With the parts that a screen loads later. The first script can load every screen: those are named one by one. */
function withLater(bundle: Rolldown.OutputBundle) {
  const named = [...Object.values(screens).map(({ load }) => sourceOf(load)), ...offline].map((file) =>
    join(webRoot, file),
  )
  const isPart = (name: string) => {
    const chunk = bundle[name]
    return chunk?.type === 'chunk' && !named.includes(chunk.facadeModuleId ?? '')
  }
  return ({ imports, dynamicImports }: Rolldown.OutputChunk) => [...imports, ...dynamicImports.filter(isPart)]
}

function textOf(bundle: Rolldown.OutputBundle, name: string) {
  const file = bundle[name]
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}.`)
  return String(file.source)
}

function policyOf(bundle: Rolldown.OutputBundle) {
  const { scripts, styles } = JSON.parse(textOf(bundle, 'csp.json'))['no-network.html']
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`).join(' ')
  const own =
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; img-src 'self'; font-src 'self'"
  return `${own}; script-src ${quoted(scripts)}; style-src ${quoted(styles)}`
}
