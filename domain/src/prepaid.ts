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
