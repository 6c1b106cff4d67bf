import { endPause, type Pause, validatePause } from '@app/domain/streak/pause'
import type { Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { registerCall } from '../../http/register-call.ts'
import { loadDayLog, loadStreakStory, loadStreakSummary, type StreakDeps } from './load-streak-days.ts'
import { deletePause, findPause, insertPause, listPauses, lockProgressRow, shortenPause } from './streak.queries.ts'

/** One at a time for a person, so that pauses do not overlap. */
const planPause = (deps: StreakDeps, { id, today }: Person, { from, to }: Pause) =>
  deps.transact(async (db) => {
    await lockProgressRow(db, { userId: id })
    const refusal = validatePause({ from, to }, { today, pauses: await listPauses(db, { userId: id }) })
    if (refusal) throw new AppError(refusal)
    const [made] = await insertPause(db, { userId: id, from, to, now: deps.now() })
    if (!made) throw new Error('The pause was not written.')
    return made
  })

const stopPause = (deps: StreakDeps, { id, today }: Person, pauseId: string) =>
  deps.transact(async (db) => {
    await lockProgressRow(db, { userId: id })
    const [pause] = await findPause(db, { id: pauseId, userId: id })
    if (!pause) throw new AppError('not_found')
    const left = endPause(pause, today)
    if (left) await shortenPause(db, { id: pauseId, userId: id, to: left.to })
    else await deletePause(db, { id: pauseId, userId: id })
  })

export function registerStreakRoutes(app: Hono, deps: StreakDeps) {
  registerCall(app, deps, 'dayLog', ({ person, query, db }) => loadDayLog({ ...deps, db }, person, query))
  registerCall(app, deps, 'streakSummary', ({ person }) => loadStreakSummary(deps, person))
  registerCall(app, deps, 'streakStory', ({ person, query, db }) => loadStreakStory({ ...deps, db }, person, query))
  registerCall(app, deps, 'planPause', ({ person, body }) => planPause(deps, person, body))
  registerCall(app, deps, 'endPause', ({ person, params }) => stopPause(deps, person, params.id))
}
