import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { expect, onTestFinished } from 'vitest'

const programs = { app: join(import.meta.dirname, '../main.ts'), tools: join(import.meta.dirname, '../cli/cli.ts') }
const web = join(import.meta.dirname, '../../../web')

/** What the first of many processes compiled serves the others. */
const compiled = join(tmpdir(), 'compile-cache')

/** The app does not start without its pages; which ones does not matter to tests of the server. */
export function ensurePages() {
  if (!existsSync(join(web, 'dist/landing.html'))) spawnSync(process.execPath, [join(web, 'build/main.ts')])
}

export async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'fc-main-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export async function usedPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port }
}

/** Below those that connections are given: none of the many around takes it before the app does. */
export async function freePort(): Promise<string> {
  const port = randomInt(20_000, 32_000)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return await freePort()
  }
  server.close()
  await once(server, 'close')
  return `${port}`
}

/** As the setting `DATABASE_URL` says it. */
export const addressOf = ({ user, password, host, port, database }: pg.ClientConfig) =>
  `postgres://${user}:${password ?? ''}@${encodeURIComponent(host ?? '')}:${port ?? 5432}/${database}`

type Settings = Record<string, string>

/** The app as a person starts it, in a folder without settings; `wrap` may put a command before it. */
export async function startApp(settings: Settings, wrap: readonly string[] = []) {
  const app = await startProcess([...wrap, process.execPath, programs.app], settings)
  const isReady = new Promise<void>((resolve) => {
    app.child.stdout?.on('data', () => app.said.out.includes('is running') && resolve())
  })
  const isOver = async () => expect.fail(`It ended with ${await app.ended}: ${app.said.out}${app.said.err}`)
  return { ...app, ready: () => Promise.race([isReady, isOver()]) }
}

/** `npm run writer` as a process of its own. */
export const startWriter = (settings: Settings, ...args: string[]) =>
  startProcess([process.execPath, programs.tools, 'writer', ...args], settings)

async function startProcess([command = '', ...args]: readonly string[], settings: Settings) {
  const child: ChildProcess = spawn(command, args, {
    cwd: await emptyFolder(),
    env: { PATH: '/usr/bin:/bin', NODE_ENV: 'test', NODE_COMPILE_CACHE: compiled, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { out: '', err: '' }
  child.stdout?.on('data', (text) => {
    said.out += text
  })
  child.stderr?.on('data', (text) => {
    said.err += text
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, said, ended }
}
