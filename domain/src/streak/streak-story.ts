import { addDays, type Day, daysBetween, isDayInZone } from '../day/day.ts'
import { type DayKind, type DayLog, findGaps, gapSearchEnd, type LoggedDay } from './day-log.ts'
import { isFreezeEarned } from './freeze.ts'
import { isPaused } from './pause.ts'
import type { StreakFacts } from './resolve-missed-days.ts'
import { applyDay, initialCounters, isUnbroken, type StreakCounters } from './streak-counters.ts'
import { resolvedLog } from './streak-summary.ts'
import type { StreakContext, ZoneMove } from './travel.ts'
import { findExcessTravelDays } from './travel-days.ts'

export const dayReasons = [
  'began',
  'done',
  'done_late_freeze_back',
  'frozen',
  'freeze_waiting',
  'paused',
  'lost_to_flying',
  'no_such_day',
  'amnesty',
  'amnesty_freeze_back',
  'restored',
  'missed_no_freeze',
  'missed_too_few_freezes',
  'missed_gap_too_long',
  'missed_before_break',
  'missed_without_streak',
  'missed',
  'open',
] as const

export type DayReason = (typeof dayReasons)[number]

export interface StoryDay {
  day: Day
  kind: DayKind | null
  reason: DayReason
  streak: number
  freezes: number
  earned: boolean
  hasFlownTooOften: boolean
}

export function streakStory(facts: StreakFacts, at: StreakContext, moves: readonly ZoneMove[]): StoryDay[] {
  const log = resolvedLog(facts, at)
  const rows = new Map(log.map((row) => [row.day, row]))
  const written = new Set(facts.log.map(({ day }) => day))
  const until = gapSearchEnd(log, at.openFrom)
  const places = placesOf(log, until)
  const isFlownTooOften = findExcessTravelDays({ log, until, at, moves })
  const story: StoryDay[] = []
  let counters = initialCounters
  for (const day of daysOf(log, at.today)) {
    const row = rows.get(day)
    const before = counters
    if (row) counters = applyDay(counters, row)
    const stands = row !== undefined || (!places.has(day) && isUnbroken(counters, until))
    const reason = row ? reasonOfRow(row, counters, written) : reasonWithout(day, places.get(day), before, facts)
    const earned = row?.kind === 'done' && isFreezeEarned(counters.doneDays) && counters.freezes > before.freezes
    story.push({
      day,
      kind: row?.kind ?? null,
      reason,
      streak: stands ? counters.length : 0,
      freezes: counters.freezes,
      earned,
      hasFlownTooOften: isWithoutRound(reason) && isFlownTooOften(day),
    })
  }
  return story
}

const isWithoutRound = (reason: DayReason) => /^(frozen|freeze_waiting|restored|missed)/.test(reason)

function daysOf(log: DayLog, today: Day): Day[] {
  const first = log[0]?.day
  return first ? Array.from({ length: daysBetween(first, today) + 1 }, (_, index) => addDays(first, index)) : []
}

interface PlaceInGap {
  index: number
  of: number
}

function placesOf(log: DayLog, until: Day): Map<Day, PlaceInGap> {
  const gaps = [...findGaps(log, until)]
  return new Map(gaps.flatMap(({ missed }) => missed.map((day, index) => [day, { index, of: missed.length }])))
}

function reasonOfRow(row: LoggedDay, { length }: StreakCounters, written: ReadonlySet<Day>): DayReason {
  const { kind, replaced, day, zone } = row
  switch (kind) {
    case 'done':
      if (replaced === 'frozen') return 'done_late_freeze_back'
      return length === 1 ? 'began' : 'done'
    case 'frozen':
      return written.has(day) ? 'frozen' : 'freeze_waiting'
    case 'bridged':
      return isDayInZone(day, zone) ? 'lost_to_flying' : 'no_such_day'
    case 'amnesty':
      return replaced === 'frozen' ? 'amnesty_freeze_back' : 'amnesty'
    default:
      return kind
  }
}

function reasonWithout(
  day: Day,
  place: PlaceInGap | undefined,
  before: StreakCounters,
  { pauses }: StreakFacts,
): DayReason {
  if (!place) return isPaused(day, pauses) ? 'paused' : 'open'
  const held = before.freezes
  if (place.index > held || (place.index > 0 && place.of <= held)) return 'missed_without_streak'
  if (place.of <= held) return 'missed'
  if (place.index < held) return 'missed_before_break'
  return breakReasons[held] ?? 'missed_gap_too_long'
}

const breakReasons: readonly DayReason[] = ['missed_no_freeze', 'missed_too_few_freezes']
