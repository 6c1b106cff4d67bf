import { livenessPath, readinessPath } from '@app/contract/routes'
import type { Hono } from 'hono'
import type { Database } from '../db/database.ts'
import type { ReportOutage } from '../db/database-errors.ts'
import { checkReadiness } from '../db/migrate.ts'
import type { TimelineWatch } from '../db/timeline-watch.ts'
import { createLogRateLimit, log } from '../process/log.ts'
import { jsonResponse } from './responses.ts'

const healthTimeoutMs = 2_000

const retryAfterHeader = { 'retry-after': '2' }

const reasons = {
  ending: 'This process is stopping.',
  away: 'Can’t reach the database.',
  standby: 'The database is a standby and doesn’t take writes.',
  old: 'The database is being updated.',
}

interface HealthDeps {
  db: Database
  reportOutage: ReportOutage
  timeline: TimelineWatch
  ending: AbortSignal
}

export function registerHealthRoutes(app: Hono, { db, reportOutage, timeline, ending }: HealthDeps) {
  const admit = createLogRateLimit(Date.now)
  app.get(livenessPath, () => jsonResponse({ message: 'Alive.' }))
  app.get(readinessPath, async () => {
    const state = ending.aborted ? 'ending' : await stateOfDatabase()
    // A balancer asks often enough to see each primary.
    if (state === 'ready') void timeline.check()
    return state === 'ready'
      ? jsonResponse({ message: 'Ready.' })
      : jsonResponse({ message: reasons[state] }, 503, retryAfterHeader)
  })

  const stateOfDatabase = () =>
    soon(checkReadiness(db)).catch((error) => {
      if (!reportOutage(error) && admit('unready', 1))
        log('error', 'The database isn’t responding as it should.', { error })
      return 'away' as const
    })
}

async function soon<T>(work: Promise<T>) {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), healthTimeoutMs)
  })
  return await Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
