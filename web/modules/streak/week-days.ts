import { addDays, type Day } from '@app/domain/day/day'

interface Span {
  until: Day
  /** The first day of the account. */
  since: Day
  recorded: Iterable<Day>
}

/** The last seven days, or the first seven of a new account. */
export function daysOfWeekShown({ until, since, recorded }: Span): readonly Day[] {
  const earliest = [...recorded].reduce((first, day) => (day < first ? day : first), since)
  const last = addDays(until, -6)
  const first = last < earliest && earliest <= until ? earliest : last
  return Array.from({ length: 7 }, (_, place) => addDays(first, place))
}
