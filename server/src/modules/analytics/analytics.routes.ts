import type { Hono } from 'hono'
import { serve } from '../../http/serve.ts'
import { analyseRounds } from './analyse-rounds.ts'
import type { AnalyticsDeps } from './deps.ts'

export function analyticsRoutes(app: Hono, deps: AnalyticsDeps) {
  serve(app, deps, 'analytics', ({ person, query }) => analyseRounds(deps, person, query))
}
