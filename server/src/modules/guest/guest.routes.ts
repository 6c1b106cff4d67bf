import { categoryName } from '@app/content/categories'
import { thinkerNamed } from '@app/content/thinker-named'
import { dayAt } from '@app/domain/day/day'
import type { Context, Hono } from 'hono'
import { networkOf } from '../../http/client-network.ts'
import { serve } from '../../http/serve.ts'
import { guestBrowser, guestCookie, newGuestBrowser, visitorOf } from './browser.ts'
import type { GuestDeps } from './deps.ts'
import type { GuestProblem } from './guest.queries.ts'
import { analyseGuests } from './guest-analytics.ts'
import { handoutOf } from './handout.ts'
import { limitVisitors, scoresOfNetwork, scoreVisit } from './score-visit.ts'
import { anyProblem, takeNext } from './take-place.ts'

/** Far more than a room full of visitors behind one address. */
const eventsOfNetwork = { count: 300, seconds: 600 }

export function guestRoutes(app: Hono, deps: GuestDeps) {
  const limitScores = limitVisitors(deps, scoresOfNetwork)
  const limitEvents = limitVisitors(deps, eventsOfNetwork)

  serve(app, deps, 'guestProblem', ({ c, sending }) => giveGuestProblem(deps, c, sending))

  serve(app, deps, 'scoreGuest', async ({ c, body: { problemId, solutions } }) => {
    const handout = await handoutOf(deps, guestBrowser(c, deps), problemId)
    limitScores(c)
    return await scoreVisit(deps, handout, solutions)
  })

  serve(app, deps, 'trackGuest', async ({ c, body: { eventType: type, geniusName, ...rest } }) => {
    const visitor = limitEvents(c)
    // Only known thinkers, so that nobody can fill the list with other names.
    const thinkerId = thinkerNamed(geniusName ?? '')
    deps.guestEvents.note({ ...rest, ...(thinkerId && { geniusName: thinkerId }), at: deps.now(), type, visitor })
  })

  serve(app, deps, 'guestAnalytics', ({ query, db }) => analyseGuests({ ...deps, db }, query.period))
}

const view = ({ id, category, text }: GuestProblem) => ({ id, category: categoryName(category), text })

/** While the browser and its network have any left today (UTC). Does not count for people who are signed in. */
async function giveGuestProblem(deps: GuestDeps, c: Context, sending: Headers) {
  const now = deps.now()
  const day = dayAt(now.getTime(), 'UTC')
  if (await deps.readSession(c)) return view(await anyProblem(deps, day))

  const browser = guestBrowser(c, deps) ?? newGuestBrowser()
  const problem = await takeNext(deps, networkOf(c, deps.trustProxy), { browser, day, now })
  sending.append('set-cookie', guestCookie(deps, browser))
  deps.guestEvents.note({ at: now, type: 'challenge_start', visitor: visitorOf(c, deps), problemId: problem.id })
  return view(problem)
}
