import { addDays, type Day, dayBefore, daysBetween } from './day.ts'

export const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`
export const previousMonth = (day: Day): Day => startOfMonth(dayBefore(startOfMonth(day)))
export const nextMonth = (day: Day): Day => startOfMonth(addDays(startOfMonth(day), 31))
export const endOfMonth = (day: Day): Day => dayBefore(nextMonth(day))

/** 0 is Monday, as 1 January 0001 was. */
export const weekdayIndexOf = (day: Day): number => daysBetween('0001-01-01', day) % 7

export const startOfWeek = (day: Day): Day => addDays(day, -weekdayIndexOf(day))

export interface Week {
  from: Day
  to: Day
}

const shortest = 3

/** From Monday to Sunday. One or two days at an end of the month belong to the week beside them. */
export function eachWeekOfMonth(day: Day): Week[] {
  const [first, last] = [startOfMonth(day), endOfMonth(day)]
  const starts = [first]
  for (let monday = addDays(startOfWeek(first), 7); monday <= last; monday = addDays(monday, 7)) {
    const days = Math.min(daysBetween(first, monday), daysBetween(monday, last) + 1)
    if (days >= shortest) starts.push(monday)
  }
  return starts.map((from, place) => {
    const next = starts[place + 1]
    return { from, to: next ? dayBefore(next) : last }
  })
}
