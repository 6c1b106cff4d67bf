import type { Day } from '@app/domain/day/day'
import { formatDay, formatTimeOfDay } from '@app/domain/day/day-words'

/* By the clock of the device, without `Intl` as in the words of days. */

const twoDigits = (value: number) => String(value).padStart(2, '0')

export function deviceDayOf(moment: number): Day {
  const time = new Date(moment)
  return `${time.getFullYear()}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`
}

/** "09:12" */
export function formatClockTime(moment: number): string {
  const time = new Date(moment)
  return formatTimeOfDay(time.getHours() * 60 + time.getMinutes())
}

/** "09:12:33" */
export const formatClockSeconds = (moment: number): string =>
  `${formatClockTime(moment)}:${twoDigits(new Date(moment).getSeconds())}`

/** "20 November 2026" */
export function formatDate(moment: string | null, otherwise: string): string {
  const time = Date.parse(moment ?? '')
  return Number.isNaN(time) ? otherwise : formatDay(deviceDayOf(time))
}

/** "20 November 2026 at 09:12" */
export function formatDateTime(moment: string): string {
  const time = Date.parse(moment)
  return Number.isNaN(time) ? moment : `${formatDay(deviceDayOf(time))} at ${formatClockTime(time)}`
}
