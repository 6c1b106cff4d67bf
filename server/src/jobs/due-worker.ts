import { setTimeout as pause } from 'node:timers/promises'
import { log } from '../process/log.ts'

const minDelayMs = 5_000
const maxDelayMs = 60_000
const shutdownTimeoutMs = 5_000

interface Settings {
  now(): Date
  runDue(ending: AbortSignal): Promise<Date | null>
  errorMessage: string
}

/** At a nudge and when the next work is due: one run at a time, and again after a nudge during a run. */
export function startDueWorker({ now, runDue, errorMessage }: Settings) {
  const ended = new AbortController()
  let running: Promise<void> | null = null
  let nudged = false
  let timer: NodeJS.Timeout | undefined

  async function run() {
    let wait: number | null = maxDelayMs
    try {
      do {
        nudged = false
        const next = await runDue(ended.signal)
        wait = next && next.getTime() - now().getTime()
      } while (nudged && !ended.signal.aborted)
    } catch (error) {
      log('error', errorMessage, { error })
    }
    running = null
    if (wait !== null && !ended.signal.aborted)
      timer = setTimeout(wake, Math.min(Math.max(wait, minDelayMs), maxDelayMs)).unref()
  }

  function wake() {
    if (ended.signal.aborted) return
    nudged = true
    if (running) return
    clearTimeout(timer)
    running = run()
  }

  return {
    wake,
    async stop() {
      ended.abort()
      clearTimeout(timer)
      await Promise.race([running, pause(shutdownTimeoutMs, undefined, { ref: false })])
    },
  }
}
