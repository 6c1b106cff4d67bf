interface Granted {
  startsAt: Date
  /** Null: it has no end. */
  endsAt: Date | null
  revokedAt: Date | null
}

interface Year {
  startsAt: Date
  endsAt: Date
}

/**
 * The year that a payment buys (moments of UTC): from the end of what is paid already, or from now. Nothing that was
 * paid is lost. A grant without an end is a gift that may be taken back, so it delays nothing.
 */
export function yearAfter(grants: readonly Granted[], now: Date): Year {
  const ends = grants.flatMap(({ endsAt, revokedAt }) => (endsAt && !revokedAt ? [endsAt.getTime()] : []))
  const startsAt = new Date(Math.max(now.getTime(), ...ends))
  return { startsAt, endsAt: yearLater(startsAt) }
}

/** The same day a year later; the last day of February where there is no 29th. */
function yearLater(moment: Date): Date {
  const later = new Date(moment)
  later.setUTCFullYear(moment.getUTCFullYear() + 1)
  if (later.getUTCMonth() !== moment.getUTCMonth()) later.setUTCDate(0)
  return later
}
