import type { WriterSettings } from '../config/config.ts'
import type { ProblemsDeps } from '../modules/problems/deps.ts'
import { fillStock } from '../modules/problems/fill-stock.ts'
import { log } from '../process/log.ts'
import { openProblemWriter } from '../vendors/ai/problem-writer.ts'

interface Settings extends WriterSettings {
  ending: AbortSignal
}

/** The work of letting the configured provider fill the stock. Loaded only where there is one. */
export function writeAhead(deps: ProblemsDeps, { dailyCalls, ...settings }: Settings) {
  const writer = openProblemWriter(settings)

  async function work() {
    const report = await fillStock({ ...deps, writer, dailyCalls, random: Math.random }).catch(unlessEnding)
    if (!report) return
    const isFine = report.failed.length === 0
    if (report.ended !== 'busy') log(isFine ? 'info' : 'warn', 'The problem writer has been at work.', { ...report })
  }

  // The app's own end broke it off: nothing has gone wrong.
  function unlessEnding(error: unknown) {
    if (!settings.ending.aborted) throw error
  }

  return work
}
