import type { Day } from '../day/day.ts'

/** What a day can be for a person. Only `done` adds to a streak; every other kind keeps it. */
export const dayKinds = ['done', 'frozen', 'paused', 'bridged', 'amnesty', 'restored'] as const

export type DayKind = (typeof dayKinds)[number]

export interface LoggedDay {
  day: Day
  kind: DayKind
  /** The zone in which it was a day. */
  zone: string
  /** What the row said before something better replaced it: a late session, or an amnesty. */
  replaced: DayKind | null
}

/** The recorded days of one person in their order, one row a day. A day without a row was missed. */
export type DayLog = readonly LoggedDay[]

/** The log with these rows in it; a row takes the place of an older one of its day. */
export const withRows = (log: DayLog, rows: DayLog): DayLog =>
  [...new Map([...log, ...rows].map((row) => [row.day, row])).values()].toSorted((a, b) => (a.day < b.day ? -1 : 1))

export const doneDaysOf = (log: DayLog): Day[] => log.filter(({ kind }) => kind === 'done').map(({ day }) => day)
