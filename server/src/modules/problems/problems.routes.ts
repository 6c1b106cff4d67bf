import { categoryName } from '@app/content/categories'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { type CallDeps, registerCall } from '../../http/register-call.ts'
import { recordAdminAction } from '../audit/audit-log.ts'
import { proposeCommonProblem } from './choose-problem.ts'
import type { ProblemsDeps } from './model-budget.ts'
import {
  deleteProblemReports,
  firstOpenUtcDay,
  hideProblem,
  listOpenDaysOfProblem,
  listReportedProblems,
  lockReportedProblem,
  replaceCommonProblem,
} from './report-problem.ts'

/** The list is looked at by hand; what is decided makes room. */
const maxListed = 50

export function registerProblemRoutes(app: Hono, deps: CallDeps & ProblemsDeps) {
  registerCall(app, deps, 'listReports', async ({ db }) => {
    const now = deps.now()
    const rows = await listReportedProblems(db, { now, firstDay: firstOpenUtcDay(now), limit: maxListed })
    return rows.map(({ lastAt, category, ...row }) => ({
      ...row,
      category: categoryName(category),
      lastAt: lastAt.toISOString(),
    }))
  })

  registerCall(app, deps, 'settleReports', async ({ person, params: { id }, body: { outcome, note } }) => {
    const now = deps.now()
    await deps.transact(async (db) => {
      const [reported] = await lockReportedProblem(db, { id })
      if (!reported) throw new AppError('not_found')
      if (outcome === 'keep') await deleteProblemReports(db, { id })
      else await replaceDailyProblem(db, id, now)
      const action = outcome === 'keep' ? 'problem_kept' : 'problem_swapped'
      const details = { problem: reported.text, note }
      await recordAdminAction(db, { at: now, actorId: person.id, action, targetId: null, details })
    })
  })
}

/** People who have opened it keep it. */
async function replaceDailyProblem(db: Database, id: string, now: Date) {
  await hideProblem(db, { id, now })
  for (const place of await listOpenDaysOfProblem(db, { id, firstDay: firstOpenUtcDay(now) }))
    await replaceCommonProblem(db, { ...place, problemId: await proposeCommonProblem(db, place) })
}
