const known = new Map<string, boolean>()

function isKnown(zone: string): boolean {
  const before = known.get(zone)
  if (before !== undefined) return before
  let is = true
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
  } catch {
    is = false
  }
  known.set(zone, is)
  return is
}

/** The name by which this browser lists the zone; null where it knows none. */
export const knownTimeZone = (zone: string): string | null =>
  isKnown(zone) ? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone : null

/** "+05:45", which newer browsers take for a zone, and "Etc/GMT-5" for whole hours in all others. */
function namesOf(offset: number): string[] {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  const named = `${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`
  return minutes === 0 && offset !== 0 ? [named, `Etc/GMT${offset < 0 ? '+' : '-'}${hours}`] : [named]
}

/** A zone that this browser can count in: this one, else the offset (minutes) that the server says, else UTC. */
export const supportedTimeZone = (zone: string, offset?: number): string =>
  [zone, ...(offset === undefined ? [] : namesOf(offset))].find(isKnown) ?? 'UTC'

/** Null where the device has none that its browser knows, as "Etc/Unknown". */
export function deviceTimeZone(): string | null {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone && isKnown(zone) ? zone : null
}

interface Zoned {
  timeZone: string
  utcOffset?: number
}

/** All screens count in the zone of the account, so it is one that can be counted in. */
export const withSupportedTimeZone = <User extends Zoned>(user: User): User => ({
  ...user,
  timeZone: supportedTimeZone(user.timeZone, user.utcOffset),
})

/** Settings and reminders also name a zone: theirs is only shown. */
const isZoned = (part: unknown): part is Zoned =>
  typeof part === 'object' && part !== null && 'timeZone' in part && 'streak' in part

/** A reply that is a person, or that has one. */
export function replyWithSupportedTimeZone<Reply>(reply: Reply): Reply {
  if (isZoned(reply)) return withSupportedTimeZone(reply)
  const isWithUser = typeof reply === 'object' && reply !== null && 'user' in reply && isZoned(reply.user)
  return isWithUser ? { ...reply, user: withSupportedTimeZone(reply.user as Zoned) } : reply
}
