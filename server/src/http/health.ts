import { livenessAddress, readinessAddress } from '@app/contract/routes'
import type { Hono } from 'hono'
import type { Database } from '../db/database.ts'
import { readinessOf } from '../db/migrate.ts'
import type { NoteOutage } from '../db/outage.ts'
import type { TimelineWatch } from '../db/timeline.ts'
import { openLineLimits } from '../process/line-limits.ts'
import { log } from '../process/log.ts'
import { answer } from './answer.ts'

const patienceMs = 2_000

const soonAgain = { 'retry-after': '2' }

const reasons = {
  ending: 'This process ends.',
  away: 'The database cannot be reached.',
  standby: 'The database is a standby, which takes no writes.',
  old: 'The database is being brought up to date.',
}

interface HealthDeps {
  db: Database
  noteOutage: NoteOutage
  timeline: TimelineWatch
  ending: AbortSignal
}

export function healthRoutes(app: Hono, { db, noteOutage, timeline, ending }: HealthDeps) {
  const admit = openLineLimits(Date.now)
  app.get(livenessAddress, () => answer({ message: 'Alive.' }))
  app.get(readinessAddress, async () => {
    const state = ending.aborted ? 'ending' : await stateOfDatabase()
    // A balancer asks often enough to see each primary.
    if (state === 'ready') void timeline.look()
    return state === 'ready' ? answer({ message: 'Ready.' }) : answer({ message: reasons[state] }, 503, soonAgain)
  })

  const stateOfDatabase = () =>
    soon(readinessOf(db)).catch((error) => {
      if (!noteOutage(error) && admit('unready', 1))
        log('error', 'The database does not answer as it should.', { error })
      return 'away' as const
    })
}

async function soon<T>(work: Promise<T>) {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), patienceMs)
  })
  return await Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
