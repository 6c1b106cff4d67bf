const dayMs = 24 * 60 * 60 * 1000

/**
 * The end of a year that was paid for in advance, in milliseconds: a year (UTC) after now, or after what is paid for
 * already if that is later. A year after the 29th of February ends on the 28th.
 */
export function endOfPrepaidYear(now: number, paidUntil: number | null): number {
  const start = Math.max(now, paidUntil ?? now)
  const end = new Date(start)
  end.setUTCFullYear(end.getUTCFullYear() + 1)
  const isLeapDay = end.getUTCMonth() !== new Date(start).getUTCMonth()
  return isLeapDay ? end.getTime() - dayMs : end.getTime()
}

const renewableDays = 30

/** From when on a year can be followed by another one that is paid now, in milliseconds. */
export const renewableFrom = (end: number): number => end - renewableDays * dayMs

/** Days before the end of a year at which a letter says that nothing renews by itself. */
const reminderDays = [3, 14] as const
export const firstReminderDays = 14

/** Which letter is due at a moment: after an outage only the latest one. Null: none, or the year is over. */
export function reminderDue(now: number, end: number): (typeof reminderDays)[number] | null {
  if (now >= end) return null
  return reminderDays.find((days) => end - now <= days * dayMs) ?? null
}
