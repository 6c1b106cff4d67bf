import { setTimeout as pause } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { log } from '../process/log.ts'

const retryIntervalMs = 5_000

export function startQueueLater(open: () => Promise<PgBoss>) {
  const ended = new AbortController()
  let opening: Promise<PgBoss | null> = Promise.resolve(null)

  async function openPatiently(): Promise<PgBoss | null> {
    while (!ended.signal.aborted) {
      try {
        return await open()
      } catch (error) {
        log('error', 'The job queue does not start yet.', { error })
        await pause(retryIntervalMs, undefined, { ref: false, signal: ended.signal }).catch(() => undefined)
      }
    }
    return null
  }

  return {
    start() {
      opening = openPatiently()
    },
    async stop() {
      ended.abort()
      await (await opening)?.stop({ graceful: true, timeout: 5_000 })
    },
  }
}
