import type { Day } from '../day/day.ts'
import { monthName, type Week } from '../day/month.ts'

const dateNumber = (day: Day) => Number(day.slice(8))

/** "26 November" */
export const dateOf = (day: Day): string => `${dateNumber(day)} ${monthName(day)}`

/** "2 to 8 November" */
export const weekName = ({ from, to }: Week): string => `${dateNumber(from)} to ${dateOf(to)}`
