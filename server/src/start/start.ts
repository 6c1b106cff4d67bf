import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Config, readConfig } from '../config/config.ts'
import type { RetryOptions } from '../db/connect.ts'
import { openDatabaseServer } from '../db/open-database-server.ts'
import type { Connection } from '../db/pooler.ts'
import { closeServer, createWebServer, listen } from '../http/listen.ts'
import { loadPages, withoutWorker } from '../http/load-pages.ts'
import { createWebListener } from '../http/web-listener.ts'
import type { OwnTerms } from '../modules/terms/own-terms.ts'
import { type Lifecycle, startLifecycle } from '../process/lifecycle.ts'
import { log, redirectConsole, setLogLevel } from '../process/log.ts'
import { StartError } from '../process/start-error.ts'
import { assertPrices } from '../vendors/stripe/open-stripe.ts'
import { assembleApp, loadTerms } from './assemble-app.ts'

const connectionVariable = 'FIRECREST_PARENT_CONNECTION'
const restPauseMs = 1_000
const dist = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

type Env = Record<string, string | undefined>

export async function start(env: Env) {
  // Ctrl-C reaches the workers too, but their parent ends them in order.
  const life = startLifecycle(cluster.isWorker ? { signals: ['SIGTERM'] } : {})
  if (cluster.isWorker) process.on('SIGINT', () => undefined).on('SIGHUP', () => undefined)
  try {
    const config = readConfig(env)
    setLogLevel(config.logLevel)
    redirectConsole()
    await life.onShutdown(openTracing(config), (tracing) => Promise.resolve(tracing?.stop()))
    const terms = await loadTerms(config)
    if (cluster.isWorker) return await answer(config, parentConnection(env), { life, terms })
    if (config.stripe) await assertPrices(config.stripe)
    const server = await life.onShutdown(openDatabaseServer(config, connectRetryOptions(config, life)), ({ stop }) =>
      stop(),
    )
    if (config.processes > 1) await runWorkers(config.processes, server.connection, life)
    else await answer(config, server.connection, { life, terms })
    process.stdout.write(`Firecrest is running at ${config.publicUrl}\n`)
  } catch (error) {
    await life.fail(error)
  }
}

/** Closed last, so that it sends what the end does too. */
async function openTracing({ tracing: { endpoint, share }, version }: Config) {
  if (!endpoint) return null
  return await (await import('../process/tracing.ts')).startTracing({ endpoint, share, version })
}

export const connectRetryOptions = (
  { databaseWait: seconds }: Config,
  { ending: signal }: Lifecycle,
): RetryOptions => ({
  seconds,
  signal,
  report: (sentence: string) => log('warn', sentence),
})

interface AnswerInput {
  life: Lifecycle
  terms: OwnTerms | null
}

async function answer(config: Config, connection: Connection, { life, terms }: AnswerInput) {
  if (!existsSync(`${dist}landing.html`)) throw new StartError('The pages aren’t built. "npm start" builds them.')
  const assembling = life.onShutdown(
    assembleApp(config, connection, { terms, retry: connectRetryOptions(config, life), ending: life.ending }),
    ({ close }) => close(),
  )
  const [{ app, readSession, startJobs }, pages] = await Promise.all([
    assembling,
    loadPages(dist, { ...config, terms }),
  ])
  const served = config.hasServiceWorker ? pages : withoutWorker(pages)
  const listener = createWebListener(app, served, { ...config, readSession })
  const server = createWebServer(listener, { ...config, isSecure: config.publicUrl.startsWith('https:') })
  await life.onShutdown(listen(server, config), (listeners) => closeServer(server, { ...config, listeners }))
  startJobs()
}

function parentConnection(env: Record<string, string | undefined>): Connection {
  return JSON.parse(env[connectionVariable] ?? '{}')
}

/** The parent owns the database and ends last. */
async function runWorkers(count: number, connection: Connection, life: Lifecycle) {
  let ending = false
  const fork = () => cluster.fork({ [connectionVariable]: JSON.stringify(connection) })

  async function endAll() {
    ending = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(workers.map(endWorker))
  }

  await life.onShutdown(Promise.resolve(), endAll)
  if (!(await isListening(fork()))) return await life.end(1)
  await Promise.all(Array.from({ length: count - 1 }, () => isListening(fork())))

  cluster.on('exit', async (worker, code, signal) => {
    if (ending) return
    log('error', 'A worker died and was replaced.', { pid: worker.process.pid, code, signal })
    await pause(restPauseMs)
    if (!ending) fork()
  })
}

async function isListening(worker: Worker) {
  const listening = once(worker, 'listening').then(() => true)
  const gone = once(worker, 'exit').then(() => false)
  return await Promise.race([listening, gone])
}

async function endWorker(worker: Worker) {
  if (worker.isDead()) return
  const gone = once(worker, 'exit')
  worker.process.kill('SIGTERM')
  await gone
}
