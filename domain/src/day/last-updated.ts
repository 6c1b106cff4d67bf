import { type Day, dayAt, dayBefore } from './day.ts'

const time = (moment: number, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(moment)

const date = (day: Day) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(Date.parse(day))

/** In a word when something was true: the time of today, "yesterday", or the date. */
export function formatLastUpdated(moment: number, now: number, zone: string): string {
  const [day, today] = [dayAt(moment, zone), dayAt(now, zone)]
  if (day === today) return time(moment, zone)
  return day === dayBefore(today) ? 'yesterday' : date(day)
}
