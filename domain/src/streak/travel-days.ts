import { type Day, daysBetween, isDayInZone, startOfDay } from '../day/day.ts'
import { graceEndsAt } from '../rounds/round.ts'
import type { DayLog } from './day-log.ts'
import { type StreakContext, travelProtectedFrom, type ZoneMove } from './travel.ts'

export const travelDayLimits = {
  days: 2,
  withinDays: 30,
} as const

export const travelDays = (log: DayLog): Day[] =>
  log.filter(({ kind, day, zone }) => kind === 'bridged' && isDayInZone(day, zone)).map(({ day }) => day)

export function canExcuseTravelDay(day: Day, flown: readonly Day[]): boolean {
  const all = [...new Set([...flown, day])].toSorted()
  const place = all.indexOf(day)
  for (let first = place - travelDayLimits.days; first <= place; first++) {
    const [from, to] = [all[first], all[first + travelDayLimits.days]]
    if (from && to && daysBetween(from, to) < travelDayLimits.withinDays) return false
  }
  return true
}

interface FlownInput {
  log: DayLog
  until: Day
  at: StreakContext
  moves: readonly ZoneMove[]
}

/** Days that only the limit did not keep; the log is settled. */
export function findExcessTravelDays({ log, until, at, moves }: FlownInput) {
  const flown = travelDays(log)
  return (day: Day): boolean => {
    if (canExcuseTravelDay(day, flown)) return false
    const next = log.find((row) => row.kind === 'done' && row.day > day)
    if (!next) return day < until && at.bridgedFrom !== null && day >= at.bridgedFrom
    // The hour of that session is unknown: the kindest moment of its day decides.
    const [start, end] = [startOfDay(next.day, next.zone), graceEndsAt(next)]
    const moments = [start, ...moves.map((move) => move.at).filter((moment) => start < moment && moment < end)]
    return moments.map((moment) => travelProtectedFrom(moment, moves)).some((first) => first !== null && day >= first)
  }
}
