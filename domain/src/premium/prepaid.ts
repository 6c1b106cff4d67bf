export const doesNotRenewMessage = 'It won’t renew on its own.'

const dayMs = 24 * 60 * 60 * 1000

/** A year (UTC, ms) after now or after `paidUntil`, whichever is later. From 29 February it ends on the 28th. */
export function prepaidYearEnd(now: number, paidUntil: number | null): number {
  const start = Math.max(now, paidUntil ?? now)
  const end = new Date(start)
  end.setUTCFullYear(end.getUTCFullYear() + 1)
  const isLeapDay = end.getUTCMonth() !== new Date(start).getUTCMonth()
  return isLeapDay ? end.getTime() - dayMs : end.getTime()
}

const renewableDays = 30

export const renewableFrom = (end: number): number => end - renewableDays * dayMs

const renewalReminderDays = [3, 14] as const
export const firstRenewalReminderDays = 14

export function dueRenewalReminderDays(now: number, end: number): (typeof renewalReminderDays)[number] | null {
  if (now >= end) return null
  return renewalReminderDays.find((days) => end - now <= days * dayMs) ?? null
}
