import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { hold } from './leftovers.ts'

export const root = join(import.meta.dirname, '..')

const patience = 120_000
const patienceWithEnd = 15_000

/** Empty settings win over a developer's own `.env`. */
export const settingsFor = (dataDir: string, port: number): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: '',
  npm_config_loglevel: 'error',
  DATABASE_URL: '',
  PUBLIC_URL: '',
  SMTP_URL: '',
  WEB_CONCURRENCY: '1',
  LOG_LEVEL: 'error',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  PORT: String(port),
})

interface StartOptions {
  /** Where the repository lies. */
  folder?: string
  settings?: NodeJS.ProcessEnv
}

/** `npm start` as a person types it, and how long it took until the first page came (ms). */
export async function startApp(dataDir: string, { folder = root, settings = {} }: StartOptions = {}) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const begun = performance.now()
  const npm = startNpm(folder, { ...settingsFor(dataDir, port), ...settings })
  const stop = hold(() => end(npm, dataDir))
  await firstPage(npm, url)
  return { url, port, npm, took: performance.now() - begun, stop }
}

/** The outer npm on the outer Node where we know them: the Node in our own path is another one. */
function startNpm(folder: string, env: NodeJS.ProcessEnv) {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env
  const [command, ...args] = node && npm ? [node, npm, 'start'] : ['npm', 'start']
  return spawn(command, args, { cwd: folder, env, detached: true, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function firstPage(npm: ChildProcess, url: string) {
  const until = performance.now() + patience
  while (performance.now() < until) {
    if (npm.exitCode !== null) throw new Error(`npm start ended with ${npm.exitCode}.`)
    const response = await fetch(url).catch(() => null)
    await response?.arrayBuffer()
    if (response?.ok) return
    await pause(5)
  }
  throw new Error('npm start did not answer within two minutes.')
}

async function end(npm: ChildProcess, dataDir: string) {
  if (npm.exitCode !== null || !npm.pid) return
  const ended = new Promise((resolve) => npm.once('exit', () => resolve(true)))
  npm.kill('SIGTERM')
  if (await Promise.race([ended, pause(patienceWithEnd, false, { ref: false })])) return
  const postmaster = await postmasterOf(dataDir)
  for (const pid of [-npm.pid, ...(postmaster ? [postmaster] : [])]) process.kill(pid, 'SIGKILL')
}

export async function postmasterOf(dataDir: string) {
  const text = await readFile(join(dataDir, 'pg/postmaster.pid'), 'utf8').catch(() => '')
  return Number(text.split('\n')[0]) || null
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
