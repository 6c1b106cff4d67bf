import { isQuiet, type QuietHours } from './next-reminder.ts'

const day = 1_440
const quarter = 15
const usualQuiet: QuietHours = { from: 21 * 60, to: 8 * 60 }

const offeredAfterDays = [3, 7]

interface ReminderHistory {
  doneDays: number
  hasAnswered: boolean
}

export const shouldOfferReminders = ({ doneDays, hasAnswered }: ReminderHistory): boolean =>
  !hasAnswered && offeredAfterDays.includes(doneDays)

const minutesApart = (one: number, other: number) => Math.min((one - other + day) % day, (other - one + day) % day)

export function usualStartMinute(begins: readonly number[]): number {
  const distance = (minute: number) => begins.reduce((sum, other) => sum + minutesApart(minute, other), 0)
  const middle = begins.toSorted((one, other) => distance(one) - distance(other) || one - other)[0] ?? 9 * 60
  return (Math.round(middle / quarter) * quarter) % day
}

export const suggestQuietHours = (minute: number): QuietHours | null =>
  isQuiet(minute, usualQuiet) ? null : usualQuiet
