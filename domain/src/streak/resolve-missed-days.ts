import { type Day, isDayInZone } from '../day/day.ts'
import {
  type DayKind,
  type DayLog,
  doneDaysOf,
  findGaps,
  type Gap,
  gapSearchEnd,
  type LoggedDay,
  mergeDayLog,
} from './day-log.ts'
import { canEarnBack, earnBackLimits } from './earn-back.ts'
import { canFreeze } from './freeze.ts'
import { type Pause, pausedDays } from './pause.ts'
import type { FinishedDay } from './streak-counters.ts'
import type { StreakContext } from './travel.ts'
import { canExcuseTravelDay, travelDays } from './travel-days.ts'

export interface StreakFacts {
  log: DayLog
  pauses: readonly Pause[]
  amnesties: ReadonlySet<Day>
}

interface GapContext {
  until: Day
  touched: Day | null
  earnedOn: Day | null
}

const lastDoneDay = (log: DayLog): Day | null => doneDaysOf(log).at(-1) ?? null

/** The rows that a round finished now would write: until then each reader derives them. */
export const resolveMissedDays = (facts: StreakFacts, at: StreakContext): LoggedDay[] =>
  coverGaps(facts, at, { until: gapSearchEnd(facts.log, at.openFrom), touched: null, earnedOn: null })

/** Also fills the gaps beside its day. Idempotent. */
export function resolveFinishedDay(facts: StreakFacts, at: StreakContext, { day, rounds }: FinishedDay): LoggedDay[] {
  const known = facts.log.find((row) => row.day === day)
  const isNew = known?.kind !== 'done'
  const done: LoggedDay[] = isNew ? [{ day, kind: 'done', zone: at.zone, replaced: known?.kind ?? null }] : []
  const log = mergeDayLog(facts.log, done)
  const last = lastDoneDay(log) ?? day
  const earnedOn = rounds >= earnBackLimits.rounds ? day : null
  const until = gapSearchEnd(log, at.openFrom)
  const covered = coverGaps({ ...facts, log }, at, { until, touched: isNew ? day : null, earnedOn })
  // After a late day the days up to now stay open.
  return [...done, ...covered.filter((row) => row.day < last)]
}

/** From the newest gap back to the first that stays open: earlier days are no part of the streak. */
function coverGaps(facts: StreakFacts, at: StreakContext, context: GapContext): LoggedDay[] {
  const { until, earnedOn } = context
  const rows = excusedRows(facts, at, until)
  const log = mergeDayLog(facts.log, rows)
  const isNew = createNewGapTest(log, rows, context)
  for (const gap of findGaps(log, until)) {
    const bridged = isNew(gap) ? bridgedDays(gap, at, mergeDayLog(log, rows)) : []
    rows.push(...rowsOf(bridged, 'bridged', at))
    const missed = gap.missed.filter((day) => !bridged.includes(day))
    const [known, left] = [mergeDayLog(log, rows), { ...gap, missed }]
    const isFrozen = isNew(gap) && canFreeze(known, left)
    const isRestored = earnedOn !== null && canEarnBack(known, left, earnedOn)
    if (!isFrozen && !isRestored) break
    rows.push(...rowsOf(missed, isFrozen ? 'frozen' : 'restored', at))
  }
  return rows
}

/**
 * Returns a test for whether a gap is to be decided now. Each gap is decided once: at the open end of the log, when a
 * day beside it becomes done, or when an amnesty forgives a day in it. Later calls leave it as decided.
 */
function createNewGapTest(log: DayLog, excused: DayLog, { until, touched }: GapContext) {
  const isOpen = (lastDoneDay(log) ?? until) < until
  const forgiven = excused.filter(({ kind }) => kind === 'amnesty').map(({ day }) => day)
  return ({ after, before }: Gap) =>
    (isOpen && before === until) ||
    [before, after].includes(touched ?? '') ||
    forgiven.some((day) => after < day && day < before)
}

const rowsOf = (days: readonly Day[], kind: DayKind, { zone }: StreakContext): LoggedDay[] =>
  days.map((day) => ({ day, kind, zone, replaced: null }))

/** Zones have skipped single dates; longer gaps are not searched for them. */
const fewDays = 4

function bridgedDays({ missed }: Gap, { bridgedFrom, zone }: StreakContext, log: DayLog): Day[] {
  const flown = travelDays(log)
  return missed.filter((day) => {
    if (missed.length <= fewDays && !isDayInZone(day, zone)) return true
    const isKept = bridgedFrom !== null && day >= bridgedFrom && canExcuseTravelDay(day, flown)
    if (isKept) flown.push(day)
    return isKept
  })
}

/** An amnesty goes before freezes and returns a used one. */
function excusedRows({ log, pauses, amnesties }: StreakFacts, at: StreakContext, until: Day): LoggedDay[] {
  const [first = until] = doneDaysOf(log)
  const known = new Map(log.map(({ day, kind }) => [day, kind]))
  const isWithin = (day: Day) => first < day && day < until
  const forgiven = [...amnesties].filter((day) => {
    const kind = known.get(day)
    return isWithin(day) && (kind === undefined || kind === 'frozen' || kind === 'restored')
  })
  const paused = pauses.flatMap(pausedDays).filter((day) => isWithin(day) && !known.has(day) && !amnesties.has(day))
  return [
    ...forgiven.map((day) => ({ day, kind: 'amnesty' as const, zone: at.zone, replaced: known.get(day) ?? null })),
    ...rowsOf(paused, 'paused', at),
  ]
}
