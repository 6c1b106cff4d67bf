import { type Day, dayBefore, endOfDay } from '../day/day.ts'
import { graceEnd, type HandedOut } from '../round/round.ts'
import { isPaused } from './pause.ts'
import type { StreakFacts } from './resolve-missed-days.ts'
import { resolvedLog } from './streak-summary.ts'
import type { StreakNow } from './travel.ts'

/** Until when a streak that waits for a session can go on (ms). */
export interface OpenTimes {
  /** The end of today: a problem that is opened until then belongs to it … */
  until: number
  /** … and can be handed in for it until then. */
  opened: number
  /** As long as that runs for a round that was handed out yesterday and would fill that day; else null. */
  yesterday: number | null
}

interface Account {
  today: Day
  zone: string
  /** The last day with a finished round. */
  lastDay: Day | null
  /** Days that keep a streak without a session; yesterday and today are looked for. */
  kept: ReadonlySet<Day>
  /** The round that was handed out yesterday and is not finished. */
  begun: HandedOut | null
}

/** Null where nothing of a streak waits: today is done or kept, or no session of today could carry it on. */
export function openTimes(now: number, { today, zone, lastDay, kept, begun }: Account): OpenTimes | null {
  if (lastDay === today) return null
  const before = dayBefore(today)
  const isWhole = kept.has(before) || (lastDay !== null && lastDay >= before)
  const yesterday = !isWhole && begun?.day === before && now < graceEnd(begun) ? graceEnd(begun) : null
  if (yesterday === null && (!isWhole || kept.has(today))) return null
  return { until: endOfDay(today, zone), opened: graceEnd({ day: today, zone }), yesterday }
}

/** Days that keep a streak without a session, yesterday as if it were over; a pause or an amnesty keeps today too. */
export function keptDays(facts: StreakFacts, at: StreakNow): Set<Day> {
  const { today } = at
  const log = resolvedLog(facts, { ...at, openFrom: today })
  const kept = new Set(log.filter(({ kind }) => kind !== 'done').map(({ day }) => day))
  return isPaused(today, facts.pauses) || facts.amnesties.has(today) ? kept.add(today) : kept
}
