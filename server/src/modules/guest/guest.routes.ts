import { thinkerNamed } from '@app/content/thinker-named'
import type { ReadBody } from '@app/contract/calls'
import type { Context, Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { openMemoryLimit } from '../../http/memory-rate-limit.ts'
import { serve } from '../../http/serve.ts'
import { visitorOf } from './browser.ts'
import type { GuestDeps } from './deps.ts'
import { analyseGuests } from './guest-analytics.ts'
import { giveGuestProblem } from './guest-problem.ts'
import { scoring } from './score-visit.ts'

/** Far more than a room full of visitors behind one address does. */
const perNetwork = { count: 300, seconds: 600 }

export function guestRoutes(app: Hono, deps: GuestDeps) {
  const score = scoring(deps)
  const track = tracking(deps)

  serve(app, deps, 'guestProblem', ({ c, sending }) => giveGuestProblem(deps, c, sending))

  serve(app, deps, 'scoreGuest', ({ c, body }) => score(c, body))

  serve(app, deps, 'trackGuest', async ({ c, body }) => track(c, body))

  serve(app, deps, 'guestAnalytics', ({ query, db }) => analyseGuests({ ...deps, db }, query.period))
}

function tracking(deps: GuestDeps) {
  const limit = openMemoryLimit(perNetwork, deps.now)

  return (c: Context, { eventType: type, geniusName, ...rest }: ReadBody<'trackGuest'>) => {
    const visitor = visitorOf(c, deps)
    const wait = limit(visitor)
    if (wait !== null) throw new AppError('too_many_tries', { retryAfter: wait })
    // Only thinkers that we have are stored, so that nobody can fill the list with names of their own.
    const thinkerId = thinkerNamed(geniusName ?? '')
    deps.guestEvents.note({ ...rest, ...(thinkerId && { geniusName: thinkerId }), at: deps.now(), type, visitor })
  }
}
