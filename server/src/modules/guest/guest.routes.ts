import { categoryName } from '@app/content/categories'
import { thinkerNamed } from '@app/content/thinker-named'
import { addDays, type Day, dayAt, endOfDay } from '@app/domain/day/day'
import { comingCommons } from '@app/domain/rounds/rotation'
import { slotsOfVisitor } from '@app/domain/rounds/slots'
import type { Context, Hono } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../http/client-network.ts'
import { openMemoryLimit } from '../../http/memory-rate-limit.ts'
import { serve } from '../../http/serve.ts'
import { bankIndex } from '../problems/bank.ts'
import { emptyStock } from '../problems/choose-problem.ts'
import { scoreList } from '../scoring/score-list.ts'
import { browserKey, guestBrowser, guestCookie, newGuestBrowser, visitorOf } from './browser.ts'
import type { GuestDeps } from './deps.ts'
import { type GuestProblem, pickProblem, takePlace } from './guest.queries.ts'
import { analyseGuests } from './guest-analytics.ts'
import { type Handout, handoutOf } from './handout.ts'

const scoresOfNetwork = { count: 60, seconds: 3600 }
/** Far more than a room full of visitors behind one address. */
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
    // Only known thinkers, so that nobody can fill the list with other names.
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

async function scoreOf({ db }: GuestDeps, { problemId, text }: Handout, solutions: readonly string[]) {
  const { score } = await scoreList(db, { problemId, text, slots: slotsOfVisitor }, solutions)
  const ideas = score.fluency.different
  const { strategies, unnamed } = score.flexibility
  // Ideas without a strategy count as one kind: the rules cannot tell whether they differ.
  return { ideas, kinds: strategies.length + (unnamed > 0 ? 1 : 0), score: ideas === 0 ? null : score.total }
}

const view = ({ id, category, text }: GuestProblem) => ({ id, category: categoryName(category), text })

/** While the browser and its network have any left today (UTC). Does not count for people who are signed in. */
async function giveGuestProblem(deps: GuestDeps, c: Context, sending: Headers) {
  const now = deps.now()
  const day = dayAt(now.getTime(), 'UTC')
  if (await deps.readSession(c)) return view(await anyProblem(deps, day))

  const browser = guestBrowser(c, deps) ?? newGuestBrowser()
  const problem = await takeOne(deps, networkOf(c, deps.trustProxy), { browser, day, now })
  sending.append('set-cookie', guestCookie(deps, browser))
  deps.guestEvents.note({ at: now, type: 'challenge_start', visitor: visitorOf(c, deps), problemId: problem.id })
  return view(problem)
}

interface PlaceInput {
  browser: string
  day: Day
  now: Date
}

/** The network's place is given back when the browser has none left. */
async function takeOne(deps: GuestDeps, network: string, input: PlaceInput): Promise<GuestProblem> {
  const wait = await deps.limits.takeOfDay('guestProblemsOfNetwork', network, input.now)
  if (wait !== null) throw new AppError('guest_limit', { retryAfter: wait })
  const problem = await takeNextPlace(deps, input)
  if (problem) return problem
  await deps.limits.giveBackOfDay('guestProblemsOfNetwork', network, input.now)
  const retryAfter = (endOfDay(input.day, 'UTC') - input.now.getTime()) / 1000
  throw new AppError('guest_limit', { retryAfter })
}

/** Null once the day has no place left. Tries the next place where another request takes one. */
async function takeNextPlace({ db, secret, guestDailyLimit }: GuestDeps, { browser, day, now }: PlaceInput) {
  for (;;) {
    const [place] = await takePlace(db, {
      browser: browserKey(secret, browser),
      day,
      places: guestDailyLimit,
      now,
      commons: commonsAround(day),
    })
    if (place?.isTaken) return place
    if (!place || place.number > guestDailyLimit) return null
    if (place.id === null) throw emptyStock()
  }
}

async function anyProblem({ db, now }: GuestDeps, day: Day) {
  const [problem] = await pickProblem(db, { day, commons: commonsAround(day), seed: now().toISOString() })
  if (!problem) throw emptyStock()
  return problem
}

/** The bank's problems of these days in all zones, and of some days ahead, which stay unspoilt. */
const commonsAround = (day: Day) => [...comingCommons(bankIndex, addDays(day, -2), 'easy')]
