import type { Day } from '@app/domain/day/day'
import type { DayKind } from '@app/domain/streak/day-log'

export const dayKindTexts: Record<DayKind, string> = {
  done: 'done',
  frozen: 'kept by a freeze',
  paused: 'paused',
  bridged: 'skipped by a change of time zone',
  amnesty: 'kept: the fault was ours',
  restored: 'won back',
}

const inUtc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
const weekday = inUtc({ weekday: 'long' })
const whole = inUtc({ weekday: 'long', day: 'numeric', month: 'long' })
const numberAndMonth = inUtc({ day: 'numeric', month: 'long' })
const momentOf = (day: Day) => Date.parse(`${day}T00:00:00Z`)

export const formatWeekday = (day: Day): string => weekday.format(momentOf(day))
/** "Friday 20 November" */
export const formatWeekdayAndDate = (day: Day): string => whole.format(momentOf(day)).replace(',', '')
/** "20 November" */
export const formatDayAndMonth = (day: Day): string => numberAndMonth.format(momentOf(day))
