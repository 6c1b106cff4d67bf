import { addDays, type Day, endOfDay } from '@app/domain/day/day'
import { reservedCommonProblems } from '@app/domain/rounds/daily-rotation'
import type { ProblemForm } from '@app/domain/rounds/problem-form'
import { type RowOf, statement, typed } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import { createEmptyStockError } from '../problems/choose-problem.ts'
import { exampleProblemIds, problemBankIndex } from '../problems/problem-bank.ts'
import { claimGuestPlace, claimGuestPlaceForProblem, type GuestProblem, pickGuestProblem } from './guest.queries.ts'
import { type GuestDeps, hashGuestBrowser } from './guest-cookie.ts'

interface PlaceInput {
  browser: string
  day: Day
  now: Date
}

export const claimNextProblem = (deps: GuestDeps, network: string, input: PlaceInput): Promise<GuestProblem> =>
  withNetworkLimit(deps, { ...input, network }, async ({ giveBack }) => {
    const problem = await claimNextPlace(deps, input)
    if (!problem) await giveBack()
    return problem
  })

/** One place for a problem, however often its page is opened on the day. Says whether it is a new one. */
export const claimNamedProblem = (deps: GuestDeps, network: string, input: PlaceInput & { problemId: string }) =>
  withNetworkLimit(deps, { ...input, network }, async ({ giveBack }) => {
    const taken = await claimPlaceForProblem(deps, input)
    if (taken !== 'new') await giveBack()
    return taken && { isNew: taken === 'new' }
  })

type Work<T> = (place: { giveBack(): Promise<void> }) => Promise<T | null>

/** The network's place is given back when the browser has none left. */
async function withNetworkLimit<T>(deps: GuestDeps, input: PlaceInput & { network: string }, work: Work<T>) {
  const { network, now, day } = input
  const wait = await deps.limits.consumeDaily('guestProblemsOfNetwork', network, now)
  if (wait !== null) throw new AppError('guest_limit', { retryAfter: wait })
  const done = await work({ giveBack: () => deps.limits.refundDaily('guestProblemsOfNetwork', network, now) })
  if (done) return done
  throw new AppError('guest_limit', { retryAfter: (endOfDay(day, 'UTC') - now.getTime()) / 1000 })
}

/** Null once the day has no place left. Tries the next place where another request takes one. */
async function claimNextPlace({ db, secret, guestDailyLimit }: GuestDeps, { browser, day, now }: PlaceInput) {
  for (;;) {
    const [place] = await claimGuestPlace(db, {
      browser: hashGuestBrowser(secret, browser),
      day,
      places: guestDailyLimit,
      now,
      reservedIds: listReservedProblemIds(day),
    })
    if (place?.isTaken) return place
    if (!place || place.number > guestDailyLimit) return null
    if (place.id === null) throw createEmptyStockError()
  }
}

/** As above, of a problem that the visitor has come for. */
async function claimPlaceForProblem(
  { db, secret, guestDailyLimit }: GuestDeps,
  { browser, day, now, problemId }: PlaceInput & { problemId: string },
) {
  for (;;) {
    const input = { browser: hashGuestBrowser(secret, browser), day, places: guestDailyLimit, now, problemId }
    const [place] = await claimGuestPlaceForProblem(db, input)
    if (place?.isKnown) return 'known'
    if (place?.isTaken) return 'new'
    if (!place || place.number > guestDailyLimit) return null
  }
}

export async function findAnyGuestProblem({ db, now }: GuestDeps, day: Day) {
  const [problem] = await pickGuestProblem(db, {
    day,
    reservedIds: listReservedProblemIds(day),
    seed: now().toISOString(),
  })
  if (!problem) throw createEmptyStockError()
  return problem
}

/** The bank's problems of these days in all zones, and of some days ahead, which stay unspoilt. */
const listReservedProblemIds = (day: Day) => [
  ...reservedCommonProblems(problemBankIndex, addDays(day, -2), 'easy'),
  ...exampleProblemIds,
]

const findHandout = statement({
  name: 'find_guest_handout',
  params: { browser: 'text', problemId: 'uuid' },
  columns: {
    browser: 'text',
    day: 'date',
    number: 'int4',
    problemId: 'uuid',
    text: 'text',
    form: typed<ProblemForm>('text'),
    handedOutAt: 'timestamptz',
  },
  sql: `select h.browser, h.day, h.number, h.problem_id as "problemId", p.text, p.form, h.handed_out_at as "handedOutAt"
    from guest_handout h join problem p on p.id = h.problem_id
    where h.browser = :browser and h.problem_id = :problemId order by h.handed_out_at desc limit 1`,
})

export type GuestHandout = RowOf<typeof findHandout>

/** Others at the same time wait for the request that gets the row, and get none. */
export const claimGuestHandout = statement({
  name: 'claim_guest_handout',
  params: { browser: 'text', day: 'date', number: 'int4', now: 'timestamptz' },
  columns: { number: 'int4' },
  sql: `update guest_handout set claimed_at = :now where browser = :browser and day = :day and number = :number
      and claimed_at is null returning number`,
})

export async function findGuestHandoutOf(
  { db, secret }: Pick<GuestDeps, 'db' | 'secret'>,
  browser: string | null,
  problemId: string,
): Promise<GuestHandout> {
  const [handout] = browser ? await findHandout(db, { browser: hashGuestBrowser(secret, browser), problemId }) : []
  if (!handout) throw new AppError('round_not_found')
  return handout
}
