import { dayAt, dayBefore } from './day.ts'
import { formatDayAndMonth, formatTimeAt } from './day-words.ts'

/** In a word when something was true: the time of today, "yesterday", or the date. */
export function formatLastUpdated(moment: number, now: number, zone: string): string {
  const [day, today] = [dayAt(moment, zone), dayAt(now, zone)]
  if (day === today) return formatTimeAt(moment, zone)
  return day === dayBefore(today) ? 'yesterday' : formatDayAndMonth(day)
}
