import { addDays, type Day, dayAt, daysBetween } from '@app/domain/day/day'
import type { GuestAnalytics, Period } from './analytics.queries.ts'

export type CountedDay = GuestAnalytics['days'][number]

const lengths = { '7d': 7, '30d': 30 } as const

/** Every day of the period until today (UTC), those on which nothing happened too. All time begins with the first event. */
export function everyDay(days: readonly CountedDay[], period: Period, now: number): CountedDay[] {
  const today = dayAt(now, 'UTC')
  const first = period === 'all' ? (days[0]?.day ?? today) : addDays(today, 1 - lengths[period])
  const known = new Map(days.map((each) => [each.day, each]))
  return Array.from({ length: Math.max(daysBetween(first as Day, today), 0) + 1 }, (_, i) => {
    const day = addDays(first as Day, i)
    return known.get(day) ?? { day, starts: 0, completions: 0, clicks: 0 }
  })
}
