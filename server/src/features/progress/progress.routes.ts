import { dayLog } from '@app/contract/progress'
import { daysBetween } from '@app/domain/day'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/app-error.ts'
import { serve } from '../../http/serve.ts'
import { listDays } from './progress.queries.ts'

const mostDays = 400

export function progressRoutes(app: Hono, deps: Deps) {
  serve(
    app,
    deps,
    dayLog,
  )(async ({ person, query: { from, to } }) => {
    const days = daysBetween(from, to)
    if (days < 0 || days >= mostDays)
      throw new AppError('invalid_request', { sentence: `Please ask for 1 to ${mostDays} days.` })
    return { today: person.today, days: await listDays(deps.db, person.id, from, to) }
  })
}
