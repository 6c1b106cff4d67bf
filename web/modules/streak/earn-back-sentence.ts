import { dateLine } from './day-names.ts'
import type { StreakSummary } from './streak.queries.ts'

/** What brings a lost streak back, and until when. */
export const earnBackSentence = ({ length, until }: NonNullable<StreakSummary['earnBack']>): string =>
  `Your streak of ${length} ${length === 1 ? 'day' : 'days'} can come back: two sessions on one day, until ${dateLine(until)}.`
