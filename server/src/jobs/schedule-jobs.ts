import type { PgBoss } from 'pg-boss'
import { log } from '../process/log.ts'
import { withSpan } from '../process/tracer.ts'
import type { Job } from './jobs.ts'

/** Also ends the jobs that are off. One may run in several processes at once: it must be idempotent. */
export async function scheduleJobs<Context>(queue: PgBoss, list: readonly Job<Context>[], context: Context) {
  for (const job of list)
    if (job.isOn(context)) await scheduleJob(queue, job, context)
    else await queue.unschedule(job.name)
}

async function scheduleJob<Context>(queue: PgBoss, job: Job<Context>, context: Context) {
  const { name, cron, firstAfterSeconds } = job
  // The next turn retries: an immediate one would double the load on other servers.
  await queue.createQueue(name, { retryLimit: 0, expireInSeconds: 3600 })
  await queue.work(name, { pollingIntervalSeconds: 5 }, () => runLogged(job, context))
  await queue.schedule(name, cron)
  await queue.send(name, null, { startAfter: firstAfterSeconds, singletonKey: 'first', singletonSeconds: 60 })
}

async function runLogged<Context>({ name, run }: Job<Context>, context: Context) {
  try {
    return await withSpan(`job ${name}`, {}, () => run(context))
  } catch (error) {
    log('error', 'A repeated job failed. It’ll be tried again at its next turn.', { name, error })
    throw error
  }
}
