import { addDays, type Day, dayAfter, dayBefore } from '@app/domain/day/day'
import { startOfMonth, startOfWeek } from '@app/domain/day/month'
import type { DayKind } from '@app/domain/streak/day-log'

type DayKinds = ReadonlyMap<Day, DayKind>

export const yearOf = (day: Day): number => Number(day.slice(0, 4))

/** The unbroken days up to today. Neither today nor a day that is still open breaks them. */
export function daysInStreak({ today, kinds, late }: Log): Set<Day> {
  const days = new Set<Day>()
  let day = kinds.has(today) ? today : dayBefore(today)
  if (day === late && !kinds.has(day)) day = dayBefore(day)
  for (; kinds.has(day); day = dayBefore(day)) days.add(day)
  return days
}

export interface MonthCell {
  day: Day
  date: number
  /** Null for a missed or a future day. */
  kind: DayKind | null
  isInStreak: boolean
  when: 'past' | 'late' | 'today' | 'future'
  /** The ribbon of the streak begins or ends here, also at the ends of a week. */
  isStreakStart: boolean
  isStreakEnd: boolean
}

interface Log {
  today: Day
  kinds: DayKinds
  /** The day before, while it can still be done. */
  late?: Day | null
}

/** Monday first; null for days of other months. */
export function monthGridOf(shown: Day, log: Log): (MonthCell | null)[][] {
  const streak = daysInStreak(log)
  const first = startOfMonth(shown)
  const month = shown.slice(0, 7)
  const weeks: (MonthCell | null)[][] = []
  for (let monday = startOfWeek(first); monday.slice(0, 7) <= month; monday = addDays(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, place) => addDays(monday, place))
    weeks.push(week.map((day) => (day.startsWith(month) ? cellOf(day, log, streak) : null)))
  }
  return weeks
}

function cellOf(day: Day, { today, kinds, late = null }: Log, streak: ReadonlySet<Day>): MonthCell {
  const isInStreak = streak.has(day)
  const inRibbon = (other: Day) => streak.has(other) && other.slice(0, 7) === day.slice(0, 7)
  return {
    day,
    date: Number(day.slice(8)),
    kind: kinds.get(day) ?? null,
    isInStreak,
    when: whenIs(day, { today, late }),
    isStreakStart: isInStreak && (day === startOfWeek(day) || !inRibbon(dayBefore(day))),
    isStreakEnd: isInStreak && (dayAfter(day) === startOfWeek(dayAfter(day)) || !inRibbon(dayAfter(day))),
  }
}

function whenIs(day: Day, { today, late }: Required<Pick<Log, 'today' | 'late'>>): MonthCell['when'] {
  if (day === today) return 'today'
  if (day === late) return 'late'
  return day < today ? 'past' : 'future'
}
