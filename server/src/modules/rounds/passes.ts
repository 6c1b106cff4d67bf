import { randomUUIDv7 } from 'node:crypto'
import { categoryName } from '@app/content/categories'
import type { Reply } from '@app/contract/calls'
import { addDays, type Day, dayBefore, startOfDay } from '@app/domain/day/day'
import { roundsPerDay } from '@app/domain/premium/plan-limits'
import { carriedDays } from '@app/domain/rounds/carried-days'
import { graceEnd, type HandedOut } from '@app/domain/rounds/round'
import { arriveUntil } from '@app/domain/streak/late-session'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import type { Person } from '../../http/person.ts'
import { serve } from '../../http/serve.ts'
import { zonePlanOf } from '../account/person.ts'
import { chooseProblem } from '../problems/choose-problem.ts'
import type { RoundsDeps } from './deps.ts'
import { difficultyOfNext, slotsOf } from './open-round.ts'
import { signPass } from './pass-token.ts'
import { findOpened, forgetOldPasses, listPasses, type StoredPass, savePass } from './passes.queries.ts'
import { lockProgress } from './rounds.queries.ts'

type Carried = Reply<'dayPasses'>

interface Outside {
  quoteOf(day: Day): Carried['days'][number]['quote']
}

/** Days after which a problem that was carried and never opened may come again. */
const forgottenAfter = 14

export function passRoutes(app: Hono, deps: RoundsDeps, { quoteOf }: Outside) {
  serve(app, deps, 'dayPasses', async ({ person }) => {
    const now = deps.now()
    const days = carriedDays(person.today, zonePlanOf(person), now.getTime())
    const slots = await slotsOf(deps.db, person, now)
    const known = await findPasses(deps.db, person, days)
    const passes = isComplete(known, person, days)
      ? known
      : await deps.transact((db) => issue(db, person, { days, slots, now }))
    return {
      now: now.toISOString(),
      days: [...yesterdayOf(passes, person, now), ...days].map((each) => ({
        ...each,
        startsAt: isoOf(startOfDay(each.day, each.zone)),
        finishBefore: isoOf(graceEnd(each)),
        arriveUntil: isoOf(arriveUntil(each)),
        quote: quoteOf(each.day),
        passes: openOf(passes, person, each.day).map((pass) => viewOf(pass, person, deps.secret)),
      })),
    }
  })
}

const isoOf = (moment: number) => new Date(moment).toISOString()

const findPasses = (db: Database, { id: userId, today }: Person, days: readonly HandedOut[]) =>
  listPasses(db, { userId, from: dayBefore(today), to: days.at(-1)?.day ?? today })

/** While its grace lasts, with what was given for it in time: a session may go over midnight. */
function yesterdayOf(passes: readonly StoredPass[], { today }: Person, now: Date): HandedOut[] {
  const open = passes.find(({ day, isFinished }) => day < today && !isFinished)
  return open && now.getTime() < graceEnd(open) ? [{ day: open.day, zone: open.zone }] : []
}

const isComplete = (passes: readonly StoredPass[], person: Person, days: readonly HandedOut[]) =>
  placesOf(person, days).every((place) => passes.some((pass) => isOfPlace(pass, place) && isCurrentPass(pass, place)))

interface PlaceOfDay extends HandedOut {
  number: number
}

const placesOf = ({ plan }: Person, days: readonly HandedOut[]): PlaceOfDay[] =>
  days.flatMap((day) => Array.from({ length: roundsPerDay[plan] }, (_, index) => ({ ...day, number: index + 1 })))

const isOfPlace = (pass: StoredPass, { day, number }: PlaceOfDay) => pass.day === day && pass.number === number

/** Neither has the zone of the account changed since, nor was its problem hidden. A finished one is over. */
const isCurrentPass = ({ zone, isFinished, isWithdrawn }: StoredPass, place: PlaceOfDay) =>
  isFinished || (zone === place.zone && !isWithdrawn)

interface Issuing {
  days: readonly HandedOut[]
  slots: number
  now: Date
}

/** Of requests at once, each place is given once. */
async function issue(db: Database, person: Person, { days, slots, now }: Issuing): Promise<StoredPass[]> {
  const { id: userId, today } = person
  await lockProgress(db, { userId })
  await forgetOldPasses(db, { userId, before: addDays(today, -forgottenAfter) })
  const known = await findPasses(db, person, days)
  const difficulty = await difficultyOfNext(db, person)
  for (const place of placesOf(person, days)) {
    const pass = known.find((each) => isOfPlace(each, place))
    if (pass && isCurrentPass(pass, place)) continue
    const given =
      pass?.isWithdrawn === false
        ? pass
        : await giveProblem(db, { ...person, difficulty, today: place.day }, place.number)
    const { roundId, problemId } = given
    await savePass(db, { userId, ...place, roundId, problemId, slots: Math.max(pass?.slots ?? 0, slots), now })
  }
  return await findPasses(db, person, days)
}

async function giveProblem(db: Database, person: Person, number: number) {
  const [opened] = await findOpened(db, { userId: person.id, day: person.today, number })
  return opened ?? { roundId: randomUUIDv7(), problemId: (await chooseProblem(db, person, number)).id }
}

/** Those that still fit into the day beside what was finished on it. */
function openOf(passes: readonly StoredPass[], person: Person, day: Day) {
  const finished = person.lastDay === day ? person.lastDayRounds : 0
  const open = passes.filter((pass) => pass.day === day && !pass.isFinished)
  return open.slice(0, Math.max(0, roundsPerDay[person.plan] - finished))
}

function viewOf(stored: StoredPass, { id: userId }: Person, secret: string) {
  const { roundId, problemId, day, zone, number, slots, text, difficulty } = stored
  const issuedAt = stored.issuedAt.getTime()
  const pass = signPass({ secret, userId }, { roundId, problemId, number, slots, day, zone, issuedAt })
  const category = categoryName(stored.category)
  return { id: roundId, pass, issuedAt: isoOf(issuedAt), number, text, category, difficulty, slots }
}
