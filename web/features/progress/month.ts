import { addDays, type Day, dayAfter, dayBefore } from '@app/domain/day'

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`

/** 0 for Monday to 6 for Sunday. */
const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The done days that hang together up to today; today, not done yet, breaks nothing. */
export function streakDays(today: Day, done: ReadonlySet<Day>): Set<Day> {
  const days = new Set<Day>()
  for (let day = done.has(today) ? today : dayBefore(today); done.has(day); day = dayBefore(day)) days.add(day)
  return days
}

export interface Cell {
  day: Day
  date: number
  /** Part of the streak, done before it, or neither. */
  mark: 'streak' | 'done' | null
  when: 'past' | 'today' | 'future'
  /** The ribbon of the streak begins or ends here: at its own ends, and at those of a week. */
  opens: boolean
  closes: boolean
}

/** The weeks of the month of a day, Monday first; null where another month lies. */
export function weeksOf(today: Day, done: ReadonlySet<Day>): (Cell | null)[][] {
  const streak = streakDays(today, done)
  const first = firstOfMonth(today)
  const month = today.slice(0, 7)
  const weeks: (Cell | null)[][] = []
  for (let monday = addDays(first, -weekdayOf(first)); monday.slice(0, 7) <= month; monday = addDays(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, place) => addDays(monday, place))
    weeks.push(week.map((day) => (day.startsWith(month) ? cellOf(day, today, done, streak) : null)))
  }
  return weeks
}

function cellOf(day: Day, today: Day, done: ReadonlySet<Day>, streak: ReadonlySet<Day>): Cell {
  const inStreak = streak.has(day)
  const inRibbon = (other: Day) => streak.has(other) && other.slice(0, 7) === day.slice(0, 7)
  return {
    day,
    date: Number(day.slice(8)),
    mark: inStreak ? 'streak' : done.has(day) ? 'done' : null,
    when: day === today ? 'today' : day < today ? 'past' : 'future',
    opens: inStreak && (weekdayOf(day) === 0 || !inRibbon(dayBefore(day))),
    closes: inStreak && (weekdayOf(day) === 6 || !inRibbon(dayAfter(day))),
  }
}
