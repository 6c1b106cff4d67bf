import { randomUUIDv7 } from 'node:crypto'
import { categoryName } from '@app/content/categories'
import type { Reply } from '@app/contract/calls'
import { addDays, type Day, dayBefore, startOfDay } from '@app/domain/day/day'
import { roundsPerDay } from '@app/domain/premium/plan-limits'
import { offlineDays } from '@app/domain/rounds/offline-days'
import { type AssignedDay, graceEndsAt } from '@app/domain/rounds/round'
import { arrivalDeadline } from '@app/domain/streak/late-submission'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import type { Person } from '../../http/person.ts'
import { registerCall } from '../../http/register-call.ts'
import { timeZonePlanOf } from '../account/person-at.ts'
import { chooseProblem } from '../problems/choose-problem.ts'
import { signDayPass } from './day-pass-token.ts'
import {
  deleteOldDayPasses,
  findOpenedRound,
  listDayPasses,
  type StoredDayPass,
  saveDayPass,
} from './day-passes.queries.ts'
import { loadPractice } from './load-practice.ts'
import { adjustDifficulty, countSlots, type RoundsDeps } from './open-round.ts'
import { lockProgress } from './rounds.queries.ts'

type Carried = Reply<'dayPasses'>

interface Outside {
  quoteOf(day: Day): Carried['days'][number]['quote']
}

/** Days after which a problem that was carried and never opened may come again. */
const reservedDayCount = 14

export function registerDayPassRoutes(app: Hono, deps: RoundsDeps, { quoteOf }: Outside) {
  registerCall(app, deps, 'dayPasses', async ({ person }) => {
    const now = deps.now()
    const days = offlineDays(person.today, timeZonePlanOf(person), now.getTime())
    const slots = await countSlots(deps.db, person, now)
    const known = await findPasses(deps.db, person, days)
    const passes = isComplete(known, person, days)
      ? known
      : await deps.transact((db) => issue(db, person, { days, slots, now }))
    const practiceOf = await loadPractice(deps.db, person, now)
    return {
      now: now.toISOString(),
      days: [...yesterdayOf(passes, person, now), ...days].map((each) => ({
        ...each,
        startsAt: isoOf(startOfDay(each.day, each.zone)),
        finishBefore: isoOf(graceEndsAt(each)),
        arriveUntil: isoOf(arrivalDeadline(each)),
        quote: quoteOf(each.day),
        passes: openOf(passes, person, each.day).map((pass) => ({
          ...viewOf(pass, person, slots, deps.secret),
          practice: practiceOf({ ...pass, slots }, each.day),
        })),
      })),
    }
  })
}

const isoOf = (moment: number) => new Date(moment).toISOString()

const findPasses = (db: Database, { id: userId, today }: Person, days: readonly AssignedDay[]) =>
  listDayPasses(db, { userId, from: dayBefore(today), to: days.at(-1)?.day ?? today })

/** While its grace lasts, with what was given for it in time: a session may go over midnight. */
function yesterdayOf(passes: readonly StoredDayPass[], { today }: Person, now: Date): AssignedDay[] {
  const open = passes.find(({ day, isFinished }) => day < today && !isFinished)
  return open && now.getTime() < graceEndsAt(open) ? [{ day: open.day, zone: open.zone }] : []
}

const isComplete = (passes: readonly StoredDayPass[], person: Person, days: readonly AssignedDay[]) =>
  placesOf(person, days).every((place) => passes.some((pass) => isOfPlace(pass, place) && isCurrentPass(pass, place)))

interface PlaceOfDay extends AssignedDay {
  number: number
}

const placesOf = ({ plan }: Person, days: readonly AssignedDay[]): PlaceOfDay[] =>
  days.flatMap((day) => Array.from({ length: roundsPerDay[plan] }, (_, index) => ({ ...day, number: index + 1 })))

const isOfPlace = (pass: StoredDayPass, { day, number }: PlaceOfDay) => pass.day === day && pass.number === number

/** Neither has the zone of the account changed since, nor was its problem hidden. A finished one is over. */
const isCurrentPass = ({ zone, isFinished, isWithdrawn }: StoredDayPass, place: PlaceOfDay) =>
  isFinished || (zone === place.zone && !isWithdrawn)

interface Issuing {
  days: readonly AssignedDay[]
  slots: number
  now: Date
}

/** Of requests at once, each place is given once. */
async function issue(db: Database, person: Person, { days, slots, now }: Issuing): Promise<StoredDayPass[]> {
  const { id: userId, today } = person
  await lockProgress(db, { userId })
  await deleteOldDayPasses(db, { userId, before: addDays(today, -reservedDayCount) })
  const known = await findPasses(db, person, days)
  const difficulty = await adjustDifficulty(db, person)
  for (const place of placesOf(person, days)) {
    const pass = known.find((each) => isOfPlace(each, place))
    if (pass && isCurrentPass(pass, place)) continue
    const given =
      pass?.isWithdrawn === false
        ? pass
        : await giveProblem(db, { ...person, difficulty, today: place.day }, place.number)
    const { roundId, problemId } = given
    await saveDayPass(db, { userId, ...place, roundId, problemId, slots, now })
  }
  return await findPasses(db, person, days)
}

async function giveProblem(db: Database, person: Person, number: number) {
  const [opened] = await findOpenedRound(db, { userId: person.id, day: person.today, number })
  return opened ?? { roundId: randomUUIDv7(), problemId: (await chooseProblem(db, person, number)).id }
}

/** Those that still fit into the day beside what was finished on it. */
function openOf(passes: readonly StoredDayPass[], person: Person, day: Day) {
  const finished = person.lastDay === day ? person.lastDayRounds : 0
  const open = passes.filter((pass) => pass.day === day && !pass.isFinished)
  return open.slice(0, Math.max(0, roundsPerDay[person.plan] - finished))
}

/** The slots are those of now, however long ago the problem was reserved: the streak and the plan change. */
function viewOf(stored: StoredDayPass, { id: userId }: Person, slots: number, secret: string) {
  const { roundId, problemId, day, zone, number, text, difficulty, form } = stored
  const issuedAt = stored.issuedAt.getTime()
  const pass = signDayPass({ secret, userId }, { roundId, problemId, number, slots, day, zone, issuedAt })
  const category = categoryName(stored.category)
  return { id: roundId, pass, issuedAt: isoOf(issuedAt), number, text, category, difficulty, form }
}
