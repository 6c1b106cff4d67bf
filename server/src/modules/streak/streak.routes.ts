import type { Hono } from 'hono'
import { serve } from '../../http/serve.ts'
import type { StreakDeps } from './deps.ts'
import { daysOf, storyOf, streakSummaryOf } from './look-at-days.ts'
import { planPause, stopPause } from './plan-pause.ts'

export function progressRoutes(app: Hono, deps: StreakDeps) {
  serve(app, deps, 'dayLog', ({ person, query }) => daysOf(deps, person, query))
  serve(app, deps, 'streakSummary', ({ person }) => streakSummaryOf(deps, person))
  serve(app, deps, 'streakStory', ({ person, query }) => storyOf(deps, person, query))
  serve(app, deps, 'planPause', ({ person, body }) => planPause(deps, person, body))
  serve(app, deps, 'endPause', ({ person, params }) => stopPause(deps, person, params.id))
}
