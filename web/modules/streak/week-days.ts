import { addDays, type Day } from '@app/domain/day/day'

interface Span {
  /** The last of the days that are shown. */
  until: Day
  /** The day of the account's first. */
  since: Day
  /** The days of which something is recorded. */
  recorded: Iterable<Day>
}

/** Seven days in a row: the last ones, or the first of an account, whose other days are still to come. */
export function weekDays({ until, since, recorded }: Span): readonly Day[] {
  const earliest = [...recorded].reduce((first, day) => (day < first ? day : first), since)
  const last = addDays(until, -6)
  const first = last < earliest && earliest <= until ? earliest : last
  return Array.from({ length: 7 }, (_, place) => addDays(first, place))
}
