import type { PgBoss } from 'pg-boss'
import { log } from '../process/log.ts'
import { withSpan } from '../process/tracer.ts'
import { type JobHandlers, type JobTiming, jobSchedule, retiredJobs } from './job-schedule.ts'

/** Also removes former jobs. One may run in several processes at once: it must be idempotent. */
export async function scheduleJobs(queue: PgBoss, works: JobHandlers, table: Record<string, JobTiming> = jobSchedule) {
  const named: Record<string, JobHandler> = works
  for (const [name, times] of Object.entries(table)) {
    const work = named[name]
    if (work) await scheduleJob(queue, { name, ...times, work })
    else await queue.unschedule(name)
  }
  for (const name of retiredJobs) await queue.unschedule(name)
}

type JobHandler = () => Promise<unknown>

async function scheduleJob(
  queue: PgBoss,
  { name, cron, firstAfterSeconds, work }: JobTiming & { name: string; work: JobHandler },
) {
  // The next turn retries: an immediate one would double the load on other servers.
  await queue.createQueue(name, { retryLimit: 0, expireInSeconds: 3600 })
  await queue.work(name, { pollingIntervalSeconds: 5 }, () => runLogged(name, work))
  await queue.schedule(name, cron)
  await queue.send(name, null, { startAfter: firstAfterSeconds, singletonKey: 'first', singletonSeconds: 60 })
}

async function runLogged(name: string, work: JobHandler) {
  try {
    return await withSpan(`job ${name}`, {}, () => work())
  } catch (error) {
    log('error', 'A repeated job failed; its next turn will try again.', { name, error })
    throw error
  }
}
