import { dateLine } from './day-names.ts'
import type { Open } from './progress.queries.ts'
import type { StreakSummary } from './streak.queries.ts'

interface Boxes {
  /** Was the day lit that it is now, so that the next box is tomorrow's? */
  isToday: boolean
  /** The slots of the round that was handed in. */
  slots: number
  next: number
}

/** What brings a lost streak back, and until when. */
export const earnBackSentence = ({ length, until }: NonNullable<StreakSummary['earnBack']>): string =>
  `Your streak of ${length} ${length === 1 ? 'day' : 'days'} can come back: two sessions on one day, until ${dateLine(until)}.`

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })
/** By the clock of the device: that is the one that somebody sees running. */
const at = (moment: string) => clock.format(Date.parse(moment)).replace('00:00', 'midnight')

/** Until when a streak can still go on. What ends first is said, and nothing that is not so for sure. */
export const openSentence = ({ until, opened, yesterday }: NonNullable<Open>): string =>
  yesterday === null
    ? `Open until ${at(until)}, or ${at(opened)} once begun`
    : `Begun yesterday, it counts until ${at(yesterday)}`

/** How many slots the next day's box has; what is no larger is not called so. */
export function boxSentence({ isToday, slots, next }: Boxes): string {
  const more = next - slots
  const grown = more > 0 ? `, ${more === 1 ? 'one' : more} more than this one` : ''
  return `${isToday ? 'Tomorrow’s' : 'Today’s'} box has ${next} slots${grown}.`
}
