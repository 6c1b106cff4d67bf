import { addDays, type Day, endOfDay } from '@app/domain/day/day'
import { comingCommons } from '@app/domain/rounds/rotation'
import { AppError } from '../../http/app-error.ts'
import { bankIndex } from '../problems/bank.ts'
import { emptyStock } from '../problems/choose-problem.ts'
import { browserKey } from './browser.ts'
import type { GuestDeps } from './deps.ts'
import { type GuestProblem, pickProblem, takePlace, takePlaceOf } from './guest.queries.ts'

interface PlaceInput {
  browser: string
  day: Day
  now: Date
}

export const takeNext = (deps: GuestDeps, network: string, input: PlaceInput): Promise<GuestProblem> =>
  withPlaceOfNetwork(deps, { ...input, network }, async ({ giveBack }) => {
    const problem = await takeNextPlace(deps, input)
    if (!problem) await giveBack()
    return problem
  })

/** One place for a problem, however often its page is opened on the day. Says whether it is a new one. */
export const takeNamed = (deps: GuestDeps, network: string, input: PlaceInput & { problemId: string }) =>
  withPlaceOfNetwork(deps, { ...input, network }, async ({ giveBack }) => {
    const taken = await takePlaceOfProblem(deps, input)
    if (taken !== 'new') await giveBack()
    return taken && { isNew: taken === 'new' }
  })

type Work<T> = (place: { giveBack(): Promise<void> }) => Promise<T | null>

/** The network's place is given back when the browser has none left. */
async function withPlaceOfNetwork<T>(deps: GuestDeps, input: PlaceInput & { network: string }, work: Work<T>) {
  const { network, now, day } = input
  const wait = await deps.limits.takeOfDay('guestProblemsOfNetwork', network, now)
  if (wait !== null) throw new AppError('guest_limit', { retryAfter: wait })
  const done = await work({ giveBack: () => deps.limits.giveBackOfDay('guestProblemsOfNetwork', network, now) })
  if (done) return done
  throw new AppError('guest_limit', { retryAfter: (endOfDay(day, 'UTC') - now.getTime()) / 1000 })
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

/** As above, of a problem that the visitor has come for. */
async function takePlaceOfProblem(
  { db, secret, guestDailyLimit }: GuestDeps,
  { browser, day, now, problemId }: PlaceInput & { problemId: string },
) {
  for (;;) {
    const input = { browser: browserKey(secret, browser), day, places: guestDailyLimit, now, problemId }
    const [place] = await takePlaceOf(db, input)
    if (place?.isKnown) return 'known'
    if (place?.isTaken) return 'new'
    if (!place || place.number > guestDailyLimit) return null
  }
}

export async function anyProblem({ db, now }: GuestDeps, day: Day) {
  const [problem] = await pickProblem(db, { day, commons: commonsAround(day), seed: now().toISOString() })
  if (!problem) throw emptyStock()
  return problem
}

/** The bank's problems of these days in all zones, and of some days ahead, which stay unspoilt. */
const commonsAround = (day: Day) => [...comingCommons(bankIndex, addDays(day, -2), 'easy')]
