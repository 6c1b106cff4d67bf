import { type Day, dayExists } from '../day/day.ts'
import {
  type DayKind,
  type DayLog,
  doneDaysOf,
  endOfLook,
  type Gap,
  gapsOf,
  type LoggedDay,
  withRows,
} from './day-log.ts'
import { canEarnBack, earnBackLimits } from './earn-back.ts'
import { canBeFlown, flownDays } from './flown-days.ts'
import { spendableAfter } from './freeze.ts'
import { type Pause, pausedDays } from './pause.ts'
import type { StreakNow } from './travel.ts'

/** All that a streak is counted from. */
export interface StreakFacts {
  log: DayLog
  pauses: readonly Pause[]
  /** Days on which the fault was ours, for everybody or for this person. */
  amnesties: ReadonlySet<Day>
}

interface HandIn {
  day: Day
  /** Rounds finished on that day, this one included. */
  rounds: number
}

interface Occasion {
  /** Days before this one are judged. */
  until: Day
  /** The day that was just done, if it was not done before. */
  touched: Day | null
  /** A day with enough rounds to win a streak back. */
  earnedOn: Day | null
}

const lastDoneDay = (log: DayLog): Day | null => doneDaysOf(log).at(-1) ?? null

/**
 * The rows that would be written if a round were finished now. Nobody writes them before that: until then every look
 * derives them again, so no job is needed and two processes say the same.
 */
export const resolveMissedDays = (facts: StreakFacts, at: StreakNow): LoggedDay[] =>
  coverGaps(facts, at, { until: endOfLook(facts.log, at.openFrom), touched: null, earnedOn: null })

/** The rows that a hand-in writes: its own day, and how the gaps beside it were settled. Twice the same: none. */
export function finishDay(facts: StreakFacts, at: StreakNow, { day, rounds }: HandIn): LoggedDay[] {
  const known = facts.log.find((row) => row.day === day)
  const isNew = known?.kind !== 'done'
  const done: LoggedDay[] = isNew ? [{ day, kind: 'done', zone: at.zone, replaced: known?.kind ?? null }] : []
  const log = withRows(facts.log, done)
  const last = lastDoneDay(log) ?? day
  const earnedOn = rounds >= earnBackLimits.rounds ? day : null
  const until = endOfLook(log, at.openFrom)
  const covered = coverGaps({ ...facts, log }, at, { until, touched: isNew ? day : null, earnedOn })
  // After a late day, what holds the days up to now stays open: they may still be done.
  return [...done, ...covered.filter((row) => row.day < last)]
}

/** Goes back from the newest gap to the first one that stays open: what lies before is no part of the streak. */
function coverGaps(facts: StreakFacts, at: StreakNow, occasion: Occasion): LoggedDay[] {
  const { until, earnedOn } = occasion
  const rows = excusedRows(facts, at, until)
  const log = withRows(facts.log, rows)
  const isNew = newnessOf(log, rows, occasion)
  for (const gap of gapsOf(log, until)) {
    const bridged = isNew(gap) ? bridgedDays(gap, at, withRows(log, rows)) : []
    rows.push(...rowsOf(bridged, 'bridged', at))
    const missed = gap.missed.filter((day) => !bridged.includes(day))
    const canFreeze = isNew(gap) && missed.length <= spendableAfter(gap.after, withRows(log, rows))
    const canRestore = earnedOn !== null && canEarnBack(withRows(log, rows), { ...gap, missed }, earnedOn)
    if (!canFreeze && !canRestore) break
    rows.push(...rowsOf(missed, canFreeze ? 'frozen' : 'restored', at))
  }
  return rows
}

/** A gap is judged once. It is new while it is open, if a day beside it was just done, or one within it forgiven. */
function newnessOf(log: DayLog, excused: DayLog, { until, touched }: Occasion) {
  const isOpen = (lastDoneDay(log) ?? until) < until
  const forgiven = excused.filter(({ kind }) => kind === 'amnesty').map(({ day }) => day)
  return ({ after, before }: Gap) =>
    (isOpen && before === until) ||
    [before, after].includes(touched ?? '') ||
    forgiven.some((day) => after < day && day < before)
}

const rowsOf = (days: readonly Day[], kind: DayKind, { zone }: StreakNow): LoggedDay[] =>
  days.map((day) => ({ day, kind, zone, replaced: null }))

// Zones have skipped single dates; nobody needs to look for one in a long absence.
const fewDays = 4

/** The days of a gap that never existed in the zone, or were lost to flying: of those only a few in a month. */
function bridgedDays({ missed }: Gap, { bridgedFrom, zone }: StreakNow, log: DayLog): Day[] {
  const flown = flownDays(log)
  return missed.filter((day) => {
    if (missed.length <= fewDays && !dayExists(day, zone)) return true
    const isKept = bridgedFrom !== null && day >= bridgedFrom && canBeFlown(day, flown)
    if (isKept) flown.push(day)
    return isKept
  })
}

/** Days that plans excuse and the log does not show yet. An amnesty goes before freezes and gives a used one back. */
function excusedRows({ log, pauses, amnesties }: StreakFacts, at: StreakNow, until: Day): LoggedDay[] {
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
