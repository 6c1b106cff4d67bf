import type { Hono } from 'hono'
import { serve } from '../../http/serve.ts'
import type { GuestDeps } from './deps.ts'
import { analyseGuests } from './guest-analytics.ts'
import { handOutProblem } from './hand-out.ts'
import { scoring } from './score-visit.ts'
import { tracking } from './track.ts'

export function guestRoutes(app: Hono, deps: GuestDeps) {
  const score = scoring(deps)
  const track = tracking(deps)

  serve(app, deps, 'guestProblem', ({ c, sending }) => handOutProblem(deps, c, sending))

  serve(app, deps, 'scoreGuest', ({ c, body }) => score(c, body))

  serve(app, deps, 'trackGuest', async ({ c, body }) => track(c, body))

  serve(app, deps, 'guestAnalytics', ({ query }) => analyseGuests(deps, query.period))
}
