import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { StartError } from '../../process/start-error.ts'
import type { Cluster } from './cluster.ts'
import { pingServer } from './connection.ts'
import { runAs } from './os-account.ts'
import { deleteStalePidFile, findRunningServer, isAlive, isRunning } from './pid-file.ts'

const startTimeoutMs = { silent: 10_000, busy: 60_000 }
const logLimit = 4 * 2 ** 20

const logOf = (folder: string) => join(dirname(folder), 'postgres.log')

interface Attempt {
  child: ChildProcess
  logStart: number
}

export async function startServer(cluster: Cluster): Promise<ChildProcess | null> {
  const begun = Date.now()
  let attempt: Attempt | null = null
  for (;;) {
    const state = await pingServer(cluster.connection)
    if (state === 'ready') return attempt?.child ?? null
    if (Date.now() - begun > startTimeoutMs[state]) throw await notStarting(cluster, attempt)
    if (await isComing(cluster, attempt)) await pause(20)
    else attempt = await tryAgain(cluster, attempt)
  }
}

const isComing = async ({ folder }: Cluster, attempt: Attempt | null) =>
  (attempt !== null && isOn(attempt.child)) || (await isRunning(folder))

const isOn = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

async function tryAgain(cluster: Cluster, before: Attempt | null): Promise<Attempt> {
  if (before) {
    // Children of a killed server hold its memory for a moment.
    const words = (await tailOfLog(cluster, before.logStart)) ?? ''
    if (!/shared memory|lock file .* already exists/.test(words)) throw await notStarting(cluster, before)
    await pause(100)
  }
  await deleteStalePidFile(cluster.folder)
  const logStart = await prepareLog(cluster)
  return { logStart, child: await launch(cluster) }
}

async function launch(cluster: Cluster) {
  const { binaries, account, folder } = cluster
  const settings = Object.entries(settingsOf(cluster)).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  if (process.platform === 'win32') return launchOnWindows(cluster, settings)
  const { program, args, options } = runAs(account, binaries.postgres, ['-D', folder, ...settings])
  const log = await open(logOf(folder), 'a', 0o600)
  // Ctrl-C must not reach it: the app ends its requests first.
  const server = spawn(program, args, { ...options, detached: true, stdio: ['ignore', log.fd, log.fd] })
  server.on('error', () => undefined)
  server.unref()
  await log.close()
  return server
}

/** pg_ctl drops an administrator's rights, with which PostgreSQL does not start. */
function launchOnWindows({ binaries, folder }: Cluster, settings: string[]) {
  const args = ['start', '-w', '-D', folder, '-l', logOf(folder), '-o', settings.join(' ')]
  const starter = spawn(binaries.pg_ctl, args, { detached: true, stdio: 'ignore', windowsHide: true })
  starter.on('error', () => undefined)
  starter.unref()
  return starter
}

/** Little memory, and durable: fsync and full-page writes stay on. */
function settingsOf({ connection, passwordFile, maxConnections }: Cluster) {
  const reach = passwordFile
    ? { listen_addresses: '127.0.0.1', port: `${connection.port}`, unix_socket_directories: '' }
    : {
        listen_addresses: '',
        unix_socket_directories: `"${connection.host?.replaceAll('"', '""')}"`,
        unix_socket_permissions: '0700',
      }
  return {
    ...reach,
    max_connections: `${maxConnections}`,
    shared_buffers: '32MB',
    maintenance_work_mem: '32MB',
    max_wal_size: '256MB',
    max_parallel_workers_per_gather: '0',
    max_logical_replication_workers: '0',
    autovacuum_max_workers: '2',
    io_method: 'sync', // the default starts three more processes
    jit: 'off',
    log_checkpoints: 'off',
    timezone: 'UTC',
  }
}

async function prepareLog({ folder }: Cluster) {
  const { size } = await stat(logOf(folder)).catch(() => ({ size: 0 }))
  if (size < logLimit) return size
  await rename(logOf(folder), `${logOf(folder)}.1`).catch(() => undefined)
  return 0
}

async function tailOfLog({ folder }: Cluster, from: number) {
  const log = await readFile(logOf(folder)).catch(() => Buffer.alloc(0))
  const lines = log.subarray(from).toString('utf8').split('\n')
  return lines.findLast((line) => /FATAL|PANIC|error/.test(line))?.replace(/^.*?(FATAL|PANIC): +/, '')
}

async function notStarting(cluster: Cluster, attempt: Attempt | null) {
  const words = await tailOfLog(cluster, attempt?.logStart ?? 0)
  return new StartError(`PostgreSQL doesn’t start${words ? `: ${words}` : ''}. See ${logOf(cluster.folder)}.`)
}

export async function stopServer({ folder, binaries }: Cluster) {
  const running = await findRunningServer(folder)
  if (!running) return
  if (process.platform === 'win32')
    await promisify(execFile)(binaries.pg_ctl, ['stop', '-D', folder, '-m', 'fast', '-w']).catch(() => undefined)
  else process.kill(running.pid, 'SIGINT')
  await waitForEnd(running.pid, folder, startTimeoutMs.silent)
}

export async function killServer({ folder }: Cluster) {
  const running = await findRunningServer(folder)
  if (!running) return
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    if (!(await isAlive(running.pid, folder))) return
    process.kill(running.pid, signal)
    await waitForEnd(running.pid, folder, 1_000)
  }
}

async function waitForEnd(pid: number, folder: string, limit: number) {
  const deadline = Date.now() + limit
  while ((await isAlive(pid, folder)) && Date.now() < deadline) await pause(10)
}
