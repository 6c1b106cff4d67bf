import { type Day, dayBefore, endOfDay } from '../day/day.ts'
import { type AssignedDay, graceEndsAt } from '../rounds/round.ts'
import { isPaused } from './pause.ts'
import type { StreakFacts } from './resolve-missed-days.ts'
import { resolvedLog } from './streak-summary.ts'
import type { StreakContext } from './travel.ts'

/** In ms: a problem of today opens until `until` and is handed in until `opened`. */
export interface OpenWindow {
  until: number
  opened: number
  /** For an open round of yesterday that fills that day. */
  yesterday: number | null
}

interface Account {
  today: Day
  zone: string
  lastDay: Day | null
  kept: ReadonlySet<Day>
  begun: AssignedDay | null
}

export function openWindowAt(now: number, { today, zone, lastDay, kept, begun }: Account): OpenWindow | null {
  if (lastDay === today) return null
  const before = dayBefore(today)
  const isWhole = kept.has(before) || (lastDay !== null && lastDay >= before)
  const yesterday = !isWhole && begun?.day === before && now < graceEndsAt(begun) ? graceEndsAt(begun) : null
  if (yesterday === null && (!isWhole || kept.has(today))) return null
  return { until: endOfDay(today, zone), opened: graceEndsAt({ day: today, zone }), yesterday }
}

export function protectedDays(facts: StreakFacts, at: StreakContext): Set<Day> {
  const { today } = at
  const log = resolvedLog(facts, { ...at, openFrom: today })
  const kept = new Set(log.filter(({ kind }) => kind !== 'done').map(({ day }) => day))
  return isPaused(today, facts.pauses) || facts.amnesties.has(today) ? kept.add(today) : kept
}
