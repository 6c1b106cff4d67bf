import type { Reply } from '@app/contract/calls'
import { addDays, type Day, dayBefore } from '@app/domain/day/day'
import { startOfMonth } from '@app/domain/day/month'
import type { DayKind } from '@app/domain/streak/day-log'
import { queryOptions } from '@tanstack/react-query'
import { callQuery } from '../../api/api.ts'

/** Yesterday, while a round begun then still counts for it. */
export const openYesterday = (today: Day, open: OpenWindow): Day | null => (open?.yesterday ? dayBefore(today) : null)

export type DayKinds = ReadonlyMap<Day, DayKind>

export interface RecentDays {
  /** By the server. */
  today: Day
  /** A day without an entry was missed, or is still to come. */
  kinds: DayKinds
}

/** Until when the streak can go on; null where there is no deadline. */
export type OpenWindow = Reply<'dayLog'>['open']

export type StreakNews = Pick<Reply<'dayLog'>, 'earnBack' | 'isWonBack'>

/** Also of a reply that a device stored before these were told. */
export const noNews: StreakNews = { earnBack: null, isWonBack: false }

/** One function: the library would run each new one again. */
const readLog = ({ today, days, open, ...offer }: Reply<'dayLog'>): RecentDays & StreakNews & { open: OpenWindow } => ({
  today,
  open,
  ...noNews,
  ...offer,
  kinds: new Map(days.map(({ day, kind }) => [day, kind])),
})

const logQuery = (range: { from: Day; to: Day }) =>
  queryOptions({ ...callQuery('dayLog', { query: range }), select: readLog })

/** This month and the last seven days. `guess` is today by the clock of the device. */
export function recentDaysQuery(guess: Day) {
  const [from = guess] = [addDays(guess, -8), startOfMonth(addDays(guess, -2))].sort()
  // A wrong clock or a flight west puts the account up to two days away from the guess.
  return logQuery({ from, to: addDays(guess, 2) })
}

export const yearQuery = (year: number) => logQuery({ from: `${year}-01-01`, to: `${year}-12-31` })
