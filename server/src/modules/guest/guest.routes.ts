import { thinkerNamed } from '@app/content/thinker-named'
import { slotsOfVisitor } from '@app/domain/rounds/slots'
import type { Context, Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { openMemoryLimit } from '../../http/memory-rate-limit.ts'
import { serve } from '../../http/serve.ts'
import { scoreList } from '../scoring/score-list.ts'
import { guestBrowser, visitorOf } from './browser.ts'
import type { GuestDeps } from './deps.ts'
import { analyseGuests } from './guest-analytics.ts'
import { giveGuestProblem } from './guest-problem.ts'
import { type Handout, handoutOf } from './handout.ts'

/** Thirty problems a day and network, looked at twice. */
const scoresOfNetwork = { count: 60, seconds: 3600 }
/** Far more than a room full of visitors behind one address does. */
const eventsOfNetwork = { count: 300, seconds: 600 }

export function guestRoutes(app: Hono, deps: GuestDeps) {
  const limitScores = openVisitorLimit(deps, scoresOfNetwork)
  const limitEvents = openVisitorLimit(deps, eventsOfNetwork)

  serve(app, deps, 'guestProblem', ({ c, sending }) => giveGuestProblem(deps, c, sending))

  serve(app, deps, 'scoreGuest', async ({ c, body: { problemId, solutions } }) => {
    const handout = await handoutOf(deps, guestBrowser(c, deps), problemId)
    limitScores(c)
    return await scoreOf(deps, handout, solutions)
  })

  serve(app, deps, 'trackGuest', async ({ c, body: { eventType: type, geniusName, ...rest } }) => {
    const visitor = limitEvents(c)
    // Only thinkers that we have are stored, so that nobody can fill the list with names of their own.
    const thinkerId = thinkerNamed(geniusName ?? '')
    deps.guestEvents.note({ ...rest, ...(thinkerId && { geniusName: thinkerId }), at: deps.now(), type, visitor })
  })

  serve(app, deps, 'guestAnalytics', ({ query, db }) => analyseGuests({ ...deps, db }, query.period))
}

function openVisitorLimit(deps: GuestDeps, rule: { count: number; seconds: number }) {
  const limit = openMemoryLimit(rule, deps.now)
  return (c: Context) => {
    const visitor = visitorOf(c, deps)
    const wait = limit(visitor)
    if (wait !== null) throw new AppError('too_many_tries', { retryAfter: wait })
    return visitor
  }
}

async function scoreOf({ rarity }: GuestDeps, { problemId, text }: Handout, solutions: readonly string[]) {
  const { score } = await scoreList(rarity, { problemId, text, slots: slotsOfVisitor }, solutions)
  const ideas = score.fluency.different
  const { strategies, unnamed } = score.flexibility
  // Ideas that fit no strategy count as one kind: whether they differ in kind, the rules cannot say.
  return { ideas, kinds: strategies.length + (unnamed > 0 ? 1 : 0), score: ideas === 0 ? null : score.total }
}
