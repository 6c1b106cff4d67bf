import { addDays, type Day, daysBetween } from '../day/day.ts'
import { type DayLog, doneDaysOf } from './day-log.ts'

/** Missed days between a done day and the next one, or the first day still open. */
export interface Gap {
  after: Day
  before: Day
  missed: Day[]
}

const later = (a: Day, b: Day) => (a > b ? a : b)

/** How far a look at the log goes: to the first open day, or to the last done day if that is later. */
export const endOfLook = (log: DayLog, openFrom: Day): Day => later(openFrom, doneDaysOf(log).at(-1) ?? openFrom)

/** The gaps of a log with days missed in them, newest first. */
export function* gapsOf(log: DayLog, until: Day): Generator<Gap> {
  const known = new Set(log.map(({ day }) => day))
  const done = doneDaysOf(log)
  const lastDone = done.at(-1)
  const ends = lastDone !== undefined && lastDone < until ? [...done, until] : done
  for (let i = ends.length - 1; i > 0; i--) {
    const [after = until, before = until] = ends.slice(i - 1, i + 1)
    const between = Array.from({ length: daysBetween(after, before) - 1 }, (_, index) => addDays(after, index + 1))
    const missed = between.filter((day) => !known.has(day))
    if (missed.length > 0) yield { after, before, missed }
  }
}
