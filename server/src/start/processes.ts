import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from '../db/pooler.ts'
import type { Lifecycle } from '../process/lifecycle.ts'
import { log } from '../process/log.ts'

const variable = 'FIRECREST_PARENT_CONNECTION'
const restPause = 1_000

export function parentConnection(env: Record<string, string | undefined>): Connection {
  return JSON.parse(env[variable] ?? '{}')
}

/** Replaces workers that die. The parent owns the database and ends last. */
export async function runWorkers(count: number, connection: Connection, life: Lifecycle) {
  let ending = false
  const fork = () => cluster.fork({ [variable]: JSON.stringify(connection) })

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
    log('error', 'A worker died and is replaced.', { pid: worker.process.pid, code, signal })
    await pause(restPause)
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
