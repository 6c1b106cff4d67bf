import { addDays, type Day, daysBetween } from '../day/day.ts'

export interface Gap {
  after: Day
  before: Day
  missed: Day[]
}

const later = (a: Day, b: Day) => (a > b ? a : b)

export const gapSearchEnd = (log: DayLog, openFrom: Day): Day => later(openFrom, doneDaysOf(log).at(-1) ?? openFrom)

/** Only `done` adds to a streak; every other kind keeps it. */
export const dayKinds = ['done', 'frozen', 'paused', 'bridged', 'amnesty', 'restored'] as const

export type DayKind = (typeof dayKinds)[number]

export interface LoggedDay {
  day: Day
  kind: DayKind
  zone: string
  replaced: DayKind | null
}

/** Sorted. A day without a row was missed. */
export type DayLog = readonly LoggedDay[]

export const mergeDayLog = (log: DayLog, rows: DayLog): DayLog =>
  [...new Map([...log, ...rows].map((row) => [row.day, row])).values()].toSorted((a, b) => (a.day < b.day ? -1 : 1))

export const doneDaysOf = (log: DayLog): Day[] => log.filter(({ kind }) => kind === 'done').map(({ day }) => day)

export function* findGaps(log: DayLog, until: Day): Generator<Gap> {
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
