import { categoryName } from '@app/content/categories'
import { addDays, type Day, dayAt, endOfDay } from '@app/domain/day/day'
import { comingCommons } from '@app/domain/rounds/rotation'
import type { Context } from 'hono'
import { AppError } from '../../http/app-error.ts'
import { networkOf } from '../../http/client-network.ts'
import { bankIndex } from '../problems/bank.ts'
import { emptyStock } from '../problems/choose-problem.ts'
import { browserKey, guestBrowser, guestCookie, newGuestBrowser, visitorOf } from './browser.ts'
import type { GuestDeps } from './deps.ts'
import { type GuestProblem, pickProblem, takePlace } from './guest.queries.ts'

const view = ({ id, category, text }: GuestProblem) => ({ id, category: categoryName(category), text })

/**
 * As long as the browser and its network have any left today (UTC). For a person who is signed in nothing is counted.
 */
export async function giveGuestProblem(deps: GuestDeps, c: Context, sending: Headers) {
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

/** Counted for the network first and taken back: a browser that has none left must not use up its neighbours'. */
async function takeOne(deps: GuestDeps, network: string, input: PlaceInput): Promise<GuestProblem> {
  const wait = await deps.limits.takeOfDay('guestProblemsOfNetwork', network, input.now)
  if (wait !== null) throw new AppError('guest_limit', { retryAfter: wait })
  const problem = await takeNextPlace(deps, input)
  if (problem) return problem
  await deps.limits.giveBackOfDay('guestProblemsOfNetwork', network, input.now)
  const retryAfter = (endOfDay(input.day, 'UTC') - input.now.getTime()) / 1000
  throw new AppError('guest_limit', { retryAfter })
}

/** Null once the day has no place left. A request that loses a place to another tries the next one. */
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

/** What the bank gives on these days, wherever it is still yesterday; some days ahead, so that none is spoilt. */
const commonsAround = (day: Day) => [...comingCommons(bankIndex, addDays(day, -2), 'easy')]
