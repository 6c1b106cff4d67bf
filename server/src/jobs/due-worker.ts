import { setTimeout as pause } from 'node:timers/promises'
import { log } from '../process/log.ts'

const soonest = 5_000
const latest = 60_000
const endWithin = 5_000

interface Settings {
  now(): Date
  /** Does all that is due and says when the next is; stops taking more when it shall end. */
  doDue(ending: AbortSignal): Promise<Date | null>
  /** What the log says when that fails. */
  trouble: string
}

/** Works at a nudge and when the next thing is due; one run at a time, and none is forgotten that was asked for meanwhile. */
export function startDueWorker({ now, doDue, trouble }: Settings) {
  const ended = new AbortController()
  let running: Promise<void> | null = null
  let asked = false
  let timer: NodeJS.Timeout | undefined

  async function run() {
    let wait: number | null = latest
    try {
      do {
        asked = false
        const next = await doDue(ended.signal)
        wait = next && next.getTime() - now().getTime()
      } while (asked && !ended.signal.aborted)
    } catch (error) {
      log('error', trouble, { error })
    }
    running = null
    if (wait !== null && !ended.signal.aborted)
      timer = setTimeout(nudge, Math.min(Math.max(wait, soonest), latest)).unref()
  }

  function nudge() {
    if (ended.signal.aborted) return
    asked = true
    if (running) return
    clearTimeout(timer)
    running = run()
  }

  return {
    nudge,
    /** Takes nothing more; what is under way gets a moment to end. */
    async stop() {
      ended.abort()
      clearTimeout(timer)
      await Promise.race([running, pause(endWithin, undefined, { ref: false })])
    },
  }
}
