import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { apiRoot, livenessAddress, metricsAddress, readinessAddress } from '@app/contract/routes'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { type Config, readConfig } from '../config/config.ts'
import { openServer } from '../db/open-server.ts'
import { type FilledPage, filled, filledPageOf } from '../http/filled-page.ts'
import { createWebServer, listen } from '../http/listen.ts'
import { type Lifecycle, startLifecycle } from '../process/lifecycle.ts'
import { setLogLevel } from '../process/log.ts'
import { assemble, openTerms } from './assemble.ts'
import { retryOptionsOf } from './start.ts'

const serverPaths = [apiRoot, livenessAddress, readinessAddress, metricsAddress]

/** The folder `web/api` has the name of the calls, and its sources are Vite's. */
const isForServer = (url = '') => serverPaths.some((path) => url.startsWith(path)) && !/\.tsx?(\?|$)/.test(url)

const web = fileURLToPath(new URL('../../../web', import.meta.url))

export async function startDev(env: Record<string, string | undefined>) {
  const life = startLifecycle()
  try {
    const config = readConfig(env)
    setLogLevel(config.logLevel)
    await open(config, life)
    process.stdout.write(`Firecrest is ready on ${config.publicUrl}, with hot reload\n`)
  } catch (error) {
    await life.fail(error)
  }
}

async function open(config: Config, life: Lifecycle) {
  const terms = await openTerms(config)
  const retry = retryOptionsOf(config, life)
  const database = await life.onShutdown(openServer(config, retry), ({ stop }) => stop())
  const parts = await life.onShutdown(
    assemble(config, database.connection, { terms, retry, ending: life.ending }),
    ({ close }) => close(),
  )
  const { app, readSession, startJobs } = parts
  const answer = getRequestListener(app.fetch)
  const server = createWebServer((request, response) =>
    isForServer(request.url)
      ? answer(request, response)
      : vite.middlewares(request, response, () => answer(request, response)),
  )
  const vite = await life.onShutdown(openVite(server), (opened) => opened.close())
  app.get('*', async (c, next) => {
    if (c.req.path.startsWith(apiRoot)) return await next()
    const shared = filledPageOf(c)
    if (shared) return c.html(await sharedPage(vite, shared, c.req.path), shared.status)
    const entry = c.req.path === '/' && !(await readSession(c)) ? 'landing' : 'app'
    return c.html(await page(vite, entry, c.req.path))
  })
  await life.onShutdown(listen(server, config), async () => server.closeAllConnections())
  startJobs()
}

const openVite = (server: Server) =>
  createVite({
    configFile: `${web}/vite.config.ts`,
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })

async function page(vite: ViteDevServer, entry: string, path: string) {
  const html = await readFile(`${web}/${entry}.html`, 'utf8')
  return await vite.transformIndexHtml(`/${entry}.html`, html, path)
}

/** Its words are drawn by the server, so on the development server too. */
async function sharedPage(vite: ViteDevServer, fillings: FilledPage, path: string) {
  const { renderPages } = await vite.ssrLoadModule(`${web}/app/prerender.tsx`)
  const { root } = (await renderPages())['shared.html']
  const html = await page(vite, 'shared', path)
  return filled(
    html.replace('<div id="root"></div>', () => `<div id="root">${root}</div>`),
    fillings,
  )
}
