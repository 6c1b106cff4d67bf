import { minuteOfDayAt } from './clock-time.ts'
import { type Day, dayAt, dayBefore } from './day.ts'
import { type Week, weekdayIndexOf } from './month.ts'

/* Without `Intl`: the first formatter of a page costs a phone some 50 ms. */

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const monthNames = 'January February March April May June July August September October November December'.split(' ')

const dateNumber = (day: Day) => Number(day.slice(8, 10))
const yearNumber = (day: Day) => Number(day.slice(0, 4))

/** "Friday" */
export const formatWeekday = (day: Day): string => weekdayNames[weekdayIndexOf(day)] ?? ''

/** "November" */
export const formatMonthName = (day: Day): string => monthNames[Number(day.slice(5, 7)) - 1] ?? ''

/** "Nov" */
export const formatShortMonth = (day: Day): string => formatMonthName(day).slice(0, 3)

/** "November 2026" */
export const formatMonthOfYear = (day: Day): string => `${formatMonthName(day)} ${yearNumber(day)}`

/** "20 November" */
export const formatDayAndMonth = (day: Day): string => `${dateNumber(day)} ${formatMonthName(day)}`

/** "20 Nov" */
export const formatShortDay = (day: Day): string => `${dateNumber(day)} ${formatShortMonth(day)}`

/** "20 Nov 2026" */
export const formatShortDate = (day: Day): string => `${formatShortDay(day)} ${yearNumber(day)}`

/** "20 November 2026" */
export const formatDay = (day: Day): string => `${formatDayAndMonth(day)} ${yearNumber(day)}`

/** "Friday 20 November" */
export const formatWeekdayAndDate = (day: Day): string => `${formatWeekday(day)} ${formatDayAndMonth(day)}`

/** "Fri 20 Nov" */
export const formatShortWeekdayAndDate = (day: Day): string =>
  `${formatWeekday(day).slice(0, 3)} ${formatShortDay(day)}`

/** "2 to 8 November" */
export const formatWeek = ({ from, to }: Week): string => `${dateNumber(from)} to ${formatDayAndMonth(to)}`

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** "09:12" */
export const formatTimeOfDay = (minute: number): string =>
  `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`

export const parseTimeOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** "09:12" at a moment (ms) in a zone. */
export const formatTimeAt = (moment: number, zone: string): string => formatTimeOfDay(minuteOfDayAt(moment, zone))

/** In a word when something was true: the time of today, "yesterday", or the date. */
export function formatLastUpdated(moment: number, now: number, zone: string): string {
  const [day, today] = [dayAt(moment, zone), dayAt(now, zone)]
  if (day === today) return formatTimeAt(moment, zone)
  return day === dayBefore(today) ? 'yesterday' : formatDayAndMonth(day)
}

const minuteMs = 60_000

/** For the end of a sentence, and never too short. */
export function formatWait(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / minuteMs))
  if (minutes === 1) return 'in a minute'
  return minutes <= 90 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`
}
