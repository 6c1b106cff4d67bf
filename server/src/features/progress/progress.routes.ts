import { dayLog, endPause, planPause, streakStanding, streakStory } from '@app/contract/progress'
import type { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { serve } from '../../http/serve.ts'
import { daysOf, standingOf, storyOf } from './look-at-days.ts'
import * as planning from './plan-pause.ts'

export function progressRoutes(app: Hono, deps: Deps) {
  serve(app, deps, dayLog)(({ person, query }) => daysOf(deps, person, query))
  serve(app, deps, streakStanding)(({ person }) => standingOf(deps, person))
  serve(app, deps, streakStory)(({ person, query }) => storyOf(deps, person, query))
  serve(app, deps, planPause)(({ person, body }) => planning.planPause(deps, person, body))
  serve(app, deps, endPause)(({ person, params }) => planning.stopPause(deps, person, params.id))
}
