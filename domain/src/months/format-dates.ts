import type { Day } from '../day/day.ts'
import { formatMonthName, type Week } from '../day/month.ts'

const dateNumber = (day: Day) => Number(day.slice(8))

/** "26 November" */
export const formatDayAndMonth = (day: Day): string => `${dateNumber(day)} ${formatMonthName(day)}`

/** "2 to 8 November" */
export const formatWeek = ({ from, to }: Week): string => `${dateNumber(from)} to ${formatDayAndMonth(to)}`
