import { categoryName } from '@app/content/categories'
import { findThinkerByName } from '@app/content/find-thinker'
import { dayAt } from '@app/domain/day/day'
import type { Context, Hono } from 'hono'
import { clientNetworkOf } from '../../http/client-network.ts'
import { registerCall } from '../../http/register-call.ts'
import type { GuestProblem } from './guest.queries.ts'
import { loadGuestAnalytics } from './guest-analytics.ts'
import { createGuestBrowser, type GuestDeps, guestCookie, hashGuestNetwork, readGuestBrowser } from './guest-cookie.ts'
import { claimNextProblem, findAnyGuestProblem, findGuestHandoutOf } from './guest-handout.ts'
import { limitGuests, scoreGuestIdeas, scoreLimitOfNetwork } from './score-guest-ideas.ts'

/** Far more than a room full of visitors behind one address. */
const eventLimitOfNetwork = { count: 300, seconds: 600 }

export function registerGuestRoutes(app: Hono, deps: GuestDeps) {
  const limitScores = limitGuests(deps, scoreLimitOfNetwork)
  const limitEvents = limitGuests(deps, eventLimitOfNetwork)

  registerCall(app, deps, 'guestProblem', ({ c, sending }) => assignGuestProblem(deps, c, sending))

  registerCall(app, deps, 'scoreGuest', async ({ c, body: { problemId, solutions } }) => {
    const handout = await findGuestHandoutOf(deps, readGuestBrowser(c, deps), problemId)
    limitScores(c)
    return await scoreGuestIdeas(deps, handout, solutions)
  })

  registerCall(app, deps, 'trackGuest', async ({ c, body: { eventType: type, geniusName, ...rest } }) => {
    const visitor = limitEvents(c)
    // Only known thinkers, so that nobody can fill the list with other names.
    const thinkerId = findThinkerByName(geniusName ?? '')
    deps.guestEvents.note({ ...rest, ...(thinkerId && { geniusName: thinkerId }), at: deps.now(), type, visitor })
  })

  registerCall(app, deps, 'guestAnalytics', ({ query, db }) => loadGuestAnalytics({ ...deps, db }, query.period))
}

const view = ({ id, category, text }: GuestProblem) => ({ id, category: categoryName(category), text })

/** While the browser and its network have any left today (UTC). Does not count for people who are signed in. */
async function assignGuestProblem(deps: GuestDeps, c: Context, sending: Headers) {
  const now = deps.now()
  const day = dayAt(now.getTime(), 'UTC')
  if (await deps.readSession(c)) return view(await findAnyGuestProblem(deps, day))

  const browser = readGuestBrowser(c, deps) ?? createGuestBrowser()
  const problem = await claimNextProblem(deps, clientNetworkOf(c, deps.trustProxy), { browser, day, now })
  sending.append('set-cookie', guestCookie(deps, browser))
  deps.guestEvents.note({ at: now, type: 'challenge_start', visitor: hashGuestNetwork(c, deps), problemId: problem.id })
  return view(problem)
}
