import type { Reply } from '@app/contract/calls'
import { type Day, dayAt } from '@app/domain/day/day'
import { formatMonthName } from '@app/domain/day/day-words'
import { eachWeekOfMonth, endOfMonth, nextMonth, previousMonth, startOfMonth } from '@app/domain/day/month'
import { compareMonths, type RoundMeasures } from '@app/domain/months/compare-months'
import { describeMonthChange, firstMonthText } from '@app/domain/months/month-change-text'
import { nobodysIdea, twoNewestFavourites } from '@app/domain/rounds/best-ideas'
import type { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import type { RowOf } from '../../db/statement.ts'
import { AppError } from '../../http/app-error.ts'
import type { Person } from '../../http/person.ts'
import { type CallDeps, registerCall } from '../../http/register-call.ts'
import {
  countMonthSessions,
  countSteps,
  findFirstRoundDay,
  listLitDays,
  listMonthRounds,
  listRoundMeasures,
} from './months.queries.ts'

type Session = RowOf<typeof listMonthRounds>
export type MonthReview = Reply<'month'>
type Somebody = Pick<Person, 'id' | 'today' | 'zone' | 'createdAt'>

const shape = /^[0-9]{4}-(0[1-9]|1[0-2])$/
const nameOf = (month: Day) => month.slice(0, 7)

/** A month before the account, one to come and what is no month are all missing. */
export async function loadMonthReview(db: Database, person: Somebody, named: string): Promise<MonthReview> {
  const month = `${named}-01`
  const [first] = await findFirstRoundDay(db, { userId: person.id })
  const joined = dayAt(person.createdAt.getTime(), person.zone)
  const [earliest = joined] = [first?.day ?? joined, joined, person.today].sort()
  const start = startOfMonth(earliest)
  if (!shape.test(named) || month > person.today || month < start) throw new AppError('not_found')
  return await monthOf(db, person, { month, start })
}

interface Span {
  month: Day
  /** The first month with anything in it. */
  start: Day
}

async function monthOf(db: Database, { id: userId, today }: Somebody, { month, start }: Span): Promise<MonthReview> {
  const span = { userId, from: month, to: endOfMonth(month) }
  const earlier = previousMonth(month)
  const [sessions, before, lit, [steps], [counted]] = await Promise.all([
    listMonthRounds(db, span),
    listRoundMeasures(db, { userId, from: earlier, to: endOfMonth(earlier) }),
    listLitDays(db, span),
    countSteps(db, span),
    countMonthSessions(db, span),
  ])
  const nobodys = nobodysIdea(sessions)
  return {
    month: nameOf(month),
    isOver: span.to < today,
    before: month > start ? nameOf(earlier) : null,
    after: nextMonth(month) > today ? null : nameOf(nextMonth(month)),
    litDays: lit.map(({ day }) => day),
    sessions: counted?.sessions ?? 0,
    ideas: sessions.reduce((sum, { ideas }) => sum + ideas.length, 0),
    unusual: nobodys && {
      idea: nobodys.idea,
      day: nobodys.round.day,
      thinkerId: nobodys.round.thinkerId,
      nobodyOf: nobodys.nobodyOf,
    },
    weeks: eachWeekOfMonth(month).flatMap(({ from, to }) => {
      const picks = twoNewestFavourites(sessions.filter(({ day }) => day >= from && day <= to))
      return picks.length > 0 ? [{ from, to, picks }] : []
    }),
    practised: { ...practisedIn(sessions), steps: steps ?? { met: 0, shown: 0 } },
    change: changeOf({ sessions, before, month, isFirst: month === start }),
  }
}

/** The lines that came from the technique of their session, as the person named them. */
function practisedIn(sessions: readonly Session[]) {
  const lines = sessions.flatMap(({ day, thinkerId, techniqueLines, favourites, ideas }) =>
    (techniqueLines ?? []).flatMap((place) => {
      const idea = ideas[place]
      if (thinkerId === null || idea === undefined) return []
      return [{ day, thinkerId, idea, isPicked: favourites?.includes(place) ?? false }]
    }),
  )
  const techniques = [...Map.groupBy(lines, ({ thinkerId }) => thinkerId)]
    .map(([thinkerId, own]) => ({ thinkerId, lines: own.length }))
    .toSorted((a, b) => b.lines - a.lines)
  const shown = lines.findLast(({ isPicked }) => isPicked) ?? lines.at(-1)
  return { techniques, line: shown ? { idea: shown.idea, day: shown.day, thinkerId: shown.thinkerId } : null }
}

function measured({ score }: Session): RoundMeasures {
  return {
    version: score?.version ?? null,
    different: score?.fluency.different ?? null,
    switches: score?.flexibility.switches ?? null,
    rarity: score && !score.originality.tooEarly ? score.originality.value : null,
    detail: score?.elaboration.median ?? null,
  }
}

interface Compared {
  sessions: readonly Session[]
  before: readonly RoundMeasures[]
  month: Day
  isFirst: boolean
}

function changeOf({ sessions, before, month, isFirst }: Compared) {
  if (isFirst) return firstMonthText
  return describeMonthChange(
    compareMonths(sessions.map(measured), before),
    { name: formatMonthName(month), sessions: sessions.length },
    { name: formatMonthName(previousMonth(month)), sessions: before.length },
  )
}

export function registerMonthsRoutes(app: Hono, deps: CallDeps) {
  registerCall(app, deps, 'month', ({ person, params: { month }, db }) => loadMonthReview(db, person, month))
}
