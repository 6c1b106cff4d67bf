import { analytics } from '@app/contract/analytics'
import type { Hono } from 'hono'
import { serve } from '../../http/serve.ts'
import type { Deps } from '../../start/deps.ts'
import { analyseRounds } from './analyse-rounds.ts'

export function analyticsRoutes(app: Hono, deps: Deps) {
  serve(app, deps, analytics)(({ person, query }) => analyseRounds(deps, person, query))
}
