import { setTimeout as pause } from 'node:timers/promises'
import { log } from '../process/log.ts'

const retryIntervalMs = 5_000

interface OpenJobs {
  stop(): Promise<void>
}

export function startJobsLater(open: () => Promise<OpenJobs>) {
  const ended = new AbortController()
  let opening: Promise<OpenJobs | null> = Promise.resolve(null)

  async function openPatiently(): Promise<OpenJobs | null> {
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
      await (await opening)?.stop()
    },
  }
}
