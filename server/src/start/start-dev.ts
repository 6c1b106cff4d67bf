import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { apiPathPrefix, livenessPath, metricsPath, readinessPath } from '@app/contract/routes'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { type Config, readConfig } from '../config/config.ts'
import { openDatabaseServer } from '../db/open-database-server.ts'
import { fillPage, getFilledPage, type PageFilling } from '../http/filled-page.ts'
import { createWebServer, listen } from '../http/listen.ts'
import { type Lifecycle, startLifecycle } from '../process/lifecycle.ts'
import { setLogLevel } from '../process/log.ts'
import { assembleApp, loadTerms } from './assemble-app.ts'
import { connectRetryOptions } from './start.ts'

const serverPaths = [apiPathPrefix, livenessPath, readinessPath, metricsPath]

/** The folder `web/api` has the name of the calls, and its sources are Vite's. */
const isForServer = (url = '') => serverPaths.some((path) => url.startsWith(path)) && !/\.tsx?(\?|$)/.test(url)

const web = fileURLToPath(new URL('../../../web', import.meta.url))

export async function startDev(env: Record<string, string | undefined>) {
  const life = startLifecycle()
  try {
    const config = readConfig(env)
    setLogLevel(config.logLevel)
    await open(config, life)
    process.stdout.write(`Firecrest is running at ${config.publicUrl} with hot reload\n`)
  } catch (error) {
    await life.fail(error)
  }
}

async function open(config: Config, life: Lifecycle) {
  const terms = await loadTerms(config)
  const retry = connectRetryOptions(config, life)
  const database = await life.onShutdown(openDatabaseServer(config, retry), ({ stop }) => stop())
  const parts = await life.onShutdown(
    assembleApp(config, database.connection, { terms, retry, ending: life.ending }),
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
    if (c.req.path.startsWith(apiPathPrefix)) return await next()
    const shared = getFilledPage(c)
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
async function sharedPage(vite: ViteDevServer, fillings: PageFilling, path: string) {
  const { renderPages } = await vite.ssrLoadModule(`${web}/app/prerender.tsx`)
  const { root } = (await renderPages())['shared.html']
  const html = await page(vite, 'shared', path)
  return fillPage(
    html.replace('<div id="root"></div>', () => `<div id="root">${root}</div>`),
    fillings,
  )
}
