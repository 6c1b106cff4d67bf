import type { PgBoss } from 'pg-boss'
import type { WriterSettings } from '../config/config.ts'
import type { ProblemsDeps } from '../modules/problems/deps.ts'
import { keepStock } from '../modules/problems/keep-stock.ts'
import { log } from '../process/log.ts'
import { openProblemWriter } from '../vendors/ai/problem-writer.ts'
import { repeatJob } from './repeat.ts'

interface Settings extends WriterSettings {
  /** The job's name in the queue. */
  name: string
  ending: AbortSignal
}

/** Lets the configured provider fill the stock every quarter of an hour. Loaded only where there is one. */
export async function writeAhead(queue: PgBoss, deps: ProblemsDeps, { name, dailyCalls, ...settings }: Settings) {
  const writer = openProblemWriter(settings)

  async function work() {
    const report = await keepStock({ ...deps, writer, dailyCalls, dice: Math.random }).catch(unlessEnding)
    if (!report) return
    const isFine = report.failed.length === 0
    if (report.ended !== 'busy') log(isFine ? 'info' : 'warn', 'The problem writer has been at work.', { ...report })
  }

  // The app's own end broke it off: nothing has gone wrong.
  function unlessEnding(error: unknown) {
    if (!settings.ending.aborted) throw error
  }

  // Not while the first pages are asked for.
  await repeatJob(queue, { name, cron: '*/15 * * * *', firstAfterSeconds: 10, work })
}
