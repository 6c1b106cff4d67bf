import type { PgBoss } from 'pg-boss'
import { log } from '../process/log.ts'

interface Repeated {
  name: string
  /** In UTC. */
  cron: string
  /** How long after the start it is done first. */
  firstAfterSeconds: number
  work(): Promise<unknown>
}

/** Does a job again and again, and once soon. It may run in several processes at once: the work itself must not mind. */
export async function repeatJob(queue: PgBoss, { name, cron, firstAfterSeconds, work }: Repeated) {
  // What failed is done by the next turn; a second try at once would only double what another server has to bear.
  await queue.createQueue(name, { retryLimit: 0, expireInSeconds: 3600 })
  await queue.work(name, { pollingIntervalSeconds: 5 }, () => told(name, work))
  await queue.schedule(name, cron)
  await queue.send(name, null, { startAfter: firstAfterSeconds, singletonKey: 'first', singletonSeconds: 60 })
}

/** The queue keeps an error in its tables only, where nobody looks. */
async function told(name: string, work: Repeated['work']) {
  try {
    return await work()
  } catch (error) {
    log('error', 'A repeated job failed; its next turn will try again.', { name, error })
    throw error
  }
}

/** Takes back what an earlier start with other settings has scheduled. */
export const endJob = (queue: PgBoss, name: string) => queue.unschedule(name)
