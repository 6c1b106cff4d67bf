import { type Day, dayBefore, endOfDay } from './day.ts'
import { graceEnd } from './round.ts'

/** Until when a day that is not done can be done (ms). */
export interface OpenTimes {
  /** The end of today: a problem that is opened until then belongs to it … */
  until: number
  /** … and can be handed in for it until then. */
  opened: number
  /** As long as that runs for yesterday, if yesterday is not done; else null. */
  yesterday: number | null
}

interface Account {
  today: Day
  zone: string
  /** The last day with a finished round. */
  lastDay: Day | null
}

/** Null once today is done: then nothing is left open. */
export function openTimes(now: number, { today, zone, lastDay }: Account): OpenTimes | null {
  if (lastDay === today) return null
  const before = dayBefore(today)
  const isBeforeDone = lastDay !== null && lastDay >= before
  const yesterday = isBeforeDone ? null : graceEnd({ day: before, zone })
  return {
    until: endOfDay(today, zone),
    opened: graceEnd({ day: today, zone }),
    yesterday: yesterday !== null && now < yesterday ? yesterday : null,
  }
}
