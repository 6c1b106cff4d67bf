/** The header of RFC 9110, 10.2.3: seconds, or a date in GMT. In seconds; null where it is neither. */
export function readRetryAfter(value: string | null | undefined, now: number): number | null {
  if (value === null || value === undefined) return null
  if (/^\d+$/.test(value)) return Number(value)
  const moment = value.endsWith(' GMT') ? Date.parse(value) : Number.NaN
  return Number.isNaN(moment) ? null : Math.max(0, Math.ceil((moment - now) / 1000))
}
