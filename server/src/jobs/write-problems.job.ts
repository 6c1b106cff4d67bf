import type { WriterSettings } from '../config/config.ts'
import type { ProblemsDeps } from '../modules/problems/deps.ts'
import { fillStock } from '../modules/problems/fill-stock.ts'
import { log } from '../process/log.ts'
import { createProblemWriter } from '../vendors/ai/problem-writer.ts'

interface Settings extends WriterSettings {
  ending: AbortSignal
}

export function createProblemJobs(deps: ProblemsDeps, { dailyCalls, ...settings }: Settings) {
  const writer = createProblemWriter(settings)

  async function work() {
    const report = await fillStock({ ...deps, writer, dailyCalls, random: Math.random }).catch(unlessEnding)
    if (!report) return
    const isFine = report.failed.length === 0
    if (report.ended !== 'busy') log(isFine ? 'info' : 'warn', 'The problem writer has been at work.', { ...report })
  }

  function unlessEnding(error: unknown) {
    if (!settings.ending.aborted) throw error
  }

  return work
}
