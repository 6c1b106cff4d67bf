import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { pingServer } from './connection.ts'
import { isRunning } from './pid-file.ts'
import { killServer } from './server-process.ts'

export interface WatchIntervals {
  checkEveryMs: number
  pingEveryMs: number
  /** Milliseconds; after three silences the server is restarted. */
  pingTimeoutMs: number
}

const usual: WatchIntervals = { checkEveryMs: 1_000, pingEveryMs: 10_000, pingTimeoutMs: 5_000 }
const maxPauseMs = 5_000

interface SuperviseInput {
  cluster: Cluster
  child: ChildProcess | null
  bringUp(): Promise<ChildProcess | null>
  report(sentence: string): void
  watching?: Partial<WatchIntervals>
}

const rest = (ms: number, signal: AbortSignal) => pause(ms, undefined, { ref: false, signal }).catch(() => undefined)

async function restUntilExit(child: ChildProcess | null, atMostMs: number, ended: AbortSignal) {
  const woken = new AbortController()
  const wake = () => woken.abort()
  child?.once('exit', wake)
  await rest(atMostMs, AbortSignal.any([ended, woken.signal]))
  child?.off('exit', wake)
}

async function tryRestart({ cluster, bringUp, report }: SuperviseInput, isSilent: boolean) {
  try {
    if (isSilent) await killServer(cluster)
    const own = await bringUp()
    report('The database is back.')
    return { own }
  } catch (error) {
    report(error instanceof Error ? error.message : String(error))
    return null
  }
}

export function superviseServer(input: SuperviseInput) {
  const { cluster, child, report, watching } = input
  const { checkEveryMs, pingEveryMs, pingTimeoutMs } = { ...usual, ...watching }
  const ended = new AbortController()
  let silences = 0
  let asked = Date.now()

  async function isWell() {
    if (!(await isRunning(cluster.folder))) return false
    if (Date.now() - asked < pingEveryMs) return true
    asked = Date.now()
    silences = (await pingServer(cluster.connection, pingTimeoutMs)) === 'silent' ? silences + 1 : 0
    return silences < 3
  }

  async function restart() {
    report(silences ? 'The database does not answer: starting it anew.' : 'The database died: starting it anew.')
    for (let wait = 250; !ended.signal.aborted; wait = Math.min(wait * 2, maxPauseMs)) {
      const done = await tryRestart(input, silences > 0)
      if (done) return done.own
      await rest(wait, ended.signal)
    }
    return null
  }

  async function watch() {
    let own = child
    while (!ended.signal.aborted) {
      await restUntilExit(own, checkEveryMs, ended.signal)
      if (ended.signal.aborted || (await isWell())) continue
      own = await restart()
      silences = 0
    }
  }
  const watched = watch()
  return async () => {
    ended.abort()
    await watched
  }
}
