import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readinessPath } from '@app/contract/routes'
import { host, root } from './machine.ts'

const startWithin = 180_000

export type Apps = Awaited<ReturnType<typeof openApps>>

interface Settings {
  dir: string
  ports: readonly number[]
  databaseUrl: string
  replicaUrl?: string
  publicUrl: string
  secret: string
  /** The folder of another release, with its packages and pages. */
  otherRelease?: string | null
}

/** Processes of the app on one database, as on so many machines: each has a folder of its own. */
export function openApps({ dir, ports, databaseUrl, replicaUrl, publicUrl, secret, otherRelease }: Settings) {
  const running = new Map<number, ChildProcess>()
  const logOf = (port: number) => join(dir, `app-${port}.log`)
  let folder = otherRelease ?? root

  async function start(port: number) {
    const dataDir = join(dir, `app-${port}`)
    mkdirSync(dataDir, { recursive: true })
    const log = openSync(logOf(port), 'a')
    const child = spawn(process.execPath, ['--max-semi-space-size=16', 'server/src/main.ts'], {
      cwd: folder,
      stdio: ['ignore', log, log],
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        DATA_DIR: dataDir,
        APP_SECRET: secret,
        DATABASE_URL: databaseUrl,
        ...(replicaUrl && { DATABASE_REPLICA_URL: replicaUrl }),
        PUBLIC_URL: publicUrl,
        TRUST_PROXY: '1',
        DRAIN_SECONDS: '3',
        RATE_SIGNUP_PER_HOUR: '1000000',
      },
    })
    running.set(port, child)
    child.once('exit', () => running.get(port) === child && running.delete(port))
    const failure = await failureOfStart(child, port)
    if (failure) throw new Error(`A process of the app ${failure}: ${tailOf(logOf(port))}`)
  }

  async function end(port: number, signal: 'SIGTERM' | 'SIGKILL') {
    const child = running.get(port)
    if (!child) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }

  return {
    ports,
    start,
    end,
    /** What starts from now on is of this release, or of the other one. */
    startFrom(release: 'this' | 'other') {
      folder = release === 'other' && otherRelease ? otherRelease : root
    },
    areUp: () => running.size === ports.length,
    endAll: () => Promise.all(ports.map((port) => end(port, 'SIGTERM'))),
    /** What all of them have written since the last look. */
    readLog: lineReader(ports.map(logOf)),
  }
}

/** Waits until it is ready; null then. */
async function failureOfStart(child: ChildProcess, port: number) {
  for (const end = Date.now() + startWithin; Date.now() < end; await pause(50)) {
    if (child.exitCode !== null) return 'ended'
    if (await isReady(port)) return null
  }
  return 'was not ready in time'
}

const tailOf = (file: string) => readFileSync(file, 'utf8').split('\n').slice(-5).join('\n')

const isReady = (port: number) =>
  fetch(`http://${host}:${port}${readinessPath}`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

function lineReader(files: readonly string[]) {
  const seen = new Map<string, number>()
  return () =>
    files.flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
      const fresh = lines.slice(seen.get(file) ?? 0)
      seen.set(file, lines.length)
      return fresh
    })
}
