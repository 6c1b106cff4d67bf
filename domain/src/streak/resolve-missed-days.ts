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
import { canFreeze } from './freeze.ts'
import { type Pause, pausedDays } from './pause.ts'
import type { StreakNow } from './travel.ts'

export interface StreakFacts {
  log: DayLog
  pauses: readonly Pause[]
  amnesties: ReadonlySet<Day>
}

interface HandIn {
  day: Day
  rounds: number
}

interface GapContext {
  until: Day
  touched: Day | null
  earnedOn: Day | null
}

const lastDoneDay = (log: DayLog): Day | null => doneDaysOf(log).at(-1) ?? null

/** The rows that a round finished now would write: until then each reader derives them. */
export const resolveMissedDays = (facts: StreakFacts, at: StreakNow): LoggedDay[] =>
  coverGaps(facts, at, { until: endOfLook(facts.log, at.openFrom), touched: null, earnedOn: null })

/** Also fills the gaps beside its day. Idempotent. */
export function finishDay(facts: StreakFacts, at: StreakNow, { day, rounds }: HandIn): LoggedDay[] {
  const known = facts.log.find((row) => row.day === day)
  const isNew = known?.kind !== 'done'
  const done: LoggedDay[] = isNew ? [{ day, kind: 'done', zone: at.zone, replaced: known?.kind ?? null }] : []
  const log = withRows(facts.log, done)
  const last = lastDoneDay(log) ?? day
  const earnedOn = rounds >= earnBackLimits.rounds ? day : null
  const until = endOfLook(log, at.openFrom)
  const covered = coverGaps({ ...facts, log }, at, { until, touched: isNew ? day : null, earnedOn })
  // After a late day the days up to now stay open.
  return [...done, ...covered.filter((row) => row.day < last)]
}

/** From the newest gap back to the first that stays open: earlier days are no part of the streak. */
function coverGaps(facts: StreakFacts, at: StreakNow, context: GapContext): LoggedDay[] {
  const { until, earnedOn } = context
  const rows = excusedRows(facts, at, until)
  const log = withRows(facts.log, rows)
  const isNew = newnessOf(log, rows, context)
  for (const gap of gapsOf(log, until)) {
    const bridged = isNew(gap) ? bridgedDays(gap, at, withRows(log, rows)) : []
    rows.push(...rowsOf(bridged, 'bridged', at))
    const missed = gap.missed.filter((day) => !bridged.includes(day))
    const [known, left] = [withRows(log, rows), { ...gap, missed }]
    const isFrozen = isNew(gap) && canFreeze(known, left)
    const isRestored = earnedOn !== null && canEarnBack(known, left, earnedOn)
    if (!isFrozen && !isRestored) break
    rows.push(...rowsOf(missed, isFrozen ? 'frozen' : 'restored', at))
  }
  return rows
}

/** Judges a gap once: while it is open, when a day beside it is done, or when one in it is forgiven. */
function newnessOf(log: DayLog, excused: DayLog, { until, touched }: GapContext) {
  const isOpen = (lastDoneDay(log) ?? until) < until
  const forgiven = excused.filter(({ kind }) => kind === 'amnesty').map(({ day }) => day)
  return ({ after, before }: Gap) =>
    (isOpen && before === until) ||
    [before, after].includes(touched ?? '') ||
    forgiven.some((day) => after < day && day < before)
}

const rowsOf = (days: readonly Day[], kind: DayKind, { zone }: StreakNow): LoggedDay[] =>
  days.map((day) => ({ day, kind, zone, replaced: null }))

/** Zones have skipped single dates; longer gaps are not searched for them. */
const fewDays = 4

function bridgedDays({ missed }: Gap, { bridgedFrom, zone }: StreakNow, log: DayLog): Day[] {
  const flown = flownDays(log)
  return missed.filter((day) => {
    if (missed.length <= fewDays && !dayExists(day, zone)) return true
    const isKept = bridgedFrom !== null && day >= bridgedFrom && canBeFlown(day, flown)
    if (isKept) flown.push(day)
    return isKept
  })
}

/** An amnesty goes before freezes and returns a used one. */
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
