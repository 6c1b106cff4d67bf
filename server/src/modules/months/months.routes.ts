import type { Hono } from 'hono'
import { type CallDeps, registerCall } from '../../http/register-call.ts'
import { loadMonthReview } from './month-review.ts'

export function registerMonthsRoutes(app: Hono, deps: CallDeps) {
  registerCall(app, deps, 'month', ({ person, params: { month }, db }) => loadMonthReview(db, person, month))
}
